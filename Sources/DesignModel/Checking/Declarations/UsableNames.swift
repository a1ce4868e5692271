import Specification

/// The names by which other specs can use the declarations of a spec, as they are written in specs and in
/// their Swift. Names of nested types are given by their parts, and prefixed names with and without the prefix.
package struct UsableNames: Sendable {
  /// The names of types, components, environment entries, `View` methods, functions and everything else that
  /// can be used by its name alone. If several specs declare one of these names, each of them matters.
  package private(set) var declarations: Set<String> = []

  /// The names of members. It only matters whether some spec declares one of these names.
  package private(set) var members: Set<String> = []
}

extension CheckMemory {
  /// The names by which other specs can use a spec.
  ///
  /// - Parameter position: The position of the spec.
  package func usableNames(at position: Int) -> UsableNames {
    let naming = declarations.naming
    var names = UsableNames()
    for name in components[position].ownTypes(naming) { names.declare(name, naming) }
    for resolver in components[position].resolvers { names.declare(resolver.name.text, naming) }
    names.declare(declared[position], naming)
    names.add(members: declared[position].code.names)
    names.add(members: components[position].ownMembers)
    return names
  }
}

extension UsableNames {
  fileprivate mutating func declare(_ file: FileDeclarations, _ naming: Naming) {
    for item in file.items { declare(item, naming) }
    for type in file.types { declare(type.name, naming) }
    for entry in file.entries { declare(entry.name.text, naming) }
    for builder in file.builders { declare(builder.name.text, naming) }
    if let method = file.viewMethod { declare(method.text, naming) }
    let code = file.code
    for names in [code.viewMethodNames, code.topLevelNames, code.extensionNames] {
      for name in names { declare(name, naming) }
    }
    for names in [Array(code.functions.keys), Array(code.types.keys), Array(code.components.keys)] {
      for name in names { declare(name, naming) }
    }
  }

  fileprivate mutating func declare(_ item: DeclaredItem, _ naming: Naming) {
    switch item {
    case .name(let claim):
      declare(claim.name, naming)
      for dependent in claim.dependents { declare(dependent, naming) }
    case .listMethod(let method): declare(method.name.text, naming)
    case .styleEntries(let names, _): for name in names { declare(name, naming) }
    }
  }

  fileprivate mutating func declare(_ name: String, _ naming: Naming) {
    for part in name.split(separator: ".") where part != naming.namespace ?? "" {
      declarations.insert(String(part))
      declarations.insert(naming.plain(String(part)))
    }
  }

  fileprivate mutating func add(members names: Set<String>) { members.formUnion(names) }
}
