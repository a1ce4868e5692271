import Diagnostics
import Linter
import Testing

/// Comments that suppress findings.
@Suite struct SuppressionTests {
  private func ids(_ spec: String, project: String = "library: Kit") throws -> [String] {
    try findings(in: spec, project: project).filter { $0.severity != .note }.map(\.id)
  }

  @Test func nothingIsSuppressedWithoutAReason() throws {
    #expect(try ids("component: A\nslots:\n  titleView:\n  b:\n") == ["type-in-name"])
  }

  @Test(arguments: [
    "component: A\nslots:\n  # dscompile:disable=type-in-name Old.\n  titleView:\n  b:\n",
    "component: A\n# dscompile:disable=type-in-name Old.\nslots:\n  b:\n  titleView:\n",
    "component: A\nslots:\n  titleView: # dscompile:disable=type-in-name Old.\n  b:\n",
    "component: A\nslots:\n  # dscompile:disable-next-line=type-in-name Old.\n  titleView:\n  b:\n",
    """
    component: A
    slots:
      # dscompile:disable-next-line=type-in-name Old.
      # What else there is to say.
      titleView:
      b:
    """,
    "# dscompile:disable-file=type-in-name Old.\ncomponent: A\nslots:\n  titleView:\n  b:\n",
    "component: A\r\nslots:\r\n  # dscompile:disable=type-in-name Old.\r\n  titleView:\r\n  b:\r\n",
  ])
  func suppresses(_ spec: String) throws {
    #expect(try ids(spec) == [])
  }

  /// A comment above an entry only applies to that entry.
  @Test(arguments: [
    "component: A\nslots:\n  # dscompile:disable=type-in-name Old.\n  b:\n  titleView:\n",
    "# dscompile:disable=type-in-name Old.\ncomponent: A\nslots:\n  titleView:\n",
    "component: A\nslots:\n  titleView:\n  # dscompile:disable=type-in-name Old.\n",
    "component: A\nslots:\n  # dscompile:disable-next-line=type-in-name Old.\n  b:\n  titleView:\n",
  ])
  func reachesNoFurther(_ spec: String) throws {
    #expect(try Set(ids(spec)) == ["type-in-name", "unused-suppression"])
  }

  /// Swift cannot contain YAML comments, so those of its key apply to it.
  @Test(arguments: [
    "# dscompile:disable=erased-view Old.\nbody: |\n  title\n  AnyView(title)\n",
    "body: | # dscompile:disable=erased-view Old.\n  title\n  AnyView(title)\n",
  ])
  func reachesIntoSwift(_ body: String) throws {
    #expect(try ids("component: A\nslots: {title: }\n\(body)") == [])
  }

  @Test func severalRules() throws {
    let spec = """
      component: A
      # dscompile:disable=type-in-name,icon-without-label Old.
      slots: {titleView: {options: [systemImage]}}
      """
    #expect(try ids(spec) == [])
  }

  @Test func unusedRulesGoOneByOne() throws {
    let spec = """
      component: A
      # dscompile:disable=type-in-name,color-alone Old.
      slots: {titleView: }
      """
    let found = try findings(in: spec).filter { $0.severity == .warning }
    #expect(found.map(\.id) == ["unused-suppression"])
    #expect(found.first?.message == "'color-alone' finds nothing here; remove the suppression")
    #expect(found.first?.fixIts.first?.edits.first?.replacement == "type-in-name")
  }

  /// Suppressions of rules that are off are not reported as unused.
  @Test func rulesThatAreOffAreNotMissed() throws {
    let spec = "component: A\n# dscompile:disable=color-alone Old.\nslots: {title: }\n"
    #expect(try ids(spec, project: "library: Kit\nlint: {rules: {color-alone: off}}") == [])
  }

  @Test(arguments: [
    ("# dscompile:disable", ["blanket-suppression"]),
    ("# dscompile:disable Old.", ["blanket-suppression"]),
    ("# dscompile:disable= Old.", ["blanket-suppression"]),
    ("# dscompile:disable=type-in-name", ["suppression-without-reason"]),
    ("# dscompile:disable=type-in-name --", ["suppression-without-reason"]),
    ("# dscompile:enable=type-in-name Old.", ["malformed-suppression"]),
    ("# dscompile:disable=type-in-names Old.", ["malformed-suppression"]),
    ("# dscompile: disable=type-in-name Old.", ["malformed-suppression"]),
    ("# dscompile disables nothing", []),
  ])
  func problems(_ comment: String, _ expected: [String]) throws {
    let found = try ids("component: A\n\(comment)\nslots: {titleView: }\n")
    #expect(found.filter { $0 != "type-in-name" } == expected)
  }

  @Test func removal() throws {
    let spec = "component: A\n# dscompile:disable=color-alone Old.\nslots: {title: }\n"
    let fix = try #require(try findings(in: spec).flatMap(\.fixIts).first)
    let edit = try #require(fix.edits.first)
    #expect(spec.utf8.dropFirst(edit.place.span.start).starts(with: "# dscompile".utf8))
    #expect(spec.utf8.dropFirst(edit.place.span.end).starts(with: "slots".utf8))
  }
}
