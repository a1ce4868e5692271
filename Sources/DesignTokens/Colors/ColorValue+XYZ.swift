extension ColorValue {
  /// Its components, with 0 for `none`.
  package var numbers: SIMD3<Double> {
    SIMD3(components[0] ?? 0, components[1] ?? 0, components[2] ?? 0)
  }

  /// The color's XYZ relative to D65; white has the luminance 1.
  package var xyz: SIMD3<Double> {
    let numbers = numbers
    return switch space {
    case .srgb: RGBSpace.srgb.xyz(numbers)
    case .srgbLinear: RGBSpace.srgbLinear.xyz(numbers)
    case .hsl: RGBSpace.srgb.xyz(srgb(hue: numbers.x, saturation: numbers.y, lightness: numbers.z))
    case .hwb: RGBSpace.srgb.xyz(srgb(hue: numbers.x, whiteness: numbers.y, blackness: numbers.z))
    case .lab: labXYZ(lightness: numbers.x, a: numbers.y, b: numbers.z)
    case .lch: lchXYZ(lightness: numbers.x, chroma: numbers.y, hue: numbers.z)
    case .oklab: OklabColor(lightness: numbers.x, a: numbers.y, b: numbers.z).xyz
    case .oklch: OklabColor(lightness: numbers.x, chroma: numbers.y, hue: numbers.z).xyz
    case .displayP3: RGBSpace.displayP3.xyz(numbers)
    case .a98RGB: RGBSpace.a98RGB.xyz(numbers)
    case .prophotoRGB: RGBSpace.prophotoRGB.xyz(numbers)
    case .rec2020: RGBSpace.rec2020.xyz(numbers)
    case .xyzD65: numbers
    case .xyzD50: d65FromD50 * numbers
    }
  }
}

/// Converts an HSL color to sRGB components.
///
/// - Parameters:
///   - hue: In degrees.
///   - saturation: From 0 to 100.
///   - lightness: From 0 to 100.
func srgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
  let lightness = lightness / 100
  let amplitude = saturation / 100 * min(lightness, 1 - lightness)
  return SIMD3(0, 8, 4).map { offset in
    let sector = remainder(offset + hue / 30, 12)
    return lightness - amplitude * max(-1, min(sector - 3, 9 - sector, 1))
  }
}

/// Converts an HWB color to sRGB components.
///
/// - Parameters:
///   - hue: In degrees.
///   - whiteness: From 0 to 100.
///   - blackness: From 0 to 100.
func srgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
  let (white, black) = (whiteness / 100, blackness / 100)
  if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
  return srgb(hue: hue, saturation: 100, lightness: 50) * (1 - white - black) + white
}

/// The remainder of a division, from 0 to the divisor.
private func remainder(_ number: Double, _ divisor: Double) -> Double {
  number - (number / divisor).rounded(.down) * divisor
}

/// Converts a CIE LCH color to XYZ relative to D65.
private func lchXYZ(lightness: Double, chroma: Double, hue: Double) -> SIMD3<Double> {
  let direction = unitVector(degrees: hue)
  return labXYZ(lightness: lightness, a: chroma * direction.cosine, b: chroma * direction.sine)
}

/// Converts a CIE Lab color, which is relative to D50, to XYZ relative to D65.
private func labXYZ(lightness: Double, a: Double, b: Double) -> SIMD3<Double> {
  let (epsilon, kappa) = (216.0 / 24389, 24389.0 / 27)
  let y = (lightness + 16) / 116
  let xyz = SIMD3(y + a / 500, y, y - b / 200).map { number in
    let cube = number * number * number
    return cube > epsilon ? cube : (116 * number - 16) / kappa
  }
  return d65FromD50 * (xyz * WhitePoint.d50.xyz)
}
