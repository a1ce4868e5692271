import CompilerDriver
import Foundation
import SwiftCompilation
import Testing

/// The documentation catalogs of the expected trees are valid for DocC and the compiler.
struct DocumentationTests {
  private static let cases = GoldenCase.all.filter { $0.catalog != nil }

  /// These and others with special names.
  private static let commented = GoldenCase.all.filter { golden in
    let special = [
      "foreign-letters", "keywords", "names-of-swiftui", "namespace", "prefix", "uikit",
    ]
    return golden.catalog != nil || special.contains(golden.name)
  }

  /// Every link resolves, and DocC reports no problems in comments.
  @Test(arguments: cases)
  func converts(_ golden: GoldenCase) async throws {
    let catalog = try #require(golden.catalog)
    let problems = try await golden.library().documentationProblems(catalog: catalog)
    #expect(problems == "", "\(golden.name)")
  }

  /// The Swift on pages compiles.
  @Test(arguments: cases, LanguageMode.allCases)
  func examplesCompile(_ golden: GoldenCase, in mode: LanguageMode) async throws {
    let catalog = try #require(golden.catalog)
    let pages = try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }.sorted().map { catalog.appending(path: $0) }
    let problems = try await golden.library().problems(inExamplesOf: pages, mode: mode)
    #expect(problems == "", "\(golden.name)")
  }

  /// The Swift in documentation comments compiles.
  @Test(arguments: commented)
  func commentsCompile(_ golden: GoldenCase) async throws {
    let problems = try await golden.library().problems(inCommentsFor: .v6)
    #expect(problems == "", "\(golden.name)")
  }

  @Test func thereAreCases() {
    #expect(Self.cases.count >= 12)
  }
}

extension GoldenCase {
  /// The documentation catalog of the expected tree, if there is one.
  fileprivate var catalog: URL? {
    guard let library = try? libraryName() else { return nil }
    let folder = expected.appending(path: "Sources/\(library)/\(library).docc")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}
