import DesignTokens
import SwiftRendering

/// A framework's names for the types of token values.
package struct TokenVocabulary: Sendable {
  /// The type of a color, which has an initializer `init(light:dark:lightHighContrast:darkHighContrast:)` in the
  /// library.
  package let color: String

  /// The type of a font weight.
  package let fontWeight: String

  /// The type of an animation.
  package let animation: String

  /// The type of a gradient, which has an initializer `init(stops:)`.
  package let gradient: TypeName

  /// A color literal.
  package let colorLiteral: @Sendable (DisplayColor) -> Expression

  /// The name of a text style.
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
    /// A type of the framework.
    case framework(String)

    /// A type that the library declares, with its prefix.
    case support(String)
  }
}
