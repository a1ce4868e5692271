import Diagnostics

extension Rule {
  /// Deprecated members that should have been removed.
  static let expiredDeprecation = Self(
    "expired-deprecation", in: .documentation,
    summary: "A deprecation is older than the promised number of major versions.",
    rationale: """
      A deprecated declaration costs initializers, previews and attention until it is removed. \
      `version` is the version of the library; the rule reports declarations that have been \
      deprecated for more than `maximum` major versions. Without `version`, it reports nothing. \
      The fix removes the entry, unless something in the specs still uses it.
      """,
    maximum: 1, options: [.version], fix: .unsafe,
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
      ).inProject("library: Kit\nlint: {rules: {expired-deprecation: {version: \"4.0\"}}}"),
      RuleExample(
        stringLiteral: """
          component: Card
          slots:
            title: {deprecated: {renamed: heading, since: ↓"2.0"}}
            heading: {options: [text]}
          """
      ).inProject("library: Kit\nlint: {rules: {expired-deprecation: {version: \"4.0\"}}}"),
    ],
    check: .spec { subject, options in
      guard let version = options.version, let now = major(version) else { return [] }
      return subject.names.compactMap { declared -> Finding? in
        guard let since = declared.deprecation?.since, let begun = major(since.value),
          now - begun > options.maximum
        else { return nil }
        // The spec of a component is a file.
        let edit =
          declared.kind == .component
          ? nil : subject.file.document.removal(ofKeyAt: declared.name.place)
        let fixIts = edit.map {
          [FixIt("remove '\(declared.name.text)'", [$0], isSafe: false)]
        }
        return Finding(
          since.place,
          "'\(declared.name.text)' has been deprecated since \(since.value), and this is "
            + "\(version); remove it, or raise 'maximum'", fixIts: fixIts ?? [])
      }
    })
}

private func major(_ version: String) -> Int? {
  version.split(separator: ".").first.flatMap { Int($0) }
}
