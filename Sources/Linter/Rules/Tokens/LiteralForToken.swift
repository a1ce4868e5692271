import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Literals that equal the value of a token.
  static let literalForToken = Self(
    "literal-for-token", in: .tokens,
    summary: "A spec writes a value that a design token has.",
    rationale: """
      `Spacing.small` changes everywhere at once and follows the theme, and `8` does neither. The \
      rule looks at distances, radii, line widths, opacities, durations, fonts, colors and shadows \
      in bodies, in parts and in defaults, and compares them with the tokens of the same purpose: \
      for distances these are dimensions whose path contains `spacing`, `space`, `gap`, `inset` or \
      a similar word, for radii `radius` or `corner`, for lines `stroke`, `border` or `line`, for \
      sizes `size`, and numbers whose path contains `opacity`.

      A fix writes the token where the value is the same. Where it is nearly the same, or where several tokens have \
      it, the message names the tokens. 0, and an opacity of 1, are not reported. A color of the system, such as \
      `.red`, is not compared.

      With `strict`, every such value is reported as soon as there are tokens for its purpose, and so are colors of the \
      system.
      """,
    options: [.strict], fix: .unsafe,
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          properties: {gap: {type: CGFloat, default: Spacing.small}}
          body: |
            VStack(spacing: 0) { title }
              .padding(gap).padding(.top, 40).foregroundStyle(Palette.accent).opacity(1)
          """
      ).withTokens(exampleTokens),
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.padding(8)
      """,
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          properties: {gap: {type: CGFloat, default: ↓8}}
          body: |
            HStack(spacing: ↓8) { title }
              .padding(gap)
              .padding(.top, ↓7)
              .foregroundStyle(↓Color(red: 0.2, green: 0.4, blue: 1))
              .animation(.easeOut(duration: ↓0.2), value: gap)
          """
      ).withTokens(exampleTokens),
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: title.padding(↓40).foregroundStyle(↓.red)
          """
      ).withTokens(exampleTokens).inProject(
        """
        library: DesignKit
        tokens: tokens.yaml
        lint: {rules: {literal-for-token: {strict: true}}}
        """),
    ],
    check: .spec { subject, options in
      guard let candidates = subject.library.tokenCandidates else { return [] }
      let codes = subject.bodiesAndDefaults.map {
        TokenSearch(code: $0, candidates: candidates, isStrict: options.isStrict)
      }
      var seen: Set<Span> = []
      return
        (codes.flatMap { $0.findings() }
        + typedDefaults(in: subject, candidates, isStrict: options.isStrict))
        .filter { seen.insert($0.place.span).inserted }
    })
}

private let exampleTokens = """
  color:
    accent: {$type: color, $value: {colorSpace: srgb, components: [0.2, 0.4, 1]}}
  spacing:
    small: {$type: dimension, $value: {value: 8, unit: px}}
  motion:
    quick: {$type: duration, $value: {value: 200, unit: ms}}
  """

/// Defaults that are a number or a color, if the name or type of their property shows the purpose.
private func typedDefaults(
  in subject: Subject, _ candidates: TokenCandidates, isStrict: Bool
) -> [Finding] {
  let spec = subject.spec
  let entries: [(SwiftName, SwiftType?, SwiftExpression?)] =
    spec.properties.map { ($0.name, $0.type, $0.defaultValue) }
    + spec.modifiers.map { ($0.name, $0.type, $0.defaultValue) }
    + spec.environment.map { ($0.name, $0.type, $0.defaultValue) }
    + spec.styles.flatMap(\.parameters).map { ($0.name, $0.type, $0.defaultValue) }
  return entries.flatMap { name, type, value -> [Finding] in
    guard let value, let type, let code = WrittenCode(value, subject.code, isInView: false),
      case .expression(let expression)? = code.tree.statements.first?.kind
    else { return [] }
    let search = TokenSearch(code: code, candidates: candidates, isStrict: isStrict)
    switch type.unwrapped.text {
    case "Color": return search.colors(in: expression)
    case "CGFloat", "Double":
      return measure(ofPropertyNamed: name.text).map { search.numbers(in: expression, $0) } ?? []
    default: return []
    }
  }
}
