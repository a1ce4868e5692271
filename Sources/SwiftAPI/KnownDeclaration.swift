import SwiftTypes

/// A type of Swift, Foundation, CoreGraphics or SwiftUI.
package struct KnownDeclaration: Sendable {
  package enum Kind: Sendable { case structure, enumeration, reference, interface, alias }

  package let kind: Kind

  /// The protocols in its declaration and its extensions; for an alias, its target.
  package let names: [String]
}

/// The declaration of a type by its qualified name: `Font.Weight`; nil if it is not in the table.
package func knownDeclaration(of name: String) -> KnownDeclaration? {
  declarations.value(of: name) {
    let rows = apiRows(named: name)
    guard let type = rows.first(where: \.kind.isType) else { return nil }
    let kind: KnownDeclaration.Kind
    switch type.kind {
    case .structure: kind = .structure
    case .enumeration: kind = .enumeration
    case .reference: kind = .reference
    case .interface: kind = .interface
    case .alias:
      let target = type.result == "()" ? "Void" : String(type.result.prefix { $0 != "<" })
      return KnownDeclaration(kind: .alias, names: [target])
    case .conformance, .associatedType, .initializer, .method, .staticMethod, .property,
      .staticProperty, .macro:
      return nil
    }
    let names = rows.filter { $0.kind.isType || $0.kind == .conformance }.flatMap {
      $0.result.split(separator: " ").map(String.init)
    }
    // Both halves of an alias of protocols are the alias, too.
    let isCodable = names.contains("Encodable") && names.contains("Decodable")
    return KnownDeclaration(kind: kind, names: names + (isCodable ? ["Codable"] : []))
  }
}

/// Resolves aliases: `Double` for `TimeInterval`; other names are returned unchanged.
package func canonicalTypeName(_ name: String) -> String {
  var name = name
  // Aliases of aliases are rare, and there are no cycles.
  for _ in 0..<4 {
    guard let declaration = knownDeclaration(of: name), declaration.kind == .alias,
      let other = declaration.names.first
    else { return name }
    name = other
  }
  return name
}

/// The protocols that a type conforms to or a protocol refines, directly or indirectly; nil if the type is
/// not in the table.
package func knownProtocols(of type: String) -> Set<String>? {
  protocols.value(of: type) {
    guard let declaration = knownDeclaration(of: type), declaration.kind != .alias else {
      return nil
    }
    var found: Set<String> = []
    var open = declaration.names
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += knownDeclaration(of: name)?.names ?? []
    }
    return found
  }
}

/// The protocols that a protocol refines, directly or indirectly, including itself; nil if it is not in the table.
package func refinements(of name: String) -> Set<String>? {
  switch name {
  case "AnyObject": return [name]
  case "Codable": return [name, "Decodable", "Encodable"]
  default:
    guard apiRows(named: name).contains(where: { $0.kind == .interface }) else { return nil }
    var found: Set<String> = [name]
    var open = [name]
    while let next = open.popLast() {
      for row in apiRows(named: next) where row.kind == .interface {
        for refined in row.result.split(separator: " ").map(String.init)
        where found.insert(refined).inserted {
          open.append(refined)
        }
      }
    }
    return found
  }
}

/// Whether one of some protocols declares an associated type of a name.
package func hasAssociatedType(_ name: String, in protocols: Set<String>) -> Bool {
  apiRows(named: name).contains { $0.kind == .associatedType && protocols.contains($0.owner) }
}

/// The names of the associated types that some protocols declare, sorted.
package func associatedTypes(of protocols: Set<String>) -> [String] {
  var names: Set<String> = []
  visitRows { row in
    guard row.kind == UInt8(ascii: "a"),
      protocols.contains(String(decoding: row.owner, as: UTF8.self))
    else { return }
    names.insert(String(decoding: row.name, as: UTF8.self))
  }
  return names.sorted()
}

/// The members of a name that a type has, including those of its protocols; nil if the members of the type
/// are not all known.
///
/// - Parameter isStatic: Whether to return static members.
package func knownMembers(named name: String, of type: String, isStatic: Bool) -> [APISignature]? {
  guard let protocols = knownProtocols(of: type), !typesWithOtherMembers.contains(type) else {
    return nil
  }
  return (apiSignatures(named: name) + languageSignatures(named: name)).filter { signature in
    signature.kind != .initializer && signature.isStatic == isStatic
      && (signature.owner == type || protocols.contains(signature.owner))
  }
}

extension APISignature {
  package var isStatic: Bool { kind == .staticMethod || kind == .staticProperty }
}

/// Types with members beyond those in the table: dynamic members, or members from Objective-C.
private let typesWithOtherMembers: Set<String> = [
  "AttributedString", "AttributedSubstring", "Bindable", "Binding", "EnvironmentObject",
  "EnvironmentValues", "FetchedResults", "ObservedObject", "SectionedFetchResults", "StateObject",
]

private let declarations = Memo<String, KnownDeclaration>()
private let protocols = Memo<String, Set<String>>()
