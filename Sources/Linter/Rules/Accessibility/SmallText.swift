import DesignTokens
import SwiftFragments

extension Rule {
  /// Text that is too small.
  static let smallText = Self(
    "small-text", in: .accessibility,
    summary: "Text is smaller than 11 points.",
    rationale: """
      Apple's Human Interface Guidelines ask for at least 11 points, the size of the smallest \
      text style, `.caption2`. The rule checks design tokens of the type `typography`, in every \
      theme, and sizes that a body writes as a number. Symbols are not checked.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.font(.caption2)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: "title.font(.system(size: ↓9, weight: .bold))"
      """,
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.typography(Typography.legal)
          """
      ).withTokens(
        """
        typography:
          ↓legal:
            $type: typography
            $value:
              fontFamily: system-ui
              fontSize: {value: 9, unit: px}
              fontWeight: 400
              letterSpacing: {value: 0, unit: px}
              lineHeight: 1.3
        """),
    ],
    check: .library { subject, _ in
      smallTokens(subject.library.tokens)
        + subject.subjects.flatMap { smallLiterals(in: $0.bodies) }
    })
}

private let smallestSize = 11.0

/// The typography tokens that are too small in some theme.
private func smallTokens(_ tokens: LintedTokens?) -> [Finding] {
  guard let tokens else { return [] }
  return tokens.library.system.tokens.compactMap { token in
    guard token.deprecation == nil else { return nil }
    let sizes = token.values.compactMap { part -> Double? in
      // An alias is reported at its target.
      guard let part, part.token == nil, case .typography(let typography) = part.value else {
        return nil
      }
      return typography.fontSize.value.points(rem: tokens.rem)
    }
    guard let size = sizes.min(), size < smallestSize else { return nil }
    return Finding(
      token.place,
      "'\(tokens.name(of: token))' makes text of \(shortNumber(size)) points, and less than 11 is "
        + "hard to read; use at least 11")
  }
}

/// The font sizes in bodies that are too small.
private func smallLiterals(in bodies: [WrittenCode]) -> [Finding] {
  bodies.flatMap { code in
    code.expressions.flatMap { expression -> [Finding] in
      guard let call = expression.call, call.function?.text == "font",
        let font = call.argument(nil)
      else { return [] }
      return font.outcomes.compactMap { font in
        guard let font = font.call, ["system", "custom"].contains(font.function?.text),
          let size = font.argument("size") ?? font.argument("fixedSize"), size.isNumber,
          let number = Double(code.text(size.range)), number < smallestSize,
          expression.chainRoot.call?.function?.text != "Image"
        else { return nil }
        return Finding(
          code.place(of: size),
          "text of \(shortNumber(number)) points is hard to read; use at least 11, or write "
            + "'.font(.caption2)'"
        )
      }
    }
  }
}
