import Specification
import Testing

@Suite struct ComponentTests {
  @Test func componentNameAlone() throws {
    let spec = try component("component: Card")
    #expect(spec.component?.text == "Card")
    #expect(spec.slots.isEmpty)
    #expect(spec.initializers == nil)
  }

  @Test func documentation() throws {
    let spec = try component(
      """
      component: Card
      summary: A container.
      discussion: |

        First paragraph.

        Second one.

      """)
    #expect(spec.summary?.value == "A container.")
    #expect(spec.discussion?.value == "First paragraph.\n\nSecond one.")
  }

  @Test func slots() throws {
    let slots = try component(
      """
      component: Card
      slots:
        title:
        icon: {}
        subtitle: {optional: true, options: [text, systemImage, empty], generic: Line, label: _}
        actions:
          label: {text: _, view: buttons}
          summary: What can be done.
      """
    ).slots
    #expect(slots.map(\.name.text) == ["title", "icon", "subtitle", "actions"])
    #expect(slots[0].isOptional == nil)
    #expect(slots[2].isOptional?.value == true)
    #expect(slots[2].options.map(\.option) == [.text, .systemImage, .empty])
    #expect(slots[2].generic?.text == "Line")
    guard case .all(let label) = slots[2].label else { throw Unexpected() }
    #expect(label.text == "_")
    guard case .byForm(let labels) = slots[3].label else { throw Unexpected() }
    #expect(labels.map { "\($0.value.form) \($0.value.label.text)" } == ["text _", "view buttons"])
    #expect(slots[3].summary?.value == "What can be done.")
  }

  @Test func declarations() throws {
    let spec = try component(
      """
      component: Card
      properties:
        isSelected: Bool
        role: {type: CardRole, default: .neutral, label: _, summary: What it means.}
        value: {type: Int, binding: true}
      modifiers:
        badge: {type: "String?", default: '""', preserveOptional: true, name: badged}
      environment:
        cardDensity: {type: Density, default: .regular, preserveOptional: false}
      state:
        isExpanded: {type: Bool, default: false}
      """)
    #expect(spec.properties.map(\.type?.text) == ["Bool", "CardRole", "Int"])
    #expect(spec.properties[1].defaultValue?.implicitMember?.text == "neutral")
    #expect(spec.properties[1].label?.text == "_")
    #expect(spec.properties[2].isBinding?.value == true)
    #expect(spec.modifiers[0].defaultValue?.text == "\"\"")
    #expect(spec.modifiers[0].functionName?.text == "badged")
    #expect(spec.modifiers[0].preservesOptional?.value == true)
    #expect(spec.environment.map(\.type?.text) == ["Density"])
    #expect(spec.environment[0].preservesOptional?.value == false)
    #expect(spec.state[0].defaultValue?.text == "false")
  }

  @Test func types() throws {
    let types = try component(
      """
      component: Card
      types:
        Density: {cases: [regular, compact]}
        Role:
          summary: What it means.
          cases: {neutral: , critical: {summary: Attention.}, null: {}}
      """
    ).types
    #expect(
      types.map { $0.cases.map(\.name.text) } == [
        ["regular", "compact"], ["neutral", "critical", "null"],
      ])
    #expect(types[1].cases[1].summary?.value == "Attention.")
  }

  @Test func styles() throws {
    let styles = try component(
      """
      component: Card
      styles:
        automatic:
        outlined:
          default: true
          parameters: {lineWidth: {type: CGFloat, default: 1, label: _}, color: Color}
          environment: [colorScheme, isEnabled]
          body: |
            VStack {
              configuration.title
            }
        plain: {environment: {scheme: colorScheme, isEnabled: }}
      """
    ).styles
    #expect(styles.map(\.name.text) == ["automatic", "outlined", "plain"])
    #expect(styles[1].isDefault?.value == true)
    #expect(styles[1].parameters.map(\.type?.text) == ["CGFloat", "Color"])
    #expect(styles[1].environment.map(\.name.text) == ["colorScheme", "isEnabled"])
    #expect(styles[1].body?.text == "VStack {\n  configuration.title\n}")
    #expect(styles[2].environment.map(\.keyPath?.text) == ["colorScheme", nil])
  }

  @Test func settings() throws {
    let spec = try component(
      """
      component: Card
      initializers: {order: trailingViewBuilders, limit: 512}
      accessibility: {children: combine, identifiers: {title: card.title, icon: "card icon"}}
      body: VStack { title }
      """)
    guard case .rule(.trailingViewBuilders)? = spec.initializers?.shared.order else {
      Issue.record("the order is not read")
      return
    }
    #expect(spec.initializers?.rules.limit?.value == 512)
    #expect(spec.accessibility?.children?.value == .combine)
    #expect(
      spec.accessibility?.identifiers.map(\.identifier?.value) == ["card.title", "card icon"])
    #expect(spec.body?.text == "VStack { title }")
  }

  @Test func keysWithoutValueSayNothing() throws {
    let spec = try component(
      """
      component: Card
      summary:
      slots:
      initializers:
      accessibility:
      types:
      styles:
        automatic: {environment: , parameters: }
      """)
    #expect(spec.summary == nil)
    #expect(spec.slots.isEmpty)
    #expect(spec.initializers == nil)
    #expect(spec.styles.count == 1)
  }

  @Test func textIsWhatIsWritten() throws {
    let spec = try component(
      """
      component: Card
      summary: no
      properties:
        on: {type: Int, default: 010}
        null: {type: Double, default: 1.10, summary: null}
        y: {type: Bool, default: "true", label: no}
      """)
    #expect(spec.summary?.value == "no")
    #expect(spec.properties.map(\.name.text) == ["on", "null", "y"])
    #expect(spec.properties.map(\.defaultValue?.text) == ["010", "1.10", "true"])
    #expect(spec.properties[1].summary?.value == "null")
    #expect(spec.properties[2].label?.text == "no")
  }

  @Test func wrongValuesDoNotHideOthers() throws {
    expectProblems(
      """
      component: Card
      slots:
        title: {optional: «maybe», options: [txt, systemImage], «genric»: X}
        «1»: {optional: «maybe»}
      """,
      "expected true or false, found 'maybe' [wrong-value]",
      "unknown key 'genric'; did you mean 'generic'? [unknown-key]",
      "this is not a Swift name: a name has letters, digits and '_', and does not begin with a "
        + "digit [swift-syntax]",
      "expected true or false, found 'maybe' [wrong-value]")
  }

  /// A value of an unexpected kind.
  private struct Unexpected: Error {}
}
