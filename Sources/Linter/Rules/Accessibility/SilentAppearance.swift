import Specification

extension Rule {
  /// Views that appear without an announcement.
  static let silentAppearance = Self(
    "silent-appearance", in: .accessibility, .note,
    summary: "Something appears by itself, and VoiceOver does not speak of it.",
    rationale: """
      A message that appears over a screen is seen at once. VoiceOver reads it only when the reader comes there, and \
      a message that goes by itself may never be read. An announcement says it wherever the reader is, \
      `accessibilityFocused` moves VoiceOver there, and the trait `isModal` keeps it there. What the system presents, \
      such as an alert, does this by itself.

      The rule looks at components with a binding `isPresented` that show something while it holds. Functions that a \
      spec of the library declares are followed.
      """,
    good: [
      """
      component: Toast
      slots: {message: {options: [text]}}
      properties: {isPresented: {type: Bool, binding: true}}
      state: {isHeard: {type: Bool, wrapper: AccessibilityFocusState}}
      body: |
        if isPresented {
          message
            .accessibilityFocused($isHeard)
            .onAppear { isHeard = true }
        }
      """
    ],
    bad: [
      """
      component: Toast
      slots: {message: {options: [text]}}
      properties: {↓isPresented: {type: Bool, binding: true}}
      body: |
        if isPresented { message }
      """
    ],
    check: .library { subject, _ in
      let spoken = subject.carriers(of: speaking)
      return subject.subjects.flatMap { one -> [Finding] in
        guard one.component != nil, !one.spec.hasHandwrittenCode,
          let property = one.spec.properties.first(where: {
            $0.name.text == "isPresented" && $0.isBinding?.value == true
          }),
          one.spec.body?.identifiers.contains(where: { $0.text == "isPresented" }) == true,
          !one.calls.contains(where: { spoken.contains($0.function.text) }),
          !(one.spec.accessibility?.traits ?? []).contains(where: { $0.trait.value == .isModal }),
          !one.spec.blocks.contains(where: { $0.text.contains("isModal") })
        else { return [] }
        return [
          Finding(
            property.name.place,
            "VoiceOver does not speak of what appears with '\(property.name.text)'; announce it, move VoiceOver "
              + "there by 'accessibilityFocused', or give it the trait 'isModal'")
        ]
      }
    })
}

/// Modifiers that announce an appearance, or make that unnecessary.
private let speaking: Set<String> = [
  "Announcement", "accessibilityFocused", "accessibilityHint", "alert", "confirmationDialog",
  "fullScreenCover", "popover", "post", "sheet",
]
