import CompilerDriver
import TestSupport
import Testing

/// `lint --fix` in specs with errors.
@Suite struct FixingErrorsTests {
  private func fix(_ specs: [String: String], isUnsafe: Bool = false) throws -> TestProject {
    let project = try TestProject()
    for (name, text) in specs { try project.write("components/\(name).yaml", text) }
    _ = lint(
      LintRequest(fixing: .init(isUnsafe: isUnsafe)), by: .components, in: project.surroundings,
      console: project.log.console())
    return project
  }

  @Test func fixesWhatCanBeFixedBesideAnErrorThatCannot() throws {
    let project = try fix([
      "Card": "component: Card\nsummary: a card\nslots: {title: }\nbody: title.padding(\n",
      "Tag":
        "component: Tag\nsummary: a tag\nslots: {title: }\nproperties: {isOn: {type: Bool, default: yes}}\n",
      "Row": "component: Row\nsummary: a row\nslots: {title: }\nbody: title\n",
    ])
    #expect(try project.read("components/Card.yaml").contains("summary: a card\n"))
    #expect(try project.read("components/Tag.yaml").contains("default: \"true\""))
    #expect(try project.read("components/Row.yaml").contains("summary: A row.\n"))
    #expect(
      project.log.errors.contains(
        "1 error has no safe fix; rules skip specs with errors, so correct it and run 'lint --fix' again\n"
      ))
    #expect(project.log.output.contains("[swift-syntax]"))
    #expect(!project.log.output.contains("Tag.yaml:4"))
  }

  @Test func guessesAreNotSafe() throws {
    let spec = "component: Card\nslots: {title: }\nbody: titel.padding()\n"
    let untouched = try fix(["Card": spec])
    #expect(try untouched.read("components/Card.yaml") == spec)
    #expect(untouched.log.errors.contains("1 error has no safe fix"))
    let guessed = try fix(["Card": spec], isUnsafe: true)
    #expect(try guessed.read("components/Card.yaml").contains("body: title.padding()"))
    #expect(!guessed.log.errors.contains("no fix"))
  }
}
