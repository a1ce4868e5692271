import Specification

/// The names by which other specs can use the declarations of a spec, as they are written in specs and in
/// their Swift. Names of nested types are given by their parts, and prefixed names with and without the prefix.
package struct UsableNames: Sendable {
  /// The names of types, components, environment entries, `View` methods, functions and everything else that
  /// can be used by its name alone. If several specs declare one of these names, each of them matters.
  package private(set) var declarations: Set<String> = []

  /// The names of members of the spec's own types, and of environment entries that it only reads. It only matters
  /// whether some spec has one of these names: whoever uses a member also names its type, or something of that
  /// type.
  package private(set) var members: Set<String> = []
}

extension CheckMemory {
  /// The names by which other specs can use a spec.
  ///
  /// - Parameter position: The position of the spec.
  package func usableNames(at position: Int) -> UsableNames {
    let naming = declarations.naming
    let spec = components[position]
    let ownTypes = Set(spec.ownTypes(naming))
    var names = UsableNames()
    for resolver in spec.resolvers { names.declare(resolver.name.text, naming) }
    let entries = spec.environment.filter { $0.type == nil }.map(\.name.text)
    names.declare(
      declared[position], reading: Set(entries), ownTypes: ownTypes, naming)
    names.add(members: declared[position].code.names.union(entries))
    // Names that the spec declares for itself can hide SwiftUI's names for all.
    names.add(members: ownTypes.union(spec.ownMembers))
    return names
  }
}

extension UsableNames {
  /// - Parameters:
  ///   - entries: The environment entries that the spec only reads.
  ///   - ownTypes: The types that the spec declares.
  fileprivate mutating func declare(
    _ file: FileDeclarations, reading entries: Set<String>, ownTypes: Set<String>, _ naming: Naming
  ) {
    for item in file.items { declare(item, naming) }
    for type in file.types { declare(type.name, naming) }
    for entry in file.entries { declare(entry.name.text, naming) }
    for builder in file.builders { declare(builder.name.text, naming) }
    if let method = file.viewMethod { declare(method.text, naming) }
    let code = file.code
    for name in code.viewMethodNames.subtracting(entries) { declare(name, naming) }
    for name in code.topLevelNames { declare(name, naming) }
    for (name, types) in code.extendedTypesByMember where !types.isSubset(of: ownTypes) {
      declare(name, naming)
    }
    for (name, functions) in code.functions
    where !functions.allSatisfy({ ownTypes.contains($0.signature.owner) }) {
      declare(name, naming)
    }
    for name in Array(code.types.keys) + code.components.keys { declare(name, naming) }
  }

  fileprivate mutating func declare(_ item: DeclaredItem, _ naming: Naming) {
    switch item {
    case .name(let claim):
      declare(claim.name, naming)
      for dependent in claim.dependents { declare(dependent, naming) }
    case .listMethod(let method): declare(method.name.text, naming)
    case .styleEntries(let names, _): for name in names { declare(name, naming) }
    case .renamedTypes: break
    }
  }

  fileprivate mutating func declare(_ name: String, _ naming: Naming) {
    let parts = name.split(separator: ".").map(String.init).filter { $0 != naming.namespace }
    guard let first = parts.first else { return }
    declarations.insert(first)
    declarations.insert(naming.plain(first))
    // Whoever uses a nested type also names the type that contains it.
    members.formUnion(parts.dropFirst())
  }

  fileprivate mutating func add(members names: Set<String>) { members.formUnion(names) }
}
