#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets a process shut down cleanly on Control-C or `kill`.
struct Interruption {
  /// Becomes readable when the process should end.
  let descriptor: Int32

  /// Installs signal handlers for the rest of the process.
  init() throws(FileError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileError(.read, "pipe", code: errno) }
    descriptor = ends[0]
    signalled = ends[1]
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    for number in numbers { signal(number, noteSignal) }
    // A parent process may have blocked the signals, which children inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// The descriptor that the handler writes to, which is one of the few things a handler may do.
nonisolated(unsafe) private var signalled: Int32 = -1

private func noteSignal(_ number: Int32) {
  var byte: UInt8 = 0
  _ = write(signalled, &byte, 1)
}
