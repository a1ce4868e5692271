extension DisplayColor {
  /// A color with linear components converted to sRGB, rounded to four decimals.
  ///
  /// Source: IEC 61966-2-1.
  package var gammaEncoded: DisplayColor {
    func encoded(_ component: Double) -> Double {
      let value =
        component <= 0.003_130_8
        ? 12.92 * component : 1.055 * root(power(component, 5), 12) - 0.055
      return (value * 10_000).rounded() / 10_000
    }
    return DisplayColor(
      space: .srgb, red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
  }
}
