import Diagnostics
import Specification

extension Rule {
  /// Labels that repeat the role.
  static let roleInLabel = Self(
    "role-in-label", in: .accessibility,
    summary: "A label repeats a trait.",
    rationale: """
      VoiceOver reads the label and then the trait: `Close button, button`. The label should be \
      only the name.
      """,
    fix: .unsafe,
    good: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}, traits: isButton}
      """
    ],
    bad: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: ↓Close button}, traits: isButton}
      """
    ],
    check: .spec { subject, _ in
      guard let accessibility = subject.spec.accessibility else { return [] }
      let roles = accessibility.traits.compactMap { words[$0.trait.value] }
      return (accessibility.label?.texts ?? []).compactMap { text in
        let parts = text.value.split(separator: " ")
        guard parts.count > 1, let last = parts.last?.lowercased(), roles.contains(last) else {
          return nil
        }
        let rest = parts.dropLast().joined(separator: " ")
        let fix = text.fix("remove the word", rest)
        return Finding(
          text.place,
          "VoiceOver reads the trait after the label, so this is read as '\(text.value), "
            + "\(last)'; write '\(rest)'",
          fixIts: fix.map { fix in
            var fix = fix
            fix.isSafe = false
            return [fix]
          } ?? [])
      }
    })
}

/// VoiceOver's English words for traits.
private let words: [AccessibilityTrait: String] = [
  .isButton: "button", .isHeader: "heading", .isImage: "image", .isLink: "link",
  .isSearchField: "field", .isTabBar: "bar", .isToggle: "switch",
]
