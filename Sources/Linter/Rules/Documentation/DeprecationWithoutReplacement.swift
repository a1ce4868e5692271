extension Rule {
  /// Deprecations that leave callers alone.
  static let deprecationWithoutReplacement = Self(
    "deprecation-without-replacement", in: .documentation,
    summary: "A deprecation says neither what to use instead nor why.",
    rationale: """
      Whoever gets the warning has to do something. `renamed` lets Xcode do it, and `message` says it \
      in words.
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
          "'\(declared.name.text)' is deprecated, and callers are not told what to do; add 'renamed' or "
            + "'message'")
      }
    })
}
