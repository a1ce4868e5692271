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
  let pending = PendingOutput()
  Task.detached {
    do {
      let result = try await Subprocess.run(
        .name(command[0]), arguments: Arguments(Array(command.dropFirst())),
        output: .string(limit: outputLimit), error: .combinedWithOutput)
      pending.end(
        .success(
          CommandOutput(
            isSuccess: result.terminationStatus.isSuccess, text: result.standardOutput)))
    } catch {
      pending.end(.failure(VerificationError("'\(command[0])' cannot be run: \(error)")))
    }
  }
  return try pending.wait().get()
}

/// The maximum size of a command's output in bytes, more than any compiler produces.
private let outputLimit = 256 << 20

/// The result that one thread waits for while another runs the command.
private final class PendingOutput: @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)

  /// Written before the semaphore is signalled, and read after waiting for it.
  private var result = Result<CommandOutput, VerificationError>.failure(VerificationError(""))

  func end(_ result: Result<CommandOutput, VerificationError>) {
    self.result = result
    isThere.signal()
  }

  func wait() -> Result<CommandOutput, VerificationError> {
    isThere.wait()
    return result
  }
}
