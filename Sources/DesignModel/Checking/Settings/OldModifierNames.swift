import Specification
import StepCounting

// Renamed modifiers: an entry that is deprecated and renamed to another modifier, and says nothing else, is that
// modifier's old name: a second method that sets the same value.

extension ComponentSpec {
  /// The spec with the old names of modifiers separated from the modifiers.
  var withOldModifierNames: Self {
    guard modifiers.contains(where: \.isOldName) else { return self }
    countSteps(modifiers.count)
    let names = Set(modifiers.filter { !$0.isOldName }.map(\.name.text))
    func isOld(_ modifier: ModifierSpec) -> Bool {
      modifier.isOldName && modifier.deprecated?.renamed.map { names.contains($0.value) } == true
    }
    var spec = self
    spec.modifiers.removeAll(where: isOld)
    spec.oldModifierNames = modifiers.filter(isOld)
    return spec
  }
}

extension ModifierSpec {
  /// Whether it can be an old name of another modifier.
  fileprivate var isOldName: Bool {
    deprecated?.renamed != nil && type == nil && defaultValue == nil && preservesOptional == nil
      && functionName == nil && label == nil && argumentDefault == nil && value == nil
      && parameters.isEmpty
  }
}

/// The methods with old names of modifiers.
func checkOldModifiers(
  of modifiers: [Modifier], in scope: ComponentScope, _ findings: inout Findings
) -> [Modifier] {
  scope.spec.oldModifierNames.compactMap { old in
    guard let current = modifiers.first(where: { $0.name == old.deprecated?.renamed?.value }),
      let function = current.function
    else { return nil }
    let deprecation = checkDeprecation(old.deprecated, in: scope, &findings)
    return Modifier(
      name: current.name, function: old.name.text, type: current.type,
      isFunction: current.isFunction, defaultValue: current.defaultValue,
      argument: current.argument, summary: current.summary,
      deprecation: deprecation.map { $0.with(message: $0.message, renamed: function) },
      access: current.access)
  }
}
