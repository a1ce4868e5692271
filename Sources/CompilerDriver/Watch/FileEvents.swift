#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until one of two descriptors is readable.
///
/// - Parameters:
///   - events: Never readable if it is negative.
///   - interruption: Becomes readable when the process should end.
///   - milliseconds: The timeout; nil for none.
/// - Returns: Whether each of them is readable.
func waitForInput(
  _ events: Int32, _ interruption: Int32, milliseconds: Int?
) -> (events: Bool, interruption: Bool) {
  var descriptors = [events, interruption].map {
    pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
  }
  // A signal that interrupts the call has already been recorded for the next round.
  let count = retrying { poll(&descriptors, 2, milliseconds.map { Int32($0) } ?? -1) }
  if count < 0 { return (false, true) }
  return (descriptors[0].revents != 0, descriptors[1].revents != 0)
}
