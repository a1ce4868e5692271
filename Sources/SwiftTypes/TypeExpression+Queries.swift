// What is asked of a type.

extension TypeExpression {
  /// Without parentheses around all of it.
  package var unparenthesized: TypeExpression {
    var type = self
    while type.form == .parentheses { type = type.parts[0] }
    return type
  }

  /// What is inside of `T?` or `Optional<T>`; nil if the type is not optional.
  package var wrapped: TypeExpression? {
    let type = unparenthesized
    switch type.form {
    case .optional: return type.parts[0].unparenthesized
    case .name("Optional") where type.parts.count == 1: return type.parts[0].unparenthesized
    case .member("Optional") where type.parts.count == 2 && type.parts[0].plainName == "Swift":
      return type.parts[1].unparenthesized
    case .name, .member, .array, .dictionary, .tuple, .parentheses, .function, .opaque,
      .existential, .composition, .suppressed, .metatype, .attributed, .packExpansion,
      .packElement, .other:
      return nil
    }
  }

  package var isOptional: Bool { wrapped != nil }

  /// What is inside of an optional type; the type itself if it is not optional.
  package var unwrapped: TypeExpression { wrapped ?? self }

  /// What it says as a type of functions, attributes and parentheses aside; nil for all others, an
  /// optional function among them.
  package var function: FunctionType? {
    let type = unparenthesized
    switch type.form {
    case .function(let count, let effects):
      return FunctionType(
        parameters: Array(type.parts[..<count]), effects: effects,
        result: type.parts[type.parts.count - 1])
    case .attributed: return type.parts[0].function
    case .name, .member, .optional, .array, .dictionary, .tuple, .parentheses, .opaque,
      .existential, .composition, .suppressed, .metatype, .packExpansion, .packElement, .other:
      return nil
    }
  }

  /// Whether it is a type of functions, and not of optional ones.
  package var isFunction: Bool {
    let type = unparenthesized
    switch type.form {
    case .function: return true
    case .attributed: return type.parts[0].isFunction
    case .name, .member, .optional, .array, .dictionary, .tuple, .parentheses, .opaque,
      .existential, .composition, .suppressed, .metatype, .packExpansion, .packElement, .other:
      return false
    }
  }

  /// Its name, if it is that and nothing else.
  package var plainName: String? {
    if case .name(let name) = form, parts.isEmpty { name } else { nil }
  }

  /// Its names, if it is a path of them and nothing else: `Card` or `Shop.Card`.
  package var path: String? { path(from: "") }

  private func path(from end: String) -> String? {
    switch form {
    case .name(let name): parts.isEmpty ? name + end : nil
    case .member(let name): parts.count == 1 ? parts[0].path(from: ".\(name)\(end)") : nil
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      nil
    }
  }

  /// Its name without the types that it is in, and without generic arguments: `Link` of `Shop.Link<Int>`;
  /// nil if it has none.
  package var lastName: String? {
    switch form {
    case .name(let name), .member(let name): name
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      nil
    }
  }

  /// The names of types in it that are not members of others, outermost first.
  package var names: [String] {
    var names: [String] = []
    visit { type in
      if case .name(let name) = type.form { names.append(name) }
      return true
    }
    return names
  }

  /// Whether a name is one of those in it.
  package func mentions(_ name: String) -> Bool {
    if case .name(name) = form { return true }
    return parts.contains { $0.mentions(name) }
  }

  /// Calls a function with the type and those in it, outermost first, within those for which it
  /// returns true.
  package func visit(_ body: (TypeExpression) -> Bool) {
    guard body(self) else { return }
    for part in parts { part.visit(body) }
  }

  /// Whether the type, or one in it, is such.
  package func contains(where isWanted: (TypeExpression) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(where: isWanted) }
  }

  /// Whether a function that takes it is generic by that: `some StringProtocol`.
  package var isOpaque: Bool { contains { $0.form == .opaque } }

  /// Whether a generic type with arguments is in it.
  package var hasGenericArguments: Bool {
    contains { type in
      switch type.form {
      case .name: !type.parts.isEmpty
      case .member: type.parts.count > 1
      case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
        .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
        false
      }
    }
  }

  /// The type of the elements of `[T]` or `Array<T>`; nil for other types.
  package var element: TypeExpression? {
    let type = desugared
    return type.form == .array ? type.parts[0] : nil
  }

  /// The types in a composition: the type itself if it is not composed.
  package var composed: [TypeExpression] {
    let type = unparenthesized
    return type.form == .composition ? type.parts.flatMap(\.composed) : [type]
  }
}

extension TypeExpression {
  /// Whether a protocol of Swift's, or a composition of protocols, is or has one with a name;
  /// attributes such as `@unchecked` aside.
  package func isComposition(with name: String) -> Bool {
    composed.contains { part in
      var part = part
      while case .attributed = part.form { part = part.parts[0].unparenthesized }
      return part.plainName == name || part.path == "Swift.\(name)"
    }
  }

  /// Its names without generic arguments, those of the types that it is in first: `A.B` of `A<Int>.B`;
  /// nil if it has none.
  package var fullName: String? {
    switch form {
    case .name(let name): name
    case .member(let name): parts[0].fullName.map { "\($0).\(name)" }
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      nil
    }
  }

  /// The generic arguments in its name, those of the types that it is in first.
  package var genericArguments: [TypeExpression] {
    switch form {
    case .name: parts
    case .member: parts[0].genericArguments + parts.dropFirst()
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      []
    }
  }

  /// The full names of the types in it, outermost first: `Card.Role` of `[Card.Role]`.
  package var fullNames: [String] {
    if let fullName { return [fullName] + genericArguments.flatMap(\.fullNames) }
    return parts.flatMap(\.fullNames)
  }

  /// Whether a name stands in it alone: neither before a dot nor before generic arguments.
  package func usesAlone(_ name: String) -> Bool {
    switch form {
    case .name: plainName == name || parts.contains { $0.usesAlone(name) }
    case .member: genericArguments.contains { $0.usesAlone(name) }
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      parts.contains { $0.usesAlone(name) }
    }
  }

  /// The full names of the types of which a value of this type has values within itself: lists, sets,
  /// dictionaries and functions keep theirs elsewhere.
  package var namesStoredInline: [String] {
    let type = desugared
    switch type.form {
    case .array, .dictionary, .function, .metatype, .opaque: return []
    case .name, .member:
      guard let name = type.fullName, !Self.indirectTypes.contains(name) else { return [] }
      return [name] + type.genericArguments.flatMap(\.namesStoredInline)
    case .optional, .tuple, .parentheses, .existential, .composition, .suppressed, .attributed,
      .packExpansion, .packElement, .other:
      return type.parts.flatMap(\.namesStoredInline)
    }
  }

  /// Generic types whose values are kept outside of them, besides those that have a notation.
  private static let indirectTypes: Set<String> = [
    "ArraySlice", "ContiguousArray", "KeyValuePairs", "Set",
  ]
}

/// What a type of functions says.
package struct FunctionType {
  package let parameters: [TypeExpression]

  /// `async` and `throws`.
  package let effects: Set<String>
  package let result: TypeExpression

  package var returnsNothing: Bool { result.isSame(as: .void) }

  package var isAsync: Bool { effects.contains("async") }
}
