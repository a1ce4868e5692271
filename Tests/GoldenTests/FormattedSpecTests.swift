import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// Specs in canonical form compile to the same bytes.
struct FormattedSpecTests {
  @Test(arguments: GoldenCase.all)
  func emitsTheSameTree(of golden: GoldenCase) async throws {
    try await withTemporaryFolder { folder in
      let project = folder.appending(path: "project")
      try FileManager.default.copyItem(at: golden.folder, to: project)
      try FileManager.default.removeItem(at: project.appending(path: "expected"))
      let log = Transcript()
      let surroundings = Surroundings(base: project.path, jobs: 2, cacheFolder: nil)
      let console = log.console()
      #expect(format(FormatRequest(), in: surroundings, console: console) == .fine)
      #expect(format(FormatRequest(mode: .check), in: surroundings, console: console) == .fine)
      let output = folder.appending(path: "output")
      #expect(emit(project, into: output) == "")
      #expect(differences(try tree(output), from: try tree(golden.expected)) == [])
    }
  }
}
