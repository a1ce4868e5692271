import CompilerDriver
import Diagnostics
import TestSupport
import Testing

/// Rules can be adopted step by step: baselines and fixes.
@Suite struct AdoptionTests {
  private func makeProject(_ specs: [String: String] = ["Card": Self.card]) throws -> TestProject {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    for (name, text) in specs { try project.write("specs/\(name).yaml", text) }
    return project
  }

  private static let card = "component: Card\nslots:\n  titleView: {summary: What it is about}\n"

  private func run(_ project: TestProject, _ request: LintRequest) -> Outcome {
    project.log.clear()
    return lint(
      request, by: .components, in: project.surroundings, console: project.log.console())
  }

  // MARK: - Baselines

  @Test func knownFindingsAreNotReported() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest(isStrict: true)) == .findings)
    #expect(project.log.errors == "2 warnings in 1 file\n")
    #expect(run(project, LintRequest(isStrict: true, baseline: .init(change: .write))) == .fine)
    #expect(
      try project.read(".dscompile-baseline.yaml") == """
        # Findings that 'dscompile lint' does not report, because they were recorded here.
        # 'dscompile lint --ratchet' removes those that are fixed. After a merge, keep the lines of both branches.
        - 'components.Card.slots.titleView': type-in-name
        - 'components.Card.slots.titleView.summary': summary-full-stop

        """)
    #expect(run(project, LintRequest(isStrict: true)) == .fine)
    #expect(project.log.output == "")
    // Lines may move, and other findings appear.
    try project.write("specs/Card.yaml", "# New.\n\n" + Self.card + "  subtitleView:\n")
    #expect(run(project, LintRequest(isStrict: true)) == .findings)
    #expect(project.log.output.contains("specs/Card.yaml:6:3: warning: 'subtitleView'"))
    #expect(project.log.errors == "1 warning in 1 file\n")
  }

  @Test func buildsApplyTheBaseline() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest(baseline: .init(change: .write))) == .fine)
    project.log.clear()
    let outcome = build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .fine)
    #expect(project.log.errors == "")
  }

  @Test func ratchetRemovesFixedFindings() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest(baseline: .init(change: .write))) == .fine)
    let ratchet = LintRequest(baseline: .init(change: .ratchet))
    #expect(run(project, ratchet) == .fine)
    try project.write("specs/Card.yaml", "component: Card\nslots:\n  titleView: \n")
    #expect(run(project, LintRequest(isStrict: true)) == .fine)
    #expect(run(project, ratchet) == .findings)
    #expect(
      project.log.errors.hasPrefix(
        ".dscompile-baseline.yaml: 1 finding fixed and removed from the baseline; commit the "
          + "file\n"))
    #expect(!(try project.read(".dscompile-baseline.yaml")).contains("summary-full-stop"))
    #expect(run(project, ratchet) == .fine)
  }

  /// In specs with errors, it is unknown which findings are fixed.
  @Test func ratchetWaitsForErrors() throws {
    let project = try makeProject()
    #expect(run(project, LintRequest(baseline: .init(change: .write))) == .fine)
    let before = try project.read(".dscompile-baseline.yaml")
    try project.write("specs/Card.yaml", "component: Card\nslot:\n")
    #expect(run(project, LintRequest(baseline: .init(change: .ratchet))) == .findings)
    #expect(try project.read(".dscompile-baseline.yaml") == before)
  }

  @Test func anotherFile() throws {
    let project = try makeProject()
    let other = LintRequest.BaselineUse(file: "known.yaml")
    #expect(run(project, LintRequest(baseline: other)) == .failure)
    #expect(
      run(project, LintRequest(baseline: .init(file: "known.yaml", change: .write))) == .fine)
    #expect(run(project, LintRequest(isStrict: true, baseline: other)) == .fine)
    #expect(run(project, LintRequest(isStrict: true)) == .findings)
  }

  /// Lines can be in any order, and occur twice; findings of one rule in one part are numbered.
  @Test func linesOfBranchesAreMerged() throws {
    let body = "component: Card\nslots: {title: }\nbody: title.padding(13).opacity(17)\n"
    let project = try makeProject(["Card": body])
    try project.write(
      "dscompile.yaml", "library: Kit\nspecs: specs\nlint: {rules: {magic-number: warning}}\n")
    #expect(run(project, LintRequest(baseline: .init(change: .write))) == .fine)
    let text = try project.read(".dscompile-baseline.yaml")
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.contains("- 'components.Card.body': magic-number"))
    #expect(lines.contains("- 'components.Card.body': magic-number 2"))
    let other = "- 'components.Row.body': magic-number 3"
    try project.write(
      ".dscompile-baseline.yaml",
      (lines.reversed() + [other[...]] + lines).joined(separator: "\n") + "\n# A comment.\n")
    #expect(run(project, LintRequest(isStrict: true)) == .fine)
    #expect(project.log.output == "")
    // Each line stands for one finding.
    try project.write(
      ".dscompile-baseline.yaml",
      lines.filter { $0 != "- 'components.Card.body': magic-number" }.joined(separator: "\n"))
    #expect(run(project, LintRequest(isStrict: true)) == .findings)
    #expect(project.log.errors == "1 warning in 1 file\n")
  }

  /// Without a line between them, git has to be told to keep the lines of both branches, as `init` does.
  @Test(arguments: [true, false]) func branchesAreMerged(withUnion: Bool) throws {
    func card(_ name: String, _ slots: String) -> String {
      "component: \(name)\nslots: {\(slots)}\n"
    }
    let project = try makeProject([
      "Card": card("Card", "titleView: "), "Row": card("Row", "titleView: "),
    ])
    func git(_ arguments: String...) throws -> Int32 {
      let identity = ["-c", "user.name=n", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
      return try BuiltTool.run(
        ["/usr/bin/env", "git"] + identity + arguments, in: project.folder
      ).status
    }
    func commit(_ specs: [String: String]) throws {
      for (name, text) in specs { try project.write("specs/\(name).yaml", text) }
      #expect(run(project, LintRequest(baseline: .init(change: .write))) == .fine)
      #expect(try git("add", "-A") == 0)
      #expect(try git("commit", "-qm", "change") == 0)
    }
    if withUnion { try project.write(".gitattributes", ".dscompile-baseline.yaml merge=union\n") }
    #expect(try git("init", "-q", "-b", "main", ".") == 0)
    try commit([:])
    #expect(try git("checkout", "-qb", "other") == 0)
    try commit(["Row": card("Row", "titleView: , toggleView: ")])
    #expect(try git("checkout", "-q", "main") == 0)
    // In another place or, with the attribute, in the same.
    let name = withUnion ? "Tile" : "Card"
    try commit([name: card(name, "iconView: , titleView: ")])
    #expect(try git("merge", "-q", "other") == 0)
    #expect(run(project, LintRequest(isStrict: true)) == .fine)
    #expect(project.log.errors == "no problems\n")
    let lines = try project.read(".dscompile-baseline.yaml").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("- ") }.count == (withUnion ? 5 : 4))
    #expect(run(project, LintRequest(isStrict: true, baseline: .init(change: .ratchet))) == .fine)
  }

  /// Earlier versions wrote the number of findings for each rule and part.
  @Test func earlierBaselinesAreRead() throws {
    let project = try makeProject()
    try project.write(
      ".dscompile-baseline.yaml",
      """
      summary-full-stop:
        'components.Card.slots.titleView.summary': 1
      type-in-name:
        'components.Card.slots.titleView': 2

      """)
    #expect(run(project, LintRequest(isStrict: true)) == .fine)
    #expect(run(project, LintRequest(isStrict: true, baseline: .init(change: .ratchet))) != .fine)
    #expect(
      try project.read(".dscompile-baseline.yaml").hasSuffix(
        """
        - 'components.Card.slots.titleView': type-in-name
        - 'components.Card.slots.titleView.summary': summary-full-stop

        """))
  }

  @Test func conflictsAreReported() throws {
    let project = try makeProject()
    let line = "- 'components.Card.slots.titleView': type-in-name\n"
    try project.write(
      ".dscompile-baseline.yaml", "<<<<<<< main\n\(line)=======\n\(line)>>>>>>> other\n")
    #expect(run(project, LintRequest()) == .findings)
    #expect(project.log.output.contains(".dscompile-baseline.yaml:1:1: error: this line is"))
  }

  @Test(arguments: [
    "- a", "a: b", "a: {b: c}", "a: {b: 0}", "a: {b: 1", "- {a: b, c: d}", "- {a: b 0}",
    "- {a: b c}", "- {a: }", "- [a]", "a",
  ])
  func brokenBaseline(_ text: String) throws {
    let project = try makeProject()
    try project.write(".dscompile-baseline.yaml", text + "\n")
    #expect(run(project, LintRequest()) == .findings)
    #expect(project.log.output.contains(".dscompile-baseline.yaml:1:"))
    #expect(project.log.output.contains("error: "))
  }

  // MARK: - Fixes

  @Test func fixesCertainProblems() throws {
    let project = try makeProject([
      "Card": """
      # What is read first.
      component: Card
      summary: a card # Really.
      slots:
        title: {optional: false, options: [text], label: title}
        icon:
          optional: true
          lazy: false
      # dscompile:disable=color-alone Old.
      body: |
        title.foregroundColor(.primary)
        icon

      """
    ])
    let fixed = """
      # What is read first.
      component: Card
      summary: A card. # Really.
      slots:
        title: {options: [text]}
        icon:
          optional: true
      body: |
        title.foregroundColor(.primary)
        icon

      """
    #expect(run(project, LintRequest(fixing: .init(showsDiff: true))) == .findings)
    #expect(
      project.log.output.contains("-summary: a card # Really.\n+summary: A card. # Really.\n"))
    #expect(run(project, LintRequest(fixing: .init())) == .fine)
    #expect(try project.read("specs/Card.yaml") == fixed)
    #expect(project.log.errors.hasPrefix("6 findings fixed in 1 file\n"))
    #expect(run(project, LintRequest(fixing: .init())) == .fine)
    #expect(!project.log.errors.contains("fixed in"))
    #expect(run(project, LintRequest(fixing: .init(isUnsafe: true))) == .fine)
    #expect(try project.read("specs/Card.yaml").contains("foregroundStyle(.primary)"))
  }

  @Test func fixesSomePathsOnly() throws {
    let project = try makeProject([
      "Card": Self.card, "Tag": "component: Tag\nsummary: tag\nslots: {a: }\n",
    ])
    #expect(run(project, LintRequest(paths: ["specs/Card.yaml"], fixing: .init())) == .fine)
    #expect(try project.read("specs/Card.yaml").contains("about."))
    #expect(try project.read("specs/Tag.yaml").contains("summary: tag\n"))
  }

  @Test func nothingToFix() throws {
    let project = try makeProject(["Tag": "component: Tag\nslots: {a: }\n"])
    #expect(run(project, LintRequest(fixing: .init(showsDiff: true))) == .fine)
    #expect(project.log.output == "")
  }

  // MARK: - Severities

  @Test func errorsOfRulesStopBuilds() throws {
    let project = try makeProject()
    try project.write(
      "dscompile.yaml", "library: Kit\nspecs: specs\nlint: {rules: {type-in-name: error}}\n")
    #expect(run(project, LintRequest()) == .findings)
    project.log.clear()
    let outcome = build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
    #expect(outcome == .findings)
    #expect(project.tree().isEmpty)
  }

  @Test func notesFailNothing() throws {
    let project = try makeProject([
      "Tag": "component: Tag\nslots: {a: }\nproperties: {tint: Color}\n"
    ])
    #expect(run(project, LintRequest(isStrict: true)) == .fine)
    #expect(project.log.output.contains("specs/Tag.yaml:3:20: note: "))
    #expect(project.log.errors == "1 note in 1 file\n")
  }

  // MARK: - Listing rules

  @Test func listsRules() throws {
    let project = try makeProject()
    try project.write(
      "dscompile.yaml", "library: Kit\nspecs: specs\nlint: {rules: {type-in-name: error}}\n")
    let outcome = listRules(
      group: .naming, in: ".", surroundings: project.surroundings, console: project.log.console())
    #expect(outcome == .fine)
    #expect(project.log.output.hasPrefix("Naming (naming)\n"))
    #expect(project.log.output.contains("  type-in-name             error    A name ends with"))
    #expect(!project.log.output.contains("color-alone"))
  }

  @Test func explainsRules() {
    let log = Transcript()
    #expect(explain("[style-name]", console: log.console()) == .fine)
    #expect(log.output.hasPrefix("style-name: The name of a style ends with 'Style'.\n"))
    #expect(log.output.contains("components/1.yaml:5:3: warning: "))
    #expect(!log.output.contains("↓"))
  }
}
