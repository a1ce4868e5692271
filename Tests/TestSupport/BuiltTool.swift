import Foundation

/// The command-line tool in the build folder of the tests.
package enum BuiltTool {
  /// The folder of built products: that of the released configuration, or of `DSCOMPILE_PRODUCTS`, which is relative to
  /// the repository.
  package static let products = repositoryRoot.appending(
    path: ProcessInfo.processInfo.environment["DSCOMPILE_PRODUCTS"] ?? ".build/release")

  package static let path = products.appending(path: "dscompile").path

  /// The result of running a program.
  package struct Run: CustomStringConvertible {
    /// Whether it exited normally, not by a signal.
    package let isEnded: Bool
    package let status: Int32
    package let output: String
    package let errors: String

    package var log: String { output + errors }

    package var description: String {
      "\(isEnded ? "status" : "signal") \(status): \(log.suffix(400))"
    }
  }

  /// Runs a program until it exits, with only the path and a separate home folder in its environment.
  package static func run(
    _ arguments: [String], in folder: String, input: String = ""
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder + "-cache",
    ]
    let streams = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    func stream(_ name: String, _ text: String = "") throws -> URL {
      let url = streams.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let (output, errors) = (try stream("output"), try stream("errors"))
    process.standardInput = try FileHandle(forReadingFrom: try stream("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    func text(_ url: URL) throws -> String {
      String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
    return Run(
      isEnded: process.terminationReason == .exit, status: process.terminationStatus,
      output: try text(output), errors: try text(errors))
  }
}
