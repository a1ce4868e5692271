extension Rule {
  /// Deprecations that were to end.
  static let expiredDeprecation = Self(
    "expired-deprecation", in: .documentation,
    summary: "Something has been deprecated for more major versions than were promised.",
    rationale: """
      What is deprecated costs initializers, previews and attention until it is removed. Once `version` \
      says which version the library has, the rule finds what has been deprecated for more than \
      `maximum` major versions. Without `version`, it finds nothing.
      """,
    maximum: 1, options: [.version],
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          deprecated: {renamed: Badge, since: "2.0"}
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nlint: {rules: {expired-deprecation: {version: \"3.0\"}}}")
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          deprecated: {renamed: Badge, since: ↓"2.0"}
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nlint: {rules: {expired-deprecation: {version: \"4.0\"}}}")
    ],
    check: .spec { subject, options in
      guard let version = options.version, let now = major(version) else { return [] }
      return subject.names.compactMap { declared in
        guard let since = declared.deprecation?.since, let begun = major(since.value),
          now - begun > options.maximum
        else { return nil }
        return Finding(
          since.place,
          "'\(declared.name.text)' has been deprecated since \(since.value), and this is \(version); remove "
            + "it, or say a longer time by 'maximum'")
      }
    })
}

private func major(_ version: String) -> Int? {
  version.split(separator: ".").first.flatMap { Int($0) }
}
