import CompilerDriver
import TestSupport
import Testing

/// Renaming entries of specs.
@Suite struct RenameTests {
  private static let card = """
    component: Card
    summary: A container for a title.
    slots:
      title: {options: [text]}
      icon: {optional: true}
    properties:
      role: {type: CardRole, default: .neutral}
    modifiers:
      elevation: {type: Int, default: 1}
    accessibility: {identifiers: {title: card-title}}
    types:
      CardRole: {cases: [neutral, critical]}
    styles:
      automatic: {body: "VStack { configuration.icon; configuration.title }"}
      outlined:
        body: |
          if let title = Optional(configuration.elevation) { Text(verbatim: "\\(title)") }
          configuration.title.bold(configuration.role == .neutral)

    """

  private static let row = """
    component: Row
    slots: {title: }
    body: |
      Card(role: .neutral, title: "title") { title }
        .elevation(2).cardStyle(.outlined)

    """

  private static let app = """
    import Kit

    struct Screen: View {
      let title: String
      var body: some View {
        Card(title: "title") { Text(title) }.elevation(3).cardStyle(.outlined)
        Kit.Card(role: .critical) { Text("a") } icon: { Text("b") }
        Other(title: title).elevation(1)
      }
    }

    struct Flat: CardStyle {
      func makeBody(configuration: Configuration) -> some View {
        let other = Other()
        configuration.title.opacity(configuration.elevation > other.elevation ? 1 : 0)
      }
    }

    """

  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write("components/Card.yaml", Self.card)
    try project.write("components/Row.yaml", Self.row)
    try project.write("App/Screen.swift", Self.app)
    return project
  }

  private func rename(
    _ old: String, to new: String, in project: TestProject, since: String? = nil,
    keepsOldName: Bool = true, showsDiff: Bool = false
  ) -> Outcome {
    project.log.clear()
    return CompilerDriver.rename(
      RenameRequest(
        old, to: new, since: since, keepsOldName: keepsOldName, sources: ["App"],
        showsDiff: showsDiff), in: project.surroundings, console: project.log.console())
  }

  /// Compares the lines that differ from the original project.
  private func expect(
    _ path: String, _ original: String, _ edits: [(String, String)], in project: TestProject,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = edits.reduce(original) { text, edit in
      #expect(text.contains(edit.0), "\(edit.0)", sourceLocation: location)
      return text.replacing(edit.0, with: edit.1)
    }
    #expect(try project.read(path) == expected, sourceLocation: location)
  }

  private func expectSound(_ project: TestProject) {
    project.log.clear()
    let outcome = lint(
      LintRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .fine, "\(project.log.output)")
  }

  @Test func aSlot() throws {
    let project = try makeProject()
    #expect(rename("Card.title", to: "heading", in: project, since: "2.0") == .fine)
    #expect(
      project.log.errors.contains("'Card.title' is 'heading', and the old name is deprecated"))
    #expect(!project.log.errors.contains("Card.init"), "\(project.log.errors)")
    try expect(
      "components/Card.yaml", Self.card,
      [
        (
          "  title: {options",
          "  title: {deprecated: {renamed: heading, since: \"2.0\"}}\n  heading: {options"
        ),
        ("configuration.title", "configuration.heading"),
        ("{title: card-title}", "{heading: card-title}"),
      ], in: project)
    try expect(
      "components/Row.yaml", Self.row, [("title: \"title\"", "heading: \"title\"")], in: project)
    try expect(
      "App/Screen.swift", Self.app,
      [
        ("    Card(title:", "    Card(heading:"),
        ("configuration.title", "configuration.heading"),
      ], in: project)
    expectSound(project)
  }

  @Test func aModifier() throws {
    let project = try makeProject()
    #expect(rename("Card.elevation", to: "depth", in: project) == .fine)
    try expect(
      "components/Row.yaml", Self.row, [(".elevation(2)", ".depth(2)")], in: project)
    try expect(
      "App/Screen.swift", Self.app,
      [(".elevation(3)", ".depth(3)"), ("configuration.elevation", "configuration.depth")],
      in: project)
    let card = try project.read("components/Card.yaml")
    #expect(!card.contains("configuration.elevation"))
    #expect(card.contains("  elevation: {deprecated: {renamed: depth}}\n  depth: {type: Int"))
    #expect(!project.log.errors.contains("Card.elevation(_:)"), "\(project.log.errors)")
    expectSound(project)
  }

  @Test(arguments: ["Card.outlined", "Card.styles.outlined"])
  func aStyle(_ name: String) throws {
    let project = try makeProject()
    #expect(rename(name, to: "bordered", in: project) == .fine)
    try expect(
      "components/Card.yaml", Self.card,
      [("  outlined:\n", "  outlined: {deprecated: {renamed: bordered}}\n  bordered:\n")],
      in: project)
    try expect(
      "components/Row.yaml", Self.row, [("(.outlined)", "(.bordered)")], in: project)
    try expect("App/Screen.swift", Self.app, [("(.outlined)", "(.bordered)")], in: project)
    expectSound(project)
  }

  @Test func aType() throws {
    let project = try makeProject()
    #expect(rename("CardRole", to: "CardKind", in: project) == .fine)
    try expect(
      "components/Card.yaml", Self.card,
      [
        ("type: CardRole", "type: CardKind"),
        (
          "  CardRole:",
          "  CardRole: {alias: CardKind, deprecated: {renamed: CardKind}}\n  CardKind:"
        ),
      ], in: project)
    #expect(!project.log.errors.contains("callers"), "\(project.log.errors)")
    expectSound(project)
  }

  @Test func aCase() throws {
    let project = try makeProject()
    #expect(rename("CardRole.neutral", to: "plain", in: project) == .fine)
    #expect(try !project.read("components/Card.yaml").contains("neutral"))
    #expect(project.log.errors.contains("callers: removed case 'CardRole.neutral'"))
    expectSound(project)
  }

  @Test func withoutAnOldName() throws {
    let project = try makeProject()
    #expect(rename("Card.title", to: "heading", in: project, keepsOldName: false) == .fine)
    #expect(try !project.read("components/Card.yaml").contains("deprecated"))
    #expect(project.log.errors.contains("callers: removed"), "\(project.log.errors)")
    expectSound(project)
  }

  @Test func inFlowNotation() throws {
    let project = try makeProject()
    try project.write(
      "components/Card.yaml",
      "component: Card\nslots: {icon: {optional: true}, title: }\nbody: title\n")
    try project.write(
      "components/Row.yaml", "component: Row\nbody: 'Card { Text(verbatim: \"\") }'\n")
    #expect(rename("Card.title", to: "heading", in: project) == .fine)
    #expect(
      try project.read("components/Card.yaml")
        == "component: Card\nslots: {icon: {optional: true}, title: {deprecated: {renamed: heading}}, heading: }\n"
        + "body: heading\n")
    expectSound(project)
  }

  /// `if let icon {` declares a name and reads another.
  @Test func shorthandBindings() throws {
    let project = try TestProject()
    try project.write("App/empty.swift", "")
    let body = "body: |\n  if let note { Text(verbatim: note) }\n"
    try project.write(
      "components/Card.yaml",
      "component: Card\nproperties: {note: {type: String?, default: nil}}\n" + body)
    #expect(rename("Card.note", to: "remark", in: project) == .fine)
    #expect(
      try project.read("components/Card.yaml").hasSuffix(
        "properties: {remark: {type: String?, default: nil}}\n"
          + body.replacing("let note {", with: "let note = remark {")))
    expectSound(project)
  }

  @Test func showsADifference() throws {
    let project = try makeProject()
    #expect(rename("Card.title", to: "heading", in: project, showsDiff: true) == .fine)
    #expect(project.log.output.contains("+  heading: {options: [text]}\n"))
    #expect(try project.read("components/Card.yaml") == Self.card)
    #expect(try project.read("App/Screen.swift") == Self.app)
  }

  /// Nothing is written.
  @Test(arguments: [
    ("Card.titel", "a", "no spec has 'Card.titel'", Outcome.failure),
    ("Card.title", "icon", "there is a 'Card.icon' already", .failure),
    ("Card", "Box", "a component, whose old name is a spec of its own", .failure),
    ("Card.title", "2nd", "this error would remain", .findings),
    ("Card.title", "body", "this error would remain", .findings),
  ])
  func refusals(old: String, new: String, message: String, outcome: Outcome) throws {
    let project = try makeProject()
    #expect(rename(old, to: new, in: project) == outcome)
    #expect(project.log.errors.contains(message), "\(project.log.errors)")
    #expect(try project.read("components/Card.yaml") == Self.card)
  }

  /// Places refer to the text without the mark.
  @Test(arguments: ["Card.title", "CardRole"])
  func filesWithAByteOrderMark(_ name: String) throws {
    let project = try makeProject()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    try project.write("components/Card.yaml", bytes: mark + Array(Self.card.utf8))
    try project.write("App/Screen.swift", bytes: mark + Array(Self.app.utf8))
    let new = name == "CardRole" ? "CardKind" : "heading"
    #expect(rename(name, to: new, in: project) == .fine, "\(project.log.errors)")
    expectSound(project)
  }

  @Test func filesInAnotherEncoding() throws {
    let project = try makeProject()
    let text: [UInt8] = Self.row.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try project.write("components/Row.yaml", bytes: [0xFF, 0xFE] + text)
    #expect(rename("Card.title", to: "heading", in: project) == .failure)
    #expect(
      project.log.errors.contains("'components/Row.yaml' is not in UTF-8"), "\(project.log.errors)")
    #expect(try project.read("components/Card.yaml") == Self.card)
  }

  @Test func errorsComeFirst() throws {
    let project = try makeProject()
    try project.write("components/Row.yaml", "component: Row\n")
    #expect(rename("Card.title", to: "heading", in: project) == .findings)
    #expect(project.log.errors.contains("correct them first"), "\(project.log.errors)")
  }

  /// What inference decides is named, and left alone.
  @Test func uncertainUses() throws {
    let project = try makeProject()
    try project.write(
      "components/Row.yaml",
      "component: Row\nproperties: {values: '[Card<Text, EmptyView>]'}\nbody: |\n  let all = values.map { $0.elevation(1) }\n  "
        + "Text(verbatim: \"\\(all.count)\")\n")
    #expect(rename("Card.elevation", to: "depth", in: project) == .fine)
    #expect(
      project.log.errors.contains("components/Row.yaml:4:29: 'elevation' can be something else"),
      "\(project.log.errors)")
  }
}
