import Foundation

/// Texts that tests expect as recorded. With `DSCOMPILE_RECORD=1` in the environment they are written again,
/// and every change is a failure that names the file; continuous integration never records.
package enum Recording {
  package static let isOn = ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil

  /// A message if a text differs from the recorded one; nil if it does not.
  ///
  /// - Parameter path: Relative to the root of the repository.
  package static func difference(of text: String, from path: String) throws -> String? {
    let file = repositoryRoot.appending(path: path)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == text { return nil }
    if isOn {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return "recorded \(path)"
    }
    guard let recorded else {
      return "\(path) is not there; record it with DSCOMPILE_RECORD=1"
    }
    let (old, new) = (lines(recorded), lines(text))
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let found = index < new.count ? "'\(new[index])'" : "the end"
    let expected = index < old.count ? "'\(old[index])'" : "the end"
    return "\(path):\(index + 1): \(found), not \(expected); record it with DSCOMPILE_RECORD=1"
  }

  /// A message about files that no test records; when recording, they are removed.
  ///
  /// - Parameters:
  ///   - folder: Relative to the root of the repository.
  ///   - names: The files that are recorded.
  package static func strangers(in folder: String, besides names: [String]) throws -> [String] {
    let url = repositoryRoot.appending(path: folder)
    let found = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let strangers = found.filter { !names.contains($0) }.sorted()
    if isOn {
      for name in strangers { try FileManager.default.removeItem(at: url.appending(path: name)) }
    }
    return strangers.map { "\(folder)/\($0) is recorded by no test" }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
