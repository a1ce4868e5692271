import Diagnostics
import Testing

/// Rules that measure the emitted code of a component.
@Suite struct BudgetTests {
  private static let row = """
    component: Row
    slots:
      title: {options: [text]}
      detail: {optional: true, options: [text, systemImage]}
      actions: {optional: true}
    """

  private func found(_ id: String, maximum: Int, in spec: String = row) throws -> [Diagnostic] {
    try findings(
      in: spec,
      project: "library: Kit\nlint: {rules: {\(id): {severity: warning, maximum: \(maximum)}}}"
    ).filter { $0.id == id }
  }

  @Test func initializersHaveMultipliers() throws {
    #expect(try found("many-initializers", maximum: 30).isEmpty)
    let finding = try #require(try found("many-initializers", maximum: 29).first)
    #expect(
      finding.message.hasPrefix(
        "'Row' has 30 initializers, and the maximum is 29: 'detail' ×5, 'title' ×3, "
          + "'actions' ×2; "))
    #expect(
      finding.notes.map(\.message) == [
        "'detail' can be a view builder, a localized text, a string, a symbol's name or left out; "
          + "without 'text', 18 initializers would remain",
        "'title' can be a view builder, a localized text or a string; without 'text', 10 "
          + "initializers would remain",
        "'actions' can be a view builder or left out; if it were required, 15 initializers would "
          + "remain",
      ])
    let names = finding.notes.map { note in
      note.place.map {
        String(decoding: $0.source.utf8[$0.span.start..<$0.span.end], as: UTF8.self)
      }
    }
    #expect(names == ["detail", "title", "actions"])
  }

  /// The promises of notes are kept.
  @Test(arguments: [
    ("options: [text, systemImage]", "options: [systemImage]", 18),
    ("title: {options: [text]}", "title: ", 10),
    ("actions: {optional: true}", "actions: ", 15),
  ])
  func fewerInitializersAreLeft(_ part: String, _ other: String, _ left: Int) throws {
    let spec = Self.row.replacing(part, with: other)
    #expect(try found("many-initializers", maximum: left, in: spec).isEmpty)
    #expect(!(try found("many-initializers", maximum: left - 1, in: spec).isEmpty))
  }

  @Test func deprecatedPropertiesMultiply() throws {
    let spec = """
      component: Row
      slots: {title: {options: [text]}}
      properties: {old: {type: Int, default: 1, deprecated: {message: Nobody needs it.}}}
      """
    let finding = try #require(try found("many-initializers", maximum: 5, in: spec).first)
    #expect(
      finding.message.contains("6 initializers, and the maximum is 5: 'title' ×3, 'old' ×2;"))
  }

  @Test func oldNamesOfSlotsDoNotMultiply() throws {
    let spec = """
      component: Row
      slots: {title: {deprecated: {renamed: heading}}, heading: {options: [text]}}
      """
    let finding = try #require(try found("many-initializers", maximum: 2, in: spec).first)
    #expect(finding.message.contains("3 initializers, and the maximum is 2: 'heading' ×3;"))
  }

  private static let plain = "component: A\nbody: EmptyView()"

  @Test func publicSymbolsAreCounted() throws {
    let found = try found("many-public-symbols", maximum: 2, in: Self.plain)
    // The type, its initializer and its body.
    #expect(
      found.first?.message.hasPrefix(
        "'A' has 3 public declarations, all of them in 'A.swift', and the maximum is 2; "
      )
        == true, "\(found.map(\.message))")
    #expect(try self.found("many-public-symbols", maximum: 3, in: Self.plain).isEmpty)
  }

  @Test func linesAreCountedByFile() throws {
    let found = try found("long-emitted-file", maximum: 1, in: Self.plain)
    #expect(found.contains { $0.message.hasPrefix("'A.swift' has ") })
    #expect(found.contains { $0.message.hasPrefix("'APreviews.swift' has ") })
    #expect(try self.found("long-emitted-file", maximum: 500, in: Self.plain).isEmpty)
  }

  /// The maximum can be overridden for a component.
  @Test func overridesChangeTheMaximum() throws {
    let lint = """
      library: Kit
      lint:
        rules: {many-public-symbols: {severity: warning, maximum: 1}}
        overrides: [{components: Row, rules: {many-public-symbols: {maximum: 500}}}]
      """
    #expect(
      try findings(in: Self.row, project: lint).filter { $0.id == "many-public-symbols" }.isEmpty)
  }

  /// Nothing is emitted for measurements unless a project enables such a rule.
  @Test func measuringRulesAreOff() throws {
    let found = try findings(in: Self.row).map(\.id)
    #expect(!found.contains("many-public-symbols") && !found.contains("long-emitted-file"))
  }
}
