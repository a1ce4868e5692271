import DesignTokens
import SwiftRendering
import TokenEmission

extension TokenVocabulary {
  /// The words of UIKit, which has no gradient value.
  static let uiKit = TokenVocabulary(
    color: "UIColor", fontWeight: "UIFont.Weight", animation: "ViewAnimation",
    gradient: .support("ColorGradient"), colorLiteral: { literal($0) },
    textStyle: { $0.nameInUIKit })
}

private func literal(_ color: DisplayColor) -> Expression {
  // UIKit has no colors with linear components.
  let color = color.space == .srgbLinear ? color.gammaEncoded : color
  let red = color.space == .displayP3 ? "displayP3Red" : "red"
  return Expression.name("UIColor").called([
    Argument(red, number(color.red)), Argument("green", number(color.green)),
    Argument("blue", number(color.blue)), Argument("alpha", number(color.alpha)),
  ])
}

extension TextStyle {
  /// The name of the style in UIKit, which numbers the first of similar styles.
  fileprivate var nameInUIKit: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    case .largeTitle, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption2:
      rawValue
    }
  }
}
