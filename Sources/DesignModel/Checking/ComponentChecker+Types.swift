import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  /// The types of the component.
  mutating func ownedTypes(of component: String) -> [OwnedType] {
    checkScopedNames()
    return spec.types.map { type in
      let isScoped = type.scope?.value == .component
      let isGeneric = index.typeIndex.isGeneric(component: component)
      let scope: OwnedType.Scope =
        !isScoped ? .plain : isGeneric ? .aliasInComponent(component + type.name.text) : .component
      return ownedType(
        type, named: isScoped ? "\(component).\(type.name.text)" : type.name.text, scope: scope)
    }
  }

  /// Checks that types in the component hide nothing that the component needs.
  private mutating func checkScopedNames() {
    let slots = spec.slots.filter { $0.type == nil }
    for type in spec.types where type.scope?.value == .component {
      let name = type.name
      if let slot = slots.first(where: { slotTypeName(of: $0) == name.text }) {
        error(
          "generic-collision", at: name.place,
          "the component has a \(isErased(slot) ? "type" : "generic parameter") '\(name.text)' for the "
            + "slot '\(slot.name.text)'; choose another name for the type")
      } else if viewNames.contains(name.text) || reservedTypeNames.contains(name.text)
        || reservedMemberNames.contains(name.text)
      {
        error(
          "reserved-type-name", at: name.place,
          "in the component, '\(name.text)' would hide the type of that name, which emitted code "
            + "needs; choose another name, or leave out 'scope'")
      }
    }
  }

  /// - Parameter name: The name by which the spec's fragments know the type.
  private mutating func ownedType(
    _ spec: TypeSpec, named name: String, scope: OwnedType.Scope
  ) -> OwnedType {
    checkTypeName(spec.name, "type")
    let kind = kind(of: spec)
    if let kind { checkKeys(of: spec, kind) }
    checkMembers(of: spec)
    checkRecursion(of: spec, named: name)
    for type in spec.conforms + (spec.refined ?? []) { checkProtocol(type) }
    checkConformances(of: spec)
    checkCaseSlots(of: spec)
    for nested in spec.types {
      if let scope = nested.scope {
        error(
          "nested-scope", at: scope.place,
          "'\(nested.name.text)' is nested in '\(spec.name.text)' already; remove 'scope'")
      }
    }
    return OwnedType(
      name: spec.name.text, kind: model(of: spec, kind ?? .namespace, named: name), scope: scope,
      summary: spec.summary?.value, access: access(of: spec),
      deprecation: deprecation(spec.deprecated), generics: genericsOfType(spec.generics),
      conformances: conformances(of: spec, kind),
      constants: spec.constants.compactMap { constant($0, in: spec) },
      defaultMember: defaultMember(of: spec),
      nested: spec.types.map { ownedType($0, named: "\(name).\($0.name.text)", scope: .plain) },
      members: spec.members, needsImports: needsImports(spec))
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

  private mutating func kind(of spec: TypeSpec) -> TypeKind? {
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
      error(
        "empty-type", at: spec.name.place,
        "'\(spec.name.text)' says nothing of what it is; give it 'cases', 'properties', 'optionSet', "
          + "'alias' or 'protocol', as in '\(spec.name.text): {cases: [first, second]}'")
      return nil
    }
    if let second = kinds.dropFirst().first {
      error(
        "type-of-two-kinds", at: second.place,
        "'\(spec.name.text)' is \(first.kind.phrase) by '\(first.key)' and \(second.kind.phrase) by "
          + "'\(second.key)', and no type is both; remove one, or declare two types",
        notes: [Note("'\(first.key)' is here", at: first.place)])
    }
    return first.kind
  }

  /// Checks that a type has only the keys that its kind can have.
  private mutating func checkKeys(of spec: TypeSpec, _ kind: TypeKind) {
    func check(_ key: String, at place: Place?, _ kinds: Set<TypeKind>, _ remedy: String) {
      guard let place, !kinds.contains(kind) else { return }
      error("type-key", at: place, "\(kind.phrase) has no '\(key)'; \(remedy)")
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
      error(
        "nested-in-generic", at: nested.name.place,
        "'\(nested.name.text)' would be another type for every '\(generic.name.text)'; "
          + "declare it beside '\(spec.name.text)'")
    }
  }

  // MARK: - Members

  /// Checks that the names in a type are names, and differ.
  private mutating func checkMembers(of spec: TypeSpec) {
    var statics: [(name: SwiftName, kind: String)] = spec.cases.map { ($0.name, "case") }
    statics += spec.options.map { ($0.name, "option") }
    statics += spec.constants.map { ($0.name, "constant") }
    checkDistinct(statics, in: spec.name.text)
    for enumCase in spec.cases {
      checkDistinct(
        enumCase.values.map { ($0.name, "payload value") }
          + enumCase.slots.map { ($0.name, "slot") }, in: enumCase.name.text)
      checkLabels(of: enumCase)
      for type in enumCase.values.compactMap(\.type) { checkUse(of: type, in: spec) }
    }
    let reserved = spec.body == nil ? typeMemberNames : reservedMemberNames
    checkDistinct(
      spec.properties.map { ($0.name, "property") }, in: spec.name.text, reserved: reserved)
    for type in spec.properties.compactMap(\.type) + spec.constants.compactMap(\.type) {
      checkUse(of: type, in: spec)
    }
    if let alias = spec.alias { checkUse(of: alias, in: spec) }
    checkProperties(of: spec)
    checkRawValues(of: spec)
    checkOptions(of: spec)
  }

  /// Checks that the labels in a case differ, which in functions they need not.
  private mutating func checkLabels(of enumCase: EnumCaseSpec) {
    var seen: [String: (label: SwiftName, isName: Bool)] = [:]
    let labels =
      enumCase.values.map { (label: $0.label ?? $0.name, isName: $0.label == nil) }
      + enumCase.slots.map { (label: $0.name, isName: true) }
    for (label, isName) in labels where label.text != "_" {
      // Of equal names there is an error already.
      if let other = seen[label.text], !isName || !other.isName {
        error(
          "duplicate-member", at: label.place,
          "'\(enumCase.name.text)' has the label '\(label.text)' already, and the labels of a case "
            + "differ; choose another one",
          notes: [Note("the first is here", at: other.label.place)])
      }
      seen[label.text] = seen[label.text] ?? (label, isName)
    }
  }

  /// Checks that a value of a type has an end: an alias stands for something else, and a struct
  /// holds no other of its own.
  private mutating func checkRecursion(of spec: TypeSpec, named name: String) {
    if let alias = spec.alias, index.typeIndex.isCircular(alias: name) {
      error(
        "recursive-type", at: alias.place,
        "'\(spec.name.text)' would stand for itself; let it stand for another type")
    }
    for type in spec.properties.compactMap(\.type)
    where spec.refined == nil && index.typeIndex.stores(type, name) {
      error(
        "recursive-type", at: type.place,
        "every '\(spec.name.text)' would hold another one without an end; hold a list of them, or "
          + "make it an enum")
    }
  }

  private mutating func checkDistinct(
    _ members: [(name: SwiftName, kind: String)], in type: String,
    reserved: Set<String> = typeMemberNames
  ) {
    var seen: [String: SwiftName] = [:]
    for member in members {
      checkMemberName(member.name, member.kind, reserved: reserved)
      if let other = seen[member.name.text] {
        error(
          member.kind == "case" ? "duplicate-case" : "duplicate-member", at: member.name.place,
          "'\(type)' has '\(member.name.text)' already; remove or rename one of them",
          notes: [Note("the first is here", at: other.place)])
      }
      seen[member.name.text] = seen[member.name.text] ?? member.name
    }
  }

  private mutating func genericsOfType(_ specs: [GenericSpec]) -> [GenericParameter] {
    for spec in specs {
      guard let type = spec.defaultType else { continue }
      error(
        "generic-default", at: type.place,
        "a type says what '\(spec.name.text)' is where it is used; 'default' is for the generic "
          + "parameters of a component: remove it")
    }
    return generics(specs)
  }

  /// Checks that options are combined from options before them.
  private mutating func checkOptions(of spec: TypeSpec) {
    var before: [String] = []
    for option in spec.options {
      if let raw = option.raw, let first = option.combined.first {
        error(
          "option-of-two-kinds", at: first.place,
          "'\(option.name.text)' has a raw value and combines others; remove one of both",
          notes: [Note("the raw value is here", at: raw.place)])
      }
      let old = spec.options.filter { $0.deprecated != nil }.map(\.name.text)
      if option.deprecated == nil,
        let name = option.combined.first(where: { old.contains($0.text) })
      {
        error(
          "deprecated-option", at: name.place,
          "'\(name.text)' is deprecated, so '\(option.name.text)' would warn; leave it out, or "
            + "deprecate '\(option.name.text)' as well")
      }
      for name in option.combined where !before.contains(name.text) {
        let remedy = remedy(
          for: name.text, among: before, one: "before it stands", several: "before it stand",
          none: "it combines options that stand before it")
        error(
          "unknown-option", at: name.place,
          "'\(spec.name.text)' has no option '\(name.text)' before '\(option.name.text)'; \(remedy)"
        )
      }
      before.append(option.name.text)
    }
  }

  // MARK: - Conformances

  private mutating func checkProtocol(_ type: SwiftType) {
    let isName = type.text.allSatisfy {
      $0.isLetter || $0.isNumber || "_.@&<>, ".contains($0)
    }
    guard !isName || type.wrapped != nil || rawTypes.contains(type.text) else { return }
    error(
      "conformance", at: type.place,
      rawTypes.contains(type.text)
        ? "'\(type.text)' is no protocol; for an enum with such values write 'raw: \(type.text)'"
        : "'\(type.text)' is no protocol, and only protocols can be conformed to")
  }

  /// Checks what Swift would have to make but cannot.
  private mutating func checkConformances(of spec: TypeSpec) {
    let own = spec.members?.declaredNames ?? []
    let hasPayload = spec.cases.contains(where: \.hasPayload)
    for type in spec.conforms {
      let remedy = "declare it under 'swift', or remove the conformance"
      switch type.text {
      case "CaseIterable" where !own.contains("allCases"):
        if hasPayload {
          error(
            "conformance", at: type.place,
            "nobody can list all cases of '\(spec.name.text)', for one has a payload: 'CaseIterable' "
              + "needs 'allCases'; \(remedy)")
        } else if spec.cases.isEmpty {
          error(
            "conformance", at: type.place,
            "only an enum has cases to list: 'CaseIterable' needs 'allCases'; \(remedy)")
        }
      case "Comparable"
      where (spec.cases.isEmpty || hasPayload || spec.raw != nil)
        && spec.members?.text.contains("func <") != true:
        error(
          "conformance", at: type.place,
          "Swift orders only enums without payload and raw values: 'Comparable' needs 'static func <'; "
            + remedy)
      case "Identifiable"
      where !own.contains("id") && !spec.properties.contains { $0.name.text == "id" }
        && !(isEnumWithoutName(spec, "id")):
        error(
          "conformance", at: type.place,
          "'Identifiable' needs a property 'id'; add it"
            + (spec.cases.isEmpty
              ? "" : " under 'swift', for the payload is not known to be hashable"))
      default: break
      }
    }
  }

  /// Whether an enum can be its own identity.
  private func isEnumWithoutName(_ spec: TypeSpec, _ name: String) -> Bool {
    !spec.cases.isEmpty && index.typeIndex.conforms(spec, to: .hashable)
      && spec.members?.declaredNames.contains(name) != true
  }

  private func conformances(of spec: TypeSpec, _ kind: TypeKind?) -> [String] {
    let own = spec.conforms.map(\.text)
    func added(_ known: KnownProtocol) -> [String] {
      own.contains { $0.isComposition(with: known.rawValue) }
        || !index.typeIndex.conforms(spec, to: known) ? [] : [known.rawValue]
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

  // MARK: - The model

  private mutating func model(
    of spec: TypeSpec, _ kind: TypeKind, named name: String
  ) -> OwnedType.Kind {
    switch kind {
    case .enumeration:
      let isListed = spec.conforms.contains { $0.text == "CaseIterable" }
      let hasDeprecated = spec.cases.contains { $0.deprecated != nil }
      return .enumeration(
        .init(
          rawType: spec.raw?.text, cases: spec.cases.map { enumCase($0, in: spec, named: name) },
          writesAllCasesOut: isListed && hasDeprecated
            && spec.members?.declaredNames.contains("allCases") != true,
          identifiesItself: spec.conforms.contains { $0.text == "Identifiable" }
            && isEnumWithoutName(spec, "id")))
    case .structure:
      return .structure(
        .init(
          members: spec.properties.compactMap { member($0, in: spec) }, checks: spec.checks,
          body: spec.body))
    case .alias: return .alias(spec.alias?.text ?? "")
    case .protocol:
      return .protocol(requirements: spec.properties.compactMap { member($0, in: spec) })
    case .optionSet:
      return .optionSet(rawType: spec.raw?.text ?? "Int", options: options(of: spec))
    case .namespace: return .namespace
    }
  }

  private mutating func enumCase(
    _ spec: EnumCaseSpec, in type: TypeSpec, named name: String
  ) -> OwnedType.Case {
    OwnedType.Case(
      name: spec.name.text, rawValue: spec.raw?.text,
      values: spec.values.compactMap { value in
        guard let valueType = value.type else { return nil }
        // What makes a case with slots takes it as a property, which is checked.
        if spec.slots.isEmpty { checkDefault(value.defaultValue, of: valueType) }
        return OwnedType.Member(
          name: value.name.text, type: valueType.text, isFunction: false, isBinding: false,
          defaultValue: value.defaultValue?.text, label: label(value.label ?? value.name),
          summary: value.summary?.value)
      },
      maker: maker(of: spec, in: type),
      isIndirect: spec.values.contains { value in
        value.type.map { index.typeIndex.holds($0, name) } ?? false
      },
      summary: spec.summary?.value, deprecation: deprecation(spec.deprecated, among: type))
  }

  private mutating func member(_ spec: PropertySpec, in owner: TypeSpec) -> OwnedType.Member? {
    guard let type = spec.type else { return nil }
    let isBinding = spec.isBinding?.value ?? false
    checkDefault(spec.defaultValue, of: type)
    return OwnedType.Member(
      name: spec.name.text, type: type.text, isFunction: index.typeIndex.unaliased(type).isFunction,
      isBinding: isBinding,
      defaultValue: spec.defaultValue?.text ?? (type.wrapped != nil && !isBinding ? "nil" : nil),
      label: label(spec.label ?? spec.name), summary: spec.summary?.value,
      access: spec.access?.value, deprecation: deprecation(spec.deprecated),
      builder: owner.refined == nil ? itemsBuilder(of: spec, in: owner)?.name : nil)
  }

  /// The options, each that says nothing of its value with the next free bit.
  private mutating func options(of spec: TypeSpec) -> [OwnedType.Option] {
    let taken = Set(spec.options.compactMap { $0.raw.flatMap { bit($0.text) } })
    var bits = (0...).lazy.filter { !taken.contains($0) }.makeIterator()
    return spec.options.map { option in
      let isOwn = option.raw == nil && option.combined.isEmpty
      return OwnedType.Option(
        name: option.name.text,
        rawValue: option.raw?.text ?? (isOwn ? bits.next().map { "1 << \($0)" } : nil),
        combined: option.combined.map(\.text), summary: option.summary?.value,
        deprecation: deprecation(option.deprecated))
    }
  }

  /// The bit that a raw value is, if it is a single one.
  private func bit(_ value: String) -> Int? {
    if value.hasPrefix("1 << ") { return Int(value.dropFirst(5)) }
    guard let number = Int(value), number > 0, number & (number - 1) == 0 else { return nil }
    return number.trailingZeroBitCount
  }

  private mutating func constant(
    _ spec: ConstantSpec, in type: TypeSpec
  ) -> OwnedType.Constant? {
    guard let value = spec.value else { return nil }
    let isNamespace = type.cases.isEmpty && type.options.isEmpty && type.properties.isEmpty
    if spec.type == nil, isNamespace, type.body == nil {
      error(
        "constant-type", at: spec.name.place,
        "'\(type.name.text)' has no values that '\(spec.name.text)' could be one of; "
          + "give the constant a 'type', as in '{type: Double, value: \(value.text)}'")
    }
    if let type = spec.type { checkDefault(value, of: type) }
    if spec.type == nil, spec.deprecated == nil, let member = value.implicitMember,
      type.deprecatedMembers.contains(member.text)
    {
      error(
        "deprecated-default", at: value.place,
        "'\(member.text)' is deprecated, so the constant would warn; deprecate it as well, or give "
          + "it another value")
    }
    let types = index.typeIndex
    let isShared =
      spec.type.map { types.conforms($0, to: .sendable) } ?? types.conforms(type, to: .sendable)
    return OwnedType.Constant(
      name: spec.name.text, type: spec.type?.text ?? "Self", value: value.text,
      isStored: isShared && type.generics.isEmpty, summary: spec.summary?.value,
      deprecation: deprecation(spec.deprecated))
  }

  /// What the property `default` returns; nil if the type has no such property.
  private mutating func defaultMember(of spec: TypeSpec) -> String? {
    guard let name = spec.defaultMember else { return nil }
    let constants = spec.constants.filter { $0.type == nil }
    let names =
      spec.cases.map(\.name.text) + spec.options.map(\.name.text) + constants.map(\.name.text)
    guard names.contains(name.text) else {
      let remedy = remedy(for: name.text, among: names, none: "declare it under 'constants'")
      error(
        "unknown-default", at: name.place,
        "'\(spec.name.text)' has no '\(name.text)' that could be its default; \(remedy)")
      return nil
    }
    if spec.cases.contains(where: { $0.name.text == name.text && $0.hasPayload }) {
      error(
        "default-with-payload", at: name.place,
        "the case '\(name.text)' has a payload, so it is no value by itself; "
          + "declare a constant for it under 'constants' and name that")
    }
    if spec.deprecatedMembers.contains(name.text) {
      error(
        "deprecated-default", at: name.place,
        "'\(name.text)' is deprecated, so it cannot be what stands where nothing is said; "
          + "choose another default")
    }
    let all = names + spec.constants.map(\.name.text)
    return all.contains("default") || spec.members?.declaredNames.contains("default") == true
      ? nil : name.text
  }

  private func needsImports(_ spec: TypeSpec) -> Bool {
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
            || index.typeIndex.entries[$0.text] != nil
        } || type.text.contains("@")
      }
  }
}

/// Names that no member of a type can have.
private let typeMemberNames: Set<String> = ["init", "self", "Self", "Type", "_"]

/// What is known without an import.
private let standardTypes: Set<String> = [
  "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Comparable",
  "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error",
  "Float", "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "Never",
  "Optional", "Result", "Sendable", "Set", "String", "Substring", "UInt", "UInt16", "UInt32",
  "UInt64", "UInt8", "Void",
]

extension TypeSpec {
  /// The static members that are deprecated.
  var deprecatedMembers: [String] {
    cases.filter { $0.deprecated != nil }.map(\.name.text)
      + options.filter { $0.deprecated != nil }.map(\.name.text)
      + constants.filter { $0.deprecated != nil }.map(\.name.text)
  }
}
