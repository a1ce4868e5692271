import Specification

extension Rule {
  /// Views that appear without an announcement.
  static let silentAppearance = Self(
    "silent-appearance", in: .accessibility, .note,
    summary: "A view appears by itself, and VoiceOver does not announce it.",
    rationale: """
      A message that appears on a screen is visible at once. VoiceOver reads it only when the user moves to it, and \
      may never read a message that disappears by itself. An announcement is read wherever the user is, \
      `accessibilityFocused` moves VoiceOver to the message, and the trait `isModal` keeps it there. Views that the \
      system presents, such as alerts, do this automatically.

      The rule looks at components with a binding `isPresented` that show something while it is true. The rule also \
      looks into functions that specs of the library declare.
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
          !one.spec.blocks.contains(where: { $0.tree?.mentions("isModal") == true })
        else { return [] }
        return [
          Finding(
            property.name.place,
            "VoiceOver does not announce the view that appears with '\(property.name.text)'; "
              + "announce it, move VoiceOver to it with 'accessibilityFocused', or give it the "
              + "trait 'isModal'")
        ]
      }
    })
}

/// Modifiers that announce an appearance, or make that unnecessary.
private let speaking: Set<String> = [
  "Announcement", "accessibilityFocused", "accessibilityHint", "alert", "confirmationDialog",
  "fullScreenCover", "popover", "post", "sheet",
]
