import Diagnostics

/// A value, or a part of one, and what it was written as: itself, or the path of a token.
///
/// Two parts are equal if they say the same, wherever they stand.
package struct TokenPart<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What it comes to.
  package let value: Value

  /// The token that it refers to; nil for a value that is written out, or taken from a part of a token's value.
  package let token: TokenPath?

  /// Where the value or the reference is written.
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
