import Diagnostics
import Linter
import Specification
import Testing
import YAMLSyntax

/// The severities of rules.
@Suite struct SettingTests {
  private static let spec = "component: Card\nslots: {titleView: , icon: {options: [systemImage]}}"

  private func severities(_ lint: String, least: Severity = .note) throws -> [String: Severity] {
    let found = try findings(
      in: [Self.spec], project: "library: Kit\n\(lint.isEmpty ? "" : "lint: \(lint)")",
      least: least)
    return Dictionary(found.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    arguments: [
      ("", Severity.warning), ("{rules: {type-in-name: note}}", .note),
      ("{rules: {type-in-name: {severity: error}}}", .error), ("{rules: {type-in-name: off}}", nil),
      ("{overrides: [{paths: components, rules: {type-in-name: note}}]}", .note),
      ("{overrides: [{paths: components/*.yaml, rules: {type-in-name: off}}]}", nil),
      ("{overrides: [{paths: \"**/0.yaml\", rules: {type-in-name: off}}]}", nil),
      ("{overrides: [{components: Card, rules: {type-in-name: error}}]}", .error),
      ("{overrides: [{components: [Other], rules: {type-in-name: error}}]}", .warning),
      ("{overrides: [{paths: other/**, rules: {type-in-name: error}}]}", .warning),
      ("{overrides: [{paths: other, components: Card, rules: {type-in-name: error}}]}", .warning),
    ] as [(String, Severity?)])
  func severity(_ lint: String, _ expected: Severity?) throws {
    #expect(try severities(lint)["type-in-name"] == expected)
  }

  @Test func lastOverrideCounts() throws {
    let lint = """
      {rules: {type-in-name: error}, overrides: [{components: Card, rules: {type-in-name: off}},
       {paths: components, rules: {type-in-name: note}}]}
      """
    #expect(try severities(lint)["type-in-name"] == .note)
  }

  @Test func buildsDoNotReportNotes() throws {
    let lint = "{rules: {type-in-name: note}}"
    #expect(try severities(lint, least: .warning)["type-in-name"] == nil)
  }

  @Test func optionsAreThoseOfTheSpec() throws {
    let lint = """
      {rules: {many-initializers: {maximum: 1}},
       overrides: [{components: Card, rules: {many-initializers: {maximum: 9}}}]}
      """
    #expect(
      try severities("{rules: {many-initializers: {maximum: 1}}}")["many-initializers"] == .note)
    #expect(try severities(lint)["many-initializers"] == nil)
  }

  // MARK: - Invalid settings

  @Test(arguments: [
    (
      "{rules: {↓color-allone: off}}",
      "there is no rule 'color-allone'; did you mean 'color-alone'?"
    ),
    (
      "{rules: {↓qqqqqq: off}}",
      "there is no rule 'qqqqqq'; 'dscompile rules' lists all rules"
    ),
    (
      "{rules: {color-alone: {maximum: ↓3}}}",
      "the rule 'color-alone' has no 'maximum'; remove it, and see 'dscompile explain color-alone'"
    ),
    (
      "{rules: {color-alone: {words: {↓a: b}}}}",
      "the rule 'color-alone' has no 'words'; remove it, and see 'dscompile explain color-alone'"
    ),
    (
      "{overrides: [{components: ↓Crad, rules: {color-alone: off}}]}",
      "no spec describes the component 'Crad'; did you mean 'Card'?"
    ),
    (
      "{overrides: [{paths: ↓specs, rules: {color-alone: off}}]}",
      "no spec is at 'specs'; write a path relative to the project's folder, as in "
        + "'components/Card.yaml', or remove it"
    ),
    (
      "{overrides: [{rules: {↓color-alone: off}}]}",
      "an override needs 'paths' or 'components'; settings for all specs belong under 'rules' of "
        + "'lint'"
    ),
  ])
  func problems(_ lint: String, _ message: String) throws {
    let marked = "library: Kit\nlint: \(lint)"
    let source = SourceText(path: "dscompile.yaml", marked.replacing("↓", with: ""))
    let (project, problems) = decodeProject(parseYAML(source).root, in: source)
    #expect(problems.map(\.message) == [])
    let found = check(
      try #require(project.lint), specs: [("components/Card.yaml", "Card")], isPartial: false)
    #expect(found.map(\.message) == [message])
    let start = try #require(marked.utf8.firstIndex(of: "↓".utf8.first ?? 0))
    #expect(
      found.first?.place?.span.start == marked.utf8.distance(from: marked.startIndex, to: start))
  }

  /// A setting may refer to something that could not be read.
  @Test func partsMayBeMissing() throws {
    let source = SourceText(
      path: "dscompile.yaml",
      "library: Kit\nlint: {overrides: [{components: Crad, rules: {color-alone: off}}]}")
    let project = decodeProject(parseYAML(source).root, in: source).spec
    let found = check(try #require(project.lint), specs: [], isPartial: true)
    #expect(found.isEmpty)
  }
}
