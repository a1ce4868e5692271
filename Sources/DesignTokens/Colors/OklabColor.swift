/// A color in Oklab: lightness and two perceptually uniform axes.
package struct OklabColor: Sendable {
  /// Black is 0 and white 1.
  package var lightness: Double

  /// From green to red.
  package var a: Double

  /// From blue to yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// - Parameter hue: In degrees.
  init(lightness: Double, chroma: Double, hue: Double) {
    let direction = unitVector(degrees: hue)
    self.init(lightness: lightness, a: chroma * direction.cosine, b: chroma * direction.sine)
  }

  /// - Parameter xyz: Relative to D65.
  package init(xyz: SIMD3<Double>) {
    let lab = oklabFromCones * (conesFromXYZ * xyz).map { root($0, 3) }
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// Its colorfulness; 0 is gray.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// Its XYZ relative to D65.
  var xyz: SIMD3<Double> {
    xyzFromCones * (conesFromOklab * [lightness, a, b]).map { $0 * $0 * $0 }
  }

  /// The color with a fraction of its chroma, and the same hue and lightness.
  func withChroma(scaledBy factor: Double) -> OklabColor {
    OklabColor(lightness: lightness, a: a * factor, b: b * factor)
  }

  /// The perceived difference of two colors: 0.02 is just noticeable.
  func distance(to other: OklabColor) -> Double {
    let difference: SIMD3 = [lightness - other.lightness, a - other.a, b - other.b]
    return (difference * difference).sum().squareRoot()
  }
}

// The matrices of CSS Color 4, which are more precise than the original publication.
private let conesFromXYZ = Matrix3(
  [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
private let oklabFromCones = Matrix3(
  [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
  [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
  [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
private let xyzFromCones = conesFromXYZ.inverse
private let conesFromOklab = oklabFromCones.inverse
