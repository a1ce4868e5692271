import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard output or the standard error of the process.
///
/// A text that cannot be written must not pass for a success, so the first failure is remembered until the end.
package final class StandardStream: Sendable {
  package static let output = StandardStream(STDOUT_FILENO, "standard output")
  package static let errors = StandardStream(STDERR_FILENO, "standard error")

  private let descriptor: Int32
  private let name: String
  private let state = Mutex<State>(.unused)

  private enum State {
    case unused, written

    /// With the system's error number.
    case failed(Int32)
  }

  private init(_ descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes a text, unless an earlier one could not be written.
  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    state.withLock { state in
      if case .failed = state { return }
      let code = writeAll(bytes, to: descriptor)
      state = code == 0 ? .written : .failed(code)
    }
  }

  /// Opens the standard streams that the parent process has closed, so that no file that is opened later gets
  /// their numbers. Results that nobody can read are an error, and so is reading; messages are not.
  package static func openAll() {
    let modes = [STDIN_FILENO: O_WRONLY, STDOUT_FILENO: O_RDONLY, STDERR_FILENO: O_WRONLY]
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is the missing one.
      _ = open("/dev/null", modes[number] ?? O_RDONLY)
    }
  }

  /// Ends the output of the process. If a text could not be written, this is reported on the other stream.
  ///
  /// That the reader of a pipe has ended is not an error.
  ///
  /// - Returns: Whether everything was written.
  package static func closeAll() -> Bool {
    let failures = [(output, errors), (errors, output)].map { stream, other in
      stream.failure.map { (other, "error: \($0.message)\n") }
    }.compactMap(\.self)
    for (other, message) in failures { other.write(message) }
    // Some file systems report only now that there was no space.
    if failures.isEmpty, let error = output.close() {
      errors.write("error: \(error.message)\n")
      return false
    }
    return failures.isEmpty
  }

  private var failure: FileError? {
    state.withLock { state in
      guard case .failed(let code) = state, code != EPIPE else { return nil }
      return FileError(.write, name, code: code)
    }
  }

  private func close() -> FileError? {
    state.withLock { state in
      guard case .written = state else { return nil }
      #if canImport(Glibc)
        let code = Glibc.close(descriptor) == 0 ? 0 : errno
      #elseif canImport(Musl)
        let code = Musl.close(descriptor) == 0 ? 0 : errno
      #else
        let code = Darwin.close(descriptor) == 0 ? 0 : errno
      #endif
      return code == 0 || code == EINTR ? nil : FileError(.write, name, code: code)
    }
  }
}
