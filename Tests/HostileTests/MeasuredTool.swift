import Foundation
import TestSupport

/// The built command-line tool, run within limits.
enum MeasuredTool {
  /// The measurements of a run.
  struct Run: CustomStringConvertible {
    let command: [String]

    /// Whether it exited normally, not by a signal.
    let isEnded: Bool

    /// The exit code or the signal.
    let code: Int

    /// The processor time of all threads.
    let milliseconds: Int

    /// The maximum resident memory.
    let kilobytes: Int

    /// Its output, and the number of bytes.
    let log: String
    let logSize: Int

    var description: String {
      "\(command.map { String($0.prefix(40)) }.joined(separator: " ")): "
        + "\(isEnded ? "exit" : "signal") \(code), \(milliseconds) ms, \(kilobytes >> 10) MB, "
        + "\(logSize) bytes printed: \(log.prefix(300))"
    }
  }

  /// Runs the tool until it exits, or has taken far more time than allowed.
  static func run(_ command: [String], in folder: URL, seconds: Int = 20) throws -> Run {
    let products = BuiltTool.products
    let beside = folder.deletingLastPathComponent()
    let (result, output) = (beside.appending(path: "result"), beside.appending(path: "output"))
    let process = Process()
    process.executableURL = products.appending(path: "MeasuredRun")
    process.arguments =
      [result.path, output.path, folder.path, "\(seconds)"]
      + [BuiltTool.path] + command
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": beside.appending(path: "home").path,
    ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let figures = try String(contentsOf: result, encoding: .utf8).split(
      whereSeparator: \.isWhitespace)
    try? FileManager.default.removeItem(at: result)
    let log = try Data(contentsOf: output)
    guard figures.count == 4, let code = Int(figures[1]), let milliseconds = Int(figures[2]),
      let kilobytes = Int(figures[3])
    else { throw CocoaError(.fileReadCorruptFile) }
    return Run(
      command: command, isEnded: figures[0] == "exit", code: code, milliseconds: milliseconds,
      kilobytes: kilobytes, log: String(decoding: log.prefix(2000), as: UTF8.self),
      logSize: log.count)
  }
}

/// A hostile project on disk, removed when it is no longer referenced.
final class HostileFolder {
  let url: URL
  private let parent: URL

  init(_ project: HostileProject) throws {
    parent = FileManager.default.temporaryDirectory.appending(
      path: "dscompile-\(UUID().uuidString)")
    url = parent.appending(path: "project")
    for (path, bytes) in project.files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: parent) }

  /// The existing files, by path.
  func files() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return Set(
      paths.filter { path in
        var isFolder: ObjCBool = false
        let file = url.appending(path: path).path
        return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }

  func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appending(path: path))).map { Array($0) }
  }
}
