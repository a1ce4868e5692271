/// A value of a token, with all references resolved.
package enum TokenValue: Hashable, Sendable {
  case color(ColorValue)
  case dimension(DimensionValue)
  case fontFamily(FontFamilyValue)
  case fontWeight(FontWeightValue)
  case duration(DurationValue)
  case cubicBezier(CubicBezierValue)
  case number(Double)
  case strokeStyle(StrokeStyleValue)
  case border(BorderValue)
  case transition(TransitionValue)

  /// The layers, nearest first, in the order of the format.
  case shadow([ShadowLayer])
  case gradient([GradientStop])
  case typography(TypographyValue)
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
