/// A color in a color space of displays, as emitted.
package struct DisplayColor: Hashable, Sendable {
  package enum Space: Hashable, Sendable {
    case srgb, srgbLinear, displayP3
  }

  package var space: Space
  package var red: Double
  package var green: Double
  package var blue: Double

  /// From 0 to 1.
  package var alpha: Double

  package init(space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// - Parameter components: Clamped if they are outside of 0 to 1, that is, outside of the gamut.
  private init(_ space: Space, clamping components: SIMD3<Double>, alpha: Double) {
    let numbers = components.map { roundedComponent(min(max($0, 0), 1)) }
    self.init(space: space, red: numbers.x, green: numbers.y, blue: numbers.z, alpha: alpha)
  }
}

extension DisplayColor {
  /// Its XYZ relative to D65.
  var xyz: SIMD3<Double> {
    let components = SIMD3(red, green, blue)
    return switch space {
    case .srgb: RGBSpace.srgb.xyz(components)
    case .srgbLinear: RGBSpace.srgbLinear.xyz(components)
    case .displayP3: RGBSpace.displayP3.xyz(components)
    }
  }

  /// Its components in sRGB, clamped.
  var srgbComponents: SIMD3<Double> {
    let components =
      space == .srgb ? SIMD3(red, green, blue) : RGBSpace.srgb.components(xyz)
    return components.map { min(max($0, 0), 1) }
  }
}

/// The result of converting a color for displays.
package struct DisplayedColor: Hashable, Sendable {
  package var color: DisplayColor

  /// Whether no display can show the color as written, so that its chroma is reduced.
  package var isReduced: Bool

  package init(color: DisplayColor, isReduced: Bool) {
    self.color = color
    self.isReduced = isReduced
  }
}

extension ColorValue {
  /// The color as emitted: unchanged if it is written in a color space of displays; otherwise in sRGB, or in
  /// Display P3 if it is outside of sRGB, with reduced chroma if it is outside of that, too.
  package var displayed: DisplayedColor {
    func written(_ space: DisplayColor.Space) -> DisplayedColor {
      let numbers = numbers
      return DisplayedColor(
        color: DisplayColor(
          space: space, red: numbers.x, green: numbers.y, blue: numbers.z, alpha: alpha),
        isReduced: false)
    }
    switch space {
    case .srgb: return written(.srgb)
    case .srgbLinear: return written(.srgbLinear)
    case .displayP3: return written(.displayP3)
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .a98RGB, .prophotoRGB, .rec2020, .xyzD65,
      .xyzD50:
      return DisplayColor.displaying(xyz, alpha: alpha)
    }
  }
}

extension DisplayColor {
  /// The display color for XYZ relative to D65.
  static func displaying(_ xyz: SIMD3<Double>, alpha: Double) -> DisplayedColor {
    let inSRGB = RGBSpace.srgb.components(xyz)
    if liesInGamut(inSRGB, tolerance: gamutTolerance) {
      return DisplayedColor(color: Self(.srgb, clamping: inSRGB, alpha: alpha), isReduced: false)
    }
    let inP3 = RGBSpace.displayP3.components(xyz)
    if liesInGamut(inP3, tolerance: gamutTolerance) {
      return DisplayedColor(color: Self(.displayP3, clamping: inP3, alpha: alpha), isReduced: false)
    }
    let reduced = reducedChroma(OklabColor(xyz: xyz), within: .displayP3)
    return DisplayedColor(
      color: Self(.displayP3, clamping: reduced, alpha: alpha), isReduced: true)
  }
}

/// Half a step of 10 bits: with less, an sRGB primary written with five digits in OKLCH would be outside of
/// sRGB.
private let gamutTolerance = 0.0005
