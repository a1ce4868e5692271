/// A type of Swift, Foundation, CoreGraphics or SwiftUI in ``typeDeclarationTable``.
package struct KnownDeclaration: Sendable {
  package enum Kind: Sendable { case structure, enumeration, reference, interface, alias }

  package let kind: Kind

  /// The protocols in its declaration; for an alias, its target.
  package let names: [String]

  fileprivate init?(row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 3 else { return nil }
    switch columns[1] {
    case "s": kind = .structure
    case "e": kind = .enumeration
    case "c": kind = .reference
    case "p": kind = .interface
    default: kind = .alias
    }
    names = columns[2].split(separator: " ").map(String.init)
  }
}

/// The declaration of a type by its qualified name: `Font.Weight`; nil if it is not in the tables.
package func knownDeclaration(of name: String) -> KnownDeclaration? {
  declarations.value(of: name) {
    typeDeclarationTable.rows(startingWith: name + "\t").first.flatMap(KnownDeclaration.init)
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
/// not in the tables.
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

/// Types with members beyond those in the tables: dynamic members, or members from Objective-C.
private let typesWithOtherMembers: Set<String> = [
  "AttributedString", "AttributedSubstring", "Bindable", "Binding", "EnvironmentObject",
  "EnvironmentValues", "FetchedResults", "ObservedObject", "SectionedFetchResults", "StateObject",
]

private let declarations = Memo<String, KnownDeclaration>()
private let protocols = Memo<String, Set<String>>()
