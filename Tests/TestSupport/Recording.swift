import Foundation

/// Texts that tests expect as they were recorded. With `DSCOMPILE_RECORD=1` in the environment they are
/// written anew, and whatever changed fails, saying so; continuous integration never records.
package enum Recording {
  package static let isOn = ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil

  /// What is to be said of a text that is not the recorded one; nil if it is.
  ///
  /// - Parameter path: From the root of the repository.
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

  /// What is to be said of files that nobody records; when recording, they go.
  ///
  /// - Parameters:
  ///   - folder: From the root of the repository.
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
