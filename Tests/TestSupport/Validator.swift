import Foundation
import Testing

/// Third-party programs that validate formats: Python packages in `.build/validators`, and xmllint.
package enum Validator {
  /// Whether the packages are installed. Missing ones are a failure if continuous integration requires them.
  package static let areThere: Bool =
    ProcessInfo.processInfo.environment["DSCOMPILE_STRICT"] != nil
    || FileManager.default.isExecutableFile(
      atPath: repositoryRoot.appending(path: ".build/validators/bin/python3").path)

  package static let notice: Comment =
    "there is no Python 3.11 or newer, so nothing is tried on other programs; see Scripts/install-validators"

  /// Runs a tool from the validators' folder, or a system tool.
  ///
  /// - Returns: Its output, if it failed.
  package static func run(_ tool: String, _ arguments: [String], input: String = "") throws
    -> String?
  {
    let own = repositoryRoot.appending(path: ".build/validators/bin/\(tool)")
    let isOwn = FileManager.default.isExecutableFile(atPath: own.path)
    if !isOwn, tool != "xmllint" { return "\(tool) is missing; run Scripts/install-validators" }
    let process = Process()
    process.executableURL = isOwn ? own : URL(filePath: "/usr/bin/env")
    process.arguments = (isOwn ? [] : [tool]) + arguments
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : log.isEmpty ? "it failed" : log
  }

  /// Runs a Python program.
  package static func python(_ program: String, input: String) throws -> String? {
    try run("python3", ["-c", program], input: input)
  }
}
