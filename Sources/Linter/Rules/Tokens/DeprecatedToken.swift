import DesignTokens
import Diagnostics
import SwiftFragments

extension Rule {
  /// Uses of deprecated tokens.
  static let deprecatedToken = Self(
    "deprecated-token", in: .tokens,
    summary: "A spec uses a deprecated design token.",
    rationale: """
      A token with `$deprecated`, or in a group with it, will be removed, and every use causes a \
      compiler warning in an emitted file. If the message names another token by its path in \
      braces, as in `Use {spacing.large}.`, the fix writes that one.
      """,
    fix: .unsafe,
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.padding(Spacing.large)
          """
      ).withTokens(
        """
        spacing:
          $type: dimension
          large: {$value: {value: 24, unit: px}}
          gutter: {$value: "{spacing.large}", $deprecated: "Use {spacing.large}."}
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          properties: {gap: {type: CGFloat, default: ↓Spacing.gutter}}
          body: title.padding(↓Spacing.gutter).padding(gap)
          """
      ).withTokens(
        """
        spacing:
          $type: dimension
          large: {$value: {value: 24, unit: px}}
          gutter: {$value: "{spacing.large}", $deprecated: "Use {spacing.large}."}
        """)
    ],
    check: .spec { subject, _ in
      guard let tokens = subject.library.tokens else { return [] }
      let deprecated = subject.library.tokenNames.filter { $0.value.token.deprecation != nil }
      if deprecated.isEmpty { return [] }
      return subject.allCode.flatMap { code in
        code.tokens(deprecated).map { member, use in
          let message = member.token.deprecation?.message ?? ""
          let replacement = tokens.replacement(of: member, in: message, isInView: code.isInView)
          let reason = inOneLine(message)
          var isWhole = true
          if case .keyPath = use.kind { isWhole = false }
          return Finding(
            code.place(of: use),
            "'\(member.spelling)' is deprecated" + (reason.isEmpty ? "" : ": \(reason)")
              + "; " + (replacement.map { "write '\($0)'" } ?? "use another token"),
            notes: [Note("the token is here", at: member.token.place)],
            fixIts: isWhole ? replacement.map { code.fix(use.range, $0) } ?? [] : [])
        }
      }
    })
}

extension LintedTokens {
  /// The name of the token that the deprecation message mentions as `{path}`; nil if it mentions none that
  /// can replace the deprecated one.
  fileprivate func replacement(
    of member: TokenMember, in message: String, isInView: Bool
  ) -> String? {
    guard let start = message.firstIndex(of: "{"),
      let end = message[start...].firstIndex(of: "}")
    else { return nil }
    let path = message[message.index(after: start)..<end].split(separator: ".").map(String.init)
    guard let other = library[TokenPath(path)], other.isEmitted,
      other.token.type == member.token.type, isInView || !other.isThemed
    else { return nil }
    return other.spelling
  }
}

/// A text of a token file for use in a message: in one line, without a full stop.
private func inOneLine(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return line.hasSuffix(".") ? String(line.dropLast()) : line
}
