/// A value of a token, with all references resolved.
///
/// Sets have many thousands of colors and lengths in several contexts, so that a value is as large as these. The
/// large ones are elsewhere.
package enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(DimensionValue)
  case fontFamily(FontFamilyValue)
  case fontWeight(FontWeightValue)
  case duration(DurationValue)
  case cubicBezier(CubicBezierValue)
  case number(Double)
  case strokeStyle(StrokeStyleValue)
  indirect case border(BorderValue)
  indirect case transition(TransitionValue)

  /// The layers, nearest first, in the order of the format.
  case shadow([ShadowLayer])
  case gradient([GradientStop])
  indirect case typography(TypographyValue)
}

extension TokenValue {
  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}
