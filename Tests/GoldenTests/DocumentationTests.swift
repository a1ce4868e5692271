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

  #if os(Linux)
    /// The same for the catalog of a UIKit module.
    @Test func pagesOfUIKitViews() async throws {
      let golden = try #require(GoldenCase.all.first { $0.name == "uikit" })
      let platform = (ApplePlatform.iOS, version: "16.0")
      try await withTemporaryFolder { folder in
        let name = try golden.libraryName()
        let flags = ["-package-name", name]
        let library = try await SwiftCompilation.compile(
          librarySources(in: golden.expected), moduleName: name, mode: .v6, for: platform,
          emitModuleTo: folder.appending(path: "\(name).swiftmodule"), flags: flags)
        #expect(library.isSuccess, "\(library)")
        let sources = golden.expected.appending(path: "Sources/\(name)UIKit")
        let module = Library(
          name: "\(name)UIKit", sources: try swiftFiles(in: sources), calls: [], rejects: [])
        let catalog = sources.appending(path: "\(module.name).docc")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
          .filter { $0.hasSuffix(".md") }.sorted().map { catalog.appending(path: $0) }
        #expect(pages.count > 8)
        var problems = try await module.documentationProblems(
          catalog: catalog, for: platform, modules: [folder], flags: flags)
        problems += try await module.problems(
          inExamplesOf: pages, mode: .v6, for: platform, modules: [folder], flags: flags)
        #expect(problems == "")
      }
    }
  #endif

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
