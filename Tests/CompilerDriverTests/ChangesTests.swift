import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// The changes of public declarations between two versions of a project.
@Suite struct ChangesTests {
  private static let card = """
    component: Card
    summary: A container.
    slots:
      title: {options: [text]}
      icon: {optional: true, options: [systemImage]}
    properties:
      role: {type: CardRole, default: .neutral}
    modifiers:
      elevation: {type: Int, default: 1}
    types:
      CardRole: {cases: [neutral, critical]}
    styles:
      automatic: {body: "HStack { configuration.icon; configuration.title }"}
      outlined: {body: configuration.title}

    """

  private typealias Edits = [(old: String, new: String)]

  private func edited(_ edits: Edits) -> String {
    edits.reduce(Self.card) { text, edit in
      #expect(text.contains(edit.old))
      return text.replacing(edit.old, with: edit.new)
    }
  }

  /// Compares an edited project with the one before the edits.
  private func changes(
    _ edits: Edits, project file: String = "library: Kit\n",
    from earlierFile: String? = nil, format: ChangesRequest.Format = .text
  ) throws -> (outcome: Outcome, output: String) {
    try changes(from: [], to: edits, project: file, from: earlierFile, format: format)
  }

  /// Compares two edited projects.
  private func changes(
    from earlierEdits: Edits, to edits: Edits, project file: String = "library: Kit\n",
    from earlierFile: String? = nil, format: ChangesRequest.Format = .text
  ) throws -> (outcome: Outcome, output: String) {
    let earlier = try TestProject()
    try earlier.write("dscompile.yaml", earlierFile ?? file)
    try earlier.write("components/Card.yaml", edited(earlierEdits))
    let project = try TestProject()
    try project.write("dscompile.yaml", file)
    try project.write("components/Card.yaml", edited(edits))
    let outcome = CompilerDriver.changes(
      ChangesRequest(earlier: .folder(earlier.folder), reports: [.init(format)]),
      in: project.surroundings,
      console: project.log.console())
    #expect(project.log.errors == "")
    #expect(project.tree() == [:])
    return (outcome, project.log.output.replacing(earlier.folder, with: "OLD").withoutRules)
  }

  @Test func bodiesAndDocumentationDoNotCount() throws {
    let (outcome, output) = try changes([
      ("A container.", "A container of views."), ("HStack", "VStack"),
    ])
    #expect(outcome == .fine)
    #expect(output == "Nothing changed for callers since OLD\n")
  }

