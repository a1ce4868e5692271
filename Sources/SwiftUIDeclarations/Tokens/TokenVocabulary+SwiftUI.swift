import DesignTokens
import SwiftRendering
import TokenEmission

extension TokenVocabulary {
  /// The words of SwiftUI.
  static let swiftUI = TokenVocabulary(
    color: "Color", fontWeight: "Font.Weight", animation: "Animation",
    gradient: .framework("Gradient"), colorLiteral: { literal($0) }, textStyle: \.rawValue)
}

private func literal(_ color: DisplayColor) -> Expression {
  let space =
    switch color.space {
    case .srgb: "sRGB"
    case .srgbLinear: "sRGBLinear"
    case .displayP3: "displayP3"
    }
  let opacity = color.alpha == 1 ? [] : [Argument("opacity", number(color.alpha))]
  return Expression.name("Color").called(
    [
      Argument(.implicit(space)), Argument("red", number(color.red)),
      Argument("green", number(color.green)), Argument("blue", number(color.blue)),
    ] + opacity)
}
