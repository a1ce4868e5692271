/// A color as written.
package struct ColorValue: Hashable, Sendable {
  package var space: ColorSpace

  /// Three components; nil is `none`.
  package var components: [Double?]

  /// From 0 to 1.
  package var alpha: Double

  /// The equivalent in sRGB according to the file, `#rrggbb`, for tools that do not support color spaces.
  package var hex: TokenPart<String>?

  package init(
    space: ColorSpace, components: [Double?], alpha: Double = 1, hex: TokenPart<String>? = nil
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.hex = hex
  }
}

/// The color spaces of the format.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
}
