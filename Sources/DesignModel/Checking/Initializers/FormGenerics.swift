import Diagnostics
import Graphs
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

// The generic parameters of a form: pins of the component's parameters, requirements, and parameters of its
// own.

/// Adds a form's settings of generic parameters.
func addFormGenerics(
  _ spec: FormDetailsSpec, to details: inout FormDetails, _ generics: [GenericParameter],
  in scope: ComponentScope, _ findings: inout Findings
) {
  if spec.generics.isEmpty, spec.requirements.isEmpty { return }
  let known = GenericNames(generics, in: scope)
  for generic in spec.generics {
    countSteps()
    addFormGeneric(generic, to: &details, known, in: scope, &findings)
  }
  addFormRequirements(spec.requirements, to: &details, known, &findings)
  checkPinsHaveAnEnd(spec, details.pins, &findings)
  let determined = namesDeterminedByArguments(of: spec, details.pins, in: scope)
  let own = Set(details.generics.map(\.name))
  for generic in spec.generics
  where generic.type == nil && own.contains(generic.name.text)
    && !determined.contains(generic.name.text)
  {
    findings.error(
      .genericNotInferred, at: generic.name.place,
      "no argument determines '\(generic.name.text)'; add a parameter of that type")
  }
}

/// The generic parameters that a form can mention.
private struct GenericNames {
  let ofComponentInOrder: [String]
  let ofSlotsInOrder: [String]
  let ofComponent: Set<String>
  let ofSlots: Set<String>

  init(_ generics: [GenericParameter], in scope: ComponentScope) {
    ofComponentInOrder = generics.map(\.name)
    ofSlotsInOrder = scope.spec.slots.filter { $0.type == nil }.map { scope.slotTypeName(of: $0) }
    (ofComponent, ofSlots) = (Set(ofComponentInOrder), Set(ofSlotsInOrder))
  }
}

private func addFormGeneric(
  _ generic: FormGenericSpec, to details: inout FormDetails, _ known: GenericNames,
  in scope: ComponentScope, _ findings: inout Findings
) {
  let name = generic.name.text
  if let type = generic.type, let conforms = generic.conforms?.first {
    findings.error(
      .formGeneric, at: conforms.place,
      "'\(name)' is either '\(type.text)' or any type that conforms; remove 'type' or 'conforms'"
    )
  } else if let type = generic.type {
    checkTypeUse(of: type, in: scope, &findings)
    if known.ofComponent.contains(name) {
      details.pins[name] = type.expression
    } else {
      let remedy =
        known.ofSlots.contains(name)
        ? "the generic parameter of a slot is inferred: write a resolver with 'view: \(type.text)'"
        : "for a parameter of this form only, write '\(name): {conforms: \(type.text)}'"
      findings.error(
        .formGeneric, at: generic.name.place,
        "'\(scope.spec.component?.text ?? "")' has no generic parameter '\(name)'; "
          + remedy)
    }
  } else if known.ofComponent.contains(name) || known.ofSlots.contains(name) {
    findings.error(
      .formGeneric, at: generic.name.place,
      "'\(name)' is a generic parameter of the component; write its type in the form, or choose "
        + "another name")
  } else {
    checkTypeName(generic.name, "generic parameter", &findings)
    for type in generic.conforms ?? [] { checkTypeUse(of: type, in: scope, &findings) }
    details.generics.append(
      GenericParameter(name: name, conformances: (generic.conforms ?? []).map(\.expression)))
  }
}

/// Adds requirements; one that equates a generic parameter of the component with a type pins it.
private func addFormRequirements(
  _ requirements: [SwiftRequirement], to details: inout FormDetails, _ known: GenericNames,
  _ findings: inout Findings
) {
  let ownInOrder = details.generics.map(\.name)
  let own = Set(ownInOrder)
  for requirement in requirements {
    countSteps()
    let names = requirement.typeNames.map(\.text)
    if let pin = requirement.requirement.pin(ofOneOf: known.ofComponent),
      details.pins[pin.name] == nil
    {
      details.pins[pin.name] = pin.type
    } else if names.contains(where: own.contains) {
      details.ownRequirements.append(requirement.requirement)
    } else if names.contains(where: { known.ofComponent.contains($0) || known.ofSlots.contains($0) }
    ) {
      details.requirements.append(requirement.requirement)
    } else {
      let remedy = remedy(
        for: names.first ?? "",
        among: ownInOrder + known.ofComponentInOrder + known.ofSlotsInOrder, none: "there are none")
      findings.error(
        .formRequirement, at: requirement.place,
        "this is not about a generic parameter; \(remedy)")
    }
  }
}

/// Checks that generic parameters are not defined by each other in a cycle.
private func checkPinsHaveAnEnd(
  _ spec: FormDetailsSpec, _ pins: [String: TypeExpression], _ findings: inout Findings
) {
  let circles = Circles(pins.mapValues { $0.names.filter { pins[$0] != nil } })
  let places =
    spec.generics.compactMap { generic in generic.type.map { (generic.name.text, $0.place) } }
    + spec.requirements.compactMap { requirement in
      requirement.requirement.pin(ofOneOf: Set(pins.keys)).map { ($0.name, requirement.place) }
    }
  var seen: Set<String> = []
  for (name, place) in places where seen.insert(name).inserted {
    guard pins[name]?.names.contains(where: { pins[$0] != nil && circles.join($0, name) }) == true
    else { continue }
    findings.error(
      .formGeneric, at: place,
      "'\(name)' refers to itself; write another type")
  }
}

/// The generic parameters that arguments determine: those in the types of the form's parameters, and of the
/// properties that it takes unchanged.
private func namesDeterminedByArguments(
  of spec: FormDetailsSpec, _ pins: [String: TypeExpression], in scope: ComponentScope
) -> Set<String> {
  countSteps(spec.parameters.count + scope.spec.properties.count)
  let replaced = Set(
    spec.parameters.filter { $0.isOmitted || $0.type != nil }.map(\.name.text))
  let types =
    spec.parameters.compactMap(\.type)
    + scope.spec.properties.filter { !replaced.contains($0.name.text) }.compactMap(\.type)
  var determined: Set<String> = []
  var open = types.flatMap(\.expression.namesToInfer)
  while let name = open.popLast() {
    guard determined.insert(name).inserted else { continue }
    open += pins[name]?.namesToInfer ?? []
  }
  return determined
}

extension TypeRequirement {
  /// The type with which it equates one of some generic parameters; nil for other requirements.
  fileprivate func pin(ofOneOf generics: Set<String>) -> (name: String, type: TypeExpression)? {
    guard relation == .equals else { return nil }
    if let name = subject.plainName, generics.contains(name) { return (name, other) }
    if let name = other.plainName, generics.contains(name) { return (name, subject) }
    return nil
  }
}

extension TypeExpression {
  /// The names that Swift can infer from a value of the type, except those whose members it mentions.
  fileprivate var namesToInfer: [String] {
    if case .name(let name) = form { return [name] + parts.flatMap(\.namesToInfer) }
    if case .member = form {
      return parts[0].genericArguments.flatMap(\.namesToInfer)
        + parts.dropFirst().flatMap(\.namesToInfer)
    }
    return parts.flatMap(\.namesToInfer)
  }
}
