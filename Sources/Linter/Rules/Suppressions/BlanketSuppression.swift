extension Rule {
  /// Suppressions without a rule.
  static let blanketSuppression = Self(
    "blanket-suppression", in: .suppressions,
    summary: "A suppression names no rule.",
    rationale: """
      A blanket suppression would also hide findings of later rules. A suppression names its \
      rules, and without a rule it has no effect: `# dscompile:disable=color-alone The brand's \
      red.`
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
          "this suppression names no rule and has no effect; name the rules, as in "
            + "'\(suppression.directive)=color-alone'")
      }
    })
}
