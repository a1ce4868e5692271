import CompilerDriver
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Emitting into existing targets, next to hand-written Swift.
@Suite struct TargetTests {
  private let project: TestProject

  init() throws {
    project = try TestProject()
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      output: {sources: Sources/Kit/Generated, tests: Tests/KitTests/Generated}
      sources: Sources/Kit

      """)
    try project.write("components/Card.yaml", "component: Card\nslots: {title: }\n")
    try project.write("Sources/Kit/Badge.swift", "public struct Badge {}\n")
    try project.write("Tests/KitTests/BadgeTests.swift", "// by hand\n")
  }

  @discardableResult
  private func compile(_ request: BuildRequest = BuildRequest()) -> Outcome {
    project.log.clear()
    return build(
      request, by: .components, in: project.surroundings, console: project.log.console())
  }

  /// The first line of the errors.
  private var firstError: Substring { project.log.errors.prefix { $0 != "\n" } }

  @Test func writesNothingElse() throws {
    #expect(compile() == .fine)
    #expect(
      project.tree("Sources").keys.sorted() == [
        "Kit/Badge.swift", "Kit/Generated/.dscompile-manifest.json",
        "Kit/Generated/.swift-format", "Kit/Generated/Components/Card/Card.swift",
        "Kit/Generated/Support/Previews/CardPreviews.swift",
        "Kit/Generated/Support/Previews/PreviewGallery.swift",
      ])
    #expect(
      project.tree("Tests").keys.sorted() == [
        "KitTests/BadgeTests.swift", "KitTests/Generated/.dscompile-manifest.json",
        "KitTests/Generated/.swift-format", "KitTests/Generated/AssertPreviews.swift",
        "KitTests/Generated/CardSnapshots.swift",
      ])
    #expect(try !project.read("Sources/Kit/Generated/.dscompile-manifest.json").contains("Badge"))
    #expect(compile(BuildRequest(mode: .check)) == .fine)
    #expect(compile() == .fine)
    #expect(compile() == .fine)
    #expect(project.log.output == "Nothing changed\n")
  }

  @Test func removesOrphansFromBothFolders() throws {
    try project.write("components/Tile.yaml", "component: Tile\nslots: {title: }\n")
    #expect(compile() == .fine)
    #expect(project.tree("Tests")["KitTests/Generated/TileSnapshots.swift"] != nil)
    try project.remove("components/Tile.yaml")
    try project.write("Sources/Kit/Generated/Mine.swift", "struct Mine {}\n")
    #expect(compile() == .fine)
    let files = project.tree("Sources").keys.sorted() + project.tree("Tests").keys.sorted()
    #expect(files.filter { $0.contains("Tile") } == [])
    #expect(files.contains("Kit/Generated/Mine.swift"))
    #expect(files.contains("KitTests/BadgeTests.swift"))
  }

  /// With one folder edited by hand, nothing is written to the other.
  @Test func editsByHandStopBothFolders() throws {
    #expect(compile() == .fine)
    try project.write("components/Card.yaml", "component: Card\nslots: {title: , icon: }\n")
    let edited = try project.read("Tests/KitTests/Generated/CardSnapshots.swift") + "// mine\n"
    try project.write("Tests/KitTests/Generated/CardSnapshots.swift", edited)
    let before = project.tree("Sources")
    #expect(compile() == .findings)
    #expect(
      firstError.hasPrefix(
        "Tests/KitTests/Generated/CardSnapshots.swift: error: the file was edited by hand"))
    #expect(project.tree("Sources") == before)
    #expect(compile(BuildRequest(isForced: true)) == .fine)
    #expect(project.tree("Sources") != before)
  }

  @Test func namesThatAreTaken() throws {
    try project.write("Sources/Kit/Old/Parts.swift", "struct A {}\npublic struct Card {}\n")
    #expect(compile() == .findings)
    #expect(
      project.log.errors == """
        components/Card.yaml:1:12: error: the component 'Card' has the name 'Card' of a hand-written type; rename one of them, or remove the hand-written type [handwritten-type]
           1 | component: Card
             |            ^~~~
        Sources/Kit/Old/Parts.swift:2:15: note: the other is here
           2 | public struct Card {}
             |               ^~~~
        1 error in 1 file

        """)
    try project.write("Sources/Kit/Old/Parts.swift", "struct OldCard {}\n")
    #expect(compile() == .fine)
    try project.write("Sources/Kit/Old/cardpreviews.swift", "struct A {}\n")
    #expect(compile() == .findings)
    #expect(
      firstError.hasPrefix(
        "components/Card.yaml:1:12: error: the previews of 'Card' is emitted as 'CardPreviews.swift'"
      )
    )
    #expect(project.log.errors.contains("Sources/Kit/Old/cardpreviews.swift:1:1: note: "))
  }

  @Test func typesThatOnlyTheModuleSees() throws {
    try project.write("Sources/Kit/Role.swift", "enum Role { case low }\n")
    try project.write(
      "components/Card.yaml",
      "component: Card\nslots: {title: }\nproperties: {role: Role}\nstate: {own: Role?}\n")
    #expect(compile() == .findings)
    #expect(
      firstError
        == "components/Card.yaml:3:20: error: 'Role' is internal, and this is public: others "
        + "could not use it; declare the type as 'public' [access]")
    try project.write("Sources/Kit/Role.swift", "public enum Role { case low }\n")
    #expect(compile() == .fine)
  }

  @Test(arguments: [
    (
      "{sources: Sources/Kit/Generated, tests: Sources/Kit/Generated/Tests}",
      "dscompile.yaml:2:49: error: the output folder 'Sources/Kit/Generated/Tests' overlaps with"
    ),
    (
      "{sources: Sources/Kit}",
      "dscompile.yaml:3:10: error: 'Sources/Kit' is in the output folder"
    ),
    (
      "{sources: ../Kit}", "dscompile.yaml:2:19: error: '../Kit' is outside of the project's folder"
    ),
    ("{sources: /Kit}", "dscompile.yaml:2:19: error: '/Kit' is an absolute path"),
    (
      "{tests: Tests}",
      "dscompile.yaml:2:10: error: an output into a target needs the key 'sources'"
    ),
    (
      "[Sources/Kit]",
      "dscompile.yaml:2:9: error: expected a relative path or a mapping with the keys of outputs"
    ),
  ])
  func refusedOutputs(_ output: String, _ message: String) throws {
    try project.write(
      "dscompile.yaml", "library: Kit\noutput: \(output)\nsources: Sources/Kit\n")
    #expect(compile() == .findings)
    #expect(firstError.hasPrefix(message), "\(firstError)")
    #expect(project.tree("Sources").count == 1)
  }

  @Test func missingSources() throws {
    try project.write(
      "dscompile.yaml",
      "library: Kit\noutput: {sources: Generated}\nsources: [Sources/Kit, Sources/Other]\n")
    #expect(compile() == .findings)
    #expect(
      firstError.hasPrefix(
        "dscompile.yaml:3:24: error: 'Sources/Other' does not exist"))
  }

  @Test func catalogsAreAskedFor() throws {
    try project.write(
      "dscompile.yaml", "library: Kit\noutput: {sources: Sources/Kit/Generated, docc: true}\n")
    #expect(compile() == .fine)
    #expect(project.tree("Sources").keys.contains("Kit/Generated/Kit.docc/Kit.md"))
    #expect(project.tree("Tests").count == 1)
  }

  // MARK: - Bodies in separate files

  private func leaveBodies() throws {
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      slots: {title: , actions: {optional: true}}
      styles:
        automatic: {body: configuration.title}
        outlined: {body: swift}

      """)
    try project.write("components/Dot.yaml", "component: Dot\nslots: {label: }\nbody: swift\n")
  }

  @Test func stubsAreWrittenOnce() throws {
    try leaveBodies()
    #expect(compile() == .findings)
    let expected = """
      components/Card.yaml:5:20: error: no file below 'sources' implements the body of 'OutlinedCardStyle'; write 'extension OutlinedCardStyle' with 'makeBody(configuration:)' there, or run 'dscompile build --write-stubs', which writes it to 'Sources/Kit/OutlinedCardStyle+Body.swift' [handwritten-body]
      """
    #expect(firstError == expected)
    #expect(project.tree("Sources").count == 1)

    #expect(compile(BuildRequest(writesStubs: true)) == .fine)
    #expect(
      project.log.output.hasPrefix(
        "Sources/Kit/OutlinedCardStyle+Body.swift: written; complete it by hand\n"))
    #expect(
      try project.read("Sources/Kit/OutlinedCardStyle+Body.swift") == """
        import SwiftUI

        extension OutlinedCardStyle {
          @ViewBuilder
          public func makeBody(configuration: Configuration) -> some View {
            VStack {
              configuration.title
              configuration.actions
            }
          }
        }

        """)
    #expect(
      try project.read("Sources/Kit/Dot+Body.swift").contains(
        "extension Dot {\n  @ViewBuilder\n  public var body: some View {\n"))
    let manifest = try project.read("Sources/Kit/Generated/.dscompile-manifest.json")
    #expect(!manifest.contains("+Body"))

    // The user's changes are never overwritten.
    let mine = "extension Dot {}\n"
    try project.write("Sources/Kit/Dot+Body.swift", mine)
    #expect(compile(BuildRequest(writesStubs: true)) == .findings)
    #expect(try project.read("Sources/Kit/Dot+Body.swift") == mine)
    #expect(compile(BuildRequest(isForced: true, writesStubs: true)) == .findings)
    #expect(try project.read("Sources/Kit/Dot+Body.swift") == mine)
  }

  @Test func bodiesAreChecked() throws {
    try leaveBodies()
    #expect(compile(BuildRequest(writesStubs: true)) == .fine)
    let good = try project.read("Sources/Kit/Dot+Body.swift")
    for (from, to, message) in [
      ("@ViewBuilder", "@MainActor", "'body' of 'Dot' lacks '@ViewBuilder'"),
      ("public ", "", "'body' of 'Dot' must be as visible as the type; make it 'public'"),
      ("extension Dot", "extension Dog", "no file below 'sources' implements the body of 'Dot'"),
      ("var body", "var content", "no file below 'sources' implements the body of 'Dot'"),
    ] {
      try project.write(
        "Sources/Kit/Dot+Body.swift", good.replacingOccurrences(of: from, with: to))
      #expect(compile() == .findings)
      #expect(firstError.hasPrefix("components/Dot.yaml:3:7: error: \(message)"), "\(firstError)")
    }
    try project.write(
      "Sources/Kit/Dot+Body.swift", good.replacingOccurrences(of: "Dot", with: "Kit.Dot"))
    #expect(compile() == .fine)
    try project.write("Sources/Kit/More.swift", good)
    #expect(compile() == .findings)
    #expect(firstError.contains("'body' of 'Dot' is written twice; remove one"))
  }

  /// The word is Swift where it is quoted.
  @Test func quotedWordIsSwift() throws {
    try project.write(
      "components/Card.yaml", "component: Card\nslots: {swift: }\nbody: 'swift'\n")
    #expect(compile() == .fine)
    #expect(
      try project.read("Sources/Kit/Generated/Components/Card/Card.swift").contains("    swift\n"))
  }
}
