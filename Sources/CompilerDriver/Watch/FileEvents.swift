#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a process that waits for changes goes on.
enum Wake: Equatable {
  /// Something has changed at these paths; where the system has lost count, at a path that is no file's.
  case changed(Set<String>)

  /// The process is to end.
  case interrupted

  /// Nothing happened for as long as it was to wait.
  case quiet
}

/// Waits until one of two descriptors can be read.
///
/// - Parameters:
///   - milliseconds: How long at most; nil for ever.
/// - Returns: Which of them can be.
func waitForInput(
  _ events: Int32, _ interruption: Int32, milliseconds: Int?
) -> (events: Bool, interruption: Bool) {
  var descriptors = [events, interruption].map {
    pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
  }
  // A signal that ends the process has been noted where the next round finds it.
  let count = retrying { poll(&descriptors, 2, milliseconds.map { Int32($0) } ?? -1) }
  if count < 0 { return (false, true) }
  return (descriptors[0].revents != 0, descriptors[1].revents != 0)
}
