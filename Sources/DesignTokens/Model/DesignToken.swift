import Diagnostics

/// A token with its values in every combination of contexts.
package struct DesignToken: Sendable {
  package let path: TokenPath

  /// The place of its name, in the first combination that has the token.
  package let place: Place
  package let type: TokenType

  /// The description in the files; nil if there is none.
  package let description: String?

  /// Its deprecation; nil if it is not deprecated.
  package let deprecation: TokenDeprecation?
  package let extensions: TokenExtensions

  /// The value in each of ``TokenSystem/combinations``; nil where it does not exist. If the whole value is an
  /// alias, the part contains the referenced token.
  package let values: [TokenPart<TokenValue>?]

  /// Whether it, or a token that it refers to, is defined in a context of the theme.
  package let isThemed: Bool

  /// Whether it exists in every combination.
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

/// A token whose value has an error in some context.
package struct FailedToken: Sendable {
  package let path: TokenPath

  /// The place of its name.
  package let place: Place
  package let extensions: TokenExtensions
}

/// A group of tokens.
package struct TokenGroup: Sendable {
  package let path: TokenPath

  /// The place where its name is first written.
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

/// The deprecation of a token or a group.
package struct TokenDeprecation: Hashable, Sendable {
  /// The reason and the replacement; nil if the file gives none.
  package var message: String?

  package init(message: String? = nil) { self.message = message }
}

/// The content of `$extensions: {dscompile: …}` of a token.
package struct TokenExtensions: Hashable, Sendable {
  /// The name of the Swift member.
  package var name: TokenPart<String>?

  /// The text style of a typography.
  package var textStyle: TokenPart<String>?

  /// Parts of the value whose loss is accepted: `spread`, `inset`.
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
