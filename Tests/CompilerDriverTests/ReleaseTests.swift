import CompilerDriver
import SwiftCompilation
import TestSupport
import Testing

/// What `changes` prepares for a release, and what a team accepts for it.
@Suite struct ReleaseTests {
  private static let card = """
    component: Card
    summary: A container.
    slots:
      title: {options: [string]}
      actions: {optional: true}
    modifiers:
      elevation: {type: Int, default: 1}
    styles:
      automatic: {body: "VStack { configuration.title; configuration.actions }"}
      outlined: {body: configuration.title}

    """

  /// A repository with a release, and some edits after it.
  private func released(
    _ tags: [String] = ["v1.4.0"], edits: [(old: String, new: String)] = []
  ) throws -> TestProject {
    let project = try TestProject.makeRepository(["components/Card.yaml": Self.card])
    for tag in tags { try git(["tag", tag], in: project.folder) }
    try edit(project, edits)
    return project
  }

  private func edit(_ project: TestProject, _ edits: [(old: String, new: String)]) throws {
    var text = try project.read("components/Card.yaml")
    for (old, new) in edits {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    try project.write("components/Card.yaml", text)
  }

  private func changes(
    _ base: ChangesRequest.Base = .lastRelease, in project: TestProject,
    _ formats: (ChangesRequest.Format, String?)..., accepting reason: String? = nil
  ) async throws -> Outcome {
    project.log.clear()
    return try await withTurn {
      CompilerDriver.changes(
        ChangesRequest(
          base: base,
          reports: formats.isEmpty ? [.init(.text)] : formats.map { .init($0.0, file: $0.1) },
          acceptedReason: reason),
        in: project.surroundings, console: project.log.console())
    }
  }

  private static let breaking = ("  outlined: {body: configuration.title}\n", "")
  private static let compatible = ("  actions:", "  icon: {optional: true}\n  actions:")
  private static let added = ("modifiers:", "modifiers:\n  depth: {type: Int, default: 1}")
  private static let meaning = ("default: 1", "default: 2")
  private static let look = ("VStack", "HStack")

  // MARK: - Versions

  @Test(arguments: [
    (["v1.4.0"], [breaking], "v2.0.0"),
    (["1.4.0"], [breaking], "2.0.0"),
    (["v0.4.1"], [breaking], "v0.5.0"),
    (["v1.4.2"], [added], "v1.5.0"),
    (["v0.4.2"], [added], "v0.4.3"),
    (["v1.4.2"], [meaning], "v2.0.0"),
    (["v1.4.2"], [look], "v1.4.3"),
    (["v1.4.2"], [], "v1.4.3"),
    // The highest version, without others and those before a release.
    (
      ["v1.9.0", "v1.10.0", "v1.2.3", "v2.0.0-beta.1", "v3", "kit-4.0.0", "v01.20.0"], [], "v1.10.1"
    ),
  ])
  func proposesTheNextVersion(
    tags: [String], edits: [(String, String)], expected: String
  ) async throws {
    let project = try released(tags, edits: edits.map { (old: $0.0, new: $0.1) })
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
    #expect(project.log.output.hasSuffix("Next version: \(expected)\n"), "\(project.log.output)")
  }

  /// A suppressed or accepted change breaks callers all the same.
  @Test func whatIsAcceptedCounts() async throws {
    let project = try released(edits: [Self.breaking])
    #expect(try await changes(in: project, accepting: "Planned.") == .fine)
    #expect(try await changes(in: project) == .fine)
    #expect(project.log.output.contains("Next version: v2.0.0"), "\(project.log.output)")
  }

  @Test func aReleaseIsNeeded() async throws {
    let project = try released(["kit-1.0.0"])
    #expect(try await changes(in: project) == .failure)
    #expect(project.log.errors.contains("no tag of a release"), "\(project.log.errors)")
  }

  /// A release of another branch is not in the history of this one.
  @Test func tagsOfOtherBranchesDoNotCount() async throws {
    let project = try released()
    try git(["checkout", "-q", "-b", "other"], in: project.folder)
    try commit(project, "Two")
    try git(["tag", "v3.0.0"], in: project.folder)
    try git(["checkout", "-q", "main"], in: project.folder)
    #expect(try await changes(in: project) == .fine)
    #expect(project.log.output.hasSuffix("Next version: v1.4.1\n"))
  }

  // MARK: - Changelog and guide

  @Test func changelog() async throws {
    let project = try released(edits: [
      Self.breaking, Self.compatible, ("slots:", "slots:\n  label: {deprecated: {renamed: title}}"),
    ])
    try project.write(
      "components/Badge.yaml",
      "component: Badge\nsummary: A small label.\nslots: {title: }\nbody: title\n")
    #expect(try await changes(in: project, (.changelog, "CHANGELOG.md")) == .fine)
    let text = try project.read("CHANGELOG.md")
    #expect(
      text.hasPrefix(
        "# Changelog\n\n## 2.0.0\n\n### Callers have to edit their code\n\n- `Card`: removed"))
    #expect(text.contains("### Added\n\n- `Badge`: A small label.\n- `Card.icon`\n"), "\(text)")
    // Written once more, it is the same.
    #expect(try await changes(in: project, (.changelog, "CHANGELOG.md")) == .fine)
    #expect(try project.read("CHANGELOG.md") == text)
  }

