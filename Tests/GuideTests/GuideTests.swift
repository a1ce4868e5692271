import Foundation
import TestSupport
import Testing

/// The examples of the documentation are correct: specs compile, calls compile, emitted code is as shown, and
/// commands print what the page shows.
@Suite struct GuideTests {
  @Test(arguments: try GuideTests.pages())
  func examplesAreTrue(_ page: GuidePage) async throws {
    let problems = try await GuidePlay.problems(of: page).joined(separator: "\n")
    #expect(problems == "", "\(problems.prefix(3000))")
  }

  @Test func everyPageIsListed() throws {
    let index = try String(
      contentsOf: repositoryRoot.appending(path: "docs/guide/README.md"), encoding: .utf8)
    for page in try Self.pages() where page.path.hasPrefix("docs/guide/") {
      let name = String(page.path.dropFirst("docs/guide/".count))
      if name != "README.md" && !index.contains("](\(name))") {
        Issue.record("docs/guide/README.md does not list \(name)")
      }
    }
  }

  /// If `GUIDE_PAGE` is set, only pages whose path contains it are tested, which is useful while writing one.
  static func pages() throws -> [GuidePage] {
    let paths = try repositoryFiles(in: "docs/guide", type: "md")
      .map { "docs/guide/\($0.lastPathComponent)" }
    let chosen = ProcessInfo.processInfo.environment["GUIDE_PAGE"]
    return try (["README.md"] + paths).filter { chosen.map($0.contains) ?? true }.map(
      GuidePage.init)
  }
}
