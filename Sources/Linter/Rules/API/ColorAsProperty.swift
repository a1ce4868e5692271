extension Rule {
  /// Colors that callers choose.
  static let colorAsProperty = Self(
    "color-as-property", in: .api, .note,
    summary: "A component takes a color.",
    rationale: """
      A color that the caller chooses is not part of the design system: it does not follow dark \
      mode, contrast or the next redesign. A role, such as `.critical`, states the meaning and \
      leaves the color to the styles; for everything else there is SwiftUI's `tint(_:)`.
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
          "callers can choose any color for '\(declared.name.text)'; take a role instead, and let "
            + "the styles choose the color")
      }
    })
}
