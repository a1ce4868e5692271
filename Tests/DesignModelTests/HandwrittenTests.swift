import DesignModel
import Diagnostics
import TestSupport
import Testing

/// Emitted beside hand-written Swift.
@Suite struct HandwrittenTests {
  private static let target = """
    library: Kit
    output: {sources: Sources/Kit/Generated}
    sources: Sources/Kit
    """

  private func expectProblems(
    beside swift: String, _ marked: String, _ problems: String..., more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      problems, of: [marked], Self.target + more, handwritten: swift, sourceLocation)
  }

  private func system(beside swift: String, _ spec: String, more: String = "") -> DesignSystem {
    let result = checked([spec], project: Self.target + more, handwritten: swift)
    #expect(result.diagnostics.map(described) == [])
    return result.system
  }

  private func problems(ofProject text: String) -> [String] {
    checked(["component: Card\nslots: {title: }"], project: "library: Kit\n\(text)")
      .diagnostics.map(described)
  }

  // MARK: - The project

  @Test func outputs() {
    #expect(
      problems(ofProject: "sources: Sources/Kit") == [
        "hand-written Swift is in the module of the emitted files only if these go into its target; "
          + "write 'output: {sources: …}' with a folder in that target, or remove 'sources' "
          + "[sources-without-target]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A, tests: B}\nsnapshots: false") == [
        "'tests' is the folder of the snapshot tests, and 'snapshots: false' says that there are none; "
          + "remove one of them [no-snapshots]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A}\nsnapshots: true") == [
        "snapshot tests go into a test target, and none is named; write its folder in 'output', as in "
          + "'tests: Tests/KitTests/Generated' [no-snapshots]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A, docc: true}\ndocc: true") == [
        "'output' says already whether there is a documentation catalog; remove one of the two "
          + "[two-settings]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A}\ndependencies: [{path: B, product: C}]") == [
        "a target that exists has its dependencies in the manifest of its own package; name the "
          + "package there, and remove 'dependencies' [dependency]"
      ])
  }

  @Test(arguments: [
    ("", true, true, true), ("output: A", true, true, true),
    ("output: {sources: A}", false, false, false),
    ("output: {sources: A}\ndocc: true", false, false, true),
    ("output: {sources: A, tests: B, docc: true}", false, true, true),
    ("output: {sources: A, tests: B, docc: false}", false, true, false),
  ])
  func whatIsEmitted(_ text: String, _ isPackage: Bool, _ hasSnapshots: Bool, _ hasCatalog: Bool) {
    let library = checked(
      ["component: Card\nslots: {title: }"], project: "library: Kit\n\(text)"
    ).system.library
    #expect(library.isPackage == isPackage)
    #expect(library.hasSnapshots == hasSnapshots)
    #expect(library.hasCatalog == hasCatalog)
  }

  // MARK: - Names

  @Test func namesThatAreTaken() {
    expectProblems(
      beside: "struct OutlinedCardStyle {}",
      "component: Card\nslots: {title: }\nstyles: {automatic: , «outlined»: }",
      "the style 'outlined' of 'Card' has the name 'OutlinedCardStyle', which a type has that is "
        + "written by hand; rename one of them, or remove the one that the other replaces "
        + "[handwritten-type]")
    // Swift refuses both where one is private to its file, too.
    expectProblems(
      beside: "private struct Card {}", "component: «Card»\nslots: {title: }",
      "the component 'Card' has the name 'Card', which a type has that is written by hand; rename one "
        + "of them, or remove the one that the other replaces [handwritten-type]")
    expectProblems(
      beside: "", "component: «Handwritten»\nslots: {title: }",
      "the component 'Handwritten' is emitted as 'Handwritten.swift', and a file of that name is "
        + "written by hand, but the files of a module have different names; rename the one written by "
        + "hand, as to 'Handwritten+Body.swift' [handwritten-file]")
    for hidden in ["enum A { struct Card {} }", "extension Card {}"] {
      expectProblems(beside: hidden, "component: Card\nslots: {title: }")
    }
  }

  @Test func namesThatAreNeeded() {
    func problems(_ swift: String, _ spec: String) -> [String] {
      checked([spec], project: Self.target, handwritten: swift).diagnostics.map(described)
    }
    let styled = "component: Card\nslots: {title: }\nstyles: {automatic: }"
    #expect(
      problems("struct StyleStack {}", styled) == [
        "'StyleStack' is emitted for the components to share, and a file of that name or such a type "
          + "is written by hand; rename that [handwritten-type]"
      ])
    #expect(problems("struct StyleStack {}", "component: Card\nslots: {title: }") == [])
    #expect(
      problems("struct Binding {}", styled) == [
        "a type that is written by hand is called 'Binding', and emitted code needs that name for "
          + "another; rename it [reserved-type-name]"
      ])
  }

  @Test func generics() throws {
    let system = system(
      beside: "public struct Badge {}", "component: Card\nslots: {badge: }")
    #expect(system.components[0].slots[0].generic.text == "BadgeContent")
  }

  /// A namespace that is written by hand is not emitted.
  @Test func namespaces() {
    let spec = "component: Card\nslots: {title: }"
    #expect(system(beside: "", spec, more: "\nnamespace: Warp").library.declaresNamespace)
    #expect(
      !system(beside: "enum Warp {}", spec, more: "\nnamespace: Warp").library.declaresNamespace)
    expectProblems(
      beside: "enum Warp { struct Card {} }", "component: «Card»\nslots: {title: }",
      "the component 'Warp.Card' has the name 'Warp.Card', which a type has that is written by hand; "
        + "rename one of them, or remove the one that the other replaces [handwritten-type]",
      more: "\nnamespace: Warp")
  }

  @Test func types() {
    let library = system(
      beside: "public enum Tone { case low, high(Int) }\nstruct Text {}",
      "component: Card\nslots: {title: }\nproperties: {tone: Tone}"
    ).library
    #expect(library.samples["Tone"] == ["low"])
    #expect(
      !system(beside: "private struct Text {}", "component: Card\nslots: {title: }").library
        .typeNames.contains("Text"))
    #expect(library.typeNames.isSuperset(of: ["Card", "Tone", "Text"]))
    expectProblems(
      beside: "enum Tone { case low }",
      "component: Card\nslots: {title: }\nproperties: {tone: «Tone»}\nstate: {other: Tone?}",
      "'Tone' is internal, and this is public: nobody outside could use it; declare the type as "
        + "'public' [access]")
    expectProblems(
      beside: "enum Tone { case low }",
      "component: Card\naccess: internal\nslots: {title: }\nproperties: {tone: Tone}")
  }

  // MARK: - Bodies

  @Test func bodies() {
    DesignModelTests.expectProblems(
      "component: Card\nslots: {title: }\nbody: «swift»",
      "the body is to be hand-written, and the project does not say where its hand-written files are; "
        + "name them by 'sources' in 'dscompile.yaml', or write the body here "
        + "[handwritten-without-sources]")
  }

  @Test func checkedBodies() {
    let spec = "component: Card\nslots: {title: }\nbody: «swift»"
    expectProblems(
      beside: "", spec,
      "nothing below 'sources' gives 'Card' its body; write 'extension Card' with 'body' there, or let "
        + "'dscompile build --write-stubs' begin it in 'Sources/Kit/Card+Body.swift' "
        + "[handwritten-body]")
    expectProblems(
      beside: "extension Card { public var body: some View { title } }", spec,
      "'body' of 'Card' lacks '@ViewBuilder', which Swift does not take from the protocol in another "
        + "file; put it in front [handwritten-builder]")
    expectProblems(
      beside: "extension Card { @ViewBuilder var body: some View { title } }", spec,
      "'body' of 'Card' must be seen wherever the type is; make it 'public' [handwritten-access]")
    expectProblems(
      beside: "public extension Card { @ViewBuilder var body: some View { title } }",
      "component: Card\nslots: {title: }\nbody: swift")
    expectProblems(
      beside: "extension Card { @ViewBuilder private var body: some View { title } }",
      "component: Card\naccess: internal\nslots: {title: }\nbody: «swift»",
      "'body' of 'Card' must be seen wherever the type is; make it 'internal' [handwritten-access]")
    expectProblems(
      beside: "extension Card { @ViewBuilder public var body: some View { title } }",
      "component: Card\nslots: {title: }\naccessibility: {children: combine}\nbody: «swift»",
      "'accessibility' stands around a body that is emitted, and this one is not; say the same by "
        + "SwiftUI's modifiers in it, and leave nothing but 'identifiers' here "
        + "[handwritten-accessibility]")
  }

  @Test func bodiesOfStyles() {
    let body = "@ViewBuilder public func makeBody"
    expectProblems(
      beside: "extension PlainCardStyle { \(body)(_ c: Configuration) -> some View { c.title } }",
      "component: Card\nslots: {title: }\nstyles: {plain: {default: true, body: swift}}",
      more: "\nstyling: {makeBody: _}")
    expectProblems(
      beside: "extension PlainCardStyle { \(body)(_ c: Configuration) -> some View { c.title } }",
      "component: Card\nslots: {title: }\nstyles: {plain: {default: true, body: «swift»}}",
      "nothing below 'sources' gives 'PlainCardStyle' its body; write 'extension PlainCardStyle' with "
        + "'makeBody(configuration:)' there, or let 'dscompile build --write-stubs' begin it in "
        + "'Sources/Kit/PlainCardStyle+Body.swift' [handwritten-body]")
    expectProblems(
      beside: "", "component: Card\nslots: {title: }\nstyles: {automatic: }\nbody: «swift»",
      "the body of a component with styles surrounds whichever look it has, and stands in the spec; "
        + "write 'body: swift' in the styles, and put what is long here into a modifier of 'View' "
        + "[handwritten-surroundings]")
  }
}
