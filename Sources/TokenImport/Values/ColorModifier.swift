import DesignTokens

/// A change of a color, as Tokens Studio applies it.
struct ColorModifier {
  enum Kind {
    case alpha, lighten, darken
    case mix(ColorValue)
  }

  let kind: Kind
  let amount: Double

  /// The color space of the computation; empty for Tokens Studio's default.
  let space: String

  /// The changed color; nil for an unknown color space.
  func applied(to color: ColorValue) -> ColorValue? {
    let amount = min(max(amount, 0), 1)
    if case .alpha = kind { return color.withAlpha(amount) }
    let name = space.isEmpty ? "lch" : space == "display-p3" ? "p3" : space
    guard let space = ModifierSpace(rawValue: name) else { return nil }
    return switch kind {
    case .alpha: color.withAlpha(amount)
    case .lighten: color.lightened(by: amount, in: space)
    case .darken: color.darkened(by: amount, in: space)
    case .mix(let other): color.mixed(with: other, by: amount, in: space)
    }
  }
}
