import Diagnostics
import Linter
import Testing

@Suite struct RuleTests {
  /// Every rule has findings at each mark of its bad examples and nowhere else.
  @Test(arguments: rules.filter { $0.command == nil }.map(\.id))
  func findsProblemsInBadExamples(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    #expect(!rule.bad.isEmpty)
    for example in rule.bad {
      let found = try findings(in: example, asking: rule).filter { $0.id == id }
      #expect(found.map(Mark.init) == marks(in: example), "\(example.specs)")
      for finding in found {
        #expect(!finding.message.contains("\n"))
        #expect(!finding.message.hasSuffix("."))
      }
    }
  }

  /// No rule has findings in another rule's good examples, except notes.
  @Test(arguments: rules.map(\.id))
  func acceptsGoodExamples(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    #expect(!rule.good.isEmpty)
    for example in rule.good {
      let found = try findings(in: example, asking: rule).filter {
        $0.id == id || $0.severity != .note
      }
      #expect(found.map { "\($0.message) [\($0.id)]" } == [], "\(example.specs)")
    }
  }

  /// A rule with fixes fixes its bad examples, and one without has none.
  @Test(arguments: rules.map(\.id))
  func fixesAreAsTheRuleSays(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    let found = try rule.bad.flatMap { try findings(in: $0, asking: rule) }.filter { $0.id == id }
    let fixIts = found.flatMap(\.fixIts)
    switch rule.fix {
    case nil: #expect(fixIts.isEmpty)
    case .safe: #expect(!fixIts.isEmpty && fixIts.allSatisfy(\.isSafe))
    case .unsafe: #expect(!fixIts.isEmpty && !fixIts.contains(where: \.isSafe))
    }
  }

  @Test func identifiers() {
    #expect(rules.count >= 89)
    #expect(Set(rules.map(\.id)).count == rules.count)
    let order = RuleGroup.allCases.flatMap { group in
      rules.filter { $0.group == group }.map(\.id).sorted()
    }
    #expect(rules.map(\.id) == order)
    for rule in rules {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.hasSuffix(".") || rule.rationale.hasSuffix("`"), "\(rule.id)")
    }
  }

  @Test func fixes() throws {
    let finding = try #require(
      try findings(
        in: "component: A\nslots: {icon: }\naccessibility: {label: '\"Close it\"'}"
      ).first)
    #expect(finding.fixIts.first?.edits.first?.replacement == "{text: Close it}")
  }

  /// A component that is newer than the library is used only where it exists.
  @Test func declarationsOfTheLibraryCanBeNewer() throws {
    let new = """
      component: NewCard
      availability: {iOS: "17.0"}
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        plain: {body: configuration.title.bold()}
        loud: {body: configuration.title.bold(), availability: {iOS: "18.0"}}
      """
    func reported(_ body: String, availability: String = "") throws -> [String] {
      let other = """
        component: Other
        \(availability)slots: {title: {options: [text]}}
        body: |
          \(body)
        """
      return try findings(
        in: [new, other],
        project: "library: Kit\nplatforms: {iOS: \"16.0\"}"
      ).filter { $0.id == "newer-api" }.map { String($0.message.prefix { $0 != "," }) }
    }
    #expect(
      try reported("NewCard { title }.newCardStyle(.plain)") == [
        "'NewCard' needs iOS 17.0", "'newCardStyle' needs iOS 17.0", "'.plain' needs iOS 17.0",
      ])
    #expect(
      try reported("if #available(iOS 17, *) { NewCard { title }.newCardStyle(.plain) }") == [])
    #expect(
      try reported(
        "NewCard { title }.newCardStyle(.loud)", availability: "availability: {iOS: \"17.0\"}\n")
        == ["'.loud' needs iOS 18.0"])
  }

  /// A deprecated method is renamed if its argument is certainly accepted by the new one.
  @Test(arguments: [
    ("title.foregroundColor(.red)", true), ("title.foregroundColor(Color.red)", true),
    ("title.foregroundColor(color)", true), ("title.foregroundColor(other)", false),
    ("title.foregroundColor(nil)", false), ("title.foregroundColor(.accentColor)", false),
    ("title.foregroundColor(isOn ? .red : nil)", false),
    ("title.foregroundColor(isOn ? .red : .accentColor)", false),
    ("title; Text(verbatim: a).foregroundColor(.red) + Text(verbatim: a)", false),
    ("title; Image(systemName: a).foregroundColor(.red)", true),
    ("title.accentColor(.red)", true), ("title.accentColor(other)", true),
    ("title.disableAutocorrection(true)", true), ("title.disableAutocorrection(isOn)", true),
    ("title.disableAutocorrection(nil)", false), ("title.disableAutocorrection(maybe)", false),
    ("title.gesture(MagnificationGesture().onChanged { print($0 * 2) })", false),
  ])
  func deprecatedMethodsAreRenamed(_ body: String, isFixed: Bool) throws {
    let found = try findings(
      in: """
        component: Tag
        properties: {isOn: Bool, maybe: Bool?, a: String, color: Color, other: Color?}
        slots: {title: {options: [text]}}
        body: '\(body)'
        """, project: "library: Kit\nplatforms: {iOS: \"16.0\", macOS: \"14.0\"}"
    ).filter { $0.id == "replaced-api" }
    #expect(found.contains { !$0.fixIts.isEmpty } == isFixed)
  }

  /// Two cases cannot have one raw value.
  @Test func rawValuesStayDifferent() throws {
    let found = try findings(
      in: """
        component: Trend
        slots: {title: {options: [text]}}
        types:
          Direction:
            raw: String
            cases: {back: {raw: '"chevron.left"'}, start: {raw: '"chevron.backward"'}, end: {raw: '"chevron.right"'}}
            default: back
        modifiers: {direction: Direction}
        """
    ).filter { $0.id == "directional-symbol" }
    #expect(found.map { $0.fixIts.count } == [0, 1])
  }

  /// Code that cannot be analyzed has no findings.
  @Test(arguments: [
    "let color = configuration.isOn ? Color.red : Color.gray; configuration.title.tint(color)",
    "Tag(configuration).tint(configuration.isOn ? .red : .gray)",
    "configuration.title.tint(.red).opacity(configuration.isOn ? 1 : 0.5)",
    "configuration.title.background { if configuration.isOn { Color.red } }",
    "configuration.title.background(Color.red, in: Outline(configuration.isOn))",
    "configuration.title.tint(configuration.isOn ? .red : .gray).bold(configuration.isOn)",
    "configuration.title",
  ])
  func judgesNoMore(_ body: String) throws {
    #expect(try warnings(of: body) == [])
  }

  @Test(arguments: [
    "configuration.title.background(Color.red.opacity(configuration.isOn ? 1 : 0))",
    "configuration.title.shadow(color: configuration.isOn ? .red : .gray, radius: 2)",
    "configuration.title.overlay { Circle().stroke(Color(hue: configuration.isOn ? 1 : 0, saturation: 1, brightness: 1)) }",
  ])
  func judgesDeep(_ body: String) throws {
    #expect(try warnings(of: body) == ["color-alone"])
  }

  private func warnings(of body: String) throws -> [String] {
    try findings(
      in: """
        component: Tag
        slots: {title: {options: [text]}}
        properties: {isOn: {type: Bool, binding: true}}
        styles: {automatic: {body: "\(body)"}}
        """
    ).filter { $0.severity != .note }.map(\.id)
  }
}
