extension Rule {
  /// Deprecations of which nobody knows how old they are.
  static let deprecationWithoutVersion = Self(
    "deprecation-without-version", in: .documentation, .off,
    summary: "A deprecation does not say since when it is one.",
    rationale: """
      `since` tells callers how long they have been warned, and the team when it may remove what is \
      deprecated; the rule `expired-deprecation` reminds of it. It is off unless a project asks for it.
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
          "'\(declared.name.text)' is deprecated, and nobody can tell since when; add 'since: \"…\"'"
        )
      }
    })
}
