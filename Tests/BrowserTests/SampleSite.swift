#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport

  /// The catalog of the sample components, which is written once in a run of tests.
  enum SampleSite {
    /// The folder. What was compiled for it is kept for the next run.
    static var folder: URL { get async throws { try await written.value } }

    private static let written = Task {
      let cache = repositoryRoot.appending(path: ".build/catalog")
      let site = cache.appending(path: "site")
      let surroundings = try renderingSurroundings(base: repositoryRoot.path, cache: cache)
      return try await withTurn(isPartOfLongWork: true) {
        let log = Transcript()
        let outcome = catalog(
          CatalogRequest(output: site.path), in: surroundings, console: log.console(.normal))
        guard outcome == .fine else {
          throw BrowserError("the catalog was not written: \(log.output)\(log.errors)")
        }
        return site
      }
    }

    /// The addresses of all pages.
    static var pages: [URL] {
      get async throws {
        let folder = try await folder
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".html") }.sorted().map { folder.appending(path: $0) }
      }
    }

    /// The pages of components.
    static var componentPages: [URL] {
      get async throws { try await pages.filter { $0.path.contains("/components/") } }
    }

    /// A page of each kind.
    static var kinds: [URL] {
      get async throws {
        let folder = try await folder
        return [
          "index.html", "tokens.html", "findings.html", "components/Button.html",
          "source/Button.html", "pages/02-2d-messages-2e-md.html",
        ].map {
          folder.appending(path: $0)
        }
      }
    }
  }
#endif
