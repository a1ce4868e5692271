import CompilerDriver
import Foundation
import TestSupport
import Testing

/// Compiles a project into a folder with the whole pipeline, like the command.
///
/// - Returns: The output.
func emit(_ project: URL, into output: URL, jobs: Int = 2) -> String {
  let log = Transcript()
  let outcome = build(
    BuildRequest(folder: project.path, output: output.path), by: .components,
    in: Surroundings(base: project.path, jobs: jobs, cacheFolder: nil), console: log.console())
  return outcome == .fine ? "" : log.errors
}

/// The files of a tree with their contents, by path.
func tree(_ folder: URL) throws -> [String: Data] {
  guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
  var files: [String: Data] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
    var isFolder: ObjCBool = false
    let url = folder.appending(path: path)
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if !isFolder.boolValue { files[path] = try Data(contentsOf: url) }
  }
  return files
}

/// The differences between two trees, one file per line; for a text, with the first line that differs.
func differences(_ found: [String: Data], from expected: [String: Data]) -> [String] {
  Set(found.keys).union(expected.keys).sorted().compactMap { path in
    guard let new = found[path] else { return "\(path) is expected, and nothing emits it" }
    guard let old = expected[path] else { return "\(path) is emitted, and not expected" }
    guard new != old else { return nil }
    let lines = [new, old].map {
      String(decoding: $0, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    // The hash of a file differs whenever anything does.
    let first = zip(lines[0], lines[1]).enumerated().first {
      $0.element.0 != $0.element.1 && !$0.element.0.hasPrefix("// Hash: ")
    }
    guard let first else { return "\(path) has \(lines[0].count) lines, not \(lines[1].count)" }
    return "\(path):\(first.offset + 1): '\(first.element.0)', not '\(first.element.1)'"
  }
}
