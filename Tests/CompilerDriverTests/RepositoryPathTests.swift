import CompilerDriver
import TestSupport
import Testing

/// Reports for tools that show findings in a repository use paths relative to its folder.
@Suite struct RepositoryPathTests {
  private func report(
    _ format: ReportFormat, in folder: String, of project: TestProject, workspace: String? = nil
  ) -> String {
    project.log.clear()
    var surroundings = project.surroundings
    surroundings.base = project.folder + folder
    surroundings.workspace = workspace
    _ = lint(
      LintRequest(paths: [project.folder + "/kit"], reports: [.init(format: format)]),
      by: .components, in: surroundings, console: project.log.console())
    return project.log.output
  }

  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.remove("dscompile.yaml")
    try project.write("kit/dscompile.yaml", "library: Kit\n")
    try project.write("kit/components/Card.yaml", "component: Card\nslots: {title: 1}\n")
    return project
  }

  @Test(arguments: ["", "/kit", "/kit/components"])
  func pathsAreFromTheRootOfGit(folder: String) throws {
    let project = try makeProject()
    try project.write(".git/HEAD", "")
    for format in [ReportFormat.github, .gitlab, .sarif] {
      let report = report(format, in: folder, of: project)
      #expect(report.contains("kit/components/Card.yaml"), "\(report)")
      #expect(!report.contains(project.folder), "\(report)")
      #expect(!report.contains("/kit/components/Card.yaml"), "\(report)")
    }
    // People expect paths relative to where they are.
    let text = report(.text, in: "/kit/components", of: project)
    #expect(text.hasPrefix("Card.yaml:2:16: error"), "\(text)")
  }

  @Test func pathsAreFromTheWorkspace() throws {
    let project = try makeProject()
    try project.write("kit/.git", "gitdir: elsewhere")
    let git = report(.github, in: "/kit/components", of: project)
    #expect(git.hasPrefix("::error file=components/Card.yaml,"), "\(git)")
    let workspace = report(
      .github, in: "/kit/components", of: project, workspace: project.folder + "/")
    #expect(workspace.hasPrefix("::error file=kit/components/Card.yaml,"), "\(workspace)")
    let other = report(.github, in: "/kit/components", of: project, workspace: "/elsewhere")
    #expect(other.hasPrefix("::error file=components/Card.yaml,"), "\(other)")
  }
}
