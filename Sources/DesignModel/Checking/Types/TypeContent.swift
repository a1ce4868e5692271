import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

func checkTypeContent(
  of spec: TypeSpec, _ kind: TypeKind, named name: String, in scope: ComponentScope,
  _ findings: inout Findings
) -> OwnedType.Kind {
  switch kind {
  case .enumeration:
    let isListed = spec.conforms.contains { $0.text == "CaseIterable" }
    let hasDeprecated = spec.cases.contains { $0.deprecated != nil }
    return .enumeration(
      .init(
        rawType: spec.raw?.text,
        cases: spec.cases.map {
          checkEnumCase($0, inside: spec, named: name, in: scope, &findings)
        },
        writesAllCasesOut: isListed && hasDeprecated
          && spec.members?.declaredNames.contains("allCases") != true,
        identifiesItself: spec.conforms.contains { $0.text == "Identifiable" }
          && scope.isEnumWithoutName(spec, "id")))
  case .structure:
    return .structure(
      .init(
        members: spec.properties.compactMap {
          checkTypeMember($0, inside: spec, in: scope, &findings)
        }, checks: spec.checks,
        body: spec.body))
  case .alias: return .alias(spec.alias?.expression ?? .void)
  case .protocol:
    return .protocol(
      requirements: spec.properties.compactMap {
        checkTypeMember($0, inside: spec, in: scope, &findings)
      })
  case .optionSet:
    return .optionSet(
      rawType: spec.raw?.text ?? "Int", options: checkOptionValues(of: spec, in: scope, &findings))
  case .namespace: return .namespace
  }
}

func checkEnumCase(
  _ spec: EnumCaseSpec, inside type: TypeSpec, named name: String, in scope: ComponentScope,
  _ findings: inout Findings
) -> OwnedType.Case {
  OwnedType.Case(
    name: spec.name.text, rawValue: spec.raw?.text,
    values: spec.values.compactMap { value in
      guard let valueType = value.type else { return nil }
      // The factory of a case with slots takes it as a property, which is checked.
      if spec.slots.isEmpty {
        checkDefault(value.defaultValue, of: valueType, in: scope, &findings)
      }
      return OwnedType.Member(
        name: value.name.text, type: valueType.expression, isFunction: false, isBinding: false,
        defaultValue: value.defaultValue?.text, label: scope.label(value.label ?? value.name),
        summary: value.summary?.value)
    },
    maker: checkCaseMaker(of: spec, inside: type, in: scope, &findings),
    isIndirect: spec.values.contains { value in
      value.type.map { scope.declarations.typeIndex.holds($0, name) } ?? false
    },
    summary: spec.summary?.value,
    deprecation: checkDeprecation(spec.deprecated, among: type, in: scope, &findings))
}

func checkTypeMember(
  _ spec: PropertySpec, inside owner: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) -> OwnedType.Member? {
  guard let type = spec.type else { return nil }
  let isBinding = spec.isBinding?.value ?? false
  checkDefault(spec.defaultValue, of: type, in: scope, &findings)
  if owner.refined == nil {
    checkRequired(
      spec.isRequired, type, default: spec.defaultValue, isBinding: isBinding, &findings)
  }
  return OwnedType.Member(
    name: spec.name.text, type: type.expression,
    isFunction: scope.declarations.typeIndex.unaliased(type).isFunction,
    isBinding: isBinding,
    defaultValue: spec.defaultValue.map { isBinding ? ".constant(\($0.text))" : $0.text }
      ?? (spec.isOmittable ? "nil" : nil),
    label: scope.label(spec.label ?? spec.name), summary: spec.summary?.value,
    access: spec.access?.value,
    deprecation: checkDeprecation(spec.deprecated, in: scope, &findings),
    builder: owner.refined == nil
      ? checkItemsBuilder(of: spec, inside: owner, in: scope, &findings)?.name : nil)
}

/// The options; those without a value get the next free bit.
func checkOptionValues(
  of spec: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) -> [OwnedType.Option] {
  let taken = Set(spec.options.compactMap { $0.raw.flatMap { scope.bit($0.text) } })
  var bits = (0...).lazy.filter { !taken.contains($0) }.makeIterator()
  return spec.options.map { option in
    let isOwn = option.raw == nil && option.combined.isEmpty
    return OwnedType.Option(
      name: option.name.text,
      rawValue: option.raw?.text ?? (isOwn ? bits.next().map { "1 << \($0)" } : nil),
      combined: option.combined.map(\.text), summary: option.summary?.value,
      deprecation: checkDeprecation(option.deprecated, in: scope, &findings))
  }
}

func checkConstant(
  _ spec: ConstantSpec, inside type: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) -> OwnedType.Constant? {
  guard let value = spec.value else { return nil }
  let isNamespace = type.cases.isEmpty && type.options.isEmpty && type.properties.isEmpty
  if spec.type == nil, isNamespace, type.body == nil {
    findings.error(
      .constantType, at: spec.name.place,
      "'\(type.name.text)' has no values; give the constant a 'type', as in '{type: Double, "
        + "value: \(value.text)}'")
  }
  if let type = spec.type { checkDefault(value, of: type, in: scope, &findings) }
  if spec.type == nil, spec.deprecated == nil, let member = value.implicitMember,
    type.deprecatedMembers.contains(member.text)
  {
    findings.error(
      .deprecatedDefault, at: value.place,
      "'\(member.text)' is deprecated, so the constant would cause a warning; deprecate it as well, or give "
        + "it another value")
  }
  let types = scope.declarations.typeIndex
  let isShared =
    spec.type.map { types.conforms($0, to: .sendable) } ?? types.conforms(type, to: .sendable)
  return OwnedType.Constant(
    name: spec.name.text, type: spec.type?.expression ?? .named("Self"), value: value.text,
    isStored: isShared && type.generics.isEmpty, summary: spec.summary?.value,
    deprecation: checkDeprecation(spec.deprecated, in: scope, &findings))
}

/// The value of the property `default`; nil if the type has no such property.
func checkDefaultMember(of spec: TypeSpec, _ findings: inout Findings) -> String? {
  guard let name = spec.defaultMember else { return nil }
  let constants = spec.constants.filter { $0.type == nil }
  let names =
    spec.cases.map(\.name.text) + spec.options.map(\.name.text) + constants.map(\.name.text)
  guard names.contains(name.text) else {
    let remedy = remedy(for: name.text, among: names, none: "declare it under 'constants'")
    findings.error(
      .unknownDefault, at: name.place,
      "'\(spec.name.text)' has no '\(name.text)' for its default; \(remedy)")
    return nil
  }
  if spec.cases.contains(where: { $0.name.text == name.text && $0.hasPayload }) {
    findings.error(
      .defaultWithPayload, at: name.place,
      "the case '\(name.text)' has a payload, so it is not a value; declare a constant for it "
        + "under 'constants' and name that")
  }
  if spec.deprecatedMembers.contains(name.text) {
    findings.error(
      .deprecatedDefault, at: name.place,
      "'\(name.text)' is deprecated, so it cannot be the default; choose another one")
  }
  let all = names + spec.constants.map(\.name.text)
  return all.contains("default") || spec.members?.declaredNames.contains("default") == true
    ? nil : name.text
}
