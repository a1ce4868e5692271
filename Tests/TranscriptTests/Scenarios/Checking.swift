import Diagnostics
import Explanations
import Linter

extension Scenario {
  /// Each identifier explained, with an example and its message; the same for each rule.
  static let checking =
    [
      Scenario(
        "explain",
        Part(
          "All identifiers", .run("explain"), .run("explain unknwon-key"), .run("explain 42"),
          .run("explain missing"), .run("explain 'Unknown-Key'")))
    ]
    + topics.map { topic in
      Scenario(
        "explain-"
          + topic.title.lowercased().filter { $0.isLetter || $0 == " " }
          .replacing(" ", with: "-"),
        topic.explanations.map { Part($0.id, .run("explain \($0.id)")) })
    }
    + [
      Scenario(
        "rules",
        Part("All rules", .run("rules")), Part("A rule", .run("rules negated-name")),
        Part(
          "A group, with the settings of a project",
          .write("dscompile.yaml", "library: Kit\nlint: {rules: {negated-name: error}}\n"),
          .run("rules --group naming")))
    ]
    + RuleGroup.allCases.map { group in
      Scenario(
        "rules-\(group.rawValue)",
        rules.filter { $0.group == group }.map { Part($0.id, .run("explain \($0.id)")) })
    }
}
