import Diagnostics
import Specification
import SwiftFragments

/// The generic parameters that do not belong to a slot.
func checkComponentGenerics(in scope: ComponentScope, _ findings: inout Findings)
  -> [GenericParameter]
{
  let generics = checkGenericParameters(scope.spec.generics, in: scope, &findings)
  for generic in scope.spec.generics {
    if let slot = scope.spec.slots.first(where: {
      $0.type == nil && scope.slotTypeName(of: $0) == generic.name.text
    }) {
      findings.error(
        .genericCollision, at: generic.name.place,
        "the slot '\(slot.name.text)' already has a \(scope.isErased(slot) ? "type" : "generic parameter") "
          + "'\(generic.name.text)'; choose another name",
        notes: [Note("the slot is here", at: slot.name.place)])
    }
    for type in generic.conforms { checkTypeUse(of: type, in: scope, &findings) }
    if let type = generic.defaultType {
      checkTypeUse(of: type, in: scope, &findings)
    } else if scope.spec.initializers?.forms.isEmpty ?? true,
      !scope.spec.properties.contains(where: { !$0.isOmittable && $0.type.names(generic.name) })
    {
      // Missing pins in listed forms are found where the forms are checked.
      findings.error(
        .genericNotInferred, at: generic.name.place,
        "no call determines '\(generic.name.text)'; add a property of that type, without a "
          + "default, give the parameter a 'default', or remove it")
    }
  }
  checkGenericsAreKnown(in: scope, &findings)
  return generics
}

/// Checks that generic parameters are only used where they are known.
private func checkGenericsAreKnown(in scope: ComponentScope, _ findings: inout Findings) {
  for generic in scope.spec.generics {
    checkGenericInStyles(generic, in: scope, &findings)
    for entry in scope.spec.environment where entry.type.names(generic.name) {
      findings.error(
        .genericEnvironment, at: entry.type?.place ?? entry.name.place,
        "the environment has no '\(generic.name.text)', which differs between components; give "
          + "'\(entry.name.text)' another type, or make it a modifier")
    }
    for parameter in scope.spec.styles.flatMap(\.parameters)
    where parameter.type.names(generic.name) {
      findings.error(
        .genericConfiguration, at: parameter.type?.place ?? parameter.name.place,
        "a style has no '\(generic.name.text)', which differs between components; give "
          + "'\(parameter.name.text)' another type")
    }
    for type in scope.spec.types
    where !type.generics.contains(where: { $0.name.text == generic.name.text }) {
      let used =
        (type.properties.map(\.type) + type.cases.flatMap(\.values).map(\.type)
        + [type.alias]).compactMap { $0 }.first { Optional($0).names(generic.name) }
      guard let used else { continue }
      findings.error(
        .genericType, at: used.place,
        "'\(type.name.text)' is declared outside of the component and has no "
          + "'\(generic.name.text)'; give it its own 'generics'")
    }
  }
}

// MARK: - Conformances

