import DesignTokens
import SwiftFragments

/// The tokens that can replace literals, by quantity.
struct TokenCandidates: Sendable {
  /// A token that is a number in Swift.
  struct Number: Sendable {
    let member: TokenMember
    let value: Double
  }

  struct Color: Sendable {
    let member: TokenMember

    /// In the default theme.
    let colors: SchemeVariants<DisplayColor>
  }

  struct Typography: Sendable {
    let member: TokenMember
    let size: Double
    let value: TypographyValue
  }

  struct Shadow: Sendable {
    let member: TokenMember
    let layers: [ShadowLayer]
  }

  struct Transition: Sendable {
    let member: TokenMember
    let value: TransitionValue
  }

  /// The number of points in a `rem`.
  let rem: Double
  private(set) var numbers: [Measure: [Number]] = [:]
  private(set) var colors: [Color] = []
  private(set) var typographies: [Typography] = []
  private(set) var shadows: [Shadow] = []
  private(set) var transitions: [Transition] = []

  /// Tokens that are not deprecated. Those that refer to others come first, because their names state a
  /// purpose.
  init(_ tokens: LintedTokens) {
    rem = tokens.rem
    let current = tokens.members.filter { $0.token.deprecation == nil }
    func isAlias(_ member: TokenMember) -> Bool {
      member.token.values.contains { $0?.token != nil }
    }
    for member in current.filter(isAlias) + current.filter({ !isAlias($0) }) {
      add(member, tokens)
    }
  }

  private mutating func add(_ member: TokenMember, _ tokens: LintedTokens) {
    func add(_ value: Double, as measure: Measure?) {
      guard let measure else { return }
      numbers[measure, default: []].append(Number(member: member, value: value))
    }
    let words = tokenWords(member.token.path)
    switch tokens.value(of: member) {
    case .dimension(let length):
      add(length.points(rem: tokens.rem), as: measureOfDimension(named: words))
    case .number(let number):
      add(number, as: words.isDisjoint(with: opacityWords) ? nil : .opacity)
    case .duration(let duration): add(duration.seconds, as: .duration)
    case .color:
      guard let values = tokens.library.values(of: member, inTheme: tokens.library.defaultTheme),
        let colors = values.map(\.displayColor).allPresent()
      else { return }
      self.colors.append(Color(member: member, colors: colors))
    case .typography(let typography):
      typographies.append(
        Typography(
          member: member, size: typography.fontSize.value.points(rem: tokens.rem),
          value: typography))
    case .shadow(let layers): shadows.append(Shadow(member: member, layers: layers))
    case .transition(let transition):
      transitions.append(Transition(member: member, value: transition))
    case .fontFamily, .fontWeight, .cubicBezier, .strokeStyle, .border, .gradient, nil: break
    }
  }
}

extension TokenPart<TokenValue> {
  /// The color as emitted; nil if it is not a color.
  var displayColor: DisplayColor? {
    if case .color(let color) = value { color.displayed.color } else { nil }
  }
}

/// The lowercase words of a token's path: `corner`, `radius`, `large` for `cornerRadius.large`.
private func tokenWords(_ path: TokenPath) -> Set<String> {
  Set(
    path.names.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.flatMap {
      nameWords(String($0))
    })
}

/// The quantity of a dimension token, by the words of its path; nil if they do not show it.
private func measureOfDimension(named words: Set<String>) -> Measure? {
  func says(_ others: Set<String>) -> Bool { !words.isDisjoint(with: others) }
  if says(fontWords) { return says(["size", "sizes"]) ? .fontSize : nil }
  if says(radiusWords) { return .radius }
  if says(["line", "lines"]), says(["height", "heights"]) { return nil }
  if says(lineWords) { return .lineWidth }
  if says(spacingWords) { return .spacing }
  return says(sizeWords) ? .size : nil
}

/// The quantity of a number, by the name of its property; nil if that does not show it.
func measure(ofPropertyNamed name: String) -> Measure? {
  let words = Set(nameWords(name))
  func says(_ others: Set<String>) -> Bool { !words.isDisjoint(with: others) }
  if says(opacityWords) { return .opacity }
  if says(["duration"]) { return .duration }
  if says(radiusWords) { return .radius }
  if says(["line", "stroke", "border", "outline"]) { return says(["width"]) ? .lineWidth : nil }
  return says(spacingWords) ? .spacing : nil
}

private let fontWords: Set<String> = [
  "font", "fonts", "letter", "paragraph", "text", "tracking", "type", "typeface", "typography",
]
private let lineWords: Set<String> = [
  "border", "borders", "divider", "hairline", "line", "lines", "outline", "separator", "stroke",
  "strokes",
]
private let opacityWords: Set<String> = ["alpha", "opacities", "opacity", "transparency"]
private let radiusWords: Set<String> = [
  "corner", "corners", "radii", "radius", "rounded", "rounding",
]
private let sizeWords: Set<String> = [
  "height", "heights", "icon", "icons", "size", "sizes", "sizing", "target", "width", "widths",
]
private let spacingWords: Set<String> = [
  "gap", "gaps", "gutter", "gutters", "inset", "insets", "margin", "margins", "padding",
  "paddings", "space", "spaces", "spacing", "spacings",
]
