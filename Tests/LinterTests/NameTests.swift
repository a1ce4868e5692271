import Diagnostics
import Linter
import Testing

@Suite struct NameTests {
  private func found(_ keys: String, project: String = "library: Kit") throws -> [Diagnostic] {
    try findings(
      in: "component: Card\nslots: {title: {options: [text]}}\n" + keys, project: project)
  }

  /// The finding suggests a name for the Boolean.
  @Test(arguments: [
    ("selected", "'isSelected'"), ("removable", "'isRemovable'"), ("repeat", "'repeats'"),
    ("wrap", "'wraps'"), ("flashLight", "'flashesLight'"),
    ("shadow", "'isShadow' or 'showsShadow'"),
  ])
  func booleans(_ name: String, _ better: String) throws {
    let finding = try #require(
      try found("properties: {\(name): Bool}").first { $0.id == "boolean-name" })
    #expect(finding.message.hasSuffix("as in \(better)"))
  }

  @Test(arguments: ["repeats", "isOn", "showsMark", "ouvert_ici", "größer", "valueIsShown"])
  func namesOfBooleansThatAreFine(_ name: String) throws {
    #expect(try !found("properties: {\(name): Bool}").map(\.id).contains("boolean-name"))
  }

  /// Deprecated names cannot be changed anymore, and neither can their members.
  @Test(arguments: [
    "properties: {selected: {type: Bool, default: \"false\", deprecated: Use another.}}",
    "modifiers: {msg: {type: Int, default: 1, deprecated: Use another.}}",
    "types: {CardRole: {cases: {msg: {deprecated: Use another.}, small: }, default: small}}",
    "types: {CardBox: {deprecated: Use another., properties: {nameString: String, on: Bool}}}",
    "deprecated: Use another.\nproperties: {cardSize: Int, on: Bool, itemsArray: \"[Int]\"}",
    "deprecated: Use another.\nmodifiers: {padding: {type: Int, default: 1}}",
  ])
  func deprecatedNames(_ keys: String) throws {
    #expect(try found(keys).filter { $0.severity != .note }.map(\.message) == [])
  }

  /// A name that is taken or not allowed is not suggested.
  @Test(arguments: [
    "properties: {cardSize: Int, size: Int}", "properties: {sizeInt: Int, size: Int}",
    "modifiers: {cardBody: {type: Int, default: 1}}",
  ])
  func namesThatAreTaken(_ keys: String) throws {
    #expect(try found(keys).filter { $0.severity != .note }.map(\.message) == [])
  }

  /// Each unwanted word is reported with a replacement in the right letter case.
  @Test func wordsOfTheProject() throws {
    let project = "library: Kit\nlint: {rules: {vocabulary: {words: {heading: title, kind: role}}}}"
    #expect(
      try found(
        "types: {CardKind: {cases: [first, second], default: first}}\nmodifiers: {kind: CardKind}",
        project: project
      ).filter { $0.id == "vocabulary" }.map(\.message) == [
        "the project uses 'role' instead of 'kind' in 'CardKind'; rename it to 'CardRole'",
        "the project uses 'role' instead of 'kind' in 'kind'; rename it to 'role'",
      ])
    // A component that has both words distinguishes them.
    #expect(
      try found("modifiers: {heading: {type: Int, default: 1}}", project: project).map(\.id)
        .contains("vocabulary") == false)
  }

  @Test func synonymsInOneComponent() throws {
    let specs = ["image", "image", "picture"].enumerated().map {
      "component: Card\($0)\nslots: {\($1): {optional: true}}"
    }
    #expect(try findings(in: specs).map(\.id).contains("vocabulary"))
    let both = "component: Both\nslots: {image: {optional: true}, picture: {optional: true}}"
    #expect(try !findings(in: specs + [both]).map(\.id).contains("vocabulary"))
    // A start may refer to time.
    #expect(
      try !findings(in: [
        "component: Row\nslots: {leading: {optional: true}}",
        "component: Card\nslots: {leading: {optional: true}}",
        "component: Span\nslots: {start: , end: }",
      ]).map(\.id).contains("vocabulary"))
    // Both words are equally frequent.
    #expect(try !findings(in: Array(specs.dropFirst())).map(\.id).contains("vocabulary"))
  }
}
