// Queries about a type.

extension TypeExpression {
  /// The type without outer parentheses.
  package var unparenthesized: TypeExpression {
    var type = self
    while type.form == .parentheses { type = type.parts[0] }
    return type
  }

  /// The wrapped type of `T?` or `Optional<T>`; nil if the type is not optional.
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

  /// The wrapped type of an optional; the type itself if it is not optional.
  package var unwrapped: TypeExpression { wrapped ?? self }

  /// The type as a function type, ignoring attributes and parentheses; nil for others, including optional
  /// functions.
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

  /// Whether it is a function type, but not an optional one.
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

  /// Its name, if it is a plain name.
  package var plainName: String? {
    if case .name(let name) = form, parts.isEmpty { name } else { nil }
  }

  /// Its dotted name, if it is nothing else: `Card` or `Shop.Card`.
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

  /// Its name without qualifiers and generic arguments: `Link` for `Shop.Link<Int>`; nil if it has none.
  package var lastName: String? {
    switch form {
    case .name(let name), .member(let name): name
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      nil
    }
  }

  /// The names of types in it, except member types, outermost first.
  package var names: [String] {
    var names: [String] = []
    visit { type in
      if case .name(let name) = type.form { names.append(name) }
      return true
    }
    return names
  }

  /// Whether it contains a name.
  package func mentions(_ name: String) -> Bool {
    if case .name(name) = form { return true }
    return parts.contains { $0.mentions(name) }
  }

  /// Calls a function with the type and its nested types, outermost first, descending if the function returns
  /// true.
  package func visit(_ body: (TypeExpression) -> Bool) {
    guard body(self) else { return }
    for part in parts { part.visit(body) }
  }

  /// Whether the type or a nested type satisfies a predicate.
  package func contains(where isWanted: (TypeExpression) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(where: isWanted) }
  }

  /// Whether a parameter of the type makes a function generic: `some StringProtocol`.
  package var isOpaque: Bool { contains { $0.form == .opaque } }

  /// Whether it contains a generic type with arguments.
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

  /// The element type of `[T]` or `Array<T>`; nil for other types.
  package var element: TypeExpression? {
    let type = desugared
    return type.form == .array ? type.parts[0] : nil
  }

  /// The types in a composition; the type itself if it is not a composition.
  package var composed: [TypeExpression] {
    let type = unparenthesized
    return type.form == .composition ? type.parts.flatMap(\.composed) : [type]
  }
}

extension TypeExpression {
  /// Whether it is a Swift protocol with a name, or a composition that contains it; attributes such as
  /// `@unchecked` are ignored.
  package func isComposition(with name: String) -> Bool {
    composed.contains { part in
      var part = part
      while case .attributed = part.form { part = part.parts[0].unparenthesized }
      return part.plainName == name || part.path == "Swift.\(name)"
    }
  }

  /// Its qualified name without generic arguments: `A.B` for `A<Int>.B`; nil if it has none.
  package var fullName: String? {
    switch form {
    case .name(let name): name
    case .member(let name): parts[0].fullName.map { "\($0).\(name)" }
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      nil
    }
  }

  /// The generic arguments in its name, those of enclosing types first.
  package var genericArguments: [TypeExpression] {
    switch form {
    case .name: parts
    case .member: parts[0].genericArguments + parts.dropFirst()
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      []
    }
  }

  /// The qualified names of the types in it, outermost first: `Card.Role` for `[Card.Role]`.
  package var fullNames: [String] {
    if let fullName { return [fullName] + genericArguments.flatMap(\.fullNames) }
    return parts.flatMap(\.fullNames)
  }

  /// Whether it contains a name by itself: neither before a dot nor before generic arguments.
  package func usesAlone(_ name: String) -> Bool {
    switch form {
    case .name: plainName == name || parts.contains { $0.usesAlone(name) }
    case .member: genericArguments.contains { $0.usesAlone(name) }
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .composition, .suppressed, .metatype, .attributed, .packExpansion, .packElement, .other:
      parts.contains { $0.usesAlone(name) }
    }
  }

  /// The qualified names of the types that a value of this type stores inline; arrays, sets, dictionaries and
  /// functions store theirs elsewhere.
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

  /// Generic types with out-of-line storage, besides those with a sugared notation.
  private static let indirectTypes: Set<String> = [
    "ArraySlice", "ContiguousArray", "KeyValuePairs", "Set",
  ]
}

/// The parts of a function type.
package struct FunctionType {
  package let parameters: [TypeExpression]

  /// `async` and `throws`.
  package let effects: Set<String>
  package let result: TypeExpression

  package var returnsNothing: Bool { result.isSame(as: .void) }

  package var isAsync: Bool { effects.contains("async") }
}
