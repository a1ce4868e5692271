import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// The output of each case, byte for byte.
///
/// With `DSCOMPILE_RECORD=1` in the environment, the expected trees are written again, and the run fails with
/// a list of the changes. Review the difference like the product that it is.
struct TreeTests {
  private static let records = Recording.isOn

  @Test(.disabled(if: records), arguments: GoldenCase.all)
  func emitsTheExpectedTree(of golden: GoldenCase) async throws {
    let (found, log) = try await emitted(golden)
    if !log.isEmpty { Issue.record("\(golden.name) does not compile:\n\(log)") }
    for difference in differences(found, from: try ExpectedTrees.files(of: golden)) {
      Issue.record("\(golden.name): \(difference)")
    }
  }

  @Test(.enabled(if: records))
  func expectedTreesAreRecorded() async throws {
    var trees: [String: [String: Data]] = [:]
    for golden in GoldenCase.all {
      let old = try ExpectedTrees.files(of: golden)
      let (found, log) = try await emitted(golden)
      trees[golden.name] = log.isEmpty ? found : old
      if !log.isEmpty { Issue.record("\(golden.name) does not compile:\n\(log)") }
      for difference in differences(found, from: old) where log.isEmpty {
        Issue.record("rewritten: \(golden.name): \(difference)")
      }
    }
    try ExpectedTrees.record(trees)
    Issue.record("recorded the expected trees")
  }

  /// The emitted files of a case, and the output if it fails.
  private func emitted(
    _ golden: GoldenCase
  ) async throws -> (files: [String: Data], log: String) {
    try await withTemporaryFolder { folder in
      let log = emit(golden.folder, into: folder)
      return (log.isEmpty ? try tree(folder) : [:], log)
    }
  }

  /// Files that several cases have in common are stored once, and all of them are needed.
  @Test(.disabled(if: records)) func sharedFilesStandOnce() throws {
    let remedy: Comment = "record the trees with DSCOMPILE_RECORD=1"
    #expect(try ExpectedTrees.repeatedFiles() == [], remedy)
    #expect(try ExpectedTrees.unusedFiles() == [], remedy)
  }

  /// The same input gives the same bytes, regardless of the number of threads, and a second run into the same
  /// folder changes nothing.
  @Test(arguments: GoldenCase.all)
  func doesNotDependOnThreads(_ golden: GoldenCase) async throws {
    let expected = try ExpectedTrees.files(of: golden)
    try await withTemporaryFolder { folder in
      for jobs in [1, 7, 3] {
        #expect(emit(golden.folder, into: folder, jobs: jobs) == "")
        let found = try tree(folder)
        #expect(differences(found, from: expected) == [])
      }
    }
  }

  @Test func thereAreCases() {
    #expect(GoldenCase.all.count >= 91)
  }
}
