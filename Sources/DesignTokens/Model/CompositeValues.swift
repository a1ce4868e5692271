/// The style of a stroke.
package enum StrokeStyleValue: Hashable, Sendable {
  case named(Name)
  case dashes([TokenPart<DimensionValue>], cap: Cap)

  package enum Name: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum Cap: String, CaseIterable, Sendable { case round, butt, square }
}

/// A border.
package struct BorderValue: Hashable, Sendable {
  package var color: TokenPart<ColorValue>
  package var width: TokenPart<DimensionValue>
  package var style: TokenPart<StrokeStyleValue>
}

/// An animation of a change.
package struct TransitionValue: Hashable, Sendable {
  package var duration: TokenPart<DurationValue>
  package var delay: TokenPart<DurationValue>
  package var timingFunction: TokenPart<CubicBezierValue>
}

/// One layer of a shadow.
package struct ShadowLayer: Hashable, Sendable {
  package var color: TokenPart<ColorValue>
  package var offsetX: TokenPart<DimensionValue>
  package var offsetY: TokenPart<DimensionValue>
  package var blur: TokenPart<DimensionValue>
  package var spread: TokenPart<DimensionValue>

  /// Whether it is an inner shadow; nil if the file does not specify it.
  package var inset: TokenPart<Bool>?
}

/// A color of a gradient and its position.
package struct GradientStop: Hashable, Sendable {
  package var color: TokenPart<ColorValue>

  /// From 0 to 1.
  package var position: TokenPart<Double>
}

/// The typography of a text.
package struct TypographyValue: Hashable, Sendable {
  package var fontFamily: TokenPart<FontFamilyValue>
  package var fontSize: TokenPart<DimensionValue>
  package var fontWeight: TokenPart<FontWeightValue>
  package var letterSpacing: TokenPart<DimensionValue>

  /// As a multiple of the font size.
  package var lineHeight: TokenPart<Double>
}
