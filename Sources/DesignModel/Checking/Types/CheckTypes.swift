import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// The types of the component.
func checkOwnedTypes(of component: String, in scope: ComponentScope, _ findings: inout Findings)
  -> [OwnedType]
{
  checkScopedNames(in: scope, &findings)
  return scope.spec.types.map { type in
    let isScoped = type.scope?.value == .component
    let isGeneric = scope.declarations.typeIndex.isGeneric(component: component)
    let placement: OwnedType.Scope =
      !isScoped ? .plain : isGeneric ? .aliasInComponent(component + type.name.text) : .component
    return checkOwnedType(
      type, named: isScoped ? "\(component).\(type.name.text)" : type.name.text,
      placement: placement, in: scope, &findings)
  }
}

/// Checks that types in the component hide nothing that the component needs.
private func checkScopedNames(in scope: ComponentScope, _ findings: inout Findings) {
  let slots = scope.spec.slots.filter { $0.type == nil }
  for type in scope.spec.types where type.scope?.value == .component {
    let name = type.name
    if let slot = slots.first(where: { scope.slotTypeName(of: $0) == name.text }) {
      findings.error(
        .genericCollision, at: name.place,
        "the component has a \(scope.isErased(slot) ? "type" : "generic parameter") '\(name.text)' for the "
          + "slot '\(slot.name.text)'; choose another name for the type")
    } else if viewNames.contains(name.text) || reservedTypeNames.contains(name.text)
      || reservedMemberNames.contains(name.text)
    {
      findings.error(
        .reservedTypeName, at: name.place,
        "in the component, '\(name.text)' would hide the type of that name, which emitted code "
          + "needs; choose another name, or leave out 'scope'")
    }
  }
}

/// - Parameter name: The name by which the spec's fragments know the type.
private func checkOwnedType(
  _ spec: TypeSpec, named name: String, placement: OwnedType.Scope, in scope: ComponentScope,
  _ findings: inout Findings
) -> OwnedType {
  checkTypeName(spec.name, "type", &findings)
  checkGenericCount(of: spec, &findings)
  let kind = checkTypeKind(of: spec, &findings)
  if let kind { checkTypeKeys(of: spec, kind, &findings) }
  checkTypeMembers(of: spec, in: scope, &findings)
  checkRecursion(of: spec, named: name, in: scope, &findings)
  for type in spec.conforms + (spec.refined ?? []) { checkIsProtocol(type, &findings) }
  checkTypeConformances(of: spec, in: scope, &findings)
  checkCaseSlots(of: spec, &findings)
  for nested in spec.types {
    if let key = nested.scope {
      findings.error(
        .nestedScope, at: key.place,
        "'\(nested.name.text)' is nested in '\(spec.name.text)' already; remove 'scope'")
    }
  }
  return OwnedType(
    name: spec.name.text,
    kind: checkTypeContent(of: spec, kind ?? .namespace, named: name, in: scope, &findings),
    scope: placement,
    summary: spec.summary?.value, access: checkTypeAccess(of: spec, in: scope, &findings),
    deprecation: checkDeprecation(spec.deprecated, in: scope, &findings),
    generics: checkTypeGenerics(spec.generics, in: scope, &findings),
    conformances: scope.conformances(of: spec, kind),
    constants: spec.constants.compactMap { checkConstant($0, inside: spec, in: scope, &findings) },
    defaultMember: checkDefaultMember(of: spec, &findings),
    nested: spec.types.map {
      checkOwnedType($0, named: "\(name).\($0.name.text)", placement: .plain, in: scope, &findings)
    },
    members: spec.members, needsImports: scope.needsImports(spec))
}

// MARK: - What a type is

/// What makes a type what it is.
private enum TypeKind: CaseIterable {
  case enumeration, structure, alias, `protocol`, optionSet, namespace

  /// For messages.
  var phrase: String {
    switch self {
    case .enumeration: "an enum"
    case .structure: "a struct"
    case .alias: "an alias"
    case .protocol: "a protocol"
    case .optionSet: "an option set"
    case .namespace: "a namespace"
    }
  }
}

