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
    component.properties.indices.filter { takes($0) }.map { component.properties[$0] }
      .filter { $0.deprecation != nil }
  }

  /// Whether it takes the property with an index.
  func takes(_ property: Int) -> Bool {
    parameters.contains { $0.role == .property(PropertyID(property)) }
  }
}
