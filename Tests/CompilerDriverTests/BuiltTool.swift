import Foundation

/// The command-line tool as the build made it beside the tests.
enum BuiltTool {
  static let path = Validator.root.appending(path: ".build/release/dscompile").path

  /// How a program ended.
  struct Run: CustomStringConvertible {
    /// Whether it ended by itself, not by a signal.
    let isEnded: Bool
    let status: Int32
    let said: String

    var description: String { "\(isEnded ? "status" : "signal") \(status): \(said.suffix(400))" }
  }

  /// Runs a program to its end, with nothing in its environment but the path and a home of its own.
  static func run(_ arguments: [String], in folder: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder + "-cache",
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(
      isEnded: process.terminationReason == .exit, status: process.terminationStatus, said: said)
  }
}
