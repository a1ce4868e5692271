import Specification

extension Rule {
  /// States that are only visible.
  static let unannouncedState = Self(
    "unannounced-state", in: .accessibility,
    summary: "VoiceOver does not read a state that a button changes.",
    rationale: """
      A person who presses a button that represents a choice has to hear the new state. A \
      `Toggle` or a `DisclosureGroup` announces it; a `Button` does not. `traits: {isSelected: \
      isOn}` or `value: {when: isOn, then: {text: on}, else: {text: off}}` does.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {isSelected: {type: Bool, binding: true}}
      accessibility: {children: combine, traits: {isSelected: isSelected}}
      body: |
        Button { isSelected.toggle() } label: { title }
      """,
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {isOn: {type: Bool, binding: true}}
      body: |
        Toggle(isOn: $isOn) { title }
      """,
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {↓isSelected: {type: Bool, binding: true}}
      body: |
        Button { isSelected.toggle() } label: { title }
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let calls = subject.calls
      guard subject.component != nil, calls.contains(where: { $0.function.text == "Button" }),
        !calls.contains(where: { saysStates.contains($0.function.text) }), !spec.hasHandwrittenCode
      else { return [] }
      let readOut = Set(spec.accessibility?.namesReadOut.map(\.text) ?? [])
      return spec.properties.filter { property in
        let words = nameWords(property.name.text)
        return property.isBinding?.value == true && words.first == "is" && words.count == 2
          && states.contains(words[1]) && !readOut.contains(property.name.text)
      }.map { property in
        Finding(
          property.name.place,
          "a button changes '\(property.name.text)', and VoiceOver does not read the new value; "
            + "write 'traits: {isSelected: \(property.name.text)}' or a 'value' under "
            + "'accessibility'")
      }
    })
}

private let states: Set<String> = [
  "active", "checked", "chosen", "expanded", "favorite", "liked", "on", "open", "selected",
]

/// Views and modifiers that announce states, automatically or by an argument.
private let saysStates: Set<String> = [
  "accessibilityAddTraits", "accessibilityRepresentation", "accessibilityValue", "DisclosureGroup",
  "Picker", "Toggle",
]
