import Dispatch
import Subprocess

/// The output of a command on both its streams, and whether it succeeded.
package struct CommandOutput: Sendable {
  /// Whether it exited with status 0.
  package let isSuccess: Bool
  package let text: String
}

/// An error that makes verification impossible.
package struct VerificationError: Error, CustomStringConvertible {
  /// The problem and its remedy, possibly followed by the output of a tool.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Runs a command found on the PATH, and waits for it to exit.
///
/// - Parameter command: The name of the command, and its arguments.
/// - Throws: If the command cannot be started.
package func run(_ command: [String]) throws(VerificationError) -> CommandOutput {
  try waiting(for: command[0]) {
    let result = try await Subprocess.run(
      program(of: command), arguments: systemArguments(command),
      output: .string(limit: outputLimit), error: .combinedWithOutput)
    return CommandOutput(
      isSuccess: result.terminationStatus.isSuccess, text: result.standardOutput)
  }
}

/// Runs a command that writes to the streams of this process, and waits for it to exit.
///
/// - Returns: Whether it exited with status 0.
/// - Throws: If the command cannot be started.
func runPassingOutput(_ command: [String]) throws(VerificationError) -> Bool {
  try waiting(for: command[0]) {
    try await Subprocess.run(
      program(of: command), arguments: systemArguments(command), output: .currentStandardOutput,
      error: .currentStandardError
    ).terminationStatus.isSuccess
  }
}

/// The result of a command whose streams are read separately.
struct SeparateOutput: Sendable {
  /// Whether it exited with status 0.
  let isSuccess: Bool
  let output: String
  let errors: String
}

/// Runs a command with another environment and standard input, and waits for it to exit.
///
/// - Parameter changes: The variables that differ from those of this process; nil removes one.
/// - Throws: If the command cannot be started.
func run(
  _ command: [String], changing changes: [String: String?], input: String
) throws(VerificationError) -> SeparateOutput {
  let environment = Environment.inherit.updating(
    Dictionary(uniqueKeysWithValues: changes.map { (Environment.Key(stringLiteral: $0), $1) }))
  return try waiting(for: command[0]) {
    let result = try await Subprocess.run(
      program(of: command, environment), arguments: systemArguments(command),
      environment: environment, input: .array(systemBytes(input)),
      output: .bytes(limit: outputLimit), error: .string(limit: outputLimit))
    return SeparateOutput(
      isSuccess: result.terminationStatus.isSuccess, output: systemText(result.standardOutput),
      errors: result.standardError)
  }
}

/// The program of a command. By its name alone, it would be tried in each folder of the search path, in a process for
/// each.
private func program(
  of command: [String], _ environment: Environment = .inherit
) async throws -> Executable {
  let name = Executable.name(command[0])
  return command[0].contains("/")
    ? name : .path(try await name.resolveExecutablePath(in: environment))
}

/// The arguments of a command, which may be paths that are not in UTF-8.
private func systemArguments(_ command: [String]) -> Arguments {
  Arguments(command.dropFirst().map { systemBytes($0) + [0] })
}

/// Waits for the end of a command.
private func waiting<Result: Sendable>(
  for name: String, _ body: @escaping @Sendable () async throws -> Result
) throws(VerificationError) -> Result {
  let pending = PendingResult<Result>()
  Task.detached {
    do {
      pending.end(.success(try await body()))
    } catch {
      pending.end(.failure(VerificationError("'\(name)' cannot be run: \(error)")))
    }
  }
  return try pending.wait().get()
}

/// The maximum size of a command's output in bytes, more than any compiler produces.
private let outputLimit = 256 << 20

/// The result that one thread waits for while another runs the command.
private final class PendingResult<Value: Sendable>: @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)

  /// Written before the semaphore is signalled, and read after waiting for it.
  private var result = Result<Value, VerificationError>.failure(VerificationError(""))

  func end(_ result: Result<Value, VerificationError>) {
    self.result = result
    isThere.signal()
  }

  func wait() -> Result<Value, VerificationError> {
    isThere.wait()
    return result
  }
}
