import Diagnostics
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Checks that types satisfy the conformances required at their places, as far as known.
func checkKnownConformances(in scope: ComponentScope, _ findings: inout Findings) {
  let spec = scope.spec
  func visit(_ types: [TypeSpec]) {
    for type in types {
      checkMembersConform(of: type, in: scope, &findings)
      for property in type.properties {
        checkArguments(of: property.type, type, in: scope, &findings)
      }
      visit(type.types)
    }
  }
  visit(spec.types)
  let types =
    spec.properties.map(\.type) + spec.modifiers.map(\.type) + spec.state.map(\.type)
    + spec.environment.map(\.type) + spec.styles.flatMap(\.parameters).map(\.type)
    + spec.modifiers.flatMap(\.parameters).map(\.type)
    + (spec.configuration?.entries ?? []).map(\.type)
  for type in types { checkArguments(of: type, nil, in: scope, &findings) }
  for state in spec.state { checkWrapper(of: state, in: scope, &findings) }
  let reads = spec.styles.flatMap(\.environment).map { $0.keyPath ?? $0.name }
  for key in spec.environment.filter({ $0.type == nil }).map({ $0.keyPath ?? $0.name }) + reads {
    checkEnvironmentKey(key, in: scope, &findings)
  }
  for details in [spec.initializers?.shared].compactMap(\.self)
    + (spec.initializers?.forms ?? []).map(\.details)
  {
    for generic in details.generics { checkPin(generic, in: scope, &findings) }
    for requirement in details.requirements {
      checkMemberTypes(of: requirement, details, in: scope, &findings)
    }
  }
}

// MARK: - Types

/// Checks that all members of a type conform to the protocols for which Swift synthesizes conformances.
private func checkMembersConform(
  of type: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  guard type.cases.allSatisfy(\.slots.isEmpty) else { return }
  let own = type.members?.tree
  let functions = scope.declarations.code.functionNames
  for conformance in type.conforms {
    guard let name = conformance.expression.lastName, name == "Equatable" || name == "Hashable",
      own?.declaresFunction("==") != true, own?.declaresFunction("hash") != true,
      !functions.contains("=="),
      !functions.contains("hash")
    else { continue }
    let values = type.properties.map(\.type) + type.cases.flatMap(\.values).map(\.type)
    for value in values.compactMap(\.self) {
      countSteps()
      guard !isOwn(value, to: type), scope.lacks(value.expression, name) else {
        continue
      }
      findings.error(
        .missingConformance, at: value.place,
        "'\(type.name.text)' is '\(name)' only if all its values are, and '\(value.text)' is not; give it "
          + "another type, or declare \(name == "Hashable" ? "'==' and 'hash(into:)'" : "'=='") under 'swift'",
        notes: [Note("'\(name)' stands here", at: conformance.place)])
    }
  }
}

/// Whether a type refers to one declared inside another, which hides the outer type of that name.
private func isOwn(_ value: SwiftType, to type: TypeSpec) -> Bool {
  let names = Set(type.generics.map(\.name.text) + type.types.map(\.name.text) + [type.name.text])
  return value.typeNames.contains { names.contains($0.text) }
}

/// Checks that the arguments of Swift's generic types satisfy their requirements.
private func checkArguments(
  of type: SwiftType?, _ owner: TypeSpec?, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let type, owner.map({ !isOwn(type, to: $0) }) ?? true else { return }
  type.expression.visit { part in
    countSteps()
    let part = part.desugared
    let needed: (String, TypeExpression)? =
      switch part.form {
      case .name(let name) where part.parts.count == 1:
        constraints[name].map { ($0, part.parts[0]) }
      case .dictionary: ("Hashable", part.parts[0])
      default: nil
      }
    if let (name, argument) = needed, scope.lacks(argument, name) {
      findings.error(
        .missingConformance, at: type.place,
        "'\(part.text)' needs a type that is '\(name)', and '\(argument.text)' is not; write another type"
      )
      return false
    }
    return true
  }
}

private let constraints = [
  "ClosedRange": "Comparable", "Range": "Comparable", "PartialRangeFrom": "Comparable",
  "PartialRangeUpTo": "Comparable", "PartialRangeThrough": "Comparable", "Set": "Hashable",
]

// MARK: - State and environment

