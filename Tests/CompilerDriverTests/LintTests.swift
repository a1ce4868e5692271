import CompilerDriver
import TestSupport
import Testing

@Suite struct LintTests {
  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write("specs/A.yaml", "a!\n")
    try project.write("specs/deep/B.yaml", "b?\n")
    return project
  }

  private func run(_ project: TestProject, _ request: LintRequest) -> Outcome {
    project.log.clear()
    return lint(
      request, by: .files, in: project.surroundings, console: project.log.console())
  }

  @Test func reportsFindingsAndWritesNothing() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest()) == .findings)
    #expect(project.log.output.contains("specs/A.yaml:1:2: error: '!' is not allowed"))
    #expect(project.log.errors == "1 error and 1 warning in 2 files\n")
    #expect(project.tree().isEmpty)
  }

  @Test func reportsSomePathsOnly() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest(paths: ["specs/deep"])) == .fine)
    #expect(!project.log.output.contains("specs/A.yaml"))
    #expect(run(project, LintRequest(paths: ["specs/deep/B.yaml"], isStrict: true)) == .findings)
    #expect(run(project, LintRequest(paths: ["specs/C.yaml"])) == .failure)
  }

  /// A path without specs must not look as if there were no problems.
  @Test func namesPathsWithoutSpecs() throws {
    let project = try makeProject()
    try project.write("docs/Notes.txt", "!")
    #expect(run(project, LintRequest(paths: ["docs", "specs/deep"])) == .fine)
    #expect(
      project.log.errors
        == "1 warning in 1 file\n'docs' contains no file of the project; 'specs' in "
        + "dscompile.yaml names the folders of specs\n")
    #expect(run(project, LintRequest(paths: ["specs/deep"])) == .fine)
    #expect(project.log.errors == "1 warning in 1 file\n")
  }

  @Test func reportsSoManyProblems() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest(problemLimit: 1)) == .findings)
    #expect(project.log.output.contains("specs/A.yaml:1:2: error"))
    #expect(project.log.output.hasSuffix("… and 1 more problem; --max-problems 0 shows all\n"))
    #expect(project.log.errors == "1 error and 1 warning in 2 files\n")
    #expect(run(project, LintRequest(problemLimit: 2)) == .findings)
    #expect(!project.log.output.contains("more problem"))
    let json = LintRequest(reports: [.init(format: .json)], problemLimit: 1)
    #expect(run(project, json) == .findings)
    #expect(project.log.output.contains("\"errors\": 1, \"warnings\": 1"))
    #expect(!project.log.output.contains("specs/deep/B.yaml"))
    let gitHub = LintRequest(reports: [.init(format: .github)], problemLimit: 1)
    #expect(run(project, gitHub) == .findings)
    #expect(!project.log.output.contains("specs/deep/B.yaml"))
    #expect(project.log.output.contains("::notice::… and 1 more problem"))
  }

  /// Suggestions are neither annotations of a pull request nor failed tests, unless the project says so.
  @Test(arguments: [ReportFormat.github, .junit])
  func notesAreLeftOut(format: ReportFormat) throws {
    let project = try TestProject()
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      summary: a card.
      slots: {title: }
      styles: {automatic: {body: configuration.title}}
      """)
    func report(limit: Int? = nil) -> String {
      project.log.clear()
      _ = lint(
        LintRequest(reports: [.init(format: format)], problemLimit: limit), by: .components,
        in: project.surroundings, console: project.log.console())
      return project.log.output
    }
    #expect(report().contains("summary-capital"))
    #expect(!report().contains("single-style"))
    // They do not count as problems that a limit omits.
    #expect(report(limit: 1) == report())
    try project.write(
      "dscompile.yaml", "library: Kit\nlint: {rules: {single-style: warning}}\n")
    #expect(report().contains("single-style"))
  }

  @Test func writesReports() throws {
    let project = try makeProject()
    let request = LintRequest(reports: [
      .init(format: .json, file: "out/found.json"), .init(format: .github),
    ])
    #expect(run(project, request) == .findings)
    #expect(project.log.output.hasPrefix("::error file=specs/A.yaml,"))
    #expect(try project.read("out/found.json").contains("\"errors\": 1, \"warnings\": 1"))
  }
}

/// A text of an editor that is not saved yet.
@Suite struct UnsavedFileTests {
  private func run(
    _ project: TestProject, _ text: String, as path: String? = nil,
    _ report: ReportFormat = .text
  ) -> Outcome {
    project.log.clear()
    var surroundings = project.surroundings
    surroundings.input = { Array(text.utf8) }
    return lint(
      LintRequest(unsaved: .init(path: path), reports: [.init(format: report)]), by: .components,
      in: surroundings, console: project.log.console())
  }

  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write(
      "components/Card.yaml", "component: Card\nslots: {title: }\nbody: Badge(title)\n")
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\n")
    return project
  }

  @Test func replacesItsFile() throws {
    let project = try makeProject()
    let before = project.tree(".")
    // Other files are only known.
    let text = "component: Badge\nslots: {label: , icn: {optons: [text]}}\n"
    #expect(run(project, text, as: "components/Badge.yaml") == .findings)
    #expect(project.log.output.hasPrefix("components/Badge.yaml:2:"))
    #expect(project.log.output.contains("unknown"))
    #expect(
      run(project, "component: Badge\nslots: {label: }\n", as: "components/Badge.yaml") == .fine)
    #expect(project.log.output == "")
    #expect(project.tree(".") == before)
  }

  @Test(arguments: ["components/New.yaml", "components/deep/New.yaml"])
  func addsAFile(path: String) throws {
    let project = try makeProject()
    let text = "component: New\nslots: {label: }\nbody: 'Badge(label: label)'\nsumary: x\n"
    #expect(run(project, text, as: path) == .findings)
    #expect(project.log.output.hasPrefix("\(path):4:1: error: "))
  }

  @Test func firstFileOfAProject() throws {
    let project = try TestProject()
    #expect(
      run(project, "component: Card\nslots: {title: }\n", as: "components/Card.yaml") == .fine)
    #expect(run(project, "component: Card\nslots: {title: }\n") == .fine)
  }

  /// Without a name, the text stands for the spec of the same component.
  @Test func findsItsFile() throws {
    let project = try makeProject()
    let text = "component: Badge\nslots: {label: }\nsumary: x\n"
    #expect(run(project, text) == .findings)
    #expect(project.log.output.hasPrefix("components/Badge.yaml:3:1: error: "))
    #expect(run(project, text.replacing("Badge", with: "Tag")) == .findings)
    #expect(project.log.output.hasPrefix("components/Tag.yaml:3:1: error: "))
    #expect(run(project, "component: {") == .findings)
    #expect(project.log.output.hasPrefix("components/stdin.yaml:1:"))
  }

  @Test func projectFile() throws {
    let project = try makeProject()
    #expect(run(project, "library: Kit\nspcs: x\n", as: "dscompile.yaml") == .findings)
    #expect(project.log.output.hasPrefix("dscompile.yaml:2:1: error: "))
  }

  @Test func namesAFileOutsideOfTheSpecs() throws {
    let project = try makeProject()
    #expect(run(project, "sumary: x\n", as: "other/A.yaml") == .fine)
    #expect(project.log.errors.contains("'other/A.yaml' contains no file of the project"))
  }

  @Test func remembersNothing() throws {
    let project = try makeProject()
    let lintAll = { (console: Console) in
      lint(LintRequest(), by: .components, in: project.surroundings, console: console)
    }
    let outcome = lintAll(project.log.console())
    #expect(run(project, "sumary: x\n", as: "components/Badge.yaml") == .findings)
    #expect(lintAll(project.log.console()) == outcome)
  }
}
