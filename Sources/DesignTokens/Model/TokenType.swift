/// The types of the format.
package enum TokenType: String, CaseIterable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
}

extension TokenType {
  /// Whether its values are or contain colors. Only these may depend on color scheme and contrast.
  package var containsColors: Bool {
    switch self {
    case .color, .border, .shadow, .gradient: true
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography:
      false
    }
  }
}
