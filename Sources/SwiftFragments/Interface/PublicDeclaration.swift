/// A declaration that clients of a module can use, in a form that can be compared between two versions.
package struct PublicDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case structure = "struct"
    case classType = "class"
    case actor
    case enumeration = "enum"
    case protocolType = "protocol"
    case alias = "typealias"
    case associatedType = "associated type"
    case enumCase = "case"
    case initializer
    case function
    case subscriptMember = "subscript"
    case property
    case conformance

    /// Whether it declares a type that can have members.
    package var isType: Bool {
      switch self {
      case .structure, .classType, .actor, .enumeration, .protocolType: true
      case .alias, .associatedType, .enumCase, .initializer, .function, .subscriptMember,
        .property, .conformance:
        false
      }
    }
  }

  /// A requirement of a generic parameter, an associated type or `Self`.
  package struct Constraint: Hashable, Sendable {
    package enum Relation: String, Sendable {
      case conforms = ":"
      case isSame = " =="
    }

    package var subject: String
    package let relation: Relation
    package var object: String

    package var text: String { "\(subject)\(relation.rawValue) \(object)" }
  }

  package struct Parameter: Equatable, Sendable {
    /// `_` for none.
    package let label: String

    /// With attributes such as `@ViewBuilder`.
    package var type: String

    /// Whether callers can leave it out.
    package var isOptional: Bool

    /// Whether its type is written as a function type.
    package let isFunction: Bool
  }

  package let kind: Kind

  /// The type that contains it or that it extends; empty at the top level.
  package private(set) var scope: String

  /// The name, with the labels of a function; that of the protocol for a conformance.
  package private(set) var name: String

  /// Whether it is a member of the type itself.
  package let isStatic: Bool

  /// Whether types that conform to its protocol have to declare it.
  package let isRequirement: Bool

  /// The attributes and modifiers that affect clients, sorted.
  package let modifiers: [String]

  /// The names of its generic parameters.
  package let generics: [String]

  /// Its own constraints and those of its extension, sorted.
  package private(set) var constraints: [Constraint]

  package var parameters: [Parameter]

  /// The type of a property, the result of a function, the target of an alias; nil if it is not written.
  package private(set) var type: String?

  /// `async` and `throws`.
  package let effects: [String]

  /// Whether clients can set a property or subscript.
  package let isSettable: Bool

  /// Whether an associated type has a default.
  package let hasDefault: Bool

  /// Where it is available; conditions around its type do not count.
  package let conditions: SystemConditions

  /// The conditions of `#if` around it.
  package let compilation: String
  package let isDeprecated: Bool

  /// The declaration in one line, without attributes and body.
  package let text: String

  /// The name qualified by its type: `Card.init(title:icon:)`, or `Card: View` for a conformance.
  package var qualifiedName: String {
    if kind == .conformance { return "\(scope): \(name)" }
    return scope.isEmpty ? name : "\(scope).\(name)"
  }

  /// Whether it is called with labeled arguments, so that there can be overloads.
  package var isCallable: Bool {
    kind == .initializer || kind == .function || kind == .subscriptMember
  }

  /// The name without labels: `init`.
  package var baseName: Substring { name.prefix { $0 != "(" } }
}

extension PublicDeclaration {
  /// The declaration with other names of generic parameters.
  package func renaming(_ names: [String: String]) -> Self {
    if names.isEmpty { return self }
    var renamed = self
    for index in constraints.indices {
      renamed.constraints[index].subject = replacingNames(in: constraints[index].subject, names)
      // A style's configuration has a type for each of them, with the same name.
      renamed.constraints[index].object = replacingNames(
        in: constraints[index].object, names, ofMembers: true)
    }
    for index in parameters.indices {
      renamed.parameters[index].type = replacingNames(in: parameters[index].type, names)
    }
    renamed.type = type.map { replacingNames(in: $0, names) }
    return renamed
  }
}

extension PublicDeclaration {
  /// The declaration with other names of types: its own, that of the type around it, and those that it mentions.
  package func moving(_ types: [String: String]) -> Self {
    if types.isEmpty { return self }
    func moved(_ path: String) -> String {
      if let type = types[path] { return type }
      guard let dot = path.lastIndex(of: ".") else { return path }
      return moved(String(path[..<dot])) + path[dot...]
    }
    var declaration = renaming(types)
    if !scope.isEmpty { declaration.scope = moved(scope) }
    if kind.isType, scope.isEmpty || declaration.scope == scope {
      let path = moved(qualifiedName)
      declaration.name = path.split(separator: ".").last.map(String.init) ?? name
      declaration.scope = path.split(separator: ".").dropLast().joined(separator: ".")
    }
    if kind == .conformance { declaration.name = moved(name) }
    return declaration
  }
}

/// A type with other names.
///
/// - Parameter ofMembers: Whether the names of members are replaced, too.
private func replacingNames(
  in text: String, _ names: [String: String], ofMembers: Bool = false
) -> String {
  var result = ""
  var rest = text[...]
  while let first = rest.first {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if word.isEmpty {
      result.append(first)
      rest.removeFirst()
    } else {
      result += (result.last == "." && !ofMembers ? nil : names[String(word)]) ?? String(word)
      rest = rest.dropFirst(word.count)
    }
  }
  return result
}
