/// An RGB color space.
struct RGBSpace: Sendable {
  /// Converts linear components to XYZ relative to D65.
  private let toXYZ: Matrix3
  private let fromXYZ: Matrix3
  private let transfer: TransferFunction

  /// - Parameters:
  ///   - primaries: The chromaticities of red, green and blue.
  private init(
    primaries: [(x: Double, y: Double)], white: WhitePoint = .d65, _ transfer: TransferFunction
  ) {
    let columns = primaries.map { whiteXYZ(x: $0.x, y: $0.y) }
    let chromaticities = Matrix3(columns[0], columns[1], columns[2]).transposed
    // The sum of all three is white.
    let own = chromaticities * Matrix3(diagonal: chromaticities.inverse * white.xyz)
    toXYZ = white == .d50 ? d65FromD50 * own : own
    fromXYZ = toXYZ.inverse
    self.transfer = transfer
  }

  /// XYZ relative to D65.
  func xyz(_ components: SIMD3<Double>) -> SIMD3<Double> {
    toXYZ * components.map(transfer.decoded)
  }
}

extension RGBSpace {
  static let srgb = Self(primaries: srgbPrimaries, .srgb)
  static let srgbLinear = Self(primaries: srgbPrimaries, .linear)
  static let displayP3 = Self(primaries: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)], .srgb)
  static let a98RGB = Self(primaries: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], .a98)
  static let prophotoRGB = Self(
    primaries: [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], white: .d50,
    .prophoto)
  static let rec2020 = Self(primaries: [(0.708, 0.292), (0.17, 0.797), (0.131, 0.046)], .gamma24)

  private static let srgbPrimaries = [(x: 0.64, y: 0.33), (0.3, 0.6), (0.15, 0.06)]
}

extension RGBSpace {
  /// The components of a color in the space; outside of 0 to 1 if the color is outside of its gamut.
  ///
  /// It only supports sRGB and Display P3, whose transfer function is the only one that needs an inverse.
  ///
  /// - Parameter xyz: Relative to D65.
  func components(_ xyz: SIMD3<Double>) -> SIMD3<Double> { (fromXYZ * xyz).map(srgbEncoded) }
}

/// Converts a component of a color to linear light.
private enum TransferFunction {
  case linear, srgb, a98, prophoto, gamma24

  /// The linear light for a component; negative for a negative component.
  func decoded(_ component: Double) -> Double {
    let magnitude = abs(component)
    let light =
      switch self {
      case .linear: magnitude
      case .srgb: magnitude <= 0.04045 ? magnitude / 12.92 : gamma24((magnitude + 0.055) / 1.055)
      // To the power of 563/256.
      case .a98: power((0..<8).reduce(magnitude) { root, _ in root.squareRoot() }, 563)
      // To the power of 1.8.
      case .prophoto: magnitude < 16 / 512 ? magnitude / 16 : power(root(magnitude, 5), 9)
      case .gamma24: gamma24(magnitude)
      }
    return component < 0 ? -light : light
  }

  /// A number to the power of 2.4.
  private func gamma24(_ number: Double) -> Double { power(root(number, 5), 12) }
}

/// The component of sRGB and Display P3 for linear light.
private func srgbEncoded(_ light: Double) -> Double {
  let magnitude = abs(light)
  // To the power of 1/2.4.
  let component =
    magnitude <= 0.0031308
    ? magnitude * 12.92
    : 1.055 * power(root(magnitude.squareRoot().squareRoot(), 3), 5) - 0.055
  return light < 0 ? -component : component
}

extension SIMD3<Double> {
  func map(_ transform: (Double) -> Double) -> Self { [transform(x), transform(y), transform(z)] }
}
