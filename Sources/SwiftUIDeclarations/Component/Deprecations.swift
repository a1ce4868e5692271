import DesignModel

extension ComponentText {
  /// The deprecation of an initializer that takes a deprecated property, fills a deprecated slot, or uses old
  /// names of slots.
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
  /// The deprecation of something that takes deprecated arguments: the remedy is other arguments, not another
  /// name.
  fileprivate func asAdvice(on name: String) -> Deprecation {
    guard let renamed else { return self }
    let advice = message.map { "\($0.last == "." ? $0.dropLast() : $0[...]): use '\(renamed)'" }
    return with(message: advice ?? "use '\(renamed)' instead of '\(name)'", renamed: nil)
  }
}

extension Initializer {
  /// The deprecated properties that it takes; there is another initializer without them that is not
  /// deprecated.
  func deprecatedProperties(of component: Component) -> [Property] {
    var positions: Set<Int> = []
    for parameter in parameters {
      if case .property(let id) = parameter.role, component.properties[id].deprecation != nil {
        positions.insert(id.position)
      }
    }
    return positions.sorted().map { component.properties[$0] }
  }

  /// Whether it only exists for old names and properties, and another initializer replaces it.
  func isForOldCallers(of component: Component) -> Bool {
    !details.oldNames.isEmpty || !deprecatedProperties(of: component).isEmpty
  }

  /// The new name, with current labels, of an initializer that uses old names.
  ///
  /// Swift renames labels by the positions of parameters, including the one that only affects overload
  /// ranking.
  fileprivate func newName(of component: Component) -> String {
    let labels = parameters.map { ($0.newLabel ?? $0.label ?? "_") + ":" }
    return (component.method ?? details.name ?? "init") + "(\(labels.joined()))"
  }
}
