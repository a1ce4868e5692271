import DesignTokens
import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Text with insufficient contrast.
  static let tokenContrast = Self(
    "token-contrast", in: .tokens,
    summary: "Two design tokens that a body combines have too little contrast.",
    rationale: """
      WCAG 2.2 asks for a contrast ratio of 4.5 for text, and of 3 for large text, symbols and \
      shapes. Text is large if a typography token sets 18 points, or 14 points and bold.

      The rule looks at each color token that a body, a style or a part sets with \
      `foregroundStyle`, `fill` or, in buttons and links, `tint`, and at the color token of the \
      nearest `background` around it, in every theme, color scheme and contrast. It follows \
      `opacity`, the branches of `a ? b : c` and `switch`, and constants of the body. Pairs with \
      an unknown color, a shape on its own color, and views in a `ZStack`, on a picture or in \
      another component, are not checked.

      The message names the worst context, and the lightness in OKLCH that is enough there with \
      the same hue.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: |
            title.foregroundStyle(Palette.ink).padding().background(Palette.surface, in: Capsule())
          """
      ).withTokens(exampleTokens)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: |
            title.foregroundStyle(↓Palette.hint).padding().background(Palette.surface, in: Capsule())
          """
      ).withTokens(exampleTokens)
    ],
    check: .spec { subject, _ in
      guard let tokens = subject.library.tokens else { return [] }
      let names = subject.library.tokenNames
      return subject.bodies.flatMap { code in
        strictest(code.colorPairs(in: subject.spec, names), rem: tokens.rem).compactMap {
          finding(of: $0, in: code, tokens)
        }
      }
    })
}

private let exampleTokens = """
  color:
    $type: color
    ink: {$value: {colorSpace: srgb, components: [0.1, 0.1, 0.1]}}
    hint: {$value: {colorSpace: srgb, components: [0.6, 0.6, 0.6]}}
    surface: {$value: {colorSpace: srgb, components: [1, 1, 1]}}
  """

/// For each pair of places, the color pair that requires the most contrast.
private func strictest(_ pairs: [ColorPair], rem: Double) -> [ColorPair] {
  struct Key: Hashable {
    let foreground: Range<Int>
    let background: Range<Int>
  }
  var order: [Key] = []
  var kept: [Key: ColorPair] = [:]
  for pair in pairs {
    let key = Key(
      foreground: pair.foreground.expression.range,
      background: pair.backgrounds[0].expression.range)
    if let other = kept[key] {
      if pair.requiredRatio(rem: rem) > other.requiredRatio(rem: rem) { kept[key] = pair }
    } else {
      order.append(key)
      kept[key] = pair
    }
  }
  return order.compactMap { kept[$0] }
}

/// The combination of contexts with the lowest contrast of a pair.
private struct WorstContrast {
  let ratio: Double

  /// The index of the combination.
  let index: Int
  let foreground: DisplayColor
  let background: DisplayColor
}

private func finding(of pair: ColorPair, in code: WrittenCode, _ tokens: LintedTokens) -> Finding? {
  // A border in the color of its background need not be more visible than that.
  if case .shape = pair.subject,
    pair.foreground.member.token.path == pair.backgrounds[0].member.token.path
  {
    return nil
  }
  let system = tokens.library.system
  let required = pair.requiredRatio(rem: tokens.rem)
  let all = system.combinations.indices.compactMap { pair.contrast(at: $0) }
  guard let worst = all.min(by: { $0.ratio < $1.ratio }), worst.ratio < required else { return nil }
  let names =
    all.allSatisfy { $0.ratio == worst.ratio } ? [] : pair.contexts(at: worst.index, in: system)
  let (front, back) = (pair.foreground.member, pair.backgrounds[0].member)
  let remedy: String
  if let passing = worst.foreground.passing(on: worst.background, ratio: required) {
    remedy =
      "a lightness of \(shortNumber(passing.lightness)) in OKLCH instead of \(shortNumber(worst.foreground.lightness)) is enough there"
  } else {
    remedy = "its lightness alone cannot provide that; change '\(back.spelling)'"
  }
  let context = names.isEmpty ? "" : " in '\(names.joined(separator: ", "))'"
  // Rounded down, so that an insufficient ratio is never shown as sufficient.
  let ratio = (worst.ratio * 100).rounded(.down) / 100
  let both = [(front, worst.foreground), (back, worst.background)]
  let shown = front.token.path == back.token.path ? [both[0]] : both
  return Finding(
    code.place(of: pair.foreground.expression),
    "'\(front.spelling)' on '\(back.spelling)' has a contrast of \(shortNumber(ratio))\(context), and "
      + "\(pair.need) \(shortNumber(required)); \(remedy)",
    notes: shown.compactMap { member, color in
      member.token.values[worst.index].map {
        Note("'\(member.spelling)' is here, shown as \(color.hexadecimal)", at: $0.place)
      }
    })
}

extension ColorPair {
  fileprivate var need: String {
    switch subject {
    case .text: "text of this size needs"
    case .symbol: "a symbol needs"
    case .shape: "a shape needs"
    }
  }

  /// The names of the contexts of a combination, omitting the theme if the colors do not depend on it, and
  /// omitting standard contrast.
  fileprivate func contexts(at index: Int, in system: TokenSystem) -> [String] {
    let combination = system.combinations[index]
    var names = system.contextNames(of: combination)
    if let contrast = system.contrast, contrast.modifier != system.colorScheme?.modifier,
      !combination.isHighContrast
    {
      names.removeLast()
    }
    if system.theme != nil, !([foreground] + backgrounds).contains(where: \.member.isThemed) {
      names.removeFirst()
    }
    return names
  }

  /// The contrast that WCAG 2.2 requires.
  ///
  /// - Parameter rem: The number of points in a `rem`.
  fileprivate func requiredRatio(rem: Double) -> Double {
    guard case .text(let typography) = subject else { return 3 }
    guard let typography else { return 4.5 }
    let isLarge = typography.token.values.allSatisfy { part in
      guard case .typography(let style)? = part?.value else { return false }
      let size = style.fontSize.value.points(rem: rem)
      return size >= 18 || size >= 14 && style.fontWeight.value.number >= 700
    }
    return isLarge ? 3 : 4.5
  }

  /// The contrast in a combination of contexts; nil if the color that shows through is unknown.
  fileprivate func contrast(at index: Int) -> WorstContrast? {
    guard let foreground = foreground.color(at: index),
      let background = backdrop(backgrounds[...], at: index)
    else { return nil }
    return WorstContrast(
      ratio: foreground.contrast(on: background), index: index, foreground: foreground,
      background: background)
  }

  private func backdrop(_ colors: ArraySlice<UsedColor>, at index: Int) -> DisplayColor? {
    guard let color = colors.first?.color(at: index) else { return nil }
    if color.alpha >= 1 { return color }
    return backdrop(colors.dropFirst(), at: index).map { color.over($0) }
  }
}

extension UsedColor {
  fileprivate func color(at index: Int) -> DisplayColor? {
    var color = member.token.values[index]?.displayColor
    color?.alpha *= opacity
    return color
  }
}
