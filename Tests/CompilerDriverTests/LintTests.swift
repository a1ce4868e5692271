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
    let formats = LintRequest(
      reports: [.init(format: .json), .init(format: .github)], problemLimit: 1)
    #expect(run(project, formats) == .findings)
    #expect(project.log.output.contains("\"errors\": 1, \"warnings\": 1"))
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
