/// A type as Swift source writes it, with its structure.
///
/// It is created once: from a fragment by `SwiftFragments`, or from other types by the functions in
/// `TypeExpression+Building.swift`. Its text is emitted as the user wrote it; queries use its structure.
///
/// This target never parses Swift and knows nothing of specs and components.
package final class TypeExpression: Sendable {
  package let text: String
  package let form: Form

  /// The types directly in it, in source order.
  package let parts: [TypeExpression]

  /// Their offsets in the text, in UTF-8 code units.
  private let offsets: [Int]

  /// The form of a type, without the types in it.
  package enum Form: Hashable, Sendable {
    /// `Card` or `Set<Int>`; the parts are the generic arguments.
    case name(String)

    /// `Card.Role` or `Card.Box<Int>`; the parts are the base and the generic arguments.
    case member(String)

    /// `Int?`; `Optional<Int>` is a name with an argument.
    case optional
    case array
    case dictionary
    case tuple(labels: [String?])

    /// Parentheses around a single type.
    case parentheses

    /// The parts are the types of the parameters, the type of the error if there is one, and the
    /// result.
    case function(parameterCount: Int, effects: Set<String>)

    /// `some View`.
    case opaque

    /// `any View`.
    case existential
    case composition

    /// `~Copyable`.
    case suppressed

    /// `Card.Type` or `Card.Protocol`.
    case metatype(String)

    /// Attributes and specifiers before a type: `@MainActor`, `inout`.
    case attributed([String])

    /// `repeat each Item`, and the `each Item` in it.
    case packExpansion
    case packElement

    /// Anything else.
    case other
  }

  /// - Parameters:
  ///   - text: The whole text.
  ///   - parts: The types directly in it, each with its UTF-8 offset in the text, in order.
  package init(
    _ form: Form, text: String, parts: [(offset: Int, type: TypeExpression)] = []
  ) {
    self.form = form
    self.text = text
    self.parts = parts.map(\.type)
    offsets = parts.map(\.offset)
  }
}

/// Types are equal if their texts are equal; see ``TypeExpression/isSame(as:)`` for equivalence.
extension TypeExpression: Hashable {
  package static func == (left: TypeExpression, right: TypeExpression) -> Bool {
    left === right || left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension TypeExpression {
  /// The labels of the tuples in it.
  package var tupleLabels: Set<String> {
    var labels = parts.reduce(into: Set<String>()) { $0.formUnion($1.tupleLabels) }
    if case .tuple(let own) = form { labels.formUnion(own.compactMap(\.self)) }
    return labels
  }
}

extension TypeExpression: CustomStringConvertible {
  package var description: String { text }
}

extension TypeExpression {
  /// The type with replacements for some of its names; the text around them is unchanged.
  ///
  /// - Parameter replacement: The replacement of a name; nil to keep it.
  ///
  /// Only a name by itself is replaced: in `Item.Value` and `Box<Value>` neither the member nor `Box` is.
  package func substituting(
    _ replacement: (String) -> TypeExpression?
  ) -> TypeExpression {
    if let name = plainName { return replacement(name) ?? self }
    if parts.isEmpty { return self }
    let replaced = parts.map { $0.substituting(replacement) }
    if zip(parts, replaced).allSatisfy({ $0 === $1 }) { return self }
    var text = TypeText()
    var end = 0
    for ((part, offset), other) in zip(zip(parts, offsets), replaced) {
      text.appendLiteral(slice(end..<offset))
      let isBare = needsPostfixOperand && other.needsParentheses && !part.needsParentheses
      text.appendInterpolation(isBare ? other.inParentheses : other)
      end = offset + part.text.utf8.count
    }
    text.appendLiteral(slice(end..<self.text.utf8.count))
    return TypeExpression(form, text)
  }

  private func slice(_ range: Range<Int>) -> String {
    let units = text.utf8
    return String(
      text[
        units.index(
          units.startIndex, offsetBy: range.lowerBound)..<units.index(
            units.startIndex, offsetBy: range.upperBound)])
  }

  /// Whether its first nested type is followed by a suffix, so that it has to be one word or in brackets.
  private var needsPostfixOperand: Bool {
    switch form {
    case .optional, .member, .metatype: true
    case .name, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .attributed, .packExpansion, .packElement, .other:
      false
    }
  }

  /// Whether a `?` after it would apply to a part of it.
  var needsParentheses: Bool {
    switch form {
    case .function, .opaque, .existential, .composition, .suppressed, .attributed, .packExpansion,
      .packElement, .other:
      true
    case .name, .member, .optional, .array, .dictionary, .tuple, .parentheses, .metatype: false
    }
  }
}
