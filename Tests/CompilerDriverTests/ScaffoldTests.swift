import CompilerDriver
import Foundation
import Specification
import TestSupport
import Testing

/// Creating projects and components.
@Suite struct ScaffoldTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.remove("dscompile.yaml")
  }

  @discardableResult
  private func begin(_ request: NewProjectRequest = NewProjectRequest(folder: "design-kit"))
    -> Outcome
  {
    project.log.clear()
    return beginProject(request, in: project.surroundings, console: project.log.console())
  }

  @discardableResult
  private func add(
    _ name: String, kind: String? = nil, _ slots: String..., in folder: String = "design-kit"
  ) -> Outcome {
    var surroundings = project.surroundings
    surroundings.base += "/" + folder
    project.log.clear()
    return addComponent(
      NewComponentRequest(name: name, kind: kind, slots: slots.compactMap { SlotDraft($0) }),
      in: surroundings, console: project.log.console())
  }

  /// Compiles and lints the new project, without findings, and in canonical form.
  private func expectSound(_ folder: String = "design-kit") {
    project.log.clear()
    let console = project.log.console(.quiet)
    let surroundings = project.surroundings
    #expect(
      build(BuildRequest(folder: folder), by: .components, in: surroundings, console: console)
        == .fine)
    #expect(
      lint(
        LintRequest(paths: [project.folder + "/" + folder], isStrict: true), by: .components,
        in: surroundings, console: console) == .fine)
    #expect(
      format(
        FormatRequest(paths: [project.folder + "/" + folder], mode: .check), in: surroundings,
        console: console) == .fine)
    #expect(project.log.errors == "")
    #expect(project.log.output == "")
  }

  // MARK: - Projects

  @Test func newProject() throws {
    #expect(begin() == .fine)
    #expect(
      project.log.output == """
        design-kit/components/Card.yaml
        design-kit/.gitattributes
        design-kit/.gitignore
        design-kit/dscompile.yaml

        Next:
          dscompile 'design-kit'
            compiles 'components/Card.yaml'; read the result in
            'design-kit/Generated/Sources/DesignKit/Components/Card/Card.swift'
          dscompile new NAME
            adds a component; run it in the project's folder

        """)
    #expect(
      try project.read("design-kit/dscompile.yaml") == """
        library: DesignKit
        specs: components
        output: Generated
        platforms: {iOS: "16.0", macOS: "13.0"}

        """)
    #expect(
      try project.read("design-kit/.gitattributes")
        == "Generated/** linguist-generated\n.dscompile-baseline.yaml merge=union\n")
    expectSound()
    #expect(
      project.tree("design-kit").keys.contains(
        "Generated/Sources/DesignKit/Components/Card/Card.swift"))
  }

  @Test(arguments: [
    ([ViewFramework.uikit, .swiftui], "{iOS: \"16.0\", macOS: \"13.0\"}", "[swiftui, uikit]"),
    ([.uikit], "{iOS: \"16.0\"}", "[uikit]"),
  ])
  func frameworks(_ frameworks: [ViewFramework], _ platforms: String, _ targets: String) throws {
    #expect(begin(NewProjectRequest(folder: "Kit", frameworks: frameworks)) == .fine)
    let next = try #require(project.log.output.firstMatch(of: /'Kit\/(Generated\/.*)'/))
    #expect(
      try project.read("Kit/dscompile.yaml") == """
        library: Kit
        specs: components
        output: Generated
        platforms: \(platforms)
        targets: \(targets)

        """)
    expectSound("Kit")
    #expect(project.tree("Kit").keys.contains(String(next.1)))
  }

  @Test(arguments: [
    ("design-kit", "DesignKit"), ("3d", "DesignKit"), ("my.own Library", "MyOwnLibrary"),
    ("é1", "DesignKit"),
  ])
  func nameOfTheLibrary(_ folder: String, _ name: String) throws {
    #expect(begin(NewProjectRequest(folder: folder)) == .fine)
    #expect(try project.read("\(folder)/dscompile.yaml").hasPrefix("library: \(name)\n"))
    expectSound(folder)
  }

  @Test func chosenName() throws {
    #expect(begin(NewProjectRequest(folder: "Kit", library: "Warp")) == .fine)
    expectSound("Kit")
    #expect(begin(NewProjectRequest(folder: "Other", library: "a b")) == .findings)
    #expect(project.log.errors.hasPrefix("dscompile.yaml:1:10: error: this is not a Swift name"))
    #expect(project.log.errors.hasSuffix("No file is written\n"))
    #expect(project.tree("Other") == [:])
  }

  @Test func nothingIsOverwritten() throws {
    try project.write("design-kit/.gitignore", "mine\n")
    try project.write("design-kit/components/Card.yaml", "component: Card\nslots: {title: }\n")
    #expect(begin() == .fine)
    #expect(
      project.log.output.hasPrefix(
        """
        design-kit/components/Card.yaml is kept
        design-kit/.gitattributes
        design-kit/.gitignore is kept; consider adding '.build/', '.swiftpm/', '.dscompile-tmp-*'
        design-kit/dscompile.yaml

        """))
    #expect(try project.read("design-kit/.gitignore") == "mine\n")
    #expect(
      try project.read("design-kit/components/Card.yaml") == "component: Card\nslots: {title: }\n")
    let before = project.tree("design-kit")
    #expect(begin() == .failure)
    #expect(
      project.log.errors
        == "error: 'design-kit/dscompile.yaml' already exists; 'dscompile new NAME' adds a "
        + "component to the project\n")
    #expect(project.tree("design-kit") == before)
  }

  @Test func existingPackage() throws {
    try project.write(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      let package = Package(
        name: "App", platforms: [.iOS(.v17), .macOS("14.2"), .tvOS(.v16_1)],
        targets: [.target(name: "Controls")])
      """)
    try project.write("App/Sources/Controls/Card.swift", "public struct Card {}\n")
    #expect(begin(NewProjectRequest(folder: "App")) == .fine)
    // 'Card' is taken.
    #expect(
      project.tree("App").keys.sorted() == [
        ".gitattributes", ".gitignore", "Package.swift", "Sources/Controls/Card.swift",
        "components/Banner.yaml", "dscompile.yaml",
      ])
    #expect(
      try project.read("App/dscompile.yaml") == """
        library: Controls
        specs: components
        output: {sources: Sources/Controls/Generated}
        sources: Sources/Controls
        platforms: {iOS: "17.0", macOS: "14.2", tvOS: "16.1"}

        """)
    #expect(
      project.log.output.contains(
        "'App/Sources/Controls/Generated/Components/Banner/Banner.swift'"))
    expectSound("App")
  }

  @Test func severalTargets() throws {
    try project.write("App/Package.swift", "let package = Package(name: \"App\")\n")
    try project.write("App/Sources/Tool/main.swift", "print(1)\n")
    try project.write("App/Sources/Kit/Kit.swift", "\n")
    #expect(begin(NewProjectRequest(folder: "App")) == .failure)
    #expect(
      project.log.errors
        == "error: the package has several targets; give --target with one of 'Kit', 'Tool'\n")
    #expect(begin(NewProjectRequest(folder: "App", target: "Kti")) == .failure)
    #expect(project.log.errors.hasPrefix("error: there is no folder 'Sources/Kti'; the targets"))
    #expect(begin(NewProjectRequest(folder: "App", library: "Kit")) == .failure)
    #expect(begin(NewProjectRequest(folder: "App", target: "Kit")) == .fine)
    expectSound("App")
  }

  @Test func missingTargets() throws {
    #expect(begin(NewProjectRequest(folder: "New", target: "Kit")) == .failure)
    #expect(project.log.errors.contains("there is no 'Package.swift' here"))
    try project.write("App/Package.swift", "let package = Package(name: \"App\")\n")
    #expect(begin(NewProjectRequest(folder: "App")) == .failure)
    #expect(project.log.errors.contains("no folder of a target in 'Sources'"))
  }

  /// A folder in a project is not made another one by mistake; a package or a repository is its own.
  @Test func folderOfAnotherProject() throws {
    begin()
    #expect(begin(NewProjectRequest(folder: "design-kit/forms/small")) == .failure)
    #expect(
      project.log.errors
        == "error: the folder is in the project of 'design-kit/dscompile.yaml'; 'dscompile new NAME' adds a "
        + "component to that project, and '--library NAME' starts a separate library in the folder\n"
    )
    #expect(project.tree("design-kit/forms") == [:])
    #expect(
      begin(NewProjectRequest(folder: "design-kit/forms/small", library: "Forms")) == .fine)
    expectSound("design-kit/forms/small")
    try project.write("design-kit/app/Package.swift", "let package = Package(name: \"App\")\n")
    try project.write("design-kit/app/Sources/App/App.swift", "\n")
    #expect(begin(NewProjectRequest(folder: "design-kit/app")) == .fine)
    try project.write("design-kit/site/.git/HEAD", "ref: refs/heads/main\n")
    #expect(begin(NewProjectRequest(folder: "design-kit/site")) == .fine)
  }

  // MARK: - Components

  @Test func newComponent() throws {
    begin()
    #expect(add("Badge", "title:text", "icon?:systemImage+image") == .fine)
    #expect(project.log.output == "components/Badge.yaml\nRun 'dscompile' to compile it.\n")
    #expect(
      try project.read("design-kit/components/Badge.yaml") == """
        component: Badge
        summary: A badge.
        slots:
          title:
            options: [text]
          icon:
            optional: true
            options: [systemImage, image]
        body: |
          VStack {
            title
            icon
          }

        """)
    #expect(add("IconButton", in: "design-kit/components") == .fine)
    #expect(try project.read("design-kit/components/IconButton.yaml").contains("An icon button."))
    expectSound()
  }

  /// Swift's words can name slots.
  @Test func slotsWithReservedNames() throws {
    begin()
    #expect(add("Chip", "class") == .fine)
    #expect(try project.read("design-kit/components/Chip.yaml").hasSuffix("body: \"`class`\"\n"))
    #expect(add("Bar", "in", "default?") == .fine)
    #expect(
      try project.read("design-kit/components/Bar.yaml")
        .hasSuffix("  VStack {\n    `in`\n    `default`\n  }\n"))
    expectSound()
  }

  @Test func newModifier() throws {
    begin()
    #expect(add("Hint", kind: "modifier", "message:text") == .fine)
    #expect(
      try project.read("design-kit/components/Hint.yaml") == """
        component: Hint
        kind: modifier
        summary: Adds a hint to this view.
        slots:
          message:
            options: [text]
        body: |
          VStack {
            content
            message
          }

        """)
    expectSound()
    #expect(add("Note", kind: "modifer") == .findings)
    #expect(project.log.errors.contains("did you mean 'modifier'?"), "\(project.log.errors)")
    #expect(add("Note", kind: "view, ") == .failure)
    #expect(
      project.log.errors == "error: 'view, ' is not a kind of component, such as 'modifier'\n",
      "\(project.log.errors)")
  }

  @Test(arguments: [
    (
      "Card", "error: 'components/Card.yaml' already exists; choose another name, or edit that file"
    ),
    (
      "badge",
      "components/badge.yaml:1:12: error: the name of a component begins with a capital "
        + "letter"
    ),
    (
      "CardPreviews",
      "components/CardPreviews.yaml:1:12: error: the component 'CardPreviews' has the name "
        + "'CardPreviews'"
    ),
    ("View", "components/View.yaml:1:12: error: the component 'View' cannot be named 'View'"),
    ("../Badge", "error: '../Badge' is not a component name, such as 'Badge'"),
    (".Badge", "error: '.Badge' is not a component name, such as 'Badge'"),
    ("Badge: {}", "components/Badge: {}.yaml:1:12: error: "),
    ("", "error: the name of the component is empty; write one, such as 'Badge'"),
  ])
  func refusedNames(_ name: String, _ message: String) throws {
    begin()
    let before = project.tree("design-kit")
    #expect(add(name) != .fine)
    #expect(project.log.errors.hasPrefix(message), "\(project.log.errors)")
    #expect(project.tree("design-kit") == before)
  }

  /// Problems in other files do not matter.
  @Test func otherProblems() throws {
    begin()
    try project.write("design-kit/components/Card.yaml", "component: Card\nslot: 1\n")
    #expect(add("Badge") == .fine)
    #expect(add("Tile", "title:txt") == .findings)
    #expect(
      project.log.errors.hasPrefix(
        "components/Tile.yaml:5:15: error: unknown slot option 'txt'; did you mean 'text'?"))
  }

  @Test func manyInitializers() throws {
    begin()
    #expect(
      add("Row", "icon?:systemImage", "title:text", "subtitle?:text", "trailing?") == .fine)
    #expect(
      project.log.output == """
        components/Row.yaml
        'subtitle' has 'via: modifier', because there would be too many initializers with it
        Run 'dscompile' to compile it.

        """)
    #expect(
      try project.read("design-kit/components/Row.yaml").contains(
        """
          subtitle:
            via: modifier
            options: [text]
        """))
    // Without optional slots, there is nothing to move.
    #expect(add("Grid", "a:text", "b:text", "c:text", "d:text") == .findings)
    #expect(project.log.errors.contains("[too-many-initializers]"))
  }

  @Test func specsElsewhere() throws {
    try project.write("dscompile.yaml", "library: Kit\nspecs: [one/Card.yaml, more]\n")
    try project.write("one/Card.yaml", "component: Card\nslots: {title: }\n")
    #expect(add("Badge", in: ".") == .fine)
    #expect(project.tree("more").keys.sorted() == ["Badge.yaml"])
  }

  @Test func slotsOfTheCommandLine() {
    #expect(SlotDraft("a b") == nil)
    #expect(SlotDraft("") == nil)
    #expect(SlotDraft("?") == nil)
    #expect(SlotDraft("title:") == nil)
    #expect(SlotDraft("title:text+") == nil)
    #expect(SlotDraft("title: text") == nil)
    #expect(SlotDraft("title\n") == nil)
    #expect(SlotDraft("title?:text+systemImage") != nil)
  }

  @Test func noProject() throws {
    #expect(add("Badge", in: ".") == .failure)
    #expect(
      project.log.errors
        == "error: there is no dscompile.yaml here or in a parent folder; 'dscompile init' starts "
        + "a project\n")
  }
}
