import CompilerDriver
import SwiftCompilation
import TestSupport
import Testing

/// Reading a project as it was in a revision of a repository.
@Suite struct RevisionTests {
  private let card = "component: Card\nsummary: A card.\nslots: {title: {options: [text]}}\n"

  private var renamed: String { card.replacing("title", with: "heading") }

  private func changes(
    since revision: String = "HEAD", in project: TestProject, _ folder: String = "."
  ) async throws -> Outcome {
    project.log.clear()
    return try await withTurn {
      CompilerDriver.changes(
        ChangesRequest(folder: folder, earlier: .revision(revision)), in: project.surroundings,
        console: project.log.console())
    }
  }

  // MARK: - Links

  /// Each project reads `real/Card.yaml` through a link.
  @Test(arguments: [
    ("library: Kit\n", ["components/Card.yaml": "../real/Card.yaml"]),
    ("library: Kit\nspecs: linked\n", ["linked": "real"]),
    ("library: Kit\nspecs: linked\n", ["linked": "second", "second": "./real/"]),
    ("library: Kit\nspecs: linked/inner\n", ["linked": "real"]),
    ("library: Kit\nspecs: linked/Card.yaml\n", ["linked": "real"]),
    ("library: Kit\nspecs: components\n", ["components/shared": "../real"]),
    (
      "library: Kit\nspecs: components\n",
      ["components/all": "../real", "real/back": "../components"]
    ),
  ])
  func links(file: String, links: [String: String]) async throws {
    let path = file.contains("inner") ? "real/inner/Card.yaml" : "real/Card.yaml"
    let project = try TestProject.makeRepository(
      ["dscompile.yaml": file, path: card, "components/notes.txt": ""], links: links)
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
    try project.write(path, renamed)
    #expect(try await changes(in: project) == .findings, "\(project.log.errors)")
    #expect(project.log.output.contains("(heading:)"))
  }

  /// What is outside of the repository is not part of a revision.
  @Test func linksOutOfTheRepository() async throws {
    let other = try TestProject()
    try other.write("Card.yaml", card)
    let project = try TestProject.makeRepository(
      ["components/notes.txt": ""], links: ["components/Card.yaml": other.folder + "/Card.yaml"])
    try other.write("Card.yaml", renamed)
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
  }

  /// Earlier versions of the compiler left such a link out.
  @Test func aBrokenLinkInARevision() async throws {
    let project = try TestProject.makeRepository(
      ["components/Card.yaml": card], links: ["components/Row.yaml": "../gone.yaml"])
    try project.remove("components/Row.yaml")
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
  }

  // MARK: - Submodules

  /// A project whose specs are in the submodule `components`.
  private func makeSubmodule() throws -> TestProject {
    let specs = try TestProject.makeRepository([
      "Card.yaml": card, "parts/Row.yaml": "component: Row\nslots: {a: }\n",
    ])
    try git(["rm", "-q", "dscompile.yaml"], in: specs.folder)
    try commit(specs, "Only specs")
    let project = try TestProject.makeRepository([:])
    try git(["submodule", "--quiet", "add", specs.folder, "components"], in: project.folder)
    try commit(project, "Two")
    return project
  }

  @Test func specsInASubmodule() async throws {
    let project = try makeSubmodule()
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
    try project.write("components/Card.yaml", renamed)
    #expect(try await changes(in: project) == .findings, "\(project.log.errors)")

    try git(["commit", "-q", "-a", "-m", "Rename"], in: project.folder + "/components")
    try commit(project, "Three")
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
    #expect(try await changes(since: "HEAD~1", in: project) == .findings)
  }

  @Test func linksIntoASubmodule() async throws {
    let project = try makeSubmodule()
    try project.write("dscompile.yaml", "library: Kit\nspecs: linked\n")
    try project.write("linked/notes.txt", "")
    try project.link("linked/parts", to: "../components/parts")
    try commit(project, "Three")
    #expect(try await changes(in: project) == .fine, "\(project.log.errors)")
    try project.write("components/parts/Row.yaml", "component: Row\nslots: {b: }\n")
    #expect(try await changes(in: project) == .findings, "\(project.log.errors)")
  }

