/// The reference white of a color space.
enum WhitePoint: Sendable {
  case d65, d50

  /// Its XYZ with a luminance of 1, from the chromaticities in CSS Color 4.
  var xyz: SIMD3<Double> {
    switch self {
    case .d65: whiteXYZ(x: 0.3127, y: 0.329)
    case .d50: whiteXYZ(x: 0.3457, y: 0.3585)
    }
  }
}

/// The XYZ of a chromaticity, with a luminance of 1.
func whiteXYZ(x: Double, y: Double) -> SIMD3<Double> { [x / y, 1, (1 - x - y) / y] }

/// Converts XYZ relative to D50 to XYZ relative to D65, by the Bradford method.
let d65FromD50: Matrix3 = {
  let bradford = Matrix3(
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
  let scale = (bradford * WhitePoint.d65.xyz) / (bradford * WhitePoint.d50.xyz)
  return bradford.inverse * Matrix3(diagonal: scale) * bradford
}()
