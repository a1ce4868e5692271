import DesignTokens

extension TokenType: Choice {
  static let noun = "token type"

  var documentation: String {
    switch self {
    case .color: "A color."
    case .dimension: "A length."
    case .fontFamily: "A font family."
    case .fontWeight: "A font weight."
    case .duration: "A duration."
    case .cubicBezier: "The curve of an animation."
    case .number: "A number."
    case .strokeStyle: "A stroke style."
    case .border: "A border."
    case .transition: "An animation."
    case .shadow: "A shadow."
    case .gradient: "A gradient."
    case .typography: "The typography of a text."
    }
  }
}
