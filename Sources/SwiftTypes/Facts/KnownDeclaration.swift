/// What a type of Swift, Foundation, CoreGraphics or SwiftUI is, as ``typeDeclarationTable`` has it.
package struct KnownDeclaration: Sendable {
  package enum Kind: Sendable { case structure, enumeration, reference, interface, alias }

  package let kind: Kind

  /// The protocols that it names itself; of another name, what it stands for.
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

/// The declaration of a type with the types around it: `Font.Weight`; nil if the tables do not have it.
package func knownDeclaration(of name: String) -> KnownDeclaration? {
  declarations.value(of: name) {
    typeDeclarationTable.rows(startingWith: name + "\t").first.flatMap(KnownDeclaration.init)
  }
}

/// What a name of a type stands for: `Double` for `TimeInterval`, and other names for themselves.
package func canonicalTypeName(_ name: String) -> String {
  var name = name
  // An alias of an alias is rare, and none is its own.
  for _ in 0..<4 {
    guard let declaration = knownDeclaration(of: name), declaration.kind == .alias,
      let other = declaration.names.first
    else { return name }
    name = other
  }
  return name
}

/// The protocols that a type conforms to or a protocol refines, at any depth; nil if the type is not in the tables.
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

/// What the tables have of a name for values of a type, or for the type itself, with what its protocols give it; nil
/// if its members are not all known.
///
/// - Parameter isStatic: Whether members of the type itself are asked for.
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

/// Types that have members beside those in the tables: by what they hold, or from Objective-C.
private let typesWithOtherMembers: Set<String> = [
  "AttributedString", "AttributedSubstring", "Bindable", "Binding", "EnvironmentObject",
  "EnvironmentValues", "FetchedResults", "ObservedObject", "SectionedFetchResults", "StateObject",
]

private let declarations = Memo<String, KnownDeclaration>()
private let protocols = Memo<String, Set<String>>()
