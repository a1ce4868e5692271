import Foundation
import Linter
import Testing

@Suite struct RuleReferenceTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs").standardizedFileURL

  /// With the variable `DSCOMPILE_RECORD` the pages are written anew, and the test fails.
  @Test func pagesAreUpToDate() throws {
    let folder = Self.docs.appending(path: "rules")
    var pages = [Self.docs.appending(path: "rules.md"): ruleReference()]
    for rule in rules { pages[folder.appending(path: "\(rule.id).md")] = rulePage(rule) }
    let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { name in !rules.contains { name == "\($0.id).md" } }
    if ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (page, text) in pages { try text.write(to: page, atomically: true, encoding: .utf8) }
      Issue.record("recorded docs/rules.md and docs/rules")
    } else {
      for (page, text) in pages {
        #expect(
          (try? String(contentsOf: page, encoding: .utf8)) == text,
          "record docs/\(page.lastPathComponent) with DSCOMPILE_RECORD=1")
      }
      #expect(others == [])
    }
  }
}
