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

  /// Takes results that need not be UTF-8.
  private let bytes: @Sendable ([UInt8]) -> Void

  /// Takes problems and progress.
  package var errors: @Sendable (String) -> Void

  package var outputStyle: TextStyle
  package var errorStyle: TextStyle

  /// Whether progress messages can be overwritten.
  package var isOnTerminal: Bool

  /// Whether people see the results as they are.
  package var showsOutput: Bool

  package init(
    verbosity: Verbosity, output: @escaping @Sendable (String) -> Void,
    bytes: (@Sendable ([UInt8]) -> Void)? = nil,
    errors: @escaping @Sendable (String) -> Void, outputStyle: TextStyle = .plain,
    errorStyle: TextStyle = .plain, isOnTerminal: Bool = false, showsOutput: Bool = false
  ) {
    self.verbosity = verbosity
    self.output = output
    self.bytes = bytes ?? { output(String(decoding: $0, as: UTF8.self)) }
    self.errors = errors
    self.outputStyle = outputStyle
    self.errorStyle = errorStyle
    self.isOnTerminal = isOnTerminal
    self.showsOutput = showsOutput
  }

  /// The process's own standard output and error.
  package static func standard(_ verbosity: Verbosity, color: ColorChoice = .auto) -> Console {
    Console(
      verbosity: verbosity, output: { StandardStream.output.write($0) },
      bytes: { StandardStream.output.write($0) },
      errors: { StandardStream.errors.write($0) },
      outputStyle: color.style(isTerminal: isatty(STDOUT_FILENO) != 0),
      errorStyle: color.style(isTerminal: isatty(STDERR_FILENO) != 0),
      isOnTerminal: isatty(STDERR_FILENO) != 0 && environmentVariable("TERM") != "dumb",
      showsOutput: isatty(STDOUT_FILENO) != 0)
  }

  /// Reports why a command fails.
  package func fail(_ message: String) {
    errors("\(errorStyle.paint("error:", .red)) \(printableLines(message))\n")
  }

  /// Explains how the command is used.
  package func explainUsage(_ text: String) { errors(printableLines(text) + "\n") }

  /// Reports a problem that does not affect the result.
  func warn(_ message: String) {
    errors("\(errorStyle.paint("warning:", .yellow)) \(printableLines(message))\n")
  }

  /// Prints a result that need not be UTF-8.
  func output(bytes text: [UInt8]) { bytes(text) }

  /// Prints changes, which programs can apply; on a terminal without control characters.
  func show(_ diff: String) {
    output(showsOutput ? printableLines(diff) : diff)
  }

  /// Reports additional information.
  func note(_ message: String) {
    if verbosity > .quiet { errors(printableLines(message) + "\n") }
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
