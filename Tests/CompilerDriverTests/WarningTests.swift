import CompilerDriver
import Testing

/// What a project with a weak spec comes to.
@Suite struct WarningTests {
  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    try project.write("specs/Close.yaml", "component: Close\nslots: {icon: {options: [image]}}\n")
    return project
  }

  @Test func buildsWarnAndSucceed() throws {
    let project = try makeProject()
    let outcome = build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.said.console())
    #expect(outcome == .fine)
    #expect(project.said.errors.contains("specs/Close.yaml:2:26: warning: "))
    #expect(project.said.errors.contains("[icon-without-label]"))
    #expect(!project.tree().isEmpty)
  }

  @Test(arguments: [(false, Outcome.fine), (true, Outcome.findings)])
  func strictLintFails(_ isStrict: Bool, _ expected: Outcome) throws {
    let project = try makeProject()
    let outcome = lint(
      LintRequest(isStrict: isStrict), by: .components, in: project.surroundings,
      console: project.said.console())
    #expect(outcome == expected)
    #expect(project.said.output.contains("specs/Close.yaml:2:26: warning: "))
  }

  /// What has errors is not judged besides.
  @Test func errorsComeFirst() throws {
    let project = try makeProject()
    try project.write(
      "specs/Close.yaml", "component: Close\nslots: {icon: {options: [image]}}\nbody: '('\n")
    let outcome = lint(
      LintRequest(), by: .components, in: project.surroundings, console: project.said.console())
    #expect(outcome == .findings)
    #expect(!project.said.output.contains("warning"))
  }
}
