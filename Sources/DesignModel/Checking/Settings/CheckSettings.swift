import Diagnostics
import Specification
import SwiftFragments

// Modifiers and environment entries: values that a method sets.

/// The keys that both have in common.
private protocol SettingSpec {
  var name: SwiftName { get }
  var type: SwiftType? { get }
  var defaultValue: SwiftExpression? { get }
  var preservesOptional: Located<Bool>? { get }
  var label: SwiftName? { get }
  var argumentDefault: SwiftExpression? { get }
  var value: SwiftExpression? { get }
  var parameters: [ParameterSpec] { get }
  var summary: Documentation? { get }
  var deprecated: DeprecationSpec? { get }
}

extension ModifierSpec: SettingSpec {}
extension EnvironmentSpec: SettingSpec {}

func checkModifier(_ spec: ModifierSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> Modifier?
{
  guard spec.type != nil else {
    // Otherwise the key is reported as missing.
    if let deprecation = spec.deprecated {
      let renamed = deprecation.renamed.map { "; '\($0.value)' is no modifier" } ?? ""
      findings.error(
        .missingKey, at: spec.name.place,
        "a modifier needs the key 'type', as in 'type: Bool', unless it is an old name of another one, which "
          + "'renamed' states\(renamed)")
    }
    return nil
  }
  let function = spec.functionName ?? spec.name
  if spec.value != nil, function.text == spec.name.text {
    findings.error(
      .valueName, at: spec.name.place,
      "the method '\(function.text)()' would have the name of the value that it sets; add 'name', "
        + "as in '\(spec.name.text): {name: \(scope.otherName(function.text))}'")
  }
  return checkSetting(spec, function: function, access: scope.access, in: scope, &findings)
}

/// The environment entries that are emitted with a spec.
func checkEnvironment(
  in scope: ComponentScope, _ findings: inout Findings
) -> [EnvironmentEntry] {
  scope.spec.environment.compactMap { spec in
    let entry = checkEnvironmentEntry(spec, in: scope, &findings)
    return scope.declarations.entries[spec.name.text]?.owner == scope.spec.owner ? entry : nil
  }
}

func checkEnvironmentEntry(
  _ spec: EnvironmentSpec, in scope: ComponentScope, _ findings: inout Findings
) -> EnvironmentEntry? {
  guard let type = spec.type else {
    checkExistingEntry(spec, in: scope, &findings)
    return nil
  }
  if let keyPath = spec.keyPath {
    findings.error(
      .declaredKeyPath, at: keyPath.place,
      "'\(spec.name.text)' has a type, so it is declared here under its own name; remove "
        + "'keyPath', or 'type' if '\(keyPath.text)' already exists",
      notes: [Note("the type is here", at: type.place)])
  }
  let shared = scope.declarations.entries[spec.name.text]?.access ?? scope.access
  switch spec.modifier {
  case .omitted(let place):
    for (key, argument) in scope.arguments(of: spec) {
      findings.error(
        .noModifier, at: argument,
        "'\(spec.name.text)' has no modifier, and '\(key)' is for one; remove one of the keys",
        notes: [Note("the modifier is turned off here", at: place)])
    }
    return checkSetting(spec, function: nil, access: shared, in: scope, &findings)
  case .named(let name):
    checkMemberName(name, "modifier", reserved: reservedMemberNames, &findings)
    return checkSetting(spec, function: name, access: shared, in: scope, &findings)
  case nil: return checkSetting(spec, function: spec.name, access: shared, in: scope, &findings)
  }
}

/// Checks an entry that already exists in the environment.
private func checkExistingEntry(
  _ spec: EnvironmentSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  var keys = scope.arguments(of: spec)
  if let value = spec.defaultValue { keys.insert(("default", value.place), at: 0) }
  switch spec.modifier {
  case .omitted(let place): keys.append(("modifier", place))
  case .named(let name): keys.append(("modifier", name.place))
  case nil: break
  }
  if let deprecated = spec.deprecated { keys.append(("deprecated", deprecated.place(in: spec))) }
  for (key, place) in keys {
    findings.error(
      .existingValue, at: place,
      "'\(spec.name.text)' has no type, so it reads an existing value; give it a 'type', or "
        + "remove '\(key)'")
  }
}

private func checkSetting(
  _ spec: some SettingSpec, function: SwiftName?, access: AccessLevel, in scope: ComponentScope,
  _ findings: inout Findings
) -> Setting? {
  guard let type = spec.type else { return nil }
  checkSettingArguments(of: spec, in: scope, &findings)
  let argument = checkSettingArgument(of: spec, type, in: scope, &findings)
  var defaultValue = scope.defaultValue(spec.defaultValue, of: type)
  if case .several(let parameters, let structure) = argument {
    let hasDefaults = parameters.allSatisfy { $0.defaultValue != nil }
    if hasDefaults, type.wrapped == nil { defaultValue = defaultValue ?? "\(structure)()" }
  }
  if defaultValue == nil || spec.defaultValue != nil || spec.preservesOptional != nil {
    checkOptionality(
      type, default: spec.defaultValue, preservesOptional: spec.preservesOptional, of: spec.name,
      in: scope, &findings)
  }
  for value in [spec.argumentDefault, spec.value] {
    checkDefault(value, of: type, in: scope, &findings)
  }
  return Setting(
    name: spec.name.text, function: function?.text, type: type.expression,
    isFunction: scope.isClosure(type), defaultValue: defaultValue,
    argument: argument, summary: spec.summary?.value,
    deprecation: checkDeprecation(spec.deprecated, in: scope, &findings),
    access: access)
}

private func checkSettingArgument(
  of spec: some SettingSpec, _ type: SwiftType, in scope: ComponentScope, _ findings: inout Findings
) -> Setting.Argument {
  if let value = spec.value { return .none(value: value.text) }
  guard !spec.parameters.isEmpty else {
    let isPassedOn = spec.preservesOptional?.value == true
    return .value(
      type: isPassedOn ? type.expression : type.unwrapped, label: spec.label.flatMap(scope.label),
      default: spec.argumentDefault?.text)
  }
  let structure = type.unwrapped.text
  let plain = scope.declarations.naming.plain(structure)
  let isName = plain.first?.isUppercase == true && plain.allSatisfy { $0.isLetter || $0.isNumber }
  if !isName || structure != scope.declarations.naming.full(plain) {
    findings.error(
      .parametersType, at: type.place,
      "the arguments of '\(spec.name.text)' are stored in an emitted struct, and 'type' is its "
        + "name, as in 'type: \(scope.declarations.naming.full(upperCamelCase(spec.name.text)))'")
  }
  var seen: [String: Place] = [:]
  for parameter in spec.parameters {
    checkMemberName(parameter.name, "parameter", reserved: reservedMemberNames, &findings)
    if let other = seen[parameter.name.text] {
      findings.error(
        .nameCollision, at: parameter.name.place,
        "'\(spec.name.text)' already has the parameter '\(parameter.name.text)'; rename one of them",
        notes: [Note("the other is here", at: other)])
    }
    seen[parameter.name.text] = parameter.name.place
  }
  return .several(
    spec.parameters.compactMap { checkDeclaredParameter($0, in: scope, &findings) },
    structure: structure)
}

/// Checks that a value is set in one way.
private func checkSettingArguments(
  of spec: some SettingSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let keys = scope.arguments(of: spec)
  guard let reason = keys.first(where: { $0.key == "value" || $0.key == "parameters" }) else {
    return
  }
  for (key, place) in keys where key != reason.key {
    findings.error(
      .twoArguments, at: place,
      reason.key == "value"
        ? "the method of '\(spec.name.text)' takes no argument, because it sets its 'value'; "
          + "remove '\(key)'"
        : "the arguments of '\(spec.name.text)' are its 'parameters'; remove '\(key)', and give "
          + "optional parameters a 'default'",
      notes: [Note("'\(reason.key)' is here", at: reason.place)])
  }
}

func checkDeclaredParameter(
  _ spec: ParameterSpec, in scope: ComponentScope, _ findings: inout Findings
) -> DeclaredParameter? {
  guard let type = spec.type else { return nil }
  checkDefault(spec.defaultValue, of: type, in: scope, &findings)
  checkRequired(spec.isRequired, type, default: spec.defaultValue, &findings)
  return DeclaredParameter(
    name: spec.name.text, type: type.expression,
    isFunction: scope.isClosure(type) && type.wrapped == nil,
    defaultValue: spec.defaultValue?.text ?? (spec.isOmittable ? "nil" : nil),
    label: scope.label(spec.label ?? spec.name), summary: spec.summary?.value)
}

// MARK: - Names of methods

/// Checks that no two methods of the component have the same signature.
func checkModifierMethods(
  _ modifiers: [Modifier], in scope: ComponentScope, _ findings: inout Findings
) {
  var seen: [String: SwiftName] = [:]
  for modifier in modifiers {
    guard let signature = modifier.signature,
      let name = scope.modifier(named: modifier.name)?.name
        ?? scope.property(named: modifier.name)?.name
    else { continue }
    if let other = seen[signature] {
      findings.error(
        .sameMethod, at: name.place,
        "the method '\(signature)' already sets '\(other.text)'; give one of them another 'name'",
        notes: [Note("'\(other.text)' is here", at: other.place)])
    }
    seen[signature] = seen[signature] ?? name
  }
}

extension ComponentScope {
  /// `selected` for `isSelected`.
  fileprivate func otherName(_ name: String) -> String {
    let isAssertion = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    return isAssertion ? lowerCamelCase(String(name.dropFirst(2))) : "with" + upperCamelCase(name)
  }

  fileprivate func arguments(of spec: some SettingSpec) -> [(key: String, place: Place)] {
    let keys: [(String, Place?)] = [
      ("preserveOptional", spec.preservesOptional?.place),
      ("label", spec.label?.place), ("argumentDefault", spec.argumentDefault?.place),
      ("value", spec.value?.place),
      ("parameters", spec.parameters.first?.name.place),
    ]
    return keys.compactMap { key, place in place.map { (key, $0) } }
  }

  /// The struct that stores the arguments of a method; nil if it takes at most one.
  ///
  /// - Parameter conformances: Its conformances.
  func structure(for setting: Setting, conformances: [String] = []) -> OwnedType? {
    guard case .several(let parameters, let name) = setting.argument else { return nil }
    let members = parameters.map { parameter in
      OwnedType.Member(
        name: parameter.name, type: parameter.type, isFunction: parameter.isFunction,
        isBinding: false, defaultValue: parameter.defaultValue, label: parameter.label,
        summary: parameter.description)
    }
    return OwnedType(
      name: name, kind: .structure(.init(members: members, checks: nil, body: nil)), scope: .plain,
      summary: setting.summary, access: setting.access, deprecation: nil,
      generics: [], conformances: conformances, constants: [], defaultMember: nil, nested: [],
      members: nil,
      needsImports: true)
  }
}

extension DeclaredParameter {
  /// Its description in documentation.
  package var description: String {
    summary ?? valueDescription(name, type: type, isFunction: isFunction)
  }
}

extension Setting {
  /// What distinguishes the method from others of the same type in Swift.
  var signature: String? {
    guard let function else { return nil }
    return switch argument {
    case .none: "\(function)()"
    case .value(let type, let label, _): "\(function)(\(label ?? "_"): \(type))"
    case .several(let parameters, _):
      "\(function)("
        + parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
    }
  }

  /// Whether the method's argument is a non-optional function.
  package var takesFunction: Bool {
    guard case .value(let type, _, _) = argument else { return false }
    return isFunction && (wrapped == nil || type != self.type)
  }

  /// Whether the method accepts nil.
  package var passesNil: Bool {
    guard case .value(let type, _, _) = argument else { return false }
    return wrapped != nil && type == self.type
  }
}

extension DeprecationSpec {
  /// The place of the conflict or of its subject.
  fileprivate func place(in spec: EnvironmentSpec) -> Place {
    (message ?? renamed ?? since)?.place ?? spec.name.place
  }
}
