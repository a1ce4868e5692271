extension ColorValue {
  /// Its components in another color space; nil for spaces into which no form of token files converts.
  ///
  /// They are not limited to the gamut of the space.
  package func components(in other: ColorSpace) -> SIMD3<Double>? {
    if other == space { return numbers }
    switch other {
    case .srgb: return RGBSpace.srgb.components(xyz)
    case .displayP3: return RGBSpace.displayP3.components(xyz)
    case .hsl: return hsl(srgb: RGBSpace.srgb.components(xyz))
    case .lab: return lab(xyz: xyz)
    case .lch: return polar(lab(xyz: xyz))
    case .oklab:
      let color = OklabColor(xyz: xyz)
      return [color.lightness, color.a, color.b]
    case .oklch:
      let color = OklabColor(xyz: xyz)
      return polar([color.lightness, color.a, color.b])
    case .srgbLinear, .hwb, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: return nil
    }
  }
}

/// Hue in degrees, saturation and lightness from 0 to 100.
func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
  let (high, low) = (srgb.max(), srgb.min())
  let (lightness, range) = ((high + low) / 2, high - low)
  guard range > 0 else { return [0, 0, lightness * 100] }
  let sector =
    switch high {
    case srgb.x: (srgb.y - srgb.z) / range + (srgb.y < srgb.z ? 6 : 0)
    case srgb.y: (srgb.z - srgb.x) / range + 2
    default: (srgb.x - srgb.y) / range + 4
    }
  let saturation = (high - lightness) / min(lightness, 1 - lightness)
  return [sector * 60, saturation * 100, lightness * 100]
}

/// CIE Lab, which is relative to D50.
private func lab(xyz: SIMD3<Double>) -> SIMD3<Double> {
  let (epsilon, kappa) = (216.0 / 24389, 24389.0 / 27)
  let relative = (d65FromD50.inverse * xyz) / WhitePoint.d50.xyz
  let numbers = relative.map { $0 > epsilon ? root($0, 3) : (kappa * $0 + 16) / 116 }
  return [116 * numbers.y - 16, 500 * (numbers.x - numbers.y), 200 * (numbers.y - numbers.z)]
}

/// Lightness, chroma, and hue in degrees from 0 to less than 360.
func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
  let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
  // A gray has no hue.
  guard chroma > 1e-6 else { return [lab.x, 0, 0] }
  var hue = lab.y >= 0 ? (lab.z >= 0 ? 45.0 : 315) : (lab.z >= 0 ? 135 : 225)
  // The sine of the error, which becomes as small as the precision of the numbers.
  for _ in 0..<6 {
    let direction = unitVector(degrees: hue)
    hue += (lab.z * direction.cosine - lab.y * direction.sine) / chroma * 180 / .pi
  }
  return [lab.x, chroma, hue >= 360 ? hue - 360 : hue < 0 ? hue + 360 : hue]
}
