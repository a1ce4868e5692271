extension Rule {
  /// Deprecations that do not name a replacement.
  static let deprecationWithoutReplacement = Self(
    "deprecation-without-replacement", in: .documentation,
    summary: "A deprecation has neither a replacement nor a message.",
    rationale: """
      The warning has to say what to do. With `renamed`, Xcode offers a fix; `message` describes \
      the change in words.
      """,
    good: [
      """
      component: Tag
      deprecated: {renamed: Badge, since: "2.0"}
      slots: {title: {options: [text]}}
      """,
      """
      component: Tag
      deprecated: A badge says the same and is read out.
      slots: {title: {options: [text]}}
      """,
    ],
    bad: [
      """
      component: ↓Tag
      deprecated: {since: "2.0"}
      slots: {title: {options: [text]}}
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        guard let deprecation = declared.deprecation, deprecation.message == nil,
          deprecation.renamed == nil
        else { return nil }
        return Finding(
          declared.name.place,
          "'\(declared.name.text)' is deprecated, and callers do not learn what to use instead; "
            + "add 'renamed' or 'message'")
      }
    })
}
