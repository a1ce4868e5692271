/// Whether components are inside the gamut of their space.
func liesInGamut(_ components: SIMD3<Double>, tolerance: Double = 0) -> Bool {
  components.min() >= -tolerance && components.max() <= 1 + tolerance
}

/// Maps a color into the gamut of a space as defined by CSS Color 4: chroma is reduced in OKLCH until
/// clamping causes no noticeable change. Returns the components.
func reducedChroma(_ color: OklabColor, within space: RGBSpace) -> SIMD3<Double> {
  // Conversions may leave rounding errors in black and white.
  if color.lightness >= 1 - 0.000_001 { return [1, 1, 1] }
  if color.lightness <= 0.000_001 { return [0, 0, 0] }
  func clamped(_ color: OklabColor) -> (
    components: SIMD3<Double>, isInGamut: Bool, distance: Double
  ) {
    let components = space.components(color.xyz)
    let nearest = components.clamped(lowerBound: .zero, upperBound: .one)
    let distance = OklabColor(xyz: space.xyz(nearest)).distance(to: color)
    return (nearest, liesInGamut(components), distance)
  }
  let (noticeable, precision) = (0.02, 0.0001)
  var result = clamped(color)
  if result.distance < noticeable { return result.components }
  // Fractions of the chroma.
  var (least, most) = (0.0, 1.0)
  var isLeastInGamut = true
  while (most - least) * color.chroma > precision {
    let factor = (least + most) / 2
    result = clamped(color.withChroma(scaledBy: factor))
    if isLeastInGamut, result.isInGamut {
      least = factor
    } else if result.distance < noticeable {
      if noticeable - result.distance < precision { break }
      isLeastInGamut = false
      least = factor
    } else {
      most = factor
    }
  }
  return result.components
}
