import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  /// The generic parameters that no slot owns.
  mutating func componentGenerics() -> [GenericParameter] {
    let generics = generics(spec.generics)
    for generic in spec.generics {
      if let slot = spec.slots.first(where: {
        $0.type == nil && slotTypeName(of: $0) == generic.name.text
      }) {
        error(
          "generic-collision", at: generic.name.place,
          "the slot '\(slot.name.text)' has a \(isErased(slot) ? "type" : "generic parameter") "
            + "'\(generic.name.text)' already; choose another name",
          notes: [Note("the slot is here", at: slot.name.place)])
      }
      for type in generic.conforms { checkUse(of: type) }
      if let type = generic.defaultType {
        checkUse(of: type)
      } else if !spec.properties.contains(where: { $0.isRequired && $0.type.names(generic.name) }) {
        error(
          "generic-not-inferred", at: generic.name.place,
          "no call says what '\(generic.name.text)' is; give a property of that type, without a "
            + "default, give the parameter a 'default', or remove it")
      }
    }
    checkGenericsAreKnown()
    return generics
  }

  /// Checks that generic parameters are named only where they are known.
  private mutating func checkGenericsAreKnown() {
    for generic in spec.generics {
      if !spec.styles.isEmpty {
        let members = configurationValues.filter { $0.type.names(generic.name) }
        for member in members {
          error(
            "generic-configuration", at: member.type?.place ?? member.name.place,
            "a style's configuration is not generic, so it cannot have '\(member.name.text)', whose "
              + "type names '\(generic.name.text)'; give the component a 'body' instead of styles, "
              + "or the value a type of its own",
            notes: [Note("the generic parameter is here", at: generic.name.place)])
        }
      }
      for entry in spec.environment where entry.type.names(generic.name) {
        error(
          "generic-environment", at: entry.type?.place ?? entry.name.place,
          "the environment knows no '\(generic.name.text)', which differs from component to "
            + "component; give '\(entry.name.text)' another type, or make it a modifier")
      }
      for parameter in spec.styles.flatMap(\.parameters) where parameter.type.names(generic.name) {
        error(
          "generic-configuration", at: parameter.type?.place ?? parameter.name.place,
          "a style knows no '\(generic.name.text)', which differs from component to component; "
            + "give '\(parameter.name.text)' another type")
      }
      for type in spec.types
      where !type.generics.contains(where: { $0.name.text == generic.name.text }) {
        let used =
          (type.properties.map(\.type) + type.cases.flatMap(\.values).map(\.type)
          + [type.alias]).compactMap { $0 }.first { Optional($0).names(generic.name) }
        guard let used else { continue }
        error(
          "generic-type", at: used.place,
          "'\(type.name.text)' is declared beside the component and knows no "
            + "'\(generic.name.text)'; give it 'generics' of its own")
      }
    }
  }

  /// What a style's configuration has, but for slots of any view.
  var configurationValues: [(name: SwiftName, type: SwiftType?)] {
    spec.properties.filter { !isSelection($0.name.text) }.map { ($0.name, $0.type) }
      + spec.modifiers.map { ($0.name, $0.type) }
      + spec.state.map { ($0.name, $0.type) } + spec.slots.map { ($0.name, $0.type) }
      + spec.slots.flatMap { $0.arguments.map { ($0.name, $0.type) } }
  }

  // MARK: - Conformances

  /// What the component conforms to, and how it is compared.
  mutating func componentConformances() -> (others: [String], comparison: Comparison?) {
    var others: [String] = []
    var compared: SwiftType?
    var isHashable = false
    for type in spec.conforms {
      switch type.text {
      case "View":
        error(
          "conformance", at: type.place,
          spec.kindOrView == .value
            ? "a value is no view; remove 'View', or 'kind: value'"
            : "every component is a 'View' already; remove it here")
      case "Hashable":
        compared = compared ?? type
        isHashable = true
      case "Equatable": compared = compared ?? type
      default: others.append(type.text)
      }
    }
    guard let compared else { return (others, nil) }
    let wanted = isHashable ? "Hashable" : "Equatable"
    var values: [String] = []
    for value in spec.properties where value.isBinding?.value != true {
      if isCompared(value.type, named: value.name, as: wanted) { values.append(value.name.text) }
    }
    for value in spec.modifiers {
      if isCompared(value.type, named: value.name, as: wanted) { values.append(value.name.text) }
    }
    if values.isEmpty {
      error(
        "nothing-to-compare", at: compared.place,
        "'\(wanted)' compares properties and modifiers that are no closures and no bindings, and "
          + "there are none; remove it")
    }
    return (others, Comparison(values: values, isHashable: isHashable))
  }

  /// Whether a value counts when components are compared.
  private mutating func isCompared(
    _ type: SwiftType?, named name: SwiftName, as wanted: String
  ) -> Bool {
    guard let type, !isClosure(type) else { return false }
    guard let lack = lack(of: type, wanted) else { return true }
    error(
      "conformance", at: type.place,
      "'\(wanted)' compares '\(name.text)'"
        + (spec.kindOrView == .value ? "" : " outside of the main actor")
        + ", but '\(type.text)' is not known to be '\(lack)'; say so under the type's 'conforms', or remove '\(wanted)'"
    )
    return true
  }

  /// What a type lacks to be compared anywhere; nil if it lacks nothing or nothing is known of it.
  private func lack(of type: SwiftType, _ wanted: String) -> String? {
    let types = index.typeIndex
    // A view is isolated, and what compares it is not.
    let needsSending = spec.kindOrView == .view
    for name in types.names(in: type) {
      if let generic = spec.generics.first(where: { $0.name.text == name }) {
        let conforms = generic.conforms.map(\.text)
        let isEnough = conforms.contains {
          $0.isComposition(with: wanted)
            || wanted == "Equatable"
              && ($0.isComposition(with: "Hashable") || $0.isComposition(with: "Comparable"))
        }
        if !isEnough { return wanted }
        if needsSending, !conforms.contains(where: { $0.isComposition(with: "Sendable") }) {
          return "Sendable"
        }
      } else if let declared = types.resolved(name) {
        let isComparable =
          types.conforms(declared, to: .hashable)
          || wanted == "Equatable"
            && (!declared.options.isEmpty
              || declared.conforms.contains { $0.text.isComposition(with: "Equatable") })
        if !isComparable { return wanted }
        if needsSending, !types.conforms(declared, to: .sendable) { return "Sendable" }
      } else if let conforms = types.conformances(ofValue: name) {
        let isComparable = conforms.contains { type in
          type.text.isComposition(with: "Hashable") || type.text.isComposition(with: wanted)
        }
        if !isComparable { return wanted }
        if needsSending, !conforms.contains(where: { $0.text.isComposition(with: "Sendable") }) {
          return "Sendable"
        }
      } else if name == "LocalizedStringKey", needsSending {
        return "Sendable"
      }
    }
    return nil
  }

  // MARK: - Declarations of somebody's own

  /// Checks that declarations can stand at the top level of a file.
  mutating func checkDeclarations() {
    guard let block = spec.declarations else { return }
    for name in block.topLevelTypes {
      if let other = index.types[name.text] {
        error(
          "duplicate-type", at: name.place,
          "'\(name.text)' has the name that \(other.description) has already; rename one of them",
          notes: [Note("\(other.description) is here", at: other.place)])
      }
    }
    if let member = block.members.first {
      error(
        "misplaced-declaration", at: member.place,
        "'\(member.text)' stands in a type only; write it in 'extension \(spec.component?.text ?? "") "
          + "{ … }'")
    }
  }
}

extension PropertySpec {
  /// Whether every call gives it.
  fileprivate var isRequired: Bool {
    defaultValue == nil && (type?.wrapped == nil || isBinding?.value == true)
  }
}

extension SwiftType? {
  /// Whether a type names another.
  fileprivate func names(_ name: SwiftName) -> Bool {
    self?.typeNames.contains { $0.text == name.text } ?? false
  }
}
