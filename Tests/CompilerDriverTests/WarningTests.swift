import CompilerDriver
import TestSupport
import Testing

/// The results for a project with a warning.
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
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .fine)
    #expect(project.log.errors.contains("specs/Close.yaml:2:26: warning: "))
    #expect(project.log.errors.contains("[icon-without-label]"))
    #expect(!project.tree().isEmpty)
  }

  /// Warnings that are not fixed are reported again, although nothing is compiled.
  @Test func warningsAreRemembered() throws {
    let project = try makeProject()
    func run(limit: Int? = nil) -> (output: String, errors: String) {
      project.log.clear()
      let outcome = build(
        BuildRequest(problemLimit: limit), by: .components, in: project.surroundings,
        console: project.log.console())
      #expect(outcome == .fine)
      return (project.log.output, project.log.errors)
    }
    let first = run()
    #expect(first.output.contains("written"))
    let second = run()
    #expect(second.output == "Nothing changed\n")
    #expect(second.errors == first.errors)
    // With a lower limit, a build compares again and reports fewer.
    #expect(run(limit: 1).output.contains("0 files written"))
    #expect(run(limit: 1).output == "Nothing changed\n")
    try project.write(
      "specs/Close.yaml",
      "component: Close\nslots: {icon: {options: [image]}}\naccessibility: {label: {text: Close}}\n"
    )
    #expect(run().errors == "")
    #expect(run() == ("Nothing changed\n", ""))
  }

  @Test(arguments: [(false, Outcome.fine), (true, Outcome.findings)])
  func strictLintFails(_ isStrict: Bool, _ expected: Outcome) throws {
    let project = try makeProject()
    let outcome = lint(
      LintRequest(isStrict: isStrict), by: .components, in: project.surroundings,
      console: project.log.console())
    #expect(outcome == expected)
    #expect(project.log.output.contains("specs/Close.yaml:2:26: warning: "))
  }

  /// Specs with errors get no findings of rules.
  @Test func errorsComeFirst() throws {
    let project = try makeProject()
    try project.write(
      "specs/Close.yaml", "component: Close\nslots: {icon: {options: [image]}}\nbody: '('\n")
    let outcome = lint(
      LintRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .findings)
    #expect(!project.log.output.contains("warning"))
  }
}
