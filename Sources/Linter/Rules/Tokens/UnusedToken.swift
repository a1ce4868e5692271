import DesignTokens

extension Rule {
  /// Tokens that are never used.
  static let unusedToken = Self(
    "unused-token", in: .tokens, .off,
    summary: "Nothing uses a design token.",
    rationale: """
      A token that no spec, no hand-written file below `sources` and no other token names has no \
      effect in the library. Deprecated tokens are not reported, because apps may still use them.

      The rule is off by default, because tokens of a library are often there for apps, whose \
      code is not known.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.padding(Spacing.small)
          """
      ).withTokens(
        """
        spacing:
          $type: dimension
          8: {$value: {value: 8, unit: px}}
          small: {$value: "{spacing.8}"}
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.padding(Spacing.small)
          """
      ).withTokens(
        """
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
          ↓large: {$value: {value: 24, unit: px}}
        """)
    ],
    check: .library { subject, _ in
      guard let tokens = subject.library.tokens else { return [] }
      let uses = TokenUses(of: tokens.library, in: tokens.texts, origin: \.path)
      return tokens.library.system.tokens.compactMap { token in
        guard uses.isUnused(token.path), token.deprecation == nil else { return nil }
        return Finding(
          token.place,
          "no spec, no hand-written file and no other token uses '\(tokens.name(of: token))'; "
            + "remove it, or use it")
      }
    })
}
