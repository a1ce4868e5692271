import Linter
import TestSupport
import Testing

@Suite struct RuleReferenceTests {
  @Test func pagesAreUpToDate() throws {
    var pages = ["docs/rules.md": ruleReference()]
    for rule in rules { pages["docs/rules/\(rule.id).md"] = rulePage(rule) }
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      if let difference = try Recording.difference(of: text, from: path) {
        Issue.record("\(difference)")
      }
    }
    let strangers = try Recording.strangers(
      in: "docs/rules", besides: rules.map { "\($0.id).md" })
    for stranger in strangers { Issue.record("\(stranger)") }
  }
}
