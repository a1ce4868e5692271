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

  /// The identifiers of the problems of a project, in the order of their places.
  private func identifiers(_ files: [String: String]) throws -> [String] {
    try problems(files).split(separator: "\n").compactMap { line in
      line.contains(": error: ") ? line.split(separator: "[").last.map { "\($0.dropLast())" } : nil
    }
  }

  @Test func namesFromBrokenPartsAreNotUnknown() throws {
    for (parts, body) in [
      ("slots: [title, actions]", "title\n  actions\n  self.title"),
      ("types: [CardRole]\nproperties: {role: CardRole}", "Text(role == .neutral ? role.name : x)"),
      ("modifiers: [elevation]\nenvironment: [tone]", "Text(elevation + tone)"),
      ("styles: {automatic: {parameters: [width], body: 'Text(width)'}}", ""),
    ] {
      let spec = "component: Card\n\(parts)\n" + (body.isEmpty ? "" : "body: |\n  \(body)\n")
      let found = Set(try identifiers(["components/Card.yaml": spec]))
      #expect(found == ["wrong-kind"], "\(parts)")
    }
    #expect(
      try identifiers([
        "components/Card.yaml": "component: Card\npropertys: {role: Int}\nbody: Text(role)\n"
      ]) == ["unknown-key"])
    #expect(
      try identifiers([
        "components/Card.yaml": "component: Card\nstate: {open: false}\nbody: Toggle(open)\n"
      ]) == ["swift-syntax"])
  }

  /// Other specs see the same declarations.
  @Test func usesOfBrokenSpecsAreNotJudged() throws {
    let broken = "component: Card\nproperties: [role]\n"
    let use = "component: Row\nslots: {title: }\nbody: |\n  Card(role: 1)\n  titel\n"
    #expect(
      try identifiers(["components/Card.yaml": broken, "components/Row.yaml": use])
        == ["wrong-kind"])
    #expect(
      try identifiers([
        "dscompile.yaml": "library: Kit\nprefix: DK\n", "components/Card.yaml": broken,
        "components/Row.yaml": use.replacing("Card(", with: "DKCard("),
      ]) == ["wrong-kind"])
    let other = "component: Row\nslots: {title: }\nbody: titel.padding()\n"
    #expect(
      try identifiers(["components/Card.yaml": broken, "components/Row.yaml": other])
        == ["wrong-kind", "unknown-name"])
  }

  /// An error in a view, or in a part that declares nothing, does not hide wrong names.
  @Test func namesAreCheckedBesideOtherErrors() throws {
    let parts = "component: Card\nslots: {title: }\n"
    for part in ["sumary: A card.", "accessibility: {lable: title}", "previews: {a: {b: c}}"] {
      let found = try identifiers(["components/Card.yaml": "\(parts)\(part)\nbody: titel\n"])
      #expect(found.contains("unknown-name"), "\(part)")
    }
    #expect(
      try identifiers([
        "components/Card.yaml": """
        \(parts)styles:
          automatic: {body: configuration.titel}
          plain:
            body: configuration.title.padding(
        """
      ]).contains("unknown-configuration-member"))
  }
}
