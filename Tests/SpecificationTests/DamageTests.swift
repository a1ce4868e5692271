import Diagnostics
import Specification
import TestSupport
import Testing
import YAMLSyntax

@Suite struct DamageTests {
  /// Whatever is removed from a spec, it can be decoded, with places inside the text.
  @Test func cutAnywhere() {
    let utf8 = Array(card.utf8)
    for start in utf8.indices {
      for length in [1, 9] {
        var damaged = utf8
        damaged.removeSubrange(start..<min(utf8.count, start + length))
        let source = SourceText(path: "Card.yaml", utf8: damaged)
        let diagnostics = decodeComponent(parseYAML(source).root, in: source).diagnostics
        #expect(soundnessProblems(of: diagnostics) == [], "\(source)")
      }
    }
  }

  @Test func sameEveryTime() {
    let source = SourceText(path: "Card.yaml", "slots: {a: {b: c, d: [e]}, f: [1]}\nstyles: no")
    let root = parseYAML(source).root
    let first = decodeComponent(root, in: source).diagnostics.map(\.message)
    #expect(first.count == 5)
    #expect(first == decodeComponent(root, in: source).diagnostics.map(\.message))
  }

  private let card = """
    component: Card
    summary: A container.
    slots:
      title: {options: [text], label: {text: _}}
      actions: {optional: true}
    properties:
      role: {type: CardRole, default: .neutral}
      point: {type: "(Int, Int)", default: '(0, 1)'}
    types:
      CardRole: {cases: [neutral, critical]}
    styles:
      automatic:
        environment: {scheme: colorScheme}
        body: |
          VStack { configuration.title }
    initializers: {order: declaration, limit: 72}
    accessibility:
      children: combine
      identifiers: {title: card.title}
      label: {text: Card}
      value: {when: isOn, then: {text: on}, else: name}
      traits: [isButton, {isSelected: isOn}]
      heading: {title: h2}
      actions: {remove: {name: Remove, when: isOn, perform: remove()}}
      minimumTarget: 44
    """
}
