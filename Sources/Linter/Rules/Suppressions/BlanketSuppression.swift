extension Rule {
  /// Comments that would hide everything.
  static let blanketSuppression = Self(
    "blanket-suppression", in: .suppressions,
    summary: "A comment suppresses no rule, for it names none.",
    rationale: """
      What is found tomorrow would be hidden by what was meant today. A suppression names its rules, \
      and one without a rule suppresses nothing: `# dscompile:disable=color-alone The brand's red.`
      """,
    good: [
      """
      component: CloseButton
      # dscompile:disable=icon-without-label Its container names it.
      slots: {icon: {options: [systemImage]}}
      """
    ],
    bad: [
      """
      component: CloseButton
      ↓# dscompile:disable
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}}
      """
    ],
    check: .suppressions { subject in
      subject.suppressions.filter { suppression in
        suppression.rules.isEmpty && SuppressionDirective(rawValue: suppression.directive) != nil
      }.map { suppression in
        Finding(
          suppression.place,
          "this names no rule, and suppresses nothing; name the rules, as in "
            + "'\(suppression.directive)=color-alone'")
      }
    })
}
