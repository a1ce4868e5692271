import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The output of a command.
package struct Console: Sendable {
  package enum Verbosity: Int, Comparable, Sendable {
    case quiet, normal, verbose

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package var verbosity: Verbosity

  /// Takes results.
  package var output: @Sendable (String) -> Void

  /// Takes problems and progress.
  package var errors: @Sendable (String) -> Void

  package var outputStyle: TextStyle
  package var errorStyle: TextStyle

  /// Whether progress messages can be overwritten.
  package var isOnTerminal: Bool

  package init(
    verbosity: Verbosity, output: @escaping @Sendable (String) -> Void,
    errors: @escaping @Sendable (String) -> Void, outputStyle: TextStyle = .plain,
    errorStyle: TextStyle = .plain, isOnTerminal: Bool = false
  ) {
    self.verbosity = verbosity
    self.output = output
    self.errors = errors
    self.outputStyle = outputStyle
    self.errorStyle = errorStyle
    self.isOnTerminal = isOnTerminal
  }

  /// The process's own standard output and error, colored on terminals unless `NO_COLOR` is set.
  package static func standard(_ verbosity: Verbosity) -> Console {
    Console(
      verbosity: verbosity, output: { write($0, to: STDOUT_FILENO) },
      errors: { write($0, to: STDERR_FILENO) }, outputStyle: style(of: STDOUT_FILENO),
      errorStyle: style(of: STDERR_FILENO),
      isOnTerminal: isatty(STDERR_FILENO) != 0 && environmentVariable("TERM") != "dumb")
  }

  private static func style(of descriptor: Int32) -> TextStyle {
    let isPlain =
      environmentVariable("NO_COLOR") != nil || environmentVariable("TERM") == "dumb"
      || isatty(descriptor) == 0
    return isPlain ? .plain : .colored
  }

  /// If a stream is closed, nobody can be informed of it.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return retrying { Glibc.write(descriptor, start, buffer.count) }
        #elseif canImport(Musl)
          return retrying { Musl.write(descriptor, start, buffer.count) }
        #else
          return retrying { Darwin.write(descriptor, start, buffer.count) }
        #endif
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reports why a command fails.
  package func fail(_ message: String) {
    errors("\(errorStyle.paint("error:", .red)) \(message)\n")
  }

  /// Reports additional information.
  func note(_ message: String) {
    if verbosity > .quiet { errors(message + "\n") }
  }

  func report(_ error: FileError) {
    errors("\(errorStyle.paint("error:", .red)) \(printable(error.message))\n")
  }

  /// Reports the error that ends a command.
  func report(_ error: any Error) {
    if let error = error as? FileError { report(error) } else { fail("\(error)") }
  }

  /// Reports problems and their number.
  ///
  /// - Parameter limit: The maximum number of shown problems; nil for the usual one.
  func report(_ diagnostics: [Diagnostic], limit: Int? = nil) {
    if diagnostics.isEmpty { return }
    errors(text(of: diagnostics, limit: limit, style: errorStyle))
  }
}

/// How a command ends.
package enum Outcome: Int32, Sendable {
  /// No findings.
  case fine = 0

  /// There are findings, or the emitted files are stale.
  case findings = 1

  /// The command was used wrongly, an input could not be read, or an output could not be written.
  case failure = 2
}
