import DesignModel

extension ComponentText {
  /// That of an initializer that takes a deprecated property, fills a deprecated slot, or is for those who
  /// write old names of slots.
  func deprecation(of initializer: Initializer) -> Deprecation? {
    if !initializer.details.oldNames.isEmpty {
      return Deprecation(
        message: initializer.details.deprecation?.message,
        renamed: initializer.newName(of: component))
    }
    if let deprecation = initializer.details.deprecation { return deprecation }
    if let property = initializer.deprecatedProperties(of: component).first {
      return property.deprecation?.asAdvice(on: property.name)
    }
    return zip(component.slots, initializer.form).lazy.compactMap { slot, choice in
      choice == .omitted ? nil : slot.deprecation?.asAdvice(on: slot.name)
    }.first
  }
}

extension Deprecation {
  /// The same of what takes something that is deprecated: it has no other name, but other arguments.
  fileprivate func asAdvice(on name: String) -> Deprecation {
    guard let renamed else { return self }
    let advice = message.map { "\($0.last == "." ? $0.dropLast() : $0[...]): use '\(renamed)'" }
    return Deprecation(message: advice ?? "use '\(renamed)' instead of '\(name)'", renamed: nil)
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

  /// Whether another one takes the same and is not deprecated, as far as old names and properties go.
  func isForOldCallers(of component: Component) -> Bool {
    !details.oldNames.isEmpty || !deprecatedProperties(of: component).isEmpty
  }

  /// The name, with the labels of today, of what an initializer by old names was renamed to.
  ///
  /// Swift renames labels by the positions of the parameters, that which only ranks it included.
  fileprivate func newName(of component: Component) -> String {
    let labels = parameters.map { ($0.newLabel ?? $0.label ?? "_") + ":" }
    return (component.method ?? details.name ?? "init") + "(\(labels.joined()))"
  }
}
