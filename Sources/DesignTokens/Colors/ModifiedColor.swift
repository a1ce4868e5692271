/// The color spaces in which Tokens Studio modifies colors.
package enum ModifierSpace: String {
  case lch, srgb, p3, hsl
}

extension ColorValue {
  /// The color with another alpha.
  package func withAlpha(_ alpha: Double) -> ColorValue {
    var color = self
    color.alpha = alpha
    return color
  }

  /// The color moved towards white by a fraction of the distance; in LCH, it loses that fraction of its chroma.
  package func lightened(by amount: Double, in space: ModifierSpace) -> ColorValue {
    switch space {
    case .lch:
      let lab = lab
      return color(
        .lab, [lab.x + (100 - lab.x) * amount, lab.y * (1 - amount), lab.z * (1 - amount)])
    case .hsl:
      let hsl = hsl
      return color(
        .hsl, [hsl.hue ?? 0, hsl.saturation, hsl.lightness + (100 - hsl.lightness) * amount])
    case .srgb, .p3:
      let rgb = rgb(space)
      return color(space.rgbSpace, rgb + (1 - rgb) * amount)
    }
  }

  /// The color moved towards black by a fraction of the distance; in LCH, it loses that fraction of its chroma.
  package func darkened(by amount: Double, in space: ModifierSpace) -> ColorValue {
    switch space {
    case .lch: return color(.lab, lab * (1 - amount))
    case .hsl:
      let hsl = hsl
      return color(.hsl, [hsl.hue ?? 0, hsl.saturation, hsl.lightness * (1 - amount)])
    case .srgb, .p3: return color(space.rgbSpace, rgb(space) * (1 - amount))
    }
  }

  /// The color between two, without premultiplied alpha; hues take the shorter arc.
  package func mixed(with other: ColorValue, by amount: Double, in space: ModifierSpace)
    -> ColorValue
  {
    func between(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * amount
    }
    func hue(_ first: Double?, _ second: Double?) -> Double {
      guard let start = first ?? second, let end = second ?? first else { return 0 }
      let arc = end - start
      let shorter = arc > 180 ? arc - 360 : arc < -180 ? arc + 360 : arc
      let hue = start + shorter * amount
      return hue < 0 ? hue + 360 : hue >= 360 ? hue - 360 : hue
    }
    let mixed: ColorValue
    switch space {
    case .srgb, .p3:
      let (first, second) = (rgb(space), other.rgb(space))
      mixed = color(space.rgbSpace, first + (second - first) * amount)
    case .hsl:
      let (first, second) = (hsl, other.hsl)
      mixed = color(
        .hsl,
        [
          hue(first.hue, second.hue), between(first.saturation, second.saturation),
          between(first.lightness, second.lightness),
        ])
    case .lch:
      let (first, second) = (lch, other.lch)
      mixed = color(
        .lch,
        [
          between(first.lightness, second.lightness), between(first.chroma, second.chroma),
          hue(first.hue, second.hue),
        ])
    }
    return mixed.withAlpha(between(alpha, other.alpha))
  }

  private func color(_ space: ColorSpace, _ components: SIMD3<Double>) -> ColorValue {
    let numbers = [components.x, components.y, components.z].map(roundedComponent)
    return ColorValue(space: space, components: numbers, alpha: alpha)
  }

  /// The components in an RGB space, clamped.
  private func rgb(_ space: ModifierSpace) -> SIMD3<Double> {
    if self.space == space.rgbSpace { return numbers }
    let components = (space == .p3 ? RGBSpace.displayP3 : .srgb).components(xyz)
    return components.map { min(max($0, 0), 1) }
  }

  /// CIE Lab, relative to D50.
  private var lab: SIMD3<Double> { components(in: .lab) ?? [0, 0, 0] }

  private var lch: (lightness: Double, chroma: Double, hue: Double?) {
    let lab = lab
    let lch = polar(lab)
    // The hue of a gray is undefined.
    let isGray = abs(lab.y) < 0.02 && abs(lab.z) < 0.02
    return (lch.x, lch.y, isGray ? nil : lch.z)
  }

  /// HSL with percentages; the hue of a gray is undefined.
  private var hsl: (hue: Double?, saturation: Double, lightness: Double) {
    let hsl = DesignTokens.hsl(srgb: rgb(.srgb))
    return (hsl.y > 0 ? hsl.x : nil, hsl.y, hsl.z)
  }
}

extension ModifierSpace {
  fileprivate var rgbSpace: ColorSpace { self == .p3 ? .displayP3 : .srgb }
}
