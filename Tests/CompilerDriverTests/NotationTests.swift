import CompilerDriver
import TestSupport
import Testing

/// A syntax error causes one diagnostic, without consequential ones.
@Suite struct NotationTests {
  @Test(arguments: [
    (
      "component:Card\nslots: {title: }\n",
      "1:1: error: a key ends with a colon and a space, and there is no space here; write "
        + "'component: Card' [missing-colon]"
    ),
    (
      "component:Card\n",
      "1:1: error: a key ends with a colon and a space, and there is no space here; write "
        + "'component: Card' [missing-colon]"
    ),
    (
      "component: Card\nslots:\n\u{A0} title: {}\n",
      "3:1: error: a no-break space (U+00A0) is in the indentation, where YAML treats it as a "
        + "letter; use spaces [bad-indentation]"
    ),
    (
      "component: Card\nslots:\n  \u{3000}title: {}\n  \u{3000}icon: {}\n",
      "3:3: error: the space U+3000 is in the indentation, where YAML treats it as a letter; use "
        + "spaces [bad-indentation]"
    ),
    (
      "component: Card\nslots:\n\ttitle: {}\n",
      "3:1: error: the indentation contains a tab; use spaces [tab-indentation]"
    ),
    (
      "component: Card\nslots: {title: \nproperties:\n  a: Int\n",
      "2:8: error: this '{' is not closed; put '}' after its last entry and a comma between "
        + "entries [unclosed-bracket]"
    ),
    (
      "component: Card\nslots: {title: {options: [text}}\nproperties: {a: Int}\n",
      "2:31: error: this closes '[' with '}'; close it with ']' [mismatched-bracket]"
    ),
    (
      "component: Card\nslots: {title: *heading}\nproperties: {a: Int}\n",
      "2:16: error: this looks like Swift: quote it; in YAML '*' starts an alias, and nothing is named "
        + "'&heading' [quote-swift]"
    ),
  ])
  func oneErrorEach(spec: String, message: String) throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", spec)
    let outcome = lint(
      LintRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .findings)
    let output = project.log.output
    #expect(output.contains("components/Card.yaml:" + message), "\(output)")
    #expect(project.log.errors == "1 error in 1 file\n", "\(output)")
  }

  @Test(arguments: [
    "component:Card\nslots: {title: }\n", "component: Card\nslots:\n\u{A0} title: {}\n",
  ])
  func fixesAreApplied(spec: String) throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", spec)
    let outcome = lint(
      LintRequest(fixing: .init()), by: .components, in: project.surroundings,
      console: project.log.console())
    #expect(outcome == .fine, "\(project.log.output)")
    #expect(try project.read("components/Card.yaml").contains("component: Card\nslots:"))
  }

  @Test func misspelledCommands() {
    let commands = ["build", "lint", "explain", "where"]
    #expect(
      misspelledCommand("expain", among: commands)
        == "there is no command 'expain'; did you mean 'explain'?")
    #expect(misspelledCommand("explain", among: commands) == nil)
    #expect(misspelledCommand("--lint", among: commands) == nil)
    #expect(misspelledCommand("components", among: commands) == nil)
    #expect(misspelledCommand(nil, among: commands) == nil)
  }
}
