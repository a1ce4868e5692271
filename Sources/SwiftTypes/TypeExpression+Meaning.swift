// The meaning of a type, independent of its notation.

extension TypeExpression {
  /// Whether two types are the same as far as can be determined: ignoring spaces and parentheses, and
  /// treating `[T]` as `Array<T>`, `T?` as `Optional<T>`, `Void` as `()`.
  package func isSame(as other: TypeExpression) -> Bool {
    if self === other || text == other.text { return true }
    let (left, right) = (desugared, other.desugared)
    // Other forms can only be compared by their texts.
    if left.form == .other { return left.text == right.text }
    return left.form == right.form && left.parts.count == right.parts.count
      && zip(left.parts, right.parts).allSatisfy { $0.isSame(as: $1) }
  }

  /// The type without outer parentheses, using the sugared notation for optionals, arrays, dictionaries and
  /// `Void`; the types in it are unchanged.
  package var desugared: TypeExpression {
    switch form {
    case .parentheses: parts[0].desugared
    case .name(let name): sugared(name, parts[...]) ?? self
    case .member(let name) where parts[0].plainName == "Swift":
      sugared(name, parts.dropFirst())
        ?? (parts.count == 1
          ? TypeExpression(.name(name), "\(word: name)")
          : TypeExpression(.name(name), "\(word: name)<\(list: Array(parts.dropFirst()))>"))
    case .member, .optional, .array, .dictionary, .tuple, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      self
    }
  }

  /// A type of the standard library that has a sugared notation.
  private func sugared(
    _ name: String, _ arguments: ArraySlice<TypeExpression>
  ) -> TypeExpression? {
    switch (name, arguments.count) {
    case ("Optional", 1): arguments[arguments.startIndex].optional
    case ("Array", 1): arguments[arguments.startIndex].list
    case ("Dictionary", 2):
      TypeExpression(
        .dictionary, "[\(arguments[arguments.startIndex]): \(arguments[arguments.startIndex + 1])]")
    case ("Void", 0): Self.nothing
    default: nil
    }
  }

  private static let nothing = tuple([])
}
