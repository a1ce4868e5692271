#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets a process end in its own time when somebody wants it to end: by Control-C, or by `kill`.
struct Interruption {
  /// Can be read from as soon as the process is to end.
  let descriptor: Int32

  /// Takes over the signals, for the rest of the process.
  init() throws(FileError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileError(.read, "pipe", code: errno) }
    descriptor = ends[0]
    signalled = ends[1]
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    for number in numbers { signal(number, noteSignal) }
    // A parent process can have blocked them, and a child inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// What a handler writes to; it can do little else.
nonisolated(unsafe) private var signalled: Int32 = -1

private func noteSignal(_ number: Int32) {
  var byte: UInt8 = 0
  _ = write(signalled, &byte, 1)
}
