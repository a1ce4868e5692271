extension Rule {
  /// Booleans with negated names.
  static let negatedName = Self(
    "negated-name", in: .naming,
    summary: "The name of a Boolean is a negation.",
    rationale: """
      `isNotSelected: false` is a double negation where `isSelected: true` is plain, and \
      conditions become harder to read: `!isNotSelected`. Use the positive name, with the default \
      `true` if that is usual.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {isSelected: Bool, isNotable: Bool}
      modifiers: {showsMark: {type: Bool, default: true}}
      styles:
        automatic:
          body: |
            configuration.title
              .bold(configuration.isSelected || configuration.showsMark || configuration.isNotable)
      """
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {↓isNotSelected: Bool}
      modifiers:
        ↓disablesSelection: {type: Bool, default: false}
        ↓hasNoShadow: {type: Bool, default: false}
      styles:
        automatic:
          body: |
            configuration.title
              .bold(configuration.isNotSelected)
              .italic(configuration.disablesSelection || configuration.hasNoShadow)
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        guard declared.isBoolean, let positive = declared.words.withoutNegation else { return nil }
        return Finding(
          declared.name.place,
          "'\(declared.name.text)' is a negation, and its value 'false' is a double negation; use "
            + "the positive name, as in '\(positive)'")
      }
    })
}

extension [String] {
  /// The name without its negation; nil if there is none.
  fileprivate var withoutNegation: String? {
    guard count > 1 else { return nil }
    switch (self[0], self[1]) {
    case ("is", "not"), ("has", "not"), ("does", "not"), ("should", "not"):
      return count > 2 ? memberName([self[0]] + dropFirst(2)) : nil
    case ("has", "no"): return count > 2 ? memberName(["shows"] + dropFirst(2)) : nil
    case ("is", "disabled"): return memberName(["is", "enabled"] + dropFirst(2))
    case ("is", "hidden"): return memberName(["is", "shown"] + dropFirst(2))
    case ("disable", _), ("disables", _): return memberName(["allows"] + dropFirst())
    case ("hide", _), ("hides", _): return memberName(["shows"] + dropFirst())
    case ("no", _), ("not", _): return memberName(["shows"] + dropFirst())
    default: return nil
    }
  }
}
