extension DisplayColor {
  /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white; colors outside of sRGB are measured
  /// in their own color space.
  package var luminance: Double { min(max(xyz.y, 0), 1) }

  /// The visible color where this one is drawn over another.
  ///
  /// - Parameter background: The color behind; its alpha is ignored.
  package func over(_ background: DisplayColor) -> DisplayColor {
    if alpha >= 1 { return self }
    // Views are blended in sRGB, with components outside of 0 to 1 for colors outside of the gamut.
    let front = RGBSpace.srgb.components(xyz)
    let back = RGBSpace.srgb.components(background.xyz)
    let mixed = front * alpha + back * (1 - alpha)
    return DisplayColor(space: .srgb, red: mixed.x, green: mixed.y, blue: mixed.z)
  }

  /// The contrast ratio of WCAG 2.2 with a background, from 1 to 21.
  package func contrast(on background: DisplayColor) -> Double {
    let (first, second) = (over(background).luminance, background.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension DisplayColor {
  /// The perceived difference of two colors: 0.02 is just noticeable.
  package func difference(from other: DisplayColor) -> Double {
    OklabColor(xyz: xyz).distance(to: OklabColor(xyz: other.xyz))
  }

  /// The lightness in OKLCH, from 0 to 1, rounded to three decimals.
  package var lightness: Double { (OklabColor(xyz: xyz).lightness * 1000).rounded() / 1000 }
}

/// A color with sufficient contrast, derived from another color.
package struct PassingColor: Sendable {
  /// The lightness in OKLCH, from 0 to 1, rounded to three decimals.
  package var lightness: Double

  /// The color of that lightness with the hue and chroma of the original, or with the largest possible
  /// chroma.
  package var color: DisplayColor
}

extension DisplayColor {
  /// The color with the nearest OKLCH lightness that has sufficient contrast; nil if neither black nor
  /// white does.
  ///
  /// - Parameters:
  ///   - background: The color behind.
  ///   - ratio: The required contrast.
  package func passing(on background: DisplayColor, ratio: Double) -> PassingColor? {
    let original = OklabColor(xyz: xyz)
    func color(_ step: Int) -> DisplayColor {
      let changed = OklabColor(lightness: Double(step) / 1000, a: original.a, b: original.b)
      return DisplayColor.displaying(changed.xyz, alpha: alpha).color
    }
    func passes(_ step: Int) -> Bool { color(step).contrast(on: background) >= ratio }
    /// The passing step nearest to the original on the side of an end.
    func nearest(from end: Int) -> Int? {
      guard passes(end) else { return nil }
      var (passing, failing) = (end, Int((original.lightness * 1000).rounded()))
      while abs(passing - failing) > 1 {
        let middle = (passing + failing) / 2
        if passes(middle) { passing = middle } else { failing = middle }
      }
      return passing
    }
    let start = original.lightness * 1000
    let steps = [nearest(from: 0), nearest(from: 1000)].compactMap(\.self)
    return steps.min { abs(Double($0) - start) < abs(Double($1) - start) }.map {
      PassingColor(lightness: Double($0) / 1000, color: color($0))
    }
  }
}
