import CompilerDriver
import TestSupport
import Testing

@Suite struct FormatCommandTests {
  private let loose = "slots: {title: }\ncomponent: Card\n"
  private let strict = "component: Card\nslots: {title: }\n"

  private func run(
    _ project: TestProject, _ request: FormatRequest, _ verbosity: Console.Verbosity = .normal,
    input: String = ""
  ) -> Outcome {
    project.log.clear()
    var surroundings = project.surroundings
    surroundings.input = { Array(input.utf8) }
    return format(request, in: surroundings, console: project.log.console(verbosity))
  }

  @Test func writesWhatChanges() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", loose)
    try project.write("components/Row.yaml", "component: Row\n")
    let before = try project.statuses("components")
    #expect(run(project, FormatRequest(), .verbose) == .fine)
    #expect(
      project.log.output == "components/Card.yaml: formatted\n1 of 3 files formatted\n")
    #expect(try project.read("components/Card.yaml") == strict)
    #expect(try project.statuses("components")["Row.yaml"] == before["Row.yaml"])
    #expect(run(project, FormatRequest()) == .fine)
    #expect(project.log.output == "Nothing changed\n")
  }

  @Test func checks() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", loose)
    #expect(run(project, FormatRequest(mode: .check)) == .findings)
    #expect(project.log.output == "components/Card.yaml: not formatted\n")
    #expect(project.log.errors == "1 of 2 files would change\n")
    #expect(try project.read("components/Card.yaml") == loose)
  }

  @Test func showsChanges() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", loose)
    let request = FormatRequest(paths: ["components"], mode: .preview, showsDiff: true)
    #expect(run(project, request, .quiet) == .fine)
    #expect(
      project.log.output == """
        --- a/components/Card.yaml
        +++ b/components/Card.yaml
        @@ -1,2 +1,2 @@
        -slots: {title: }
         component: Card
        +slots: {title: }

        """)
    #expect(try project.read("components/Card.yaml") == loose)
  }

  @Test func leavesFilesWithErrors() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", loose)
    try project.write("components/Row.yaml", "slots: {title: \ncomponent: Row\n")
    #expect(run(project, FormatRequest()) == .findings)
    #expect(project.log.errors.contains("components/Row.yaml:1:8: error: "))
    #expect(project.log.output == "1 of 3 files formatted\n")
    #expect(try project.read("components/Card.yaml") == strict)
    #expect(try project.read("components/Row.yaml") == "slots: {title: \ncomponent: Row\n")
  }

  @Test func standardInput() throws {
    let project = try TestProject()
    #expect(run(project, FormatRequest(paths: ["-"]), input: loose) == .fine)
    #expect(project.log.output == strict)
    #expect(run(project, FormatRequest(paths: ["-"], mode: .check), input: loose) == .findings)
    #expect(run(project, FormatRequest(paths: ["-"]), input: "slots: {") == .findings)
    #expect(project.log.errors.hasPrefix("<stdin>:1:8: error: "))
    #expect(project.log.output == "slots: {")
  }

  @Test func standardInputHasAName() throws {
    let project = try TestProject()
    let request = FormatRequest(paths: ["-"], inputName: "components/../Card.yaml")
    #expect(run(project, request, input: "component: {\n") == .findings)
    #expect(project.log.errors.hasPrefix("Card.yaml:"))
    let diff = FormatRequest(
      paths: ["-"], inputName: "Card.yaml", mode: .preview, showsDiff: true)
    #expect(run(project, diff, input: loose) == .fine)
    #expect(project.log.output.hasPrefix("--- a/Card.yaml\n+++ b/Card.yaml\n"))
  }

  @Test func linksStayLinks() throws {
    let project = try TestProject()
    try project.write("shared/Card.yaml", loose)
    try project.write("components/Row.yaml", "component: Row\n")
    try project.link("components/Card.yaml", to: "../shared/Card.yaml")
    #expect(run(project, FormatRequest()) == .fine)
    #expect(try project.read("shared/Card.yaml") == strict)
  }

  /// A file that cannot be formatted is left alone, and the status says so.
  @Test func filesThatCannotBeFormatted() throws {
    let project = try TestProject()
    let anchor = "component: Card\nslots: {a: &a {options: [text]}, b: *a}\n"
    try project.write("components/Card.yaml", anchor)
    for mode in [FormatRequest.Mode.write, .check, .preview] {
      #expect(run(project, FormatRequest(mode: mode)) == .findings)
      #expect(project.log.errors.hasPrefix("components/Card.yaml:2:12: warning: "))
    }
    #expect(try project.read("components/Card.yaml") == anchor)
    try project.write("components/Card.yaml", "# dscompile:format off\n" + anchor)
    #expect(run(project, FormatRequest(mode: .check)) == .fine, "\(project.log.errors)")
  }

  @Test func filesOfAnotherKind() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", strict)
    try project.write("docker.yaml", "services: {}\n")
    #expect(run(project, FormatRequest(paths: ["."])) == .fine)
    #expect(project.log.errors.hasPrefix("docker.yaml:1:1: warning: this is not a component"))
    #expect(run(project, FormatRequest(paths: ["docker.yaml"])) == .findings)
  }

  @Test func excludedFiles() throws {
    let project = try TestProject()
    try project.write(
      "dscompile.yaml", "library: Kit\nexclude: [components/drafts, components/**/Old*.yaml]\n")
    try project.write("components/Card.yaml", strict)
    try project.write("components/drafts/Chip.yaml", loose)
    try project.write("components/more/OldCard.yaml", "component: [\n")
    #expect(run(project, FormatRequest(mode: .check)) == .fine, "\(project.log.errors)")
    #expect(project.log.errors == "All files are formatted\n")
    #expect(run(project, FormatRequest(paths: ["components"])) == .fine, "\(project.log.errors)")
    #expect(run(project, FormatRequest(paths: ["components/drafts/Chip.yaml"])) == .fine)
    #expect(
      project.log.errors
        == "'components/drafts/Chip.yaml' is left out by 'exclude' in dscompile.yaml\n")
    #expect(try project.read("components/drafts/Chip.yaml") == loose)
    let outcome = lint(
      LintRequest(paths: ["components/drafts"]), by: .components, in: project.surroundings,
      console: project.log.console())
    #expect(outcome == .fine)
    #expect(
      project.log.errors.hasSuffix(
        "'components/drafts' is left out by 'exclude' in dscompile.yaml\n"))
  }

  @Test func failures() throws {
    let project = try TestProject()
    #expect(run(project, FormatRequest(paths: ["none.yaml"])) == .failure)
    #expect(project.log.errors.contains("none.yaml"))
  }
}
