import Diagnostics
import Specification
import Testing

@Suite struct SpecPathTests {
  @Test func parts() {
    let card = """
      component: Card
      slots:
        title: {options: [text, systemImage]}
        icon:
      initializers:
        forms:
          - {title: text}
          - {title: [text, view]}
      body: |
        Text("")
      previews:
        in a list: Card()
      """
    expectPath("components.Card.component", to: "Card", in: card)
    expectPath("components.Card.slots", to: "slots", in: card)
    expectPath("components.Card.slots.title", to: "title", in: card)
    expectPath("components.Card.slots.title", to: "{options", in: card)
    expectPath("components.Card.slots.title.options", to: "options", in: card)
    expectPath("components.Card.slots.title.options.systemImage", to: "systemImage", in: card)
    expectPath("components.Card.slots.icon", to: "icon", in: card)
    expectPath("components.Card.initializers.forms.0.title", to: "text}", in: card)
    expectPath("components.Card.initializers.forms.1.title.view", to: "view]", in: card)
    expectPath("components.Card.body", to: "Text(", in: card)
    expectPath("components.Card.previews.\"in a list\"", to: "Card()", in: card)
  }

  @Test func valueThatIsNotThere() {
    let source = SourceText(path: "Card.yaml", "component: Card\nslots: {icon: }")
    let span = Span(29, 29)
    #expect(
      SpecPaths(of: source, origin: "Card.yaml").path(to: span).text == "components.Card.slots.icon"
    )
  }

  @Test func otherFiles() {
    expectPath("library.types.Gap.cases.small", to: "small", in: "types: {Gap: {cases: [small]}}")
    expectPath("project.platforms.iOS", to: "iOS", in: "library: Kit\nplatforms: {iOS: 16}")
    expectPath("files.\"a/Card.yaml\".slots", to: "slots", in: "slots: {title: }")
    expectPath("files.\"a/Card.yaml\"", to: "", in: "")
    expectPath("files.\"a/Card.swift\"", to: "Card", in: "component: Card", at: "a/Card.swift")
  }

  @Test func damagedFile() {
    expectPath("components.Card.slots", to: "slots", in: "component: Card\nslots: {title: [")
  }

  private func expectPath(
    _ expected: String, to part: String, in text: String, at origin: String = "a/Card.yaml",
    location: SourceLocation = #_sourceLocation
  ) {
    let source = SourceText(path: origin, text)
    let range = text.range(of: part) ?? text.startIndex..<text.startIndex
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let span = Span(start, start + part.utf8.count)
    let path = SpecPaths(of: source, origin: origin).path(to: span)
    #expect(path.text == expected, sourceLocation: location)
  }
}