private func checkTypeKind(of spec: TypeSpec, _ findings: inout Findings) -> TypeKind? {
  var kinds: [(kind: TypeKind, key: String, place: Place)] = []
  if let first = spec.cases.first { kinds.append((.enumeration, "cases", first.name.place)) }
  if let first = spec.options.first { kinds.append((.optionSet, "optionSet", first.name.place)) }
  if let alias = spec.alias { kinds.append((.alias, "alias", alias.place)) }
  if let refined = spec.refined {
    let place = refined.first?.place ?? spec.properties.first?.name.place ?? spec.name.place
    kinds.append((.protocol, "protocol", place))
  } else if let first = spec.properties.first?.name.place ?? spec.body?.place {
    kinds.append((.structure, spec.properties.isEmpty ? "body" : "properties", first))
  }
  if kinds.isEmpty, !spec.constants.isEmpty || !spec.types.isEmpty || spec.members != nil {
    return .namespace
  }
  guard let first = kinds.first else {
    findings.error(
      .emptyType, at: spec.name.place,
      "'\(spec.name.text)' says nothing of what it is; give it 'cases', 'properties', 'optionSet', "
        + "'alias' or 'protocol', as in '\(spec.name.text): {cases: [first, second]}'")
    return nil
  }
  if let second = kinds.dropFirst().first {
    findings.error(
      .typeOfTwoKinds, at: second.place,
      "'\(spec.name.text)' is \(first.kind.phrase) by '\(first.key)' and \(second.kind.phrase) by "
        + "'\(second.key)', and no type is both; remove one, or declare two types",
      notes: [Note("'\(first.key)' is here", at: first.place)])
  }
  return first.kind
}

/// Checks that a type has only the keys that its kind can have.
private func checkTypeKeys(of spec: TypeSpec, _ kind: TypeKind, _ findings: inout Findings) {
  func check(_ key: String, at place: Place?, _ kinds: Set<TypeKind>, _ remedy: String) {
    guard let place, !kinds.contains(kind) else { return }
    findings.error(.typeKey, at: place, "\(kind.phrase) has no '\(key)'; \(remedy)")
  }
  let values: Set<TypeKind> = [.enumeration, .structure, .optionSet]
  check("raw", at: spec.raw?.place, [.enumeration, .optionSet], "remove it")
  check("default", at: spec.defaultMember?.place, values, "remove it")
  check(
    "throws", at: spec.checks?.place, [.structure], "only the initializer of a struct can throw")
  check("body", at: spec.body?.place, [.structure], "only a struct is a view")
  check(
    "generics", at: spec.generics.first?.name.place, [.enumeration, .structure, .alias],
    "remove them")
  check(
    "conforms", at: spec.conforms.first?.place, values,
    kind == .protocol ? "what it refines stands in 'protocol'" : "remove it")
  check(
    "constants", at: spec.constants.first?.name.place, values.union([.namespace]), "remove them")
  check(
    "types", at: spec.types.first?.name.place, values.union([.namespace]),
    "declare them beside it")
  check("swift", at: spec.members?.place, values.union([.protocol, .namespace]), "remove it")
  if let nested = spec.types.first, let generic = spec.generics.first {
    findings.error(
      .nestedInGeneric, at: nested.name.place,
      "'\(nested.name.text)' would be another type for every '\(generic.name.text)'; "
        + "declare it beside '\(spec.name.text)'")
  }
}

// MARK: - Members

