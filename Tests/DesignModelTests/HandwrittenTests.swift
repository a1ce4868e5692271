import DesignModel
import Diagnostics
import TestSupport
import Testing

/// Emitting next to hand-written Swift.
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
        "hand-written Swift cannot be in the module of an emitted package; write 'output: "
          + "{sources: …}' with a folder in that target, or remove 'sources' "
          + "[sources-without-target]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A, tests: B}\nsnapshots: false") == [
        "'tests' is the folder of the snapshot tests, and 'snapshots: false' turns them off; "
          + "remove one of the two [no-snapshots]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A}\nsnapshots: true") == [
        "snapshot tests need a test target; write its folder in 'output', as in 'tests: "
          + "Tests/KitTests/Generated' [no-snapshots]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A}\ntests: {headless: true}") == [
        "tests that run without a Mac are emitted next to an emitted package only; remove 'tests', "
          + "or emit a package [tests-without-package]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A, docc: true}\ndocc: true") == [
        "'output' already sets 'docc'; remove one of the two [two-settings]"
      ])
    #expect(
      problems(ofProject: "output: {sources: A}\ndependencies: [{path: B, product: C}]") == [
        "an existing target has its dependencies in the manifest of its package; add the package "
          + "there, and remove 'dependencies' [dependency]"
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
      "the style 'outlined' of 'Card' has the name 'OutlinedCardStyle' of a hand-written type; "
        + "rename one of them, or remove the hand-written type [handwritten-type]")
    // Swift rejects both even if one is private to its file.
    expectProblems(
      beside: "private struct Card {}", "component: «Card»\nslots: {title: }",
      "the component 'Card' has the name 'Card' of a hand-written type; rename one of them, or "
        + "remove the hand-written type [handwritten-type]")
    expectProblems(
      beside: "", "component: «Handwritten»\nslots: {title: }",
      "the component 'Handwritten' is emitted as 'Handwritten.swift', and a hand-written file has "
        + "the same name, but file names have to differ within a module; rename the hand-written "
        + "file, for example to 'Handwritten+Body.swift', or remove it [handwritten-file]")
    // A type has no body that could be hand-written.
    expectProblems(
      beside: "",
      "component: Card\nslots: {title: }\ntypes: {«Handwritten»: {cases: [first, second]}}",
      "the type 'Handwritten' is emitted as 'Handwritten.swift', and a hand-written file has the "
        + "same name, but file names have to differ within a module; rename the hand-written file, "
        + "for example to 'Handwritten+Extensions.swift', or remove it [handwritten-file]")
    expectProblems(
      beside: "extension EnvironmentValues { var cardStyle: Int { 1 } }",
      "component: «Card»\nslots: {title: }\nstyles: {automatic: }",
      "the environment value 'cardStyle' is hand-written, and is emitted as well; remove the "
        + "hand-written one and the methods that set it [handwritten-type]")
    expectProblems(
      beside: "extension EnvironmentValues { @Entry var density: Int = 1 }",
      "component: Card\nslots: {title: }\nenvironment: {«density»: {type: Int, default: 1}}",
      "the environment value 'density' is hand-written, and is emitted as well; write 'density:' "
        + "without a type to read the hand-written one, or remove that and the methods that set it "
        + "[handwritten-type]")
    for hidden in ["enum A { struct Card {} }", "extension Card {}"] {
      expectProblems(beside: hidden, "component: Card\nslots: {title: }")
    }
  }

  /// A type, its file, and types whose names derive from it are reported at once.
  @Test func allNamesThatAreTaken() {
    let result = checked(
      ["component: Handwritten\nslots: {title: }\nstyles: {automatic: }"], project: Self.target,
      handwritten: "struct Handwritten {}\nstruct HandwrittenStyleConfiguration {}")
    #expect(
      result.diagnostics.map(\.id).sorted() == [
        "handwritten-file", "handwritten-type", "handwritten-type",
      ])
  }

  /// In the compact layout, a component has a file for its types.
  @Test func namesOfFiles() {
    func problems(_ layout: String, _ spec: String) -> [String] {
      checked(
        [spec], project: Self.target + "\nfiles: \(layout)", handwritten: "extension Card {}"
      ).diagnostics.map(\.id)
    }
    let type = """
      component: Card
      slots: {title: }
      types: {Handwritten: {cases: [low]}}
      properties: {level: {type: Handwritten, default: .low}}
      """
    #expect(problems("separate", type) == ["handwritten-file"])
    #expect(problems("compact", type) == [])
    for layout in ["separate", "compact"] {
      #expect(
        problems(layout, "component: Handwritten\nslots: {title: }") == ["handwritten-file"])
    }
  }

  @Test func namesThatAreNeeded() {
    func problems(_ swift: String, _ spec: String) -> [String] {
      checked([spec], project: Self.target, handwritten: swift).diagnostics.map(described)
    }
    let styled = "component: Card\nslots: {title: }\nstyles: {automatic: }"
    #expect(
      problems("struct StyleStack {}", styled) == [
        "'StyleStack' is an emitted file or type that components share, and a hand-written one "
          + "has the same name; rename the hand-written one [handwritten-type]"
      ])
    #expect(problems("struct StyleStack {}", "component: Card\nslots: {title: }") == [])
    #expect(
      problems("struct Binding {}", styled) == [
        "a hand-written type has the name 'Binding', which emitted code needs; rename it "
          + "[reserved-type-name]"
      ])
  }

  @Test func generics() throws {
    let system = system(
      beside: "public struct Badge {}", "component: Card\nslots: {badge: }")
    #expect(system.components[0].slots[0].generic.text == "BadgeContent")
  }

  /// A hand-written namespace is not emitted.
  @Test func namespaces() {
    let spec = "component: Card\nslots: {title: }"
    #expect(system(beside: "", spec, more: "\nnamespace: Warp").library.declaresNamespace)
    #expect(
      !system(beside: "enum Warp {}", spec, more: "\nnamespace: Warp").library.declaresNamespace)
    expectProblems(
      beside: "enum Warp { struct Card {} }", "component: «Card»\nslots: {title: }",
      "the component 'Warp.Card' has the name 'Warp.Card' of a hand-written type; rename one of "
        + "them, or remove the hand-written type [handwritten-type]",
      more: "\nnamespace: Warp")
  }

  /// Static members are known, although SwiftUI has similar names.
  @Test func staticMembers() {
    let swift = """
      enum Palette { static let accent = Color.blue; static func paddin() -> CGFloat { 8 } }
      extension Color { static let greenn = Color.green }
      extension ShapeStyle where Self == Color { static var grey: Color { .gray } }
      extension Font { static let headlin = Font.headline }
      """
    _ = system(
      beside: swift,
      """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        title
          .foregroundStyle(Palette.accent)
          .padding(Palette.paddin())
          .foregroundStyle(Color.greenn)
          .foregroundStyle(.grey)
          .font(.headlin)
      """)
    expectProblems(
      beside: swift,
      "component: Card\nslots: {title: }\nbody: title.foregroundStyle(Palette.«acent»)",
      "no known type has a member 'acent'; did you mean 'accent'? [no-such-member]")
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
      beside: "enum Gap: CGFloat { case small }",
      """
      component: Card
      slots: {title: {options: [gap]}}
      resolvers: {gap: {type: «Gap», view: Spacer, value: "Spacer(minLength: $0.rawValue)"}}
      """,
      "'Gap' is internal, and this is public: others could not use it; declare the type as "
        + "'public' [access]")
    expectProblems(
      beside: "enum Tone { case low }",
      "component: Card\nslots: {title: }\nproperties: {tone: «Tone»}\nstate: {other: Tone?}",
      "'Tone' is internal, and this is public: others could not use it; declare the type as "
        + "'public' [access]")
    expectProblems(
      beside: "enum Tone { case low }",
      "component: Card\naccess: internal\nslots: {title: }\nproperties: {tone: Tone}")
  }

  // MARK: - Bodies

  @Test func bodies() {
    DesignModelTests.expectProblems(
      "component: Card\nslots: {title: }\nbody: «swift»",
      "the body is hand-written, and the project has no 'sources'; name them in 'dscompile.yaml', "
        + "or write the body here [handwritten-without-sources]")
  }

  @Test func checkedBodies() {
    let spec = "component: Card\nslots: {title: }\nbody: «swift»"
    expectProblems(
      beside: "", spec,
      "no file below 'sources' implements the body of 'Card'; write 'extension Card' with 'body' "
        + "there, or run 'dscompile build --write-stubs', which writes it to "
        + "'Sources/Kit/Card+Body.swift' [handwritten-body]")
    expectProblems(
      beside: "extension Card { public var body: some View { title } }", spec,
      "'body' of 'Card' lacks '@ViewBuilder', which Swift does not infer in another file; add it "
        + "[handwritten-builder]")
    expectProblems(
      beside: "extension Card { @ViewBuilder var body: some View { title } }", spec,
      "'body' of 'Card' must be as visible as the type; make it 'public' [handwritten-access]")
    expectProblems(
      beside: "public extension Card { @ViewBuilder var body: some View { title } }",
      "component: Card\nslots: {title: }\nbody: swift")
    expectProblems(
      beside: "extension Card { @ViewBuilder private var body: some View { title } }",
      "component: Card\naccess: internal\nslots: {title: }\nbody: «swift»",
      "'body' of 'Card' must be as visible as the type; make it 'internal' [handwritten-access]")
    expectProblems(
      beside: "extension Card { @ViewBuilder public var body: some View { title } }",
      "component: Card\nslots: {title: }\naccessibility: {children: combine}\nbody: «swift»",
      "'accessibility' is emitted around a body, and this body is hand-written; use SwiftUI's "
        + "modifiers in it, and keep only 'identifiers' here [handwritten-accessibility]")
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
      "no file below 'sources' implements the body of 'PlainCardStyle'; write 'extension "
        + "PlainCardStyle' with 'makeBody(configuration:)' there, or run 'dscompile build "
        + "--write-stubs', which writes it to 'Sources/Kit/PlainCardStyle+Body.swift' "
        + "[handwritten-body]")
    expectProblems(
      beside: "", "component: Card\nslots: {title: }\nstyles: {automatic: }\nbody: «swift»",
      "the body of a component with styles surrounds every look and cannot be hand-written; write "
        + "'body: swift' in the styles, and move long code into a modifier of 'View' "
        + "[handwritten-surroundings]")
  }
}
