extension Rule {
  /// Deprecations without a version.
  static let deprecationWithoutVersion = Self(
    "deprecation-without-version", in: .documentation, .off,
    summary: "A deprecation has no version.",
    rationale: """
      `since` tells callers how old the deprecation is, and the team when it may remove the \
      declaration; the rule `expired-deprecation` reports it then. The rule is off by default.
      """,
    good: [
      """
      component: Tag
      deprecated: {renamed: Badge, since: "2.0"}
      slots: {title: {options: [text]}}
      """
    ],
    bad: [
      """
      component: ↓Tag
      deprecated: {renamed: Badge}
      slots: {title: {options: [text]}}
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        guard let deprecation = declared.deprecation, deprecation.since == nil else { return nil }
        return Finding(
          declared.name.place,
          "'\(declared.name.text)' is deprecated without a version; add 'since: \"…\"'"
        )
      }
    })
}