  @Test(arguments: [
    (
      "# Log\n\nText.\n\n## [1.4.0] - 2026-01-01\n\n- One.\n", "# Log\n\nText.\n\n",
      "\n## [1.4.0] - 2026-01-01\n\n- One.\n"
    ),
    ("# Log\n", "# Log\n\n", ""),
    ("# Log\n\n## v2.0.0\n\nOld.\n\n## 1.4.0\n", "# Log\n\n", "\n## 1.4.0\n"),
    ("## 1.4.0\n", "", "\n## 1.4.0\n"),
    ("", "", ""),
  ])
  func entriesAreInserted(old: String, before: String, after: String) async throws {
    let project = try released(edits: [Self.breaking])
    try project.write("CHANGELOG.md", old)
    #expect(try await changes(in: project, (.changelog, nil)) == .fine)
    let entry = project.log.output
    #expect(try await changes(in: project, (.changelog, "CHANGELOG.md")) == .fine)
    #expect(try project.read("CHANGELOG.md") == before + entry + after)
  }

  @Test func migrationGuide() async throws {
    let project = try released(edits: [
      ("  title: {options: [string]}", "  heading: {options: [string]}"),
      ("configuration.title; ", "configuration.heading; "), Self.breaking, Self.meaning,
    ])
    #expect(try await changes(in: project, (.migration, nil)) == .fine)
    let text = project.log.output
    #expect(text.hasPrefix("# Migrate from 1.4.0 to 2.0.0\n\n## `Card`\n\n"), "\(text)")
    #expect(
      text.contains("// Before\nCard(title: \"…\")\n\n// After\nCard(heading: \"…\")\n"), "\(text)")
    #expect(
      text.contains("The default of `elevation` is `2` instead of `1`. State `1` to keep it."),
      "\(text)")
  }

  /// What callers of a deprecated initializer write, once for each of its names.
  @Test func deprecatedCallsAreInTheGuide() async throws {
    let project = try released(edits: [
      (
        "  title: {options: [string]}",
        "  title: {deprecated: {renamed: heading}}\n  heading: {options: [string], generic: Title}"
      ),
      ("configuration.title; ", "configuration.heading; "),
      ("{body: configuration.title}", "{body: configuration.heading}"),
    ])
    #expect(try await changes(in: project, (.migration, nil)) == .fine)
    let guide = project.log.output
    let parts = guide.split(separator: "### Deprecated\n\n")
    #expect(parts.count == 2, "\(guide)")
    #expect(
      parts.last == """
        ```swift
        // Before
        Card(title: "…")

        // After
        Card(heading: "…")
        ```

        """, "\(guide)")
  }

  // MARK: - Accepted changes

  @Test func acceptedChangesExpire() async throws {
    let project = try released(edits: [Self.breaking])
    let base = ChangesRequest.Base.version(.revision("v1.4.0"))
    #expect(try await changes(base, in: project) == .findings)
    #expect(try await changes(base, in: project, accepting: "Nobody uses 'outlined'.") == .fine)
    let file = try project.read(".dscompile-changes.yaml")
    #expect(file.contains("after: \"v1.4.0\"\n"), "\(file)")
    #expect(file.contains("  reason: \"Nobody uses 'outlined'.\"\n"), "\(file)")
    #expect(try await changes(base, in: project) == .fine)
    #expect(project.log.output.contains("accepted or suppressed: 1 finding\n"))

    // Another change is not accepted with it.
    try edit(project, [Self.meaning])
    #expect(try await changes(base, in: project) == .findings)
    #expect(!project.log.output.contains("outlined"))
    try edit(project, [("default: 2", "default: 1")])

    try commit(project, "Two")
    try git(["tag", "v2.0.0"], in: project.folder)
    #expect(try await changes(base, in: project) == .findings)
    #expect(project.log.errors.contains("'v2.0.0' has come out"), "\(project.log.errors)")
  }

  /// Entries are kept in order, so that branches merge; those of an earlier release go.
  @Test func acceptedChangesAreAdded() async throws {
    let project = try released(edits: [Self.breaking])
    let base = ChangesRequest.Base.version(.revision("v1.4.0"))
    #expect(try await changes(base, in: project, accepting: "One.") == .fine)
    try edit(project, [Self.meaning])
    #expect(try await changes(base, in: project, accepting: "Two.") == .fine)
    let file = try project.read(".dscompile-changes.yaml")
    #expect(file.contains("One.") && file.contains("Two."), "\(file)")
    try commit(project, "Two")
    try git(["tag", "v2.0.0"], in: project.folder)
    try edit(project, [("default: 2", "default: 3")])
    #expect(
      try await changes(.version(.revision("v2.0.0")), in: project, accepting: "Three.") == .fine)
    let later = try project.read(".dscompile-changes.yaml")
    #expect(later.contains("after: \"v2.0.0\"\n") && later.contains("Three."), "\(later)")
    #expect(!later.contains("One.") && !later.contains("Two."), "\(later)")
  }

  @Test(arguments: [
    "a: b", "[]", "accepted: {}", "accepted: [a]", "accepted: [{spec: a, rule: b, change: c}]",
    "accepted: [{spec: a, rule: b, change: c, reason: ''}]", "after: [1]", "a: [",
    "<<<<<<< main\n=======\n>>>>>>> other",
  ])
  func brokenFiles(_ text: String) async throws {
    let project = try released()
    try project.write(".dscompile-changes.yaml", text + "\n")
    #expect(try await changes(in: project) == .findings)
    #expect(
      project.log.errors.contains(".dscompile-changes.yaml:1:"), "\(project.log.errors)")
    #expect(try project.read(".dscompile-changes.yaml") == text + "\n")
  }

  @Test func nothingToAccept() async throws {
    let project = try released()
    #expect(try await changes(in: project, accepting: "Nothing.") == .fine)
    #expect(project.log.errors.contains("there is nothing to accept"))
    #expect(throws: (any Error).self) { try project.read(".dscompile-changes.yaml") }
  }

  // MARK: - Another version of the tool

  @Test func comparesWithWrittenFiles() async throws {
    let project = try released()
    #expect(try await changes(.writtenFiles, in: project) == .failure)
    #expect(project.log.errors.contains("'Generated' has no files"), "\(project.log.errors)")
    let built = try await withTurn {
      build(
        BuildRequest(), by: .components, in: project.surroundings,
        console: project.log.console())
    }
    #expect(built == .fine)
    #expect(try await changes(.writtenFiles, in: project) == .fine, "\(project.log.errors)")
    #expect(
      project.log.output.hasPrefix("Nothing changed for callers since the files in 'Generated'"))

    // What another version has emitted.
    let path = "Generated/Sources/Kit/Components/Card/Card.swift"
    let text = try project.read(path)
    #expect(text.contains("public func elevation("))
    try project.write(path, text.replacing("public func elevation(", with: "public func height("))
    let before = project.tree()
    #expect(try await changes(.writtenFiles, in: project) == .findings)
    #expect(project.log.output.contains("removed 'Card.height(_:)'"), "\(project.log.output)")
    #expect(project.log.output.contains("added 'Card.elevation(_:)'"), "\(project.log.output)")
    #expect(project.tree() == before)
  }
}
