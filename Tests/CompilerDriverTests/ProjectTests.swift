import CompilerDriver
import TestSupport
import Testing

/// Diagnostics for whole projects.
@Suite struct ProjectTests {
  private func problems(_ files: [String: String]) throws -> String {
    let project = try TestProject()
    for (path, text) in files { try project.write(path, text) }
    let outcome = lint(
      LintRequest(), by: .components, in: project.surroundings,
      console: project.log.console(.quiet))
    #expect(outcome == .findings)
    return project.log.output
  }

  @Test func specsHaveToBeThere() throws {
    #expect(
      try problems([:]).hasPrefix(
        "dscompile.yaml:1:1: error: the folder of specs 'components' does not exist; create it, "
          + "or name another folder, as in 'specs: components' [missing-specs]"))
    #expect(
      try problems(["components/README.md": "Nothing here."]).hasPrefix(
        "dscompile.yaml:1:1: error: there is no spec in 'components'; a library needs a "
          + "component, such as 'components/Card.yaml' with 'component: Card' [no-specs]"))
  }

  /// Everything depends on the project file, so its errors come alone.
  @Test func errorsOfTheProjectFileComeFirst() throws {
    let text = try problems([
      "dscompile.yaml": "library: Kit\nprefix DK\n",
      "components/Card.yaml": "component: Card\nslots: {title: }\nbody: DKBadge(titel)\n",
    ])
    #expect(text.hasPrefix("dscompile.yaml:2:1: error: a key is expected here"))
    #expect(!text.contains("components/Card.yaml"))
  }

  /// A problem of the output folder is reported where the folder is named.
  @Test func theOutputFolderHasAPlace() throws {
    let project = try TestProject()
    let outside = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\noutput: Out\n")
    try project.write("components/Card.yaml", "component: Card\nslots: {title: }\n")
    try project.link("Out", to: outside.folder)
    let outcome = build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .findings)
    #expect(
      project.log.errors.hasPrefix(
        "dscompile.yaml:2:9: error: the output folder 'Out' is outside of the project because of a "
          + "symbolic link"))
  }

  @Test func brokenPartsAreNotReportedAsMissing() throws {
    let text = try problems([
      "components/Card.yaml": """
      component: Card
      slots: {title: }
      modifiers: {note: {type: String, default: ""}}
      """
    ])
    #expect(text.contains("[missing-swift]"))
    #expect(!text.contains("[missing-default]"))
  }
}
