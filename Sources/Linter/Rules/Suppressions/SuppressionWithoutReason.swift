extension Rule {
  /// Suppressions without a reason.
  static let suppressionWithoutReason = Self(
    "suppression-without-reason", in: .suppressions,
    summary: "A suppression has no reason.",
    rationale: """
      A later reader has to know whether the reason still holds. Write the reason after the \
      rules, in the same comment.
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
        Finding(
          suppression.place,
          "this suppression has no reason; write the reason after the "
            + "rules")
      }
    })
}
