/// How a line is drawn.
package enum StrokeStyleValue: Hashable, Sendable {
  case named(Name)
  case dashes([TokenPart<DimensionValue>], cap: Cap)

  package enum Name: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum Cap: String, CaseIterable, Sendable { case round, butt, square }
}

/// A line around something.
package struct BorderValue: Hashable, Sendable {
  package var color: TokenPart<ColorValue>
  package var width: TokenPart<DimensionValue>
  package var style: TokenPart<StrokeStyleValue>
}

/// How a change is animated.
package struct TransitionValue: Hashable, Sendable {
  package var duration: TokenPart<DurationValue>
  package var delay: TokenPart<DurationValue>
  package var timingFunction: TokenPart<CubicBezierValue>
}

/// One of the shadows that something casts.
package struct ShadowLayer: Hashable, Sendable {
  package var color: TokenPart<ColorValue>
  package var offsetX: TokenPart<DimensionValue>
  package var offsetY: TokenPart<DimensionValue>
  package var blur: TokenPart<DimensionValue>
  package var spread: TokenPart<DimensionValue>

  /// Whether it lies inside of what casts it; nil if the file does not say.
  package var inset: TokenPart<Bool>?
}

/// A color of a gradient and where it is.
package struct GradientStop: Hashable, Sendable {
  package var color: TokenPart<ColorValue>

  /// From 0 to 1.
  package var position: TokenPart<Double>
}

/// How text looks.
package struct TypographyValue: Hashable, Sendable {
  package var fontFamily: TokenPart<FontFamilyValue>
  package var fontSize: TokenPart<DimensionValue>
  package var fontWeight: TokenPart<FontWeightValue>
  package var letterSpacing: TokenPart<DimensionValue>

  /// As a multiple of the size.
  package var lineHeight: TokenPart<Double>
}
