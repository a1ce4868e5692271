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

  /// Every link resolves, DocC reports no problems in comments, and the Swift on pages and in comments compiles.
  @Test(arguments: commented)
  func isCorrect(_ golden: GoldenCase) async throws {
    try await withTemporaryFolder { folder in
      let library = try await DocumentedLibrary(golden.library(), in: folder)
      #expect(try await library.problems(inCommentsFor: .v6) == "", "\(golden.name)")
      guard let catalog = golden.catalog else { return }
      #expect(try await library.problems(inCatalog: catalog) == "", "\(golden.name)")
      for mode in LanguageMode.allCases {
        let problems = try await library.problems(inExamplesOf: pages(in: catalog), mode: mode)
        #expect(problems == "", "\(golden.name) in Swift \(mode.rawValue)")
      }
    }
  }

  private func pages(in catalog: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }.sorted().map { catalog.appending(path: $0) }
  }

  #if os(Linux)
    /// The same for the catalog of a UIKit module.
    @Test func pagesOfUIKitViews() async throws {
      let golden = try #require(GoldenCase.all.first { $0.name == "uikit" })
      let platform = (ApplePlatform.iOS, version: "16.0")
      try await withTemporaryFolder { folder in
        let name = try golden.libraryName()
        _ = try await DocumentedLibrary(
          Library(name: name, sources: librarySources(in: golden.expected)), for: platform,
          in: folder)
        let sources = golden.expected.appending(path: "Sources/\(name)UIKit")
        let module = Library(name: "\(name)UIKit", sources: try swiftFiles(in: sources))
        let library = try await DocumentedLibrary(
          module, for: platform, importing: [folder], package: name, in: folder)
        let catalog = sources.appending(path: "\(module.name).docc")
        let pages = try pages(in: catalog)
        #expect(pages.count > 8)
        #expect(try await library.problems(inCatalog: catalog) == "")
        #expect(try await library.problems(inExamplesOf: pages, mode: .v6) == "")
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
