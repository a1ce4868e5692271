import DesignTokens

/// What a set states about the type of a token.
enum DeclaredType: Equatable {
  case exactly(TokenType)

  /// A number, or a length that becomes a multiple of the font size where it is used.
  case lineHeight

  /// A length, or a part of the font size.
  case letterSpacing

  /// A percentage without a sign.
  case figmaOpacity

  /// A type that the format does not have.
  case foreign(String)
  case unknown

  init(_ name: String?) {
    // Tokens Studio has a type for everything else.
    guard let name, name != "other" else {
      self = .unknown
      return
    }
    if let type = TokenType(rawValue: name) ?? typesOfSets[name] {
      self = .exactly(type)
    } else {
      self =
        switch name {
        case "lineHeights", "lineHeight": .lineHeight
        case "letterSpacing", "letterSpacings": .letterSpacing
        case "figmaOpacity": .figmaOpacity
        default: .foreign(name)
        }
    }
  }
}

/// The types of published sets, besides those of the format.
private let typesOfSets: [String: TokenType] = [
  "spacing": .dimension, "sizing": .dimension, "borderRadius": .dimension,
  "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension,
  "paragraphSpacing": .dimension, "paragraphIndent": .dimension, "size": .dimension,
  "radius": .dimension, "radii": .dimension, "spacings": .dimension, "breakpoint": .dimension,
  "space": .dimension, "blur": .dimension, "opacity": .number, "float": .number, "zIndex": .number,
  "math": .number, "numeric": .number, "percentage": .number, "time": .duration,
  "fontFamilies": .fontFamily,
  "font": .fontFamily, "font-family": .fontFamily, "fontWeights": .fontWeight,
  "font-weight": .fontWeight,
  "boxShadow": .shadow, "shadows": .shadow, "gradients": .gradient, "textStyle": .typography,
  "easing": .cubicBezier, "cubic-bezier": .cubicBezier,
  "custom-fontStyle": .typography, "custom-shadow": .shadow, "custom-gradient": .gradient,
]

/// The types of the groups that Style Dictionary's own transforms assume.
let typesOfGroups: [String: TokenType] = [
  "color": .color, "colors": .color, "size": .dimension, "time": .duration, "opacity": .number,
]
