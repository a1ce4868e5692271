#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  /// `catalog --against` shows what is different since a revision, and pages have the history of their specs.
  struct CatalogChangesTests {
    private let project: TestProject

    init() throws {
      project = try TestProject()
      try project.write(
        "dscompile.yaml", "library: Kit\nprefix: XY\nplatforms: {iOS: \"16.0\"}\nsnapshots: false\n"
      )
      try project.write("components/Card.yaml", Self.card)
      try project.write("components/Chip.yaml", Self.chip)
      try project.write("components/Panel.yaml", Self.panel)
      try project.write(".gitignore", ".cache\nsite*\n")
    }

    private static let card = """
      component: Card
      slots:
        title: {options: [text]}
      body: |
        VStack { title; Text(verbatim: "Save") }

      """

    private static let chip = "component: Chip\nslots: {label: {options: [text]}}\nbody: label\n"

    private static let panel = """
      component: Panel
      slots: {content: }
      body: |
        VStack { content; XYCard(title: "Mine") }

      """

    private func git(_ arguments: String...) throws {
      let run = try BuiltTool.run(
        ["/usr/bin/env", "git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments,
        in: project.folder)
      #expect(run.status == 0, "\(arguments): \(run)")
    }

    private func commit(_ message: String) throws {
      try git("add", "-A")
      try git("commit", "-q", "--date", "2026-01-02T03:04:05Z", "-m", message)
    }

    private func catalog(
      against earlier: ChangesRequest.Earlier?
    ) async throws -> (outcome: Outcome, errors: String) {
      project.log.clear()
      let project = project
      let cache = URL(filePath: project.folder).appending(path: ".cache")
      let surroundings = try renderingSurroundings(base: project.folder, cache: cache)
      let outcome = try await withTurn {
        CompilerDriver.catalog(
          CatalogRequest(output: "site", earlier: earlier), in: surroundings,
          console: project.log.console(.normal))
      }
      return (outcome, project.log.output + project.log.errors)
    }

    private func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: project.folder + "/" + path)
    }

    @Test func changesSinceARevision() async throws {
      try git("init", "-q", "-b", "main")
      try commit("Add <b>cards</b>")
      try git("mv", "components/Chip.yaml", "components/Tag.yaml")
      try commit("Move the chip")
      try project.write(
        "components/Card.yaml", Self.card.replacing("\"Save\"", with: "\"Store\""))
      try project.write("components/Badge.yaml", Self.chip.replacing("Chip", with: "Badge"))
      var (outcome, log) = try await catalog(against: .revision("HEAD"))
      #expect(outcome == .fine, "\(log)")
      let page = try project.read("site/changes.html")
      #expect(page.contains("text <q>Save</q> is now <q>Store</q>"), "\(page)")
      // A component that uses one that changed looks different, too; the chip is the same.
      #expect(page.contains("id=\"component-Card\""))
      #expect(page.contains("id=\"component-Panel\""))
      #expect(page.contains("id=\"component-Badge\""))
      #expect(!page.contains("id=\"component-Chip\""))
      let markdown = try project.read("site/changes.md")
      #expect(markdown.contains("text “Save” is now “Store”"), "\(markdown)")
      #expect(!markdown.contains("Chip"), "\(markdown)")
      // A spec is followed through renames.
      let chip = try project.read("site/components/Chip.html")
      #expect(chip.contains("Move the chip"))
      #expect(chip.contains("Add &lt;b&gt;cards&lt;/b&gt;"))
      #expect(chip.contains("<time datetime=\"2026-01-02\">2026-01-02</time>"))
      #expect(try !project.read("site/components/Badge.html").contains("id=\"history\""))

      // Without a revision, there is no page of changes, and there is still the history.
      (outcome, log) = try await catalog(against: nil)
      #expect(outcome == .fine, "\(log)")
      #expect(!exists("site/changes.html"))
      #expect(!exists("site/changes.md"))
      #expect(try project.read("site/components/Chip.html").contains("Move the chip"))

      (outcome, log) = try await catalog(against: .revision("nowhere"))
      #expect(outcome == .failure)
      #expect(log.contains("there is no revision 'nowhere'"), "\(log)")
    }

    /// What is no longer accepted, or does not compile, cannot be drawn; the site is written nevertheless.
    @Test func earlierVersionsWithErrors() async throws {
      try git("init", "-q", "-b", "main")
      try project.write("components/Card.yaml", Self.card + "colour: red\n")
      try commit("One")
      try project.write(
        "components/Card.yaml", Self.card.replacing("\"Save\"", with: "\"Save\" + 1"))
      try commit("Two")
      try project.write("components/Card.yaml", Self.card)
      var (outcome, log) = try await catalog(against: .revision("HEAD~1"))
      #expect(outcome == .fine, "\(log)")
      #expect(log.contains("warning: 'HEAD~1' has errors with this version"), "\(log)")
      #expect(log.contains("components/Card.yaml:"), "\(log)")
      #expect(try project.read("site/changes.html").contains("nothing can be compared with it"))

      (outcome, log) = try await catalog(against: .revision("HEAD"))
      #expect(outcome == .fine, "\(log)")
      #expect(log.contains("'HEAD' does not compile, so there are no pictures of before"), "\(log)")
      #expect(try project.read("site/changes.html").contains("no pictures of before"))
    }

    @Test func foldersThatAreNoRepositories() async throws {
      var (outcome, log) = try await catalog(against: .revision("main"))
      #expect(outcome == .failure)
      #expect(log.contains("git finds no repository"), "\(log)")
      #expect(!exists("site"))

      // A library with another name and prefix is compared by the names in specs.
      let copy = try TestProject()
      try copy.write("dscompile.yaml", "library: Old\nplatforms: {iOS: \"16.0\"}\n")
      try copy.write("components/Card.yaml", Self.card.replacing("Save", with: "Keep"))
      (outcome, log) = try await catalog(against: .folder(copy.folder))
      #expect(outcome == .fine, "\(log)")
      let page = try project.read("site/changes.html")
      #expect(page.contains("the module <code>Old</code> is named <code>Kit</code>"), "\(page)")
      #expect(page.contains("text <q>Keep</q> is now <q>Save</q>"), "\(page)")
      #expect(try !project.read("site/components/Card.html").contains("id=\"history\""))
    }
  }
#endif
