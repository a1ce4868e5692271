import Foundation

/// What a command said on both its streams, and how it ended.
struct CommandOutput: Sendable {
  let exitCode: Int32
  let text: String
}

/// Runs a command that is found on the PATH; no more than two at once in this process.
///
/// - Throws: If the command cannot be started.
func run(_ command: [String]) async throws -> CommandOutput {
  try await withCheckedThrowingContinuation { continuation in
    commands.addOperation {
      continuation.resume(with: Result { try output(of: command) })
    }
  }
}

private let commands = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()

private func output(of command: [String]) throws -> CommandOutput {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return CommandOutput(
    exitCode: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
}