private func checkWrapper(
  of state: StateSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let wrapper = state.wrapper, let type = state.type else { return }
  let needed: String
  switch wrapper.wrapper {
  case .scaledMetric: needed = "BinaryFloatingPoint"
  case .stateObject, .environmentObject: needed = "ObservableObject"
  case .focusState, .accessibilityFocusState: needed = "Hashable"
  case .state, .gestureState, .namespace, .appStorage, .sceneStorage, .environment: return
  }
  guard scope.lacks(type.unwrapped, needed) else { return }
  let remedy =
    switch wrapper.wrapper {
    case .scaledMetric: "write 'CGFloat' or 'Double'"
    case .stateObject, .environmentObject:
      "make it conform, with '@Published' before properties that change"
    default: "make it conform"
    }
  findings.error(
    .missingConformance, at: type.place,
    "'\(wrapper.wrapper.rawValue)' needs a type that is '\(needed)', and '\(type.text)' is not; \(remedy)"
  )
}

/// Checks that the environment has a value of a name. An unknown name is only reported if it is the suffix of
/// another one or similar to one, because a later system can have more.
private func checkEnvironmentKey(
  _ key: SwiftName, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = key.text
  guard scope.seesKnownModulesAlone, scope.declarations.entries[name] == nil,
    !scope.declarations.handwritten.memberNames.contains(name),
    swiftUIEnvironmentValue(named: name) == nil,
    apiSignatures(named: name).allSatisfy({ $0.owner != "EnvironmentValues" }),
    !scope.declarations.styleEntries.contains(name),
    scope.declarations.extensionMembers["EnvironmentValues"]?.contains(name) != true
  else { return }
  let known = swiftUIEnvironmentNames.sorted()
  let ending = known.first { $0.lowercased().hasSuffix(name.lowercased()) && name.count > 5 }
  guard let near = ending ?? nearest(name, among: known) else { return }
  findings.error(
    .unknownName, at: key.place,
    "SwiftUI has no environment value '\(name)'; did you mean '\(near)'?", fixIts: key.guess(near))
}

// MARK: - Generic parameters

/// Checks that the type with which a form pins a generic parameter satisfies the parameter's requirements.
private func checkPin(
  _ generic: FormGenericSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let type = generic.type, let parameter = scope.generic(named: generic.name.text) else {
    return
  }
  for needed in parameter.conforms.flatMap({ $0.expression.composed }) {
    guard let name = needed.lastName, scope.lacks(type.expression, name) else {
      continue
    }
    findings.error(
      .missingConformance, at: type.place,
      "'\(generic.name.text)' has to be '\(name)', and '\(type.text)' is not; write another type, or remove "
        + "'\(name)' from the component's 'generics'",
      notes: [Note("'\(generic.name.text)' is declared here", at: parameter.name.place)])
  }
}

/// Checks that the protocols of a generic parameter have the associated types that a requirement mentions.
private func checkMemberTypes(
  of requirement: SwiftRequirement, _ details: FormDetailsSpec, in scope: ComponentScope,
  _ findings: inout Findings
) {
  for side in [requirement.requirement.subject, requirement.requirement.other] {
    guard case .member(let member) = side.form, side.parts.count == 1,
      let name = side.parts[0].plainName
    else { continue }
    let protocols =
      details.generics.first { $0.name.text == name }?.conforms
      ?? scope.generic(named: name)?.conforms
    guard var protocols = protocols?.flatMap({ $0.expression.composed }), !protocols.isEmpty,
      scope.declaresAllNames
    else { continue }
    // Other requirements can add protocols.
    for other in details.requirements.map(\.requirement)
    where other.relation == .conforms && other.subject.plainName == name {
      protocols += other.other.composed
    }
    var known: Set<String> = []
    var isKnown = true
    for type in protocols {
      guard let refined = type.lastName.flatMap(refinements) else {
        isKnown = false
        break
      }
      known.formUnion(refined)
    }
    guard isKnown, !hasAssociatedType(member, in: known) else { continue }
    let near = nearest(member, among: associatedTypes(of: known))
    findings.error(
      .unknownType, at: requirement.place,
      "'\(name)' has no type '\(member)'"
        + (near.map { "; did you mean '\($0)'?" }
          ?? "; name one that '\(protocols.compactMap(\.lastName).joined(separator: " & "))' has"))
  }
}