  @Test func aRemovedStyleBreaksClients() throws {
    let (outcome, output) = try changes([("  outlined: {body: configuration.title}\n", "")])
    #expect(outcome == .findings)
    #expect(
      output.hasPrefix(
        "components/Card.yaml\n  breaking: removed struct 'OutlinedCardStyle' and "
          + "'CardStyle.outlined'\n"), "\(output)")
    #expect(output.hasSuffix("\n1 breaking change since OLD\n"))
  }

  @Test func aRenamedSlotIsNamedOnce() throws {
    let (outcome, output) = try changes([("icon", "symbol")])
    #expect(outcome == .findings)
    #expect(
      output.contains(
        "breaking: removed 6 of 10 initializers of 'Card' with 'icon:' or 'iconSystemName:', such "
          + "as 'Card.init(role:title:icon:)'; 'Card { view } icon: { view }' no longer compiles: nothing "
          + "takes 'icon:'\n"), "\(output)")
    // The closure of the slot is the same, by another name.
    #expect(!output.contains("meaning: "), "\(output)")
    #expect(output.contains("\n  added 6 initializers of 'Card' with 'symbol:'"), "\(output)")
    #expect(
      output.contains("struct 'Card': generic parameter named 'Symbol' instead of 'Icon'"),
      "\(output)")
    // The initializer for styles has the same calls as before.
    #expect(!output.contains("Card.init(_:)"))
    #expect(output.contains("leave the old name in the spec"))
    #expect(!output.contains("give it a 'default'"))
  }

  @Test func aDeprecatedNameKeepsCalls() throws {
    let (outcome, output) = try changes([
      (
        "title: {options: [text]}",
        "title: {deprecated: {renamed: heading}}\n  heading: {options: [text]}"
      ),
      ("configuration.title", "configuration.heading"),
    ])
    // The members of the style's configuration have the new name only.
    #expect(outcome == .findings)
    #expect(
      output.contains(
        "  breaking: removed struct 'CardStyleConfiguration.Title' and "
          + "'CardStyleConfiguration.title'\n"), "\(output)")
    #expect(
      output.contains(
        "\n  reference: extensions of 'Card' with requirements on 'Title' no longer compile\n"),
      "\(output)")
    #expect(
      output.contains("\n'generic: Title' in the slot keeps the name.\n"), "\(output)")
    #expect(output.contains("\n  9 of 10 initializers of 'Card', such as"), "\(output)")
    #expect(output.contains(": now deprecated\n"), "\(output)")
    // Nothing else can be done.
    #expect(!output.contains("\nTo keep"), "\(output)")
  }

  @Test func aPropertyWithADefaultIsCompatible() throws {
    let (outcome, output) = try changes([
      ("properties:\n", "properties:\n  count: {type: Int, default: 1}\n")
    ])
    #expect(outcome == .fine)
    #expect(output.contains("new parameter 'count:' with a default"), "\(output)")
    #expect(!output.contains("breaking: "), "\(output)")
  }

  @Test func aPropertyWithoutADefaultIsNot() throws {
    let (outcome, output) = try changes([("properties:\n", "properties:\n  count: {type: Int}\n")])
    #expect(outcome == .findings)
    #expect(
      output.contains("breaking: removed 9 of 10 initializers of 'Card', such as"), "\(output)")
    #expect(output.contains("added 9 initializers of 'Card' with 'count:', such as"), "\(output)")
    #expect(output.contains("To keep calls without a new property, give it a 'default'."))
    #expect(!output.contains("leave the old name in the spec"), "\(output)")
  }

  /// They cannot be deprecated.
  @Test(arguments: ["size: Double", "radius: Int", "radius: Double, size: Double"])
  func parametersOfStylesHaveNoRemedy(parameters: String) throws {
    let style = { (parameters: String) in
      (old: "  outlined: {body", new: "  outlined: {parameters: {\(parameters)}, body")
    }
    let (outcome, output) = try changes(from: [style("radius: Double")], to: [style(parameters)])
    #expect(outcome == .findings)
    #expect(!output.contains("\nTo keep"), "\(output)")
  }

  @Test(arguments: [
    // No longer optional.
    ("icon: {optional: true, options: [systemImage]}", "icon: {options: [systemImage]}"),
    // Without an option.
    ("icon: {optional: true, options: [systemImage]}", "icon: {optional: true}"),
    ("role: {type: CardRole, default: .neutral}", "role: CardRole"),
    // The caller owns the value, so it has no default.
    ("properties:\n", "properties:\n  count: {type: Int, binding: true}\n"),
    // A default for 'count' does not keep calls with a role.
    ("role: {type: CardRole, default: .neutral}", "role: {type: Int, default: 1}\n  count: Int"),
    // A default for 'count' does not keep calls without a note.
    ("properties:\n", "  note: {}\nproperties:\n  count: Int\n"),
  ])
  func noRemedyIsBetterThanAWrongOne(old: String, new: String) throws {
    let (outcome, output) = try changes([(old, new)])
    #expect(outcome == .findings)
    #expect(!output.contains("\nTo keep"), "\(output)")
  }

  @Test(arguments: [
    ("role:", "kind:"), ("outlined:", "framed:"), ("elevation:", "height:"), ("critical]", "bad]"),
    ("CardRole", "CardKind"), ("Card", "Row"),
  ])
  func anyEntryWithADeprecationCanKeepItsOldName(old: String, new: String) throws {
    let (outcome, output) = try changes([(old, new)])
    #expect(outcome == .findings)
    #expect(
      output.contains("\nTo keep old calls, leave the old name in the spec and deprecate it, "),
      "\(output)")
    #expect(!output.contains("give it a 'default'"), "\(output)")
  }

  @Test func propertiesOfStructsCanHaveDefaults() throws {
    let subject = "types:\n  Subject: {properties: {title: String}}\n"
    let (outcome, output) = try changes(
      from: [("types:\n", subject)],
      to: [("types:\n", subject.replacing("title: String", with: "title: String, count: Int"))])
    #expect(outcome == .findings)
    #expect(
      output.contains("\n\nTo keep calls without a new property, give it a 'default'.\n1"),
      "\(output)")
  }

  @Test func anotherTypeIsInOneSentence() throws {
    let (outcome, output) = try changes([
      ("type: CardRole, default: .neutral", "type: Int, default: 1")
    ])
    #expect(outcome == .findings)
    #expect(
      output.contains("breaking: 9 of 10 initializers of 'Card', such as"), "\(output)")
    #expect(
      output.contains(
        ": 'Int' instead of 'CardRole' for 'role:'; 'Card(role: …) { view }' no longer compiles\n"),
      "\(output)")
    #expect(
      output.contains("'CardStyleConfiguration.role': type 'Int' instead of 'CardRole'"),
      "\(output)")
  }

  /// Callers can still pass a text.
  @Test func anOptionalArgumentIsCompatible() throws {
    let (_, output) = try changes([("{options: [text]}", "{options: [text], optional: true}")])
    #expect(output.contains("'String?' instead of 'String' for 'title:'\n"), "\(output)")
    #expect(!output.contains("breaking: 'Card.init"), "\(output)")
  }

  /// Two compatible changes that meet in one signature are compatible as well.
  @Test func anOptionalArgumentAndANewPropertyAreCompatible() throws {
    let footer = (old: "properties:\n", new: "  footer: {options: [text]}\nproperties:\n")
    let shown = (old: "body: configuration.title", new: "body: configuration.footer")
    let (outcome, output) = try changes(
      from: [footer, shown],
      to: [
        (footer.old, footer.new.replacing("[text]", with: "[text], optional: true")), shown,
        ("properties:\n", "properties:\n  level: {type: Int, default: 1}\n"),
      ])
    // The style's configuration has a different type.
    #expect(outcome == .findings)
    #expect(!output.contains("breaking: removed"), "\(output)")
    #expect(!output.contains("breaking: 'Card.init"), "\(output)")
    for type in ["LocalizedStringKey?", "String?", "(some StringProtocol)?"] {
      let before = type == "LocalizedStringKey?" ? "LocalizedStringKey" : "String"
      #expect(
        output.contains(
          ": new parameter 'level:' with a default; '\(type)' instead of '\(before)' for "
            + "'footer:'\n"), "\(output)")
    }
    #expect(!output.contains("\nTo keep"), "\(output)")
  }

  @Test func anOptionalParameterAndANewOneOfAStyleAreCompatible() throws {
    let outlined = "  outlined: {body: configuration.title}"
    let before = "  outlined: {parameters: {radius: Double}, body: configuration.title}"
    let after =
      "  outlined: {parameters: {radius: Double?, width: {type: Double, default: 1}}, body: "
      + "configuration.title}"
    let (outcome, output) = try changes(from: [(outlined, before)], to: [(outlined, after)])
    #expect(outcome == .fine, "\(output)")
    #expect(
      output.contains(
        "  'CardStyle.outlined(radius:)' and 'OutlinedCardStyle.init(radius:)': new parameter "
          + "'width:' with a default; 'Double?' instead of 'Double' for 'radius:'\n"), "\(output)")
  }

  @Test func aNewCaseBreaksSwitches() throws {
    let (outcome, output) = try changes([("critical]", "critical, good]")])
    #expect(outcome == .findings)
    #expect(
      output == """
        components/Card.yaml
          breaking: added case 'CardRole.good': missing in each 'switch' without a 'default'

        1 breaking change since OLD

        """)
  }

  @Test func aLaterPlatformBreaksClients() throws {
    let (outcome, output) = try changes(
      [], project: "library: Kit\nplatforms: {iOS: \"17.0\", macOS: \"13.0\"}\n",
      from: "library: Kit\nplatforms: {iOS: \"16.0\", tvOS: \"16.0\"}\n")
    #expect(outcome == .findings)
    #expect(
      output == """
        dscompile.yaml
          breaking: the library no longer supports tvOS
          breaking: iOS 17.0 is the minimum version instead of 16.0
          the library now supports macOS as well

        2 breaking changes and 1 compatible change since OLD

        """)
  }

  @Test func availabilityBreaksClients() throws {
    let file = "library: Kit\nplatforms: {iOS: \"16.0\", macOS: \"13.0\"}\n"
    let (outcome, output) = try changes(
      [("summary: A", "availability: {iOS: \"17.0\", macOS: \"14.0\"}\nsummary: A")], project: file)
    #expect(outcome == .findings)
    #expect(output.contains(": only since iOS 17.0 and macOS 14.0\n"), "\(output)")
  }

  @Test func anotherModuleNameBreaksImports() throws {
    let (outcome, output) = try changes([], project: "library: Other\n", from: "library: Kit\n")
    #expect(outcome == .findings)
    #expect(
      output.contains(
        "breaking: the module 'Kit' is named 'Other'; clients import it by name"), "\(output)")
  }

  /// Its initializers are as before, for callers; but code can name the type with its generic arguments.
  @Test func aNewSlotBreaksCodeThatNamesTheType() throws {
    let (outcome, output) = try changes([
      ("properties:\n", "  note: {optional: true}\nproperties:\n"),
      ("configuration.icon;", "configuration.icon; configuration.note;"),
    ])
    #expect(outcome == .findings)
    #expect(output.components(separatedBy: "breaking: ").count == 2, "\(output)")
    #expect(
      output.contains(
        "breaking: struct 'Card': generic parameters '<Title, Icon, Note>' instead of '<Title, "
          + "Icon>', for code that writes them\n"), "\(output)")
  }

  @Test func requirementsNeedADefault() throws {
    let subject = "types:\n  Subject: {protocol: [], properties: {title: String}}\n"
    let earlier = try TestProject()
    try earlier.write("components/Card.yaml", Self.card.replacing("types:\n", with: subject))
    let project = try TestProject()
    try project.write(
      "components/Card.yaml",
      Self.card.replacing(
        "types:\n",
        with: subject.replacing(
          "title: String", with: "title: String, count: Int, size: {type: Int, default: 1}")))
    let outcome = CompilerDriver.changes(
      ChangesRequest(earlier: .folder(earlier.folder)), in: project.surroundings,
      console: project.log.console())
    #expect(outcome == .findings)
    #expect(
      project.log.output.withoutRules.hasPrefix(
        """
        components/Card.yaml
          breaking: added 'Subject.count': requirement without a default, which types that conform \
        to 'Subject' lack
          added 'Subject.size'

        """), "\(project.log.output)")
  }

  @Test func aRemovedConformanceBreaksClients() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", Self.card)
    try project.write("old/dscompile.yaml", "library: Kit\n")
    try project.write(
      "old/components/Card.yaml",
      Self.card.replacing("types:\n", with: "conforms: [Equatable]\ntypes:\n"))
    let outcome = CompilerDriver.changes(
      ChangesRequest(earlier: .folder("old")), in: project.surroundings,
      console: project.log.console())
    #expect(outcome == .findings)
    #expect(project.log.output.contains("breaking: removed conformance 'Card: Equatable'"))
  }

  /// The earlier version may have been compiled by another version of this compiler.
  @Test func theEarlierVersionMayBePinned() throws {
    let (outcome, _) = try changes(
      [], project: "library: Kit\n", from: "library: Kit\ndscompile: \"0.0\"\n")
    #expect(outcome == .fine)
  }

  @Test func aNewModuleIsCompatible() throws {
    let (outcome, output) = try changes(
      [], project: "library: Kit\ntargets: [swiftui, uikit]\n", from: "library: Kit\n")
    #expect(outcome == .fine)
    #expect(output.contains("\n  there is a new module 'KitUIKit'\n"), "\(output)")
  }

  /// Programs get every declaration.
  @Test func jsonHasAllDeclarations() throws {
    let (_, output) = try changes([("icon", "symbol")], format: .json)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let changes = try #require(json["changes"] as? [[String: Any]])
    let removed = changes.filter { $0["change"] as? String == "removed" }
    #expect(removed.count { $0["kind"] as? String == "initializer" } == 6)
    let part = try #require(removed.first { $0["isPartOfAnother"] as? Bool == true })
    #expect((part["declaration"] as? String)?.hasPrefix("CardStyleConfiguration.Icon") == true)
    #expect(part["module"] as? String == "Kit")
    #expect(part["spec"] as? String == "components/Card.yaml")
    let breaking = changes.filter {
      $0["isBreaking"] as? Bool == true && $0["isPartOfAnother"] as? Bool == false
    }
    #expect(json["breaking"] as? Int == breaking.count)
  }

  @Test func errorsAreReported() throws {
    let earlier = try TestProject()
    try earlier.write("components/Card.yaml", "component: card\nslots: {title: }\n")
    let project = try TestProject()
    try project.write("components/Card.yaml", Self.card)
    let request = ChangesRequest(earlier: .folder(earlier.folder))
    #expect(
      CompilerDriver.changes(request, in: project.surroundings, console: project.log.console())
        == .failure)
    #expect(project.log.errors.contains("[type-name]"))
    #expect(project.log.errors.contains("so nothing can be compared with it"))
    // An error in the current version has the exit code of other commands.
    #expect(
      CompilerDriver.changes(
        ChangesRequest(earlier: .folder(project.folder)), in: earlier.surroundings,
        console: earlier.log.console()) == .findings)
  }

  @Test func aFolderOfTheProjectIsNoCopy() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", Self.card)
    #expect(
      CompilerDriver.changes(
        ChangesRequest(earlier: .folder("components")), in: project.surroundings,
        console: project.log.console()) == .failure)
    #expect(project.log.errors.hasPrefix("error: 'components' is in the project itself"))
  }

  // MARK: - Revisions

  /// Runs git in a project, without the settings of this machine.
  private func git(_ arguments: String..., in project: TestProject) throws {
    let run = try BuiltTool.run(
      ["/usr/bin/env", "git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments,
      in: project.folder)
    #expect(run.status == 0, "\(arguments): \(run)")
  }

  private func changes(
    since revision: String, in project: TestProject, _ folder: String = "."
  ) async throws -> Outcome {
    project.log.clear()
    return try await withTurn {
      CompilerDriver.changes(
        ChangesRequest(folder: folder, earlier: .revision(revision)), in: project.surroundings,
        console: project.log.console())
    }
  }

  /// A repository with a project in a folder, and a first commit.
  private func makeRepository() throws -> TestProject {
    let project = try TestProject()
    try project.remove("dscompile.yaml")
    try project.write("README.md", "A repository.")
    try git("init", "-q", "-b", "main", in: project)
    try git("add", ".", in: project)
    try git("commit", "-q", "-m", "Begin", in: project)
    try project.write("kit/dscompile.yaml", "library: Kit\nspecs: [components, ../shared]\n")
    try project.write("kit/components/Card.yaml", Self.card)
    try project.write("shared/Row.yaml", "component: Row\nslots: {title: }\n")
    try git("add", ".", in: project)
    try git("commit", "-q", "-m", "Add a kit", in: project)
    return project
  }

  @Test func comparesWithARevision() async throws {
    let project = try makeRepository()
    #expect(try await changes(since: "HEAD", in: project, "kit") == .fine, "\(project.log.errors)")
    #expect(project.log.output == "Nothing changed for callers since HEAD\n")

    try project.write(
      "kit/components/Card.yaml", Self.card.replacing("critical]", with: "critical, good]"))
    // Staged and other changes stay as they are.
    try project.write("README.md", "Staged.")
    try git("add", "README.md", in: project)
    let index = try Data(contentsOf: URL(filePath: project.folder + "/.git/index"))
    let files = project.tree(".")
    #expect(try await changes(since: "main", in: project, "kit") == .findings)
    #expect(project.log.output.contains("added case 'CardRole.good'"), "\(project.log.output)")
    #expect(try Data(contentsOf: URL(filePath: project.folder + "/.git/index")) == index)
    #expect(project.tree(".") == files)
    let work = project.folder + "-cache/work"
    #expect(try FileManager.default.contentsOfDirectory(atPath: work) == [])
  }

  /// A repository in which `main` got a component after the branch `topic` began.
  private func makeDivergedRepository() throws -> TestProject {
    let project = try makeRepository()
    try git("switch", "-q", "-c", "topic", in: project)
    try git("commit", "-q", "--allow-empty", "-m", "Topic", in: project)
    try git("switch", "-q", "main", in: project)
    try project.write("kit/components/Chip.yaml", "component: Chip\nslots: {title: }\n")
    try git("add", ".", in: project)
    try git("commit", "-q", "-m", "Add a chip", in: project)
    return project
  }

  /// What the other branch got in the meantime is not a change of this one.
  @Test func comparesWithTheCommitInWhichTheBranchBegan() async throws {
    let project = try makeDivergedRepository()
    try git("switch", "-q", "topic", in: project)
    #expect(try await changes(since: "main", in: project, "kit") == .fine, "\(project.log.output)")
  }

  @Test func revisionsThatCannotBeRead() async throws {
    let project = try makeRepository()
    #expect(try await changes(since: "v9", in: project, "kit") == .failure)
    #expect(
      project.log.errors.hasPrefix(
        "error: there is no revision 'v9'; fetch it first, as in 'git fetch origin "
          + "main:refs/remotes/origin/main' for 'origin/main', or name "), "\(project.log.errors)")
    #expect(try await changes(since: "--help", in: project, "kit") == .failure)
    #expect(project.log.errors.hasPrefix("error: there is no revision '--help'"))
    #expect(try await changes(since: "HEAD~1", in: project, "kit") == .failure)
    #expect(
      project.log.errors.hasPrefix("error: in 'HEAD~1' there is no 'kit/dscompile.yaml'; compare"))

    let bare = try TestProject()
    try bare.write("components/Card.yaml", Self.card)
    #expect(try await changes(since: "main", in: bare) == .failure)
    #expect(
      bare.log.errors.hasPrefix("error: git finds no repository around "), "\(bare.log.errors)")
  }

  /// The tip of the other branch would have changes that are not those of this one.
  @Test func aShallowCloneNeedsItsHistory() async throws {
    let project = try makeDivergedRepository()

    let clone = try TestProject()
    try clone.remove("dscompile.yaml")
    try git(
      "clone", "-q", "--depth", "1", "--no-single-branch", "--branch", "topic",
      "file://\(project.folder)", ".", in: clone)
    #expect(try await changes(since: "origin/main", in: clone, "kit") == .failure)
    #expect(
      clone.log.errors
        == "error: the commit at which the current branch left 'origin/main' is not in this shallow "
        + "clone; fetch the whole history with 'git fetch --unshallow', or with 'fetch-depth: 0' for "
        + "actions/checkout\n")

    try git("fetch", "-q", "--unshallow", in: clone)
    #expect(
      try await changes(since: "origin/main", in: clone, "kit") == .fine, "\(clone.log.output)")
  }

  @Test func aRevisionOfAnotherHistoryIsAnError() async throws {
    let project = try makeRepository()
    try git("switch", "-q", "--orphan", "other", in: project)
    try project.write("kit/dscompile.yaml", "library: Kit\n")
    try project.write("kit/components/Card.yaml", Self.card)
    #expect(try await changes(since: "main", in: project, "kit") == .failure)
    let message = "error: the current branch and 'main' have no commit in common; name a revision"
    #expect(project.log.errors.hasPrefix(message), "\(project.log.errors)")

    try git("add", ".", in: project)
    try git("commit", "-q", "-m", "Begin again", in: project)
    #expect(try await changes(since: "main", in: project, "kit") == .failure)
    #expect(project.log.errors.hasPrefix(message), "\(project.log.errors)")
  }

  /// Places in an earlier version are shown as if it were in the work tree.
  @Test func errorsOfARevisionHaveThePathsOfTheWorkTree() async throws {
    let project = try makeRepository()
    try project.write("kit/components/Card.yaml", "component: card\nslots: {title: }\n")
    try git("commit", "-q", "-a", "-m", "Break it", in: project)
    try project.write("kit/components/Card.yaml", Self.card)
    #expect(try await changes(since: "HEAD", in: project, "kit") == .failure)
    #expect(
      project.log.errors.hasPrefix("kit/components/Card.yaml:1:12: error: "),
      "\(project.log.errors)")
  }
}

extension String {
  /// A report without the identifiers of rules.
  fileprivate var withoutRules: String {
    ChangesRequest.rules.reduce(self) { $0.replacing(" [\($1)]", with: "") }
  }
}
