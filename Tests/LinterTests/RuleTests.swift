import DesignModel
import Diagnostics
import Linter
import Specification
import Testing
import YAMLSyntax

@Suite struct RuleTests {
  /// Every rule finds something at each mark of its bad examples and nowhere else.
  @Test(arguments: rules.map(\.id))
  func findsWhatIsBad(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    #expect(!rule.bad.isEmpty)
    for example in rule.bad {
      let findings = try findings(in: example.replacing("↓", with: "")).filter { $0.id == id }
      #expect(findings.map { $0.place?.span.start } == marks(in: example), "\(example)")
      for finding in findings {
        #expect(finding.severity == .warning)
        #expect(!finding.message.contains("\n"))
        #expect(!finding.message.hasSuffix("."))
      }
    }
  }

  /// No rule has anything to say of another's good examples.
  @Test(arguments: rules.map(\.id))
  func likesWhatIsGood(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    #expect(!rule.good.isEmpty)
    for example in rule.good {
      #expect(try findings(in: example).map(\.id) == [], "\(example)")
    }
  }

  @Test func identifiers() {
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(rules.map(\.id) == rules.map(\.id).sorted())
    for rule in rules {
      #expect(rule.summary.hasSuffix("."))
      #expect(rule.rationale.hasSuffix("."))
    }
  }

  @Test func fixes() throws {
    let finding = try #require(
      try findings(
        in: "component: A\nslots: {icon: }\naccessibility: {label: '\"Close it\"'}"
      ).first)
    #expect(finding.fixIts.first?.edits.first?.replacement == "{text: Close it}")
  }

  /// What cannot be judged is not blamed.
  @Test(arguments: [
    "let color = configuration.isOn ? Color.red : Color.gray; configuration.title.tint(color)",
    "Tag(configuration).tint(configuration.isOn ? .red : .gray)",
    "configuration.title.tint(.red).opacity(configuration.isOn ? 1 : 0.5)",
    "configuration.title.background { if configuration.isOn { Color.red } }",
    "configuration.title.background(Color.red, in: shape(configuration.isOn))",
    "configuration.title.tint(configuration.isOn ? .red : .gray).bold(configuration.isOn)",
    "configuration.title",
  ])
  func judgesNoMore(_ body: String) throws {
    let found = try findings(
      in: """
        component: Tag
        slots: {title: {options: [text]}}
        properties: {isOn: {type: Bool, binding: true}}
        styles: {automatic: {body: "\(body)"}}
        """)
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    "configuration.title.background(Color.red.opacity(configuration.isOn ? 1 : 0))",
    "configuration.title.shadow(color: configuration.isOn ? .red : .gray, radius: 2)",
    "configuration.title.overlay { Circle().stroke(Color(hue: configuration.isOn ? 1 : 0)) }",
  ])
  func judgesDeep(_ body: String) throws {
    let found = try findings(
      in: """
        component: Tag
        slots: {title: {options: [text]}}
        properties: {isOn: {type: Bool, binding: true}}
        styles: {automatic: {body: "\(body)"}}
        """)
    #expect(found.map(\.id) == ["color-alone"])
  }

  private func marks(in example: String) -> [Int] {
    var marks: [Int] = []
    var offset = 0
    for character in example {
      if character == "↓" { marks.append(offset) } else { offset += character.utf8.count }
    }
    return marks
  }

  /// What the rules say of a spec without errors.
  private func findings(in example: String) throws -> [Diagnostic] {
    let source = SourceText(path: "A.yaml", example)
    let document = parseYAML(source)
    let (spec, problems) = decodeComponent(document.root, in: source)
    let project = SourceText(path: "dscompile.yaml", "library: Kit")
    let (system, errors) = check(
      decodeProject(parseYAML(project).root, in: project).spec, [spec], origin: \.path)
    let all = document.diagnostics + problems + errors
    #expect(all.map(\.message) == [], "\(example)")
    return lint([spec], system, origin: \.path).sortedByPlace()
  }
}
