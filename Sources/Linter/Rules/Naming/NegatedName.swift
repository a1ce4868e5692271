extension Rule {
  /// Booleans that say what is not.
  static let negatedName = Self(
    "negated-name", in: .naming,
    summary: "A Boolean says what is not.",
    rationale: """
      `isNotSelected: false` takes two thoughts where `isSelected: true` takes one, and conditions \
      become harder still: `!isNotSelected`. Say what is so, and let the default be `true` where that \
      is usual.
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
          "'\(declared.name.text)' says what is not, and 'false' says it twice; say what is so, as in "
            + "'\(positive)'")
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