/// Checks that the names in a type are names, and differ.
private func checkTypeMembers(
  of spec: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  var statics: [(name: SwiftName, kind: String)] = spec.cases.map { ($0.name, "case") }
  statics += spec.options.map { ($0.name, "option") }
  statics += spec.constants.map { ($0.name, "constant") }
  checkDistinctMembers(statics, inside: spec.name.text, &findings)
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

/// Checks that the labels in a case differ, which in functions they need not.
private func checkCaseLabels(of enumCase: EnumCaseSpec, _ findings: inout Findings) {
  var seen: [String: (label: SwiftName, isName: Bool)] = [:]
  let labels =
    enumCase.values.map { (label: $0.label ?? $0.name, isName: $0.label == nil) }
    + enumCase.slots.map { (label: $0.name, isName: true) }
  for (label, isName) in labels where label.text != "_" {
    // Of equal names there is an error already.
    if let other = seen[label.text], !isName || !other.isName {
      findings.error(
        .duplicateMember, at: label.place,
        "'\(enumCase.name.text)' has the label '\(label.text)' already, and the labels of a case "
          + "differ; choose another one",
        notes: [Note("the first is here", at: other.label.place)])
    }
    seen[label.text] = seen[label.text] ?? (label, isName)
  }
}

/// Checks that a value of a type has an end: an alias stands for something else, and a struct
/// holds no other of its own.
private func checkRecursion(
  of spec: TypeSpec, named name: String, in scope: ComponentScope, _ findings: inout Findings
) {
  if let alias = spec.alias, scope.declarations.typeIndex.isCircular(alias: name) {
    findings.error(
      .recursiveType, at: alias.place,
      "'\(spec.name.text)' would stand for itself; let it stand for another type")
  }
  for type in spec.properties.compactMap(\.type)
  where spec.refined == nil && scope.declarations.typeIndex.stores(type, name) {
    findings.error(
      .recursiveType, at: type.place,
      "every '\(spec.name.text)' would hold another one without an end; hold a list of them, or "
        + "make it an enum")
  }
}

private func checkDistinctMembers(
  _ members: [(name: SwiftName, kind: String)], inside type: String,
  reserved: Set<String> = typeMemberNames, _ findings: inout Findings
) {
  var seen: [String: SwiftName] = [:]
  for member in members {
    checkMemberName(member.name, member.kind, reserved: reserved, &findings)
    if let other = seen[member.name.text] {
      findings.error(
        member.kind == "case" ? .duplicateCase : .duplicateMember, at: member.name.place,
        "'\(type)' has '\(member.name.text)' already; remove or rename one of them",
        notes: [Note("the first is here", at: other.place)])
    }
    seen[member.name.text] = seen[member.name.text] ?? member.name
  }
}

private func checkTypeGenerics(
  _ specs: [GenericSpec], in scope: ComponentScope, _ findings: inout Findings
) -> [GenericParameter] {
  for spec in specs {
    guard let type = spec.defaultType else { continue }
    findings.error(
      .genericDefault, at: type.place,
      "a type says what '\(spec.name.text)' is where it is used; 'default' is for the generic "
        + "parameters of a component: remove it")
  }
  return checkGenericParameters(specs, in: scope, &findings)
}

/// Checks that options are combined from options before them.
private func checkOptions(of spec: TypeSpec, _ findings: inout Findings) {
  var before: [String] = []
  var names: Set<String> = []
  let old = Set(spec.options.filter { $0.deprecated != nil }.map(\.name.text))
  for option in spec.options {
    countSteps(1 + option.combined.count)
    if let raw = option.raw, let first = option.combined.first {
      findings.error(
        .optionOfTwoKinds, at: first.place,
        "'\(option.name.text)' has a raw value and combines others; remove one of both",
        notes: [Note("the raw value is here", at: raw.place)])
    }
    if option.deprecated == nil,
      let name = option.combined.first(where: { old.contains($0.text) })
    {
      findings.error(
        .deprecatedOption, at: name.place,
        "'\(name.text)' is deprecated, so '\(option.name.text)' would warn; leave it out, or "
          + "deprecate '\(option.name.text)' as well")
    }
    for name in option.combined where !names.contains(name.text) {
      let remedy = remedy(
        for: name.text, among: before, one: "before it stands", several: "before it stand",
        none: "it combines options that stand before it")
      findings.error(
        .unknownOption, at: name.place,
        "'\(spec.name.text)' has no option '\(name.text)' before '\(option.name.text)'; \(remedy)"
      )
    }
    before.append(option.name.text)
    names.insert(option.name.text)
  }
}

// MARK: - Conformances

private func checkIsProtocol(_ type: SwiftType, _ findings: inout Findings) {
  guard !type.expression.mayBeProtocol || rawTypes.contains(type.text) else { return }
  findings.error(
    .conformance, at: type.place,
    rawTypes.contains(type.text)
      ? "'\(type.text)' is no protocol; for an enum with such values write 'raw: \(type.text)'"
      : "'\(type.text)' is no protocol, and only protocols can be conformed to")
}

/// Checks what Swift would have to make but cannot.
private func checkTypeConformances(
  of spec: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let own = spec.members?.declaredNames ?? []
  let hasPayload = spec.cases.contains(where: \.hasPayload)
  for type in spec.conforms {
    let remedy = "declare it under 'swift', or remove the conformance"
    switch type.text {
    case "CaseIterable" where !own.contains("allCases"):
      if hasPayload {
        findings.error(
          .conformance, at: type.place,
          "nobody can list all cases of '\(spec.name.text)', for one has a payload: 'CaseIterable' "
            + "needs 'allCases'; \(remedy)")
      } else if spec.cases.isEmpty {
        findings.error(
          .conformance, at: type.place,
          "only an enum has cases to list: 'CaseIterable' needs 'allCases'; \(remedy)")
      }
    case "Comparable"
    where (spec.cases.isEmpty || hasPayload || spec.raw != nil)
      && spec.members?.text.contains("func <") != true:
      findings.error(
        .conformance, at: type.place,
        "Swift orders only enums without payload and raw values: 'Comparable' needs 'static func <'; "
          + remedy)
    case "Identifiable"
    where !own.contains("id") && !spec.properties.contains { $0.name.text == "id" }
      && !(scope.isEnumWithoutName(spec, "id")):
      findings.error(
        .conformance, at: type.place,
        "'Identifiable' needs a property 'id'; add it"
          + (spec.cases.isEmpty
            ? "" : " under 'swift', for the payload is not known to be hashable"))
    default: break
    }
  }
}

// MARK: - The model

private func checkTypeContent(
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

private func checkEnumCase(
  _ spec: EnumCaseSpec, inside type: TypeSpec, named name: String, in scope: ComponentScope,
  _ findings: inout Findings
) -> OwnedType.Case {
  OwnedType.Case(
    name: spec.name.text, rawValue: spec.raw?.text,
    values: spec.values.compactMap { value in
      guard let valueType = value.type else { return nil }
      // What makes a case with slots takes it as a property, which is checked.
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

private func checkTypeMember(
  _ spec: PropertySpec, inside owner: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) -> OwnedType.Member? {
  guard let type = spec.type else { return nil }
  let isBinding = spec.isBinding?.value ?? false
  checkDefault(spec.defaultValue, of: type, in: scope, &findings)
  return OwnedType.Member(
    name: spec.name.text, type: type.expression,
    isFunction: scope.declarations.typeIndex.unaliased(type).isFunction,
    isBinding: isBinding,
    defaultValue: spec.defaultValue?.text ?? (type.wrapped != nil && !isBinding ? "nil" : nil),
    label: scope.label(spec.label ?? spec.name), summary: spec.summary?.value,
    access: spec.access?.value,
    deprecation: checkDeprecation(spec.deprecated, in: scope, &findings),
    builder: owner.refined == nil
      ? checkItemsBuilder(of: spec, inside: owner, in: scope, &findings)?.name : nil)
}

/// The options, each that says nothing of its value with the next free bit.
private func checkOptionValues(
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

private func checkConstant(
  _ spec: ConstantSpec, inside type: TypeSpec, in scope: ComponentScope, _ findings: inout Findings
) -> OwnedType.Constant? {
  guard let value = spec.value else { return nil }
  let isNamespace = type.cases.isEmpty && type.options.isEmpty && type.properties.isEmpty
  if spec.type == nil, isNamespace, type.body == nil {
    findings.error(
      .constantType, at: spec.name.place,
      "'\(type.name.text)' has no values that '\(spec.name.text)' could be one of; "
        + "give the constant a 'type', as in '{type: Double, value: \(value.text)}'")
  }
  if let type = spec.type { checkDefault(value, of: type, in: scope, &findings) }
  if spec.type == nil, spec.deprecated == nil, let member = value.implicitMember,
    type.deprecatedMembers.contains(member.text)
  {
    findings.error(
      .deprecatedDefault, at: value.place,
      "'\(member.text)' is deprecated, so the constant would warn; deprecate it as well, or give "
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

/// What the property `default` returns; nil if the type has no such property.
private func checkDefaultMember(of spec: TypeSpec, _ findings: inout Findings) -> String? {
  guard let name = spec.defaultMember else { return nil }
  let constants = spec.constants.filter { $0.type == nil }
  let names =
    spec.cases.map(\.name.text) + spec.options.map(\.name.text) + constants.map(\.name.text)
  guard names.contains(name.text) else {
    let remedy = remedy(for: name.text, among: names, none: "declare it under 'constants'")
    findings.error(
      .unknownDefault, at: name.place,
      "'\(spec.name.text)' has no '\(name.text)' that could be its default; \(remedy)")
    return nil
  }
  if spec.cases.contains(where: { $0.name.text == name.text && $0.hasPayload }) {
    findings.error(
      .defaultWithPayload, at: name.place,
      "the case '\(name.text)' has a payload, so it is no value by itself; "
        + "declare a constant for it under 'constants' and name that")
  }
  if spec.deprecatedMembers.contains(name.text) {
    findings.error(
      .deprecatedDefault, at: name.place,
      "'\(name.text)' is deprecated, so it cannot be what stands where nothing is said; "
        + "choose another default")
  }
  let all = names + spec.constants.map(\.name.text)
  return all.contains("default") || spec.members?.declaredNames.contains("default") == true
    ? nil : name.text
}

extension ComponentScope {
  /// Whether an enum can be its own identity.
  fileprivate func isEnumWithoutName(_ spec: TypeSpec, _ name: String) -> Bool {
    !spec.cases.isEmpty && declarations.typeIndex.conforms(spec, to: .hashable)
      && spec.members?.declaredNames.contains(name) != true
  }

  fileprivate func conformances(of spec: TypeSpec, _ kind: TypeKind?) -> [String] {
    let own = spec.conforms.map(\.text)
    func added(_ known: KnownProtocol) -> [String] {
      spec.conforms.contains { $0.expression.isComposition(with: known.rawValue) }
        || !declarations.typeIndex.conforms(spec, to: known) ? [] : [known.rawValue]
    }
    switch kind {
    case .enumeration:
      let hasPayload = spec.cases.contains(where: \.hasPayload)
      return [spec.raw].compactMap(\.?.text) + own
        + (hasPayload ? added(.hashable) : []) + added(.sendable)
    case .structure: return spec.body == nil ? own + added(.sendable) : ["View"] + own
    case .optionSet: return ["OptionSet"] + own + added(.sendable)
    case .protocol: return spec.refined?.map(\.text) ?? []
    case .alias, .namespace, nil: return []
    }
  }

  /// The bit that a raw value is, if it is a single one.
  fileprivate func bit(_ value: String) -> Int? {
    if value.hasPrefix("1 << ") { return Int(value.dropFirst(5)) }
    guard let number = Int(value), number > 0, number & (number - 1) == 0 else { return nil }
    return number.trailingZeroBitCount
  }

  fileprivate func needsImports(_ spec: TypeSpec) -> Bool {
    let hasSwift =
      spec.members != nil || spec.checks != nil || spec.body != nil || !spec.constants.isEmpty
    var types = spec.conforms + [spec.raw, spec.alias].compactMap { $0 }
    types += (spec.refined ?? []) + spec.generics.flatMap(\.conforms)
    types += spec.properties.compactMap(\.type) + spec.cases.flatMap(\.values).compactMap(\.type)
    let hasDefaults =
      spec.properties.contains { $0.defaultValue != nil || $0.isBinding?.value == true }
      || spec.cases.contains { enumCase in
        !enumCase.slots.isEmpty || enumCase.values.contains { $0.defaultValue != nil }
      }
    let own = Set(spec.generics.map(\.name.text))
    return hasSwift || hasDefaults || spec.types.contains(where: needsImports)
      || types.contains { type in
        !type.typeNames.allSatisfy {
          standardTypes.contains($0.text) || own.contains($0.text)
            || declarations.typeIndex.entries[$0.text] != nil
        } || type.expression.hasAttributes
      }
  }
}

extension TypeExpression {
  /// Whether it is written as a protocol can be, or a composition of some.
  fileprivate var mayBeProtocol: Bool {
    switch form {
    case .name, .member: !isOptional
    case .composition, .attributed: parts.allSatisfy(\.mayBeProtocol)
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .suppressed, .metatype, .packExpansion, .packElement, .other:
      false
    }
  }

  /// Whether there are attributes in it, whose declarations may be in other modules.
  fileprivate var hasAttributes: Bool {
    contains { type in
      if case .attributed(let words) = type.form {
        words.contains { $0.first == "@" }
      } else {
        false
      }
    }
  }
}

/// Names that no member of a type can have.
private let typeMemberNames: Set<String> = ["init", "self", "Self", "Type", "_"]

/// What is known without an import.
private let standardTypes = KnownType.names(.standard)

extension TypeSpec {
  /// The static members that are deprecated.
  var deprecatedMembers: [String] {
    cases.filter { $0.deprecated != nil }.map(\.name.text)
      + options.filter { $0.deprecated != nil }.map(\.name.text)
      + constants.filter { $0.deprecated != nil }.map(\.name.text)
  }
}