  @Test func aSubmoduleThatIsNotThere() async throws {
    let project = try makeSubmodule()
    try git(["submodule", "--quiet", "deinit", "-f", "components"], in: project.folder)
    try project.write("components/Card.yaml", card)
    #expect(try await changes(in: project) == .failure)
    #expect(
      project.log.errors.hasPrefix("error: in 'HEAD', 'components' is a submodule, whose commit "),
      "\(project.log.errors)")
  }

  // MARK: - Names

  @Test func namesOfRevisions() async throws {
    let project = try TestProject.makeRepository(["components/Card.yaml": card])
    try git(["tag", "-a", "-m", "x", "v1.0+é"], in: project.folder)
    for name in ["-x", "--help", "a@b", "été"] {
      try git(["update-ref", "refs/tags/\(name)", "HEAD"], in: project.folder)
    }
    try commit(project, "Another: (one)")
    let names = [
      "main", "v1.0+é", "-x", "--help", "a@b", "été", ":/One", "HEAD^{/One}", ":/Another: .one",
      "@", "@~1",
      "HEAD^", "HEAD@{0}", "refs/heads/main", "tags/v1.0+é", "main@{1}",
    ]
    for name in names {
      #expect(
        try await changes(since: name, in: project) == .fine, "\(name): \(project.log.errors)")
    }
    let others = [
      ("@{u}", "no upstream"), ("HEAD:components", "is not a commit"),
      ("^HEAD", "there is no revision"),
      ("HEAD~1..HEAD", "there is no revision"), ("", "there is no revision"),
      (":/none", "there is no"),
    ]
    for (name, reason) in others {
      #expect(try await changes(since: name, in: project) == .failure, "\(name)")
      #expect(project.log.errors.contains(reason), "\(name): \(project.log.errors)")
    }
  }

  // MARK: - Variables

  private func changes(in folder: String, with variables: [String]) throws -> BuiltTool.Run {
    try BuiltTool.run(
      ["/usr/bin/env"] + variables + [BuiltTool.path, "changes", "--since", "HEAD"], in: folder)
  }

  @Test func variablesOfAnotherRepository() throws {
    let project = try TestProject.makeRepository(["components/Card.yaml": card])
    try project.write("components/Card.yaml", renamed)
    let other = try TestProject.makeRepository(["a.txt": ""])
    let state = other.tree(".")
    let places = [
      "GIT_DIR": ".git", "GIT_WORK_TREE": "", "GIT_INDEX_FILE": ".git/index",
      "GIT_COMMON_DIR": ".git",
      "GIT_OBJECT_DIRECTORY": ".git/objects", "GIT_ALTERNATE_OBJECT_DIRECTORIES": ".git/objects",
      "GIT_SHALLOW_FILE": "a.txt", "GIT_GRAFT_FILE": "a.txt",
    ].map { "\($0)=\(other.folder)/\($1)" }
    let all = places.map { [$0] } + [places, ["GIT_PREFIX=components/"], ["LC_ALL=de_DE.UTF-8"]]
    for variables in all {
      let run = try changes(in: project.folder, with: variables)
      #expect(run.status == 1, "\(variables): \(run)")
    }
    #expect(other.tree(".") == state)
  }

  @Test func aRepositoryThatVariablesDescribe() throws {
    let project = try TestProject.makeRepository(["components/Card.yaml": card])
    let place = try TestProject()
    try git(["clone", "-q", "--bare", project.folder, "bare"], in: place.folder)
    try project.remove(".git")
    try project.write("components/Card.yaml", renamed)
    let run = try changes(
      in: project.folder,
      with: ["GIT_DIR=\(place.folder)/bare", "GIT_WORK_TREE=\(project.folder)"])
    #expect(run.status == 1, "\(run)")
    let relative = try changes(
      in: project.folder + "/components",
      with: [
        "GIT_DIR=../../\(place.folder.split(separator: "/").last ?? "")/bare", "GIT_WORK_TREE=..",
      ])
    #expect(relative.status == 1, "\(relative)")
  }

  @Test func settingsInVariables() throws {
    let project = try TestProject.makeRepository(["components/Card.yaml": card])
    let run = try changes(in: project.folder, with: ["GIT_TEST_ASSUME_DIFFERENT_OWNER=1"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: git does not trust the repository around '.'"), "\(run)")
    #expect(run.errors.contains("git config --global --add safe.directory"))

    let broken = try TestProject.makeRepository(["components/Card.yaml": card])
    try broken.write(".git/config", "[core\n")
    let other = try changes(in: broken.folder, with: [])
    #expect(other.status == 2)
    #expect(other.errors.hasPrefix("error: git cannot read the repository around '.'"), "\(other)")
    #expect(other.errors.contains("bad config line 1"))
  }
}
