import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// Checks that the names in a type are valid and distinct.
func checkTypeMembers(
  of spec: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  var statics: [(name: SwiftName, kind: String)] = spec.cases.map { ($0.name, "case") }
  statics += spec.options.map { ($0.name, "option") }
  statics += spec.constants.map { ($0.name, "constant") }
  checkDistinctMembers(statics, inside: spec.name.text, &findings)
  checkAllCases(of: spec, &findings)
  for enumCase in spec.cases {
    checkDistinctMembers(
      enumCase.values.map { ($0.name, "payload value") }
        + enumCase.slots.map { ($0.name, "slot") }, inside: enumCase.name.text, &findings)
    checkCaseLabels(of: enumCase, &findings)
    for type in enumCase.values.compactMap(\.type) {
      checkTypeUse(of: type, inside: spec, in: scope, &findings)
    }
  }
  let reserved = spec.body == nil ? typeMemberNames : reservedMemberNames
  checkDistinctMembers(
    spec.properties.map { ($0.name, "property") }, inside: spec.name.text, reserved: reserved,
    &findings)
  for type in spec.properties.compactMap(\.type) + spec.constants.compactMap(\.type) {
    checkTypeUse(of: type, inside: spec, in: scope, &findings)
  }
  if let alias = spec.alias { checkTypeUse(of: alias, inside: spec, in: scope, &findings) }
  checkTypeProperties(of: spec, in: scope, &findings)
  checkRawValues(of: spec, in: scope, &findings)
  checkOptions(of: spec, &findings)
}

/// Checks that no member has the name of the list of cases, which Swift or the emitted code declares.
private func checkAllCases(of spec: TypeSpec, _ findings: inout Findings) {
  guard !spec.cases.isEmpty,
    let conformance = spec.conforms.first(where: {
      $0.expression.isComposition(with: "CaseIterable")
    })
  else { return }
  // A constant replaces the list that Swift would declare, but not one that is emitted.
  let isEmitted = spec.cases.contains { $0.deprecated != nil }
  let taken =
    spec.cases.map { ($0.name, "case") }
    + (isEmitted ? spec.constants.map { ($0.name, "constant") } : [])
  for (name, kind) in taken where name.text == "allCases" {
    findings.error(
      .reservedName, at: name.place,
      "a \(kind) of '\(spec.name.text)' cannot be named 'allCases', the list of the cases of a "
        + "'CaseIterable' type; choose another name, or remove the conformance",
      notes: [Note("the conformance is here", at: conformance.place)])
  }
}

/// Checks that the labels in a case are distinct, which is not required in functions.
func checkCaseLabels(of enumCase: EnumCaseSpec, _ findings: inout Findings) {
  var seen: [String: (label: SwiftName, isName: Bool)] = [:]
  let labels =
    enumCase.values.map { (label: $0.label ?? $0.name, isName: $0.label == nil) }
    + enumCase.slots.map { (label: $0.name, isName: true) }
  for (label, isName) in labels where label.text != "_" {
    // Equal names have already been reported.
    if let other = seen[label.text], !isName || !other.isName {
      findings.error(
        .duplicateMember, at: label.place,
        "'\(enumCase.name.text)' already has the label '\(label.text)', and the labels of a case "
          + "differ; choose another one",
        notes: [Note("the first is here", at: other.label.place)])
    }
    seen[label.text] = seen[label.text] ?? (label, isName)
  }
}

/// Checks that a type is finite: an alias does not refer to itself, and a struct does not contain itself.
func checkRecursion(
  of spec: TypeSpec, named name: String, in scope: ComponentScope, _ findings: inout Findings
) {
  if let alias = spec.alias, scope.declarations.typeIndex.isCircular(alias: name) {
    findings.error(
      .recursiveType, at: alias.place,
      "'\(spec.name.text)' is an alias of itself; write another type")
  }
  for type in spec.properties.compactMap(\.type)
  where spec.refined == nil && scope.declarations.typeIndex.stores(type, name) {
    findings.error(
      .recursiveType, at: type.place,
      "every '\(spec.name.text)' would contain another one, without end; store a list of them, or "
        + "make it an enum")
  }
}

func checkDistinctMembers(
  _ members: [(name: SwiftName, kind: String)], inside type: String,
  reserved: Set<String> = typeMemberNames, _ findings: inout Findings
) {
  var seen: [String: SwiftName] = [:]
  for member in members {
    checkMemberName(member.name, member.kind, reserved: reserved, &findings)
    if let other = seen[member.name.text] {
      findings.error(
        member.kind == "case" ? .duplicateCase : .duplicateMember, at: member.name.place,
        "'\(type)' already has '\(member.name.text)'; remove or rename one of them",
        notes: [Note("the first is here", at: other.place)])
    }
    seen[member.name.text] = seen[member.name.text] ?? member.name
  }
}

func checkTypeGenerics(
  _ specs: [GenericSpec], in scope: ComponentScope, _ findings: inout Findings
) -> [GenericParameter] {
  for spec in specs {
    for (key, type) in [("default", spec.defaultType), ("erased", spec.erasedType)] {
      guard let type else { continue }
      findings.error(
        .genericDefault, at: type.place,
        "'\(key)' is for generic parameters of components, and '\(spec.name.text)' belongs to a "
          + "type; remove it")
    }
  }
  return checkGenericParameters(specs, in: scope, &findings)
}

/// Checks that options are combined from earlier ones.
func checkOptions(of spec: TypeSpec, _ findings: inout Findings) {
  var before: [String] = []
  var names: Set<String> = []
  let old = Set(spec.options.filter { $0.deprecated != nil }.map(\.name.text))
  for option in spec.options {
    countSteps(1 + option.combined.count)
    if let raw = option.raw, let first = option.combined.first {
      findings.error(
        .optionOfTwoKinds, at: first.place,
        "'\(option.name.text)' has a raw value and combines others; remove one of the two",
        notes: [Note("the raw value is here", at: raw.place)])
    }
    if option.deprecated == nil,
      let name = option.combined.first(where: { old.contains($0.text) })
    {
      findings.error(
        .deprecatedOption, at: name.place,
        "'\(name.text)' is deprecated, so '\(option.name.text)' would cause a warning; leave it out, or "
          + "deprecate '\(option.name.text)' as well")
    }
    for name in option.combined where !names.contains(name.text) {
      let remedy = remedy(
        for: name.text, among: before, one: "before it stands", several: "before it stand",
        none: "it combines options that are declared before it")
      findings.error(
        .unknownOption, at: name.place,
        "'\(spec.name.text)' has no option '\(name.text)' before '\(option.name.text)'; \(remedy)"
      )
    }
    before.append(option.name.text)
    names.insert(option.name.text)
  }
}
