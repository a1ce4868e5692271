import Foundation
import SwiftCompilation
import Testing

/// What each case compiles to, byte for byte.
///
/// With `DSCOMPILE_RECORD=1` in the environment the expected trees are written anew, and the run
/// fails with what was rewritten. Read the difference as the product that it is.
struct TreeTests {
  private static let records = ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] == "1"

  @Test(arguments: GoldenCase.all)
  func emitsTheExpectedTree(of golden: GoldenCase) async throws {
    try await withTemporaryFolder { folder in
      let said = emit(golden.folder, into: folder)
      guard said.isEmpty else {
        Issue.record("\(golden.name) does not compile:\n\(said)")
        return
      }
      let found = try tree(folder)
      let differences = differences(found, from: try tree(golden.expected))
      if Self.records, !differences.isEmpty { try record(found, in: golden.expected) }
      for difference in differences {
        Issue.record("\(Self.records ? "rewritten: " : "")\(golden.name): \(difference)")
      }
    }
  }

  private func record(_ files: [String: Data], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, data) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  /// The same input gives the same bytes, however many threads there are, and a second run into
  /// the same folder changes nothing.
  @Test(arguments: GoldenCase.all)
  func doesNotDependOnThreads(_ golden: GoldenCase) async throws {
    let expected = try tree(golden.expected)
    try await withTemporaryFolder { folder in
      for jobs in [1, 7, 3] {
        #expect(emit(golden.folder, into: folder, jobs: jobs) == "")
        let found = try tree(folder)
        #expect(differences(found, from: expected) == [])
      }
    }
  }

  @Test func thereAreCases() {
    #expect(GoldenCase.all.count > 20)
  }
}
