import Specification
import SwiftFragments

extension Rule {
  /// Views that can be tapped and are not buttons.
  static let tapGesture = Self(
    "tap-gesture", in: .accessibility,
    summary: "A tap gesture is invisible to assistive technologies.",
    rationale: """
      A view with `onTapGesture` is not a button: VoiceOver does not announce it as one, Full Keyboard Access and \
      Switch Control skip it, and it does not look pressed. A `Button` does all of this. If it must be a gesture, add \
      the trait `isButton` or an action under `accessibility`.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {action: "(() -> Void)?"}
      body: |
        Button { action?() } label: { title }
      """,
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {action: "(() -> Void)?"}
      accessibility: {children: combine, traits: isButton}
      body: title.onTapGesture { action?() }
      """,
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {action: "(() -> Void)?"}
      body: title.↓onTapGesture { action?() }
      """
    ],
    check: .spec { subject, _ in
      let accessibility = subject.spec.accessibility
      let interactive: Set<AccessibilityTrait> = [.isButton, .isLink, .isToggle, .isKeyboardKey]
      guard subject.component != nil, accessibility?.actions.isEmpty ?? true,
        !(accessibility?.traits ?? []).contains(where: { interactive.contains($0.trait.value) })
      else { return [] }
      return subject.spec.blocks.flatMap { block -> [Finding] in
        let says = block.calls.contains {
          [
            "accessibilityAddTraits", "accessibilityAction", "accessibilityActions",
            "accessibilityHidden", "accessibilityRepresentation",
          ]
          .contains($0.function.text)
        }
        if says { return [] }
        return block.calls.ofAPI(in: subject.code).inOrder.filter { $0.isModifier("onTapGesture") }
          .map { call in
            // A button cannot require several taps.
            let isRepeated = call.argument("count").map { $0.literal?.code.text != "1" } ?? false
            return Finding(
              call.function.place,
              "assistive technologies do not announce that this can be tapped"
                + (isRepeated
                  ? " several times" : "; make it a 'Button', or write 'traits: isButton'")
                + (isRepeated ? "; describe it under 'actions'" : " or 'actions'")
                + " under 'accessibility'")
          }
      }
    })
}
