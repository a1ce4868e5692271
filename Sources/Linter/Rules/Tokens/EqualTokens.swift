import DesignTokens
import Diagnostics

extension Rule {
  /// Tokens with different names and the same value.
  static let equalTokens = Self(
    "equal-tokens", in: .tokens, .note,
    summary: "Two design tokens in a group have the same value everywhere.",
    rationale: """
      Two tokens of one type in one group that are the same in every theme, color scheme and \
      contrast are one decision with two names: whoever changes one forgets the other. A token \
      that refers to another one, as in `{color.red}`, says that the two belong together, and is \
      not reported.

      It is a note, because two values can be equal by chance and change independently.
      """,
    good: [
      RuleExample(
        stringLiteral: "component: Tag\nslots: {title: {options: [text]}}\nbody: title"
      ).withTokens(
        """
        color:
          $type: color
          red: {$value: {colorSpace: srgb, components: [0.8, 0, 0]}}
          critical: {$value: "{color.red}"}
        spacing:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
        radius:
          $type: dimension
          small: {$value: {value: 8, unit: px}}
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: "component: Tag\nslots: {title: {options: [text]}}\nbody: title"
      ).withTokens(
        """
        color:
          $type: color
          red: {$value: {colorSpace: srgb, components: [0.8, 0, 0]}}
          ↓critical: {$value: {colorSpace: srgb, components: [0.8, 0, 0]}}
        """)
    ],
    check: .library { subject, _ in
      guard let tokens = subject.library.tokens else { return [] }
      var seen: [TokenMeaning: DesignToken] = [:]
      return tokens.library.system.tokens.compactMap { token in
        guard token.deprecation == nil, let meaning = TokenMeaning(token, rem: tokens.rem) else {
          return nil
        }
        guard let other = seen[meaning] else {
          seen[meaning] = token
          return nil
        }
        return Finding(
          token.place,
          "'\(tokens.name(of: token))' has the same value as '\(tokens.name(of: other))' "
            + "everywhere; remove one, or write '{\(other.path)}' if one should follow the other",
          notes: [Note("the other token is here", at: other.place)])
      }
    })
}

/// The criteria for two tokens to be equivalent.
private struct TokenMeaning: Hashable {
  private let group: TokenPath?
  private let type: TokenType
  private let values: [Value?]

  private enum Value: Hashable {
    case color(DisplayColor)
    case points(Double)
    case seconds(Double)
    case other(TokenValue)
  }

  /// Nil for a token that refers to another one as a whole.
  init?(_ token: DesignToken, rem: Double) {
    guard token.values.allSatisfy({ $0?.token == nil }) else { return nil }
    group = token.path.parent
    type = token.type
    values = token.values.map { part in
      switch part?.value {
      case nil: nil
      case .color(let color): .color(color.displayed.color)
      case .dimension(let length): .points(length.points(rem: rem))
      case .duration(let duration): .seconds(duration.seconds)
      case let other?: .other(other)
      }
    }
  }
}
