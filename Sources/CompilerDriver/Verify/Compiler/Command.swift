import Dispatch
import Subprocess

/// What a command said on both its streams, and how it ended.
package struct CommandOutput: Sendable {
  /// Whether it ended by itself, with 0.
  package let isSuccess: Bool
  package let text: String
}

/// Something without which nothing can be verified.
package struct VerificationError: Error, CustomStringConvertible {
  /// What is wrong and what to do; what a tool said may follow in lines of its own.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Runs a command that is found on the PATH, and waits for its end.
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

/// How many bytes a command may say; no compiler that has something to say needs more.
private let outputLimit = 256 << 20

/// What a thread of work waits for, while the command runs on another.
private final class PendingOutput: @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)

  /// Is written before the semaphore is raised, and read behind that.
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
