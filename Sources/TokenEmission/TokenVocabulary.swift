import DesignTokens
import SwiftRendering

/// What a framework calls the types of tokens' values.
package struct TokenVocabulary: Sendable {
  /// The type of a color, which has an initializer `init(light:dark:lightHighContrast:darkHighContrast:)` in the
  /// library.
  package let color: String

  /// The type of a font's weight.
  package let fontWeight: String

  /// The type of an animation.
  package let animation: String

  /// The type of a gradient, which has an initializer `init(stops:)`.
  package let gradient: TypeName

  /// A color that is written out.
  package let colorLiteral: @Sendable (DisplayColor) -> Expression

  /// The name of a style of text.
  package let textStyle: @Sendable (TextStyle) -> String

  package init(
    color: String, fontWeight: String, animation: String, gradient: TypeName,
    colorLiteral: @escaping @Sendable (DisplayColor) -> Expression,
    textStyle: @escaping @Sendable (TextStyle) -> String
  ) {
    self.color = color
    self.fontWeight = fontWeight
    self.animation = animation
    self.gradient = gradient
    self.colorLiteral = colorLiteral
    self.textStyle = textStyle
  }

  /// The name of a type.
  package enum TypeName: Sendable {
    /// It is the framework's.
    case framework(String)

    /// The library declares it, with its prefix.
    case support(String)
  }
}
