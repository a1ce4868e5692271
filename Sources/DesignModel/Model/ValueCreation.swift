/// How a value of one of the library's types is created.
package enum ValueCreation: Sendable {
  /// A struct, by its memberwise initializer.
  case structure(OwnedType, [OwnedType.Member])

  /// A component that is a value.
  case component(Component)

  /// The creations of the values that some components and files declare, by type name.
  ///
  /// Structs whose initializers can throw are left out.
  static func all(in components: [Component], _ shared: [SharedFile]) -> [String: Self] {
    var creations: [String: Self] = [:]
    func add(_ types: [OwnedType], of component: Component? = nil) {
      for type in types {
        guard case .structure(let structure) = type.kind, structure.checks == nil,
          type.deprecation == nil
        else { continue }
        let name =
          switch type.scope {
          case .plain, .aliasInComponent: type.name
          case .component: (component.map { $0.name + "." } ?? "") + type.name
          }
        creations[name] = .structure(type, structure.members)
      }
    }
    for file in shared { add(file.contents.types) }
    for component in components {
      add(component.types, of: component)
      if component.kind == .value, component.deprecation == nil {
        creations[component.name] = .component(component)
      }
    }
    return creations
  }
}
