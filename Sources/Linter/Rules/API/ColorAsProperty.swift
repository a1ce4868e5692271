extension Rule {
  /// Colors that callers choose.
  static let colorAsProperty = Self(
    "color-as-property", in: .api, .note,
    summary: "A component takes a color.",
    rationale: """
      A color that a caller chooses is one that the design system did not: it does not follow dark \
      mode, contrast or the next redesign. A role, such as `.critical`, says what is meant and leaves \
      the color to the styles; `tint(_:)` of SwiftUI is there for the rest.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {role: {type: TagRole}}
      types: {TagRole: {cases: [neutral, critical], default: neutral}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {tint: ↓Color}
      modifiers: {background: ↓Color?}
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        guard declared.kind == .property || declared.kind == .modifier, let type = declared.type,
          ["Color", "SwiftUI.Color", "UIColor", "NSColor"].contains(type.unwrapped.text)
        else { return nil }
        return Finding(
          type.place,
          "callers choose '\(declared.name.text)' beside the colors of the design system; take a role, and "
            + "let the styles choose the color")
      }
    })
}
