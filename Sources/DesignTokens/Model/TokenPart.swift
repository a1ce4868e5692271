import Diagnostics

/// A value, or a part of one, and how it was written: literally, or as the path of a token.
///
/// Two parts are equal if their contents are, regardless of their places.
package struct TokenPart<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The resolved value.
  package let value: Value

  /// The token that it refers to; nil for a literal, or for a part of another token's value.
  package let token: TokenPath?

  /// The place of the value or the reference.
  package let place: Place

  package init(_ value: Value, token: TokenPath? = nil, at place: Place) {
    self.value = value
    self.token = token
    self.place = place
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.token == right.token
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(token)
  }
}
