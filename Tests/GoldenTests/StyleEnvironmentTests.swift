#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// The styles in the environment as values: emitted code runs with the interface module, in which environment
  /// values store what is set.
  struct StyleEnvironmentTests {
    private static let folder = repositoryRoot.appending(
      path: "Tests/GoldenTests/StylesInEnvironment")

    @Test(arguments: LanguageMode.allCases)
    func stylesAreEquatableValues(in mode: LanguageMode) async throws {
      let golden = try #require(GoldenCase.all.first { $0.name == "style-parameters" })
      try await withTemporaryFolder { folder in
        let tree = folder.appending(path: "tree")
        #expect(emit(golden.folder, into: tree) == "")
        let emitted = try librarySources(in: tree).map { file in
          ProgramFile(
            name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
        }
        let files = try programFiles(in: Self.folder)
        let library = ProgramModule(
          name: "DesignKit", files: emitted + files.filter { $0.name == "StyleValues.swift" })
        let passed = try await passedTests(
          of: files.filter { $0.name == "Program.swift" }, importing: [library],
          in: folder.appending(path: "program"), mode: mode)
        #expect(passed.count == 19)
      }
    }
  }
#endif
