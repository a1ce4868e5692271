import DesignTokens
import SwiftFragments

/// The value of `tokens`.
package struct TokensSpec: Sendable {
  /// A resolver, a token file, or a folder with either, relative to the project's folder.
  package var path: Located<String>?

  /// The modifier of the resolver that is the theme; found by its contexts if absent.
  package var theme: Located<String>?

  /// The modifier that is the color scheme; found by its contexts if absent.
  package var colorScheme: Located<String>?

  /// The contexts of the color scheme for the appearances of the system, if their names do not show them.
  package var schemes: [(appearance: Located<TokenAppearanceName>, context: Located<String>)] = []

  /// The modifier that is the contrast; found by its contexts if absent.
  package var contrast: Located<String>?

  /// Modifiers with a fixed context.
  package var inputs: [(modifier: Located<String>, context: Located<String>)] = []

  /// The number of points in a `rem`; 16 if absent.
  package var rem: Located<Int>?

  /// What the project does without: parts of values, types of tokens, and patterns of paths.
  package var ignore: [Located<String>] = []

  /// The types of tokens for which the files have none, by patterns of their paths.
  package var types: [(pattern: Located<String>, type: Located<TokenType>)] = []

  /// Names of tokens, by patterns of their paths.
  package var names: [(pattern: Located<String>, name: Located<String>)] = []

  /// Groups, each with the name of the type that contains its tokens.
  package var namespaces: [(group: Located<String>, type: SwiftName)] = []

  /// Whether there is an asset catalog with the colors.
  package var assets: Located<Bool>?

  package init() {}
}
