import Specification
import Testing

@Suite struct AccessibilityTests {
  @Test func everything() throws {
    let spec = try #require(
      try component(
        """
        component: Card
        accessibility:
          label: title
          hint: {text: Opens the card.}
          value: 'isOn ? "on" : "off"'
          traits: [isButton, {isSelected: isOn, isModal: isOpen}]
          heading: {title: h2}
          actions: {remove: onRemove(), open: {name: Open it, when: isOpen, perform: open()}}
          minimumTarget: 44
        """
      ).accessibility)
    #expect(spec.label?.expressions.map(\.text) == ["title"])
    guard case .text(let hint)? = spec.hint else {
      Issue.record("the hint is not read")
      return
    }
    #expect(hint.value == "Opens the card.")
    #expect(spec.traits.map(\.trait.value) == [.isButton, .isSelected, .isModal])
    #expect(spec.traits.map(\.condition?.text) == [nil, "isOn", "isOpen"])
    #expect(spec.actions.map(\.title?.plainText) == [nil, "Open it"])
    #expect(spec.actions.map(\.perform?.text) == ["onRemove()", "open()"])
    #expect(spec.minimumTarget?.value == 44)
    #expect(
      spec.code.map(\.text) == ["title", "isOn", "isOn", "isOpen", "onRemove", "isOpen", "open"])
  }

  @Test func shorthands() throws {
    for traits in ["isButton", "[isButton]", "{isButton: isOn}", "[{isButton: isOn}]"] {
      let spec = try component("component: Card\naccessibility: {traits: \(traits), heading: h1}")
      #expect(spec.accessibility?.traits.map(\.trait.value) == [.isButton])
      guard case .component(let level)? = spec.accessibility?.heading else {
        Issue.record("the heading is not read")
        return
      }
      #expect(level.value == .h1)
    }
  }

  @Test func conditions() throws {
    let spec = try component(
      """
      component: Card
      accessibility:
        value: {when: isOn, then: {text: on}, else: {when: isOff, then: {text: off}, else: name}}
      """)
    #expect(spec.accessibility?.value?.expressions.map(\.text) == ["isOn", "isOff", "name"])
  }

  @Test func problems() {
    expectProblems(
      #"""
      component: Card
      accessibility:
        label: {text: «Card \(title)»}
        value: «Close it, please.»
        hint: {text: «"Two\nlines"»}
        traits: [«isSelect»]
        heading: «h7»
        minimumTarget: «0»
        actions: {«remove»: {name: Remove}}
      """#,
      "a localized text cannot contain values; remove '\\(…)', or write Swift [text-interpolation]",
      "expected Swift, found a text; write '{text: \"Close it, please.\"}' for a localized text "
        + "[bare-text]",
      "an accessibility text must be a single line; join its lines, for example with '>-' "
        + "[text-lines]",
      "unknown accessibility trait 'isSelect'; did you mean 'isSelected'? [unknown-value]",
      "unknown heading level 'h7'; did you mean 'h1'? [unknown-value]",
      "expected a whole number from 1 to 200, found '0' [wrong-value]",
      "an accessibility action needs the key 'perform', as in 'perform: onRemove()' [missing-key]")
  }
}

extension AccessibilityTextSpec {
  /// The text, if it is a plain one.
  fileprivate var plainText: String? { if case .text(let text) = self { text.value } else { nil } }
}
