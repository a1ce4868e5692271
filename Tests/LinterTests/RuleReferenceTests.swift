import Foundation
import Linter
import Testing

@Suite struct RuleReferenceTests {
  /// With the variable `DSCOMPILE_RECORD` the page is written anew, and the test fails.
  @Test func pageIsUpToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = root.appending(path: "docs/rules.md").standardizedFileURL
    let current = ruleReference()
    if ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil {
      try current.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.lastPathComponent)")
    } else {
      #expect(
        (try? String(contentsOf: page, encoding: .utf8)) == current,
        "record docs/rules.md with DSCOMPILE_RECORD=1")
    }
  }
}
