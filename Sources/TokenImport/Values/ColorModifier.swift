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
    switch kind {
    case .alpha:
      var color = color
      color.alpha = min(max(amount, 0), 1)
      return color
    case .lighten: return moved(color, isLighter: true)
    case .darken: return moved(color, isLighter: false)
    case .mix(let other): return mixed(color, with: other)
    }
  }

  private var colorSpace: ColorSpace? {
    switch space {
    case "lch", "": .lch
    case "hsl": .hsl
    case "p3", "display-p3": .displayP3
    case "srgb": .srgb
    default: nil
    }
  }

  private func moved(_ color: ColorValue, isLighter: Bool) -> ColorValue? {
    guard let colorSpace else { return nil }
    // The hue of LCH does not change, and Lab does not need it.
    let space = colorSpace == .lch ? ColorSpace.lab : colorSpace
    guard var numbers = color.components(in: space) else { return nil }
    func moved(_ number: Double, of whole: Double) -> Double {
      let result = isLighter ? number + amount * (whole - number) : number - amount * number
      return isLighter ? min(result, whole) : max(result, 0)
    }
    switch space {
    case .lab:
      let chroma = max(0, 1 - amount)
      numbers = [moved(numbers.x, of: 100), numbers.y * chroma, numbers.z * chroma]
    case .hsl: numbers.z = moved(numbers.z, of: 100)
    default:
      for index in 0..<3 { numbers[index] = moved(numbers[index], of: 1) }
    }
    return ColorValue(space: space, components: array(numbers), alpha: color.alpha)
  }

  private func mixed(_ color: ColorValue, with other: ColorValue) -> ColorValue? {
    guard let space = colorSpace, var from = color.components(in: space),
      var to = other.components(in: space)
    else { return nil }
    let amount = min(max(amount, 0), 1)
    if let hue = [ColorSpace.lch: 2, .hsl: 0][space] {
      // A gray takes the hue of the other color; the shorter arc between two hues counts.
      if from[1] < 0.01 { from[hue] = to[hue] }
      if to[1] < 0.01 { to[hue] = from[hue] }
      let turns = ((to[hue] - from[hue]) / 360).rounded()
      to[hue] -= turns * 360
    }
    var numbers = from + (to - from) * amount
    if let hue = [ColorSpace.lch: 2, .hsl: 0][space] {
      numbers[hue] -= (numbers[hue] / 360).rounded(.down) * 360
    }
    return ColorValue(
      space: space, components: array(numbers),
      alpha: color.alpha + (other.alpha - color.alpha) * amount)
  }

  private func array(_ numbers: SIMD3<Double>) -> [Double?] { [numbers.x, numbers.y, numbers.z] }
}
