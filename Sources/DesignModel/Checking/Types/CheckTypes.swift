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
func checkScopedNames(in scope: ComponentScope, _ findings: inout Findings) {
  let slots = scope.spec.slots.filter { $0.type == nil }
  for type in scope.spec.types where type.scope?.value == .component {
    let name = type.name
    if let slot = slots.first(where: { scope.slotTypeName(of: $0) == name.text }) {
      findings.error(
        .genericCollision, at: name.place,
        "the component has a \(scope.isErased(slot) ? "type" : "generic parameter") '\(name.text)' for the "
          + "slot '\(slot.name.text)'; choose another name for the type")
    } else if reservedTypeNames.subtracting(qualifiedTypeNames).contains(name.text)
      || reservedMemberNames.contains(name.text)
    {
      findings.error(
        .reservedTypeName, at: name.place,
        "in the component, '\(name.text)' would hide the type with that name, which emitted code "
          + "needs; choose another name, or leave out 'scope'")
    }
  }
}

/// - Parameter name: The name of the type in the spec's fragments.
func checkOwnedType(
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
        "'\(nested.name.text)' is already nested in '\(spec.name.text)'; remove 'scope'")
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

// MARK: - The kind of a type

/// The kind of a type.
enum TypeKind: CaseIterable {
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

func checkTypeKind(of spec: TypeSpec, _ findings: inout Findings) -> TypeKind? {
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
      "'\(spec.name.text)' has no kind; give it 'cases', 'properties', 'optionSet', 'alias' or "
        + "'protocol', as in '\(spec.name.text): {cases: [first, second]}'")
    return nil
  }
  if let second = kinds.dropFirst().first {
    findings.error(
      .typeOfTwoKinds, at: second.place,
      "'\(first.key)' makes '\(spec.name.text)' \(first.kind.phrase), and '\(second.key)' makes it "
        + "\(second.kind.phrase); remove one, or declare two types",
      notes: [Note("'\(first.key)' is here", at: first.place)])
  }
  return first.kind
}

/// Checks that a type only has keys that its kind supports.
func checkTypeKeys(of spec: TypeSpec, _ kind: TypeKind, _ findings: inout Findings) {
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
    kind == .protocol ? "write the protocols that it refines under 'protocol'" : "remove it")
  check(
    "constants", at: spec.constants.first?.name.place, values.union([.namespace]), "remove them")
  check(
    "types", at: spec.types.first?.name.place, values.union([.namespace]),
    "declare them beside it")
  check("swift", at: spec.members?.place, values.union([.protocol, .namespace]), "remove it")
  if let nested = spec.types.first, let generic = spec.generics.first {
    findings.error(
      .nestedInGeneric, at: nested.name.place,
      "'\(nested.name.text)' would be a different type for every '\(generic.name.text)'; declare "
        + "it next to '\(spec.name.text)'")
  }
}

extension ComponentScope {
  /// Whether an enum can be its own identity.
  func isEnumWithoutName(_ spec: TypeSpec, _ name: String) -> Bool {
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

  /// The bit of a raw value, if it is a single bit.
  func bit(_ value: String) -> Int? {
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
  /// Whether it has the form of a protocol, or of a composition of protocols.
  var mayBeProtocol: Bool {
    switch form {
    case .name, .member: !isOptional
    case .composition, .attributed: parts.allSatisfy(\.mayBeProtocol)
    case .optional, .array, .dictionary, .tuple, .parentheses, .function, .opaque, .existential,
      .suppressed, .metatype, .packExpansion, .packElement, .other:
      false
    }
  }

  /// Whether it contains attributes, whose declarations may be in other modules.
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
let typeMemberNames: Set<String> = ["init", "self", "Self", "Type", "_"]

/// Names that are available without an import.
private let standardTypes = KnownType.names(.standard)

extension TypeSpec {
  /// The static members that are deprecated.
  var deprecatedMembers: [String] {
    cases.filter { $0.deprecated != nil }.map(\.name.text)
      + options.filter { $0.deprecated != nil }.map(\.name.text)
      + constants.filter { $0.deprecated != nil }.map(\.name.text)
  }
}
