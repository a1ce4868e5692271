extension Rule {
  /// Comments that do not say why.
  static let suppressionWithoutReason = Self(
    "suppression-without-reason", in: .suppressions,
    summary: "A comment suppresses a rule and does not say why.",
    rationale: """
      Whoever finds it later has to know whether it still holds. The reason stands behind the rules, in \
      the same comment.
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
      ↓# dscompile:disable=icon-without-label
      slots: {icon: {options: [systemImage]}}
      """
    ],
    check: .suppressions { subject in
      subject.suppressions.filter { suppression in
        !suppression.reason.contains(where: \.isLetter) && !suppression.rules.isEmpty
          && SuppressionDirective(rawValue: suppression.directive) != nil
      }.map { suppression in
        Finding(suppression.place, "why is this suppressed? write the reason behind the rules")
      }
    })
}
