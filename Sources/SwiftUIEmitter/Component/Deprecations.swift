import DesignModel

extension ComponentText {
  /// That of an initializer that takes a deprecated property or fills a deprecated slot.
  func deprecation(of initializer: Initializer) -> Deprecation? {
    initializer.deprecatedProperties(of: component).first?.deprecation
      ?? zip(component.slots, initializer.form).lazy
      .compactMap { slot, choice in choice == .omitted ? nil : slot.deprecation }.first
  }
}

extension Initializer {
  /// The deprecated properties that it takes: without them there is another that is not deprecated.
  func deprecatedProperties(of component: Component) -> [Property] {
    var positions: Set<Int> = []
    for parameter in parameters {
      if case .property(let id) = parameter.role, component.properties[id].deprecation != nil {
        positions.insert(id.position)
      }
    }
    return positions.sorted().map { component.properties[$0] }
  }
}