/// The conformances of the component, and how it is compared.
func checkComponentConformances(in scope: ComponentScope, _ findings: inout Findings) -> (
  others: [String], comparison: Comparison?
) {
  var others: [String] = []
  var compared: SwiftType?
  var isHashable = false
  for type in scope.spec.conforms {
    switch type.text {
    case "View":
      findings.error(
        .conformance, at: type.place,
        scope.spec.kindOrView == .value
          ? "a value is not a view; remove 'View', or 'kind: value'"
          : "every component is already a 'View'; remove it here")
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
  for value in scope.spec.properties where value.isBinding?.value != true {
    if checkIsCompared(value.type, named: value.name, as: wanted, in: scope, &findings) {
      values.append(value.name.text)
    }
  }
  for value in scope.spec.modifiers {
    for parameter in value.parameters {
      checkIsComparable(parameter, of: value, as: wanted, in: scope, &findings)
    }
    if checkIsCompared(value.type, named: value.name, as: wanted, in: scope, &findings) {
      values.append(value.name.text)
    }
  }
  if values.isEmpty {
    findings.error(
      .nothingToCompare, at: compared.place,
      "'\(wanted)' compares properties and modifiers that are not closures or bindings, and there "
        + "are none; remove it")
  }
  return (others, Comparison(values: values, isHashable: isHashable))
}

/// Checks that all stored arguments of a modifier with several parameters can be compared.
private func checkIsComparable(
  _ parameter: ParameterSpec, of modifier: ModifierSpec, as wanted: String,
  in scope: ComponentScope, _ findings: inout Findings
) {
  guard let type = parameter.type else { return }
  if scope.isClosure(type) {
    findings.error(
      .conformance, at: type.place,
      "'\(wanted)' compares the arguments of '\(modifier.name.text)', and closures such as "
        + "'\(parameter.name.text)' cannot be compared; give the closure a modifier of its own, or "
        + "remove '\(wanted)'")
  } else {
    _ = checkIsCompared(type, named: parameter.name, as: wanted, in: scope, &findings)
  }
}

/// Whether a value takes part in the comparison of components.
private func checkIsCompared(
  _ type: SwiftType?, named name: SwiftName, as wanted: String, in scope: ComponentScope,
  _ findings: inout Findings
) -> Bool {
  guard let type, !scope.isClosure(type) else { return false }
  guard let lack = scope.lack(of: type, wanted) else { return true }
  findings.error(
    .conformance, at: type.place,
    "'\(wanted)' compares '\(name.text)'"
      + (scope.spec.kindOrView == .value ? "" : " outside of the main actor")
      + ", but '\(type.text)' is not known to be '\(lack)'; add it under the type's 'conforms', "
      + "or remove '\(wanted)'"
  )
  return true
}

// MARK: - User-written declarations

/// Checks that declarations are allowed at the top level of a file.
func checkOwnDeclarations(in scope: ComponentScope, _ findings: inout Findings) {
  guard let block = scope.spec.declarations else { return }
  for name in block.topLevelTypes {
    if let other = scope.declarations.types[name.text] {
      findings.error(
        .duplicateType, at: name.place,
        "'\(name.text)' has the name that \(other.description) already has; rename one of them",
        notes: [Note("\(other.description) is here", at: other.place)])
    }
  }
  if let member = block.members.first {
    findings.error(
      .misplacedDeclaration, at: member.place,
      "'\(member.text)' is only allowed in a type; write it in 'extension "
        + "\(scope.spec.component?.text ?? "") { … }'")
  }
}

extension ComponentScope {
  /// The conformances that the component's values need so that it can be compared; empty if it is not
  /// compared.
  var conformancesToCompare: [String] {
    let compared = ["Hashable", "Equatable"].first { wanted in
      spec.conforms.contains { $0.text == wanted }
    }
    // A view is isolated, but its comparison is not.
    return compared.map { spec.kindOrView == .view ? [$0, "Sendable"] : [$0] } ?? []
  }

  /// The values in a style's configuration, except slots of any view.
  var configurationValues: [(name: SwiftName, type: SwiftType?)] {
    spec.properties.filter { !isSelection($0.name.text) }.map { ($0.name, $0.type) }
      + spec.modifiers.map { ($0.name, $0.type) }
      + spec.state.map { ($0.name, $0.type) } + spec.slots.map { ($0.name, $0.type) }
      + spec.slots.flatMap { $0.arguments.map { ($0.name, $0.type) } }
  }

  /// The conformance that a type lacks for comparisons; nil if it lacks none, or is unknown.
  fileprivate func lack(of type: SwiftType, _ wanted: String) -> String? {
    let types = declarations.typeIndex
    // A view is isolated, but its comparison is not.
    let needsSending = spec.kindOrView == .view
    for name in types.names(in: type) {
      if let generic = generic(named: name) {
        let conforms = generic.conforms.map(\.expression)
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
              || declared.conforms.contains { $0.expression.isComposition(with: "Equatable") })
        if !isComparable { return wanted }
        if needsSending, !types.conforms(declared, to: .sendable) { return "Sendable" }
      } else if let conforms = types.conformances(ofValue: name) {
        let isComparable = conforms.contains { type in
          type.expression.isComposition(with: "Hashable")
            || type.expression.isComposition(with: wanted)
        }
        if !isComparable { return wanted }
        if needsSending,
          !conforms.contains(where: { $0.expression.isComposition(with: "Sendable") })
        {
          return "Sendable"
        }
      } else if name == "LocalizedStringKey", needsSending {
        return "Sendable"
      }
    }
    return nil
  }
}

extension SwiftType? {
  /// Whether a type mentions another one.
  fileprivate func names(_ name: SwiftName) -> Bool {
    self?.typeNames.contains { $0.text == name.text } ?? false
  }
}
