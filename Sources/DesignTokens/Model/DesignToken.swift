import Diagnostics

/// A token with its values in every combination of contexts.
package struct DesignToken: Sendable {
  package let path: TokenPath

  /// Where its name is written, in the first combination that has the token.
  package let place: Place
  package let type: TokenType

  /// What the files say of it; nil if nothing.
  package let description: String?

  /// What it is deprecated for; nil if it is not.
  package let deprecation: TokenDeprecation?
  package let extensions: TokenExtensions

  /// What it comes to in each of ``TokenSystem/combinations``; nil where it does not exist. If it is an alias as
  /// a whole, the part has the token that is referred to.
  package let values: [TokenPart<TokenValue>?]

  /// Whether a context of the theme defines it, or a token that it refers to.
  package let isThemed: Bool

  /// Whether every combination has it.
  package let isComplete: Bool

  package init(
    path: TokenPath, place: Place, type: TokenType, description: String? = nil,
    deprecation: TokenDeprecation? = nil, extensions: TokenExtensions = TokenExtensions(),
    values: [TokenPart<TokenValue>?], isThemed: Bool = false
  ) {
    self.path = path
    self.place = place
    self.type = type
    self.description = description
    self.deprecation = deprecation
    self.extensions = extensions
    self.values = values
    self.isThemed = isThemed
    isComplete = values.allSatisfy { $0 != nil }
  }
}

/// A group of tokens.
package struct TokenGroup: Sendable {
  package let path: TokenPath

  /// Where its name is written first.
  package let place: Place
  package let description: String?
  package let deprecation: TokenDeprecation?

  package init(
    path: TokenPath, place: Place, description: String? = nil,
    deprecation: TokenDeprecation? = nil
  ) {
    self.path = path
    self.place = place
    self.description = description
    self.deprecation = deprecation
  }
}

/// That something is not to be used any more.
package struct TokenDeprecation: Hashable, Sendable {
  /// Why, and what to use instead; nil if the file gives no reason.
  package var message: String?

  package init(message: String? = nil) { self.message = message }
}

/// What a file says in `$extensions: {dscompile: …}` of a token.
package struct TokenExtensions: Hashable, Sendable {
  /// The name of the member in Swift.
  package var name: TokenPart<String>?

  /// The text style that a typography follows.
  package var textStyle: TokenPart<String>?

  /// The sub-values that are knowingly not drawn: `spread`, `inset`.
  package var ignore: [TokenPart<String>]

  package init(
    name: TokenPart<String>? = nil, textStyle: TokenPart<String>? = nil,
    ignore: [TokenPart<String>] = []
  ) {
    self.name = name
    self.textStyle = textStyle
    self.ignore = ignore
  }
}
