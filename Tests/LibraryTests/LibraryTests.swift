import CompilerDriver
import Foundation
import StyleClients
import SwiftCompilation
import TestSupport
import Testing

/// The components of this repository, as a team would use them.
struct LibraryTests {
  /// The emitted library compiles without a warning; for each component the calls compile as a
  /// client of it, as do styles that somebody else writes, and the rejects do not.
  @Test(arguments: LanguageMode.allCases)
  func compiles(in mode: LanguageMode) async throws {
    try await withTemporaryFolder { folder in
      let outcome = build(
        BuildRequest(folder: repositoryRoot.path, output: folder.path), by: .components,
        in: Surroundings(base: repositoryRoot.path, cacheFolder: nil),
        console: Console(verbosity: .quiet, output: { _ in }, errors: { _ in }))
      #expect(outcome == .fine)
      let library = Library(
        name: "DesignKit", sources: try librarySources(in: folder),
        calls: try clients("Calls"), rejects: try clients("Rejects"))
      let client = try #require(try styleClient(of: repositoryRoot, in: folder))
      for problem in try await library.adding(calls: [client]).problems(in: mode) {
        Issue.record("\(problem)")
      }
    }
  }

  @Test func everyComponentIsUsed() throws {
    let components = try FileManager.default.contentsOfDirectory(
      atPath: repositoryRoot.appending(path: "components").path
    ).map { $0.replacing(".yaml", with: ".swift") }.sorted()
    #expect(try clients("Calls").map(\.lastPathComponent) == components)
    #expect(try clients("Rejects").map(\.lastPathComponent) == components)
  }

  private func clients(_ folder: String) throws -> [URL] {
    try swiftFiles(in: repositoryRoot.appending(path: "Tests/LibraryTests/\(folder)"))
  }
}
