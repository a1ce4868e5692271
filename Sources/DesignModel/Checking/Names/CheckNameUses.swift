import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// Checks that Swift in a spec uses names as what they stand for.
///
/// A name that the spec does not declare may come from anywhere, and is an error only if it is nearly
/// one of those that can be used here.
func checkNameUses(in scope: ComponentScope, _ findings: inout Findings) {
  let spec = scope.spec
  let component = scope.componentContext("the component")
  func check(_ uses: [NameUse], _ context: NameContext) {
    countSteps(uses.count)
    for use in uses { checkNameUse(use, context, in: scope, &findings) }
  }
  check(spec.body?.uses ?? [], component)
  for entry in spec.configuration?.entries ?? [] {
    check((entry.value?.uses ?? []) + (entry.view?.uses ?? []), component)
  }
  check(spec.accessibility?.uses ?? [], component)
  check(spec.declarations?.uses ?? [], component)
  for style in spec.styles {
    if let body = style.body { check(body.uses, scope.context(of: style)) }
  }
  let defaults = scope.defaultContext("a default")
  check(spec.defaultValues.flatMap(\.uses), defaults)
}

private func checkNameUse(
  _ use: NameUse, _ context: NameContext, in scope: ComponentScope, _ findings: inout Findings
) {
  if use.isAwaited, use.enclosingType == .none {
    findings.error(
      .awaitInBody, at: use.name.place,
      "a view's body cannot wait; put 'await' into 'task { … }', and keep the result in 'state'")
    return
  }
  checkStaticMember(use, in: scope, &findings)
  switch use.enclosingType {
  case .none: break
  case .extended(let type):
    // In an extension of the component its members are there; of other types nothing is known.
    guard type == scope.spec.component?.text else { return }
  case .declared: return
  }
  if use.name.text == "self", context.hidden["self"] == nil {
    checkSelfMember(use, context, in: scope, &findings)
    return
  }
  let isProjected = use.name.text.hasPrefix("$")
  let name = isProjected ? String(use.name.text.dropFirst()) : use.name.text
  if let meaning = context.names[name] {
    checkMeaning(meaning, of: name, use, isProjected: isProjected, context, &findings)
  } else if let reason = context.hidden[name], use.enclosingType == .none {
    findings.error(
      .nameNotInScope, at: use.name.place, reason.message(name, use, in: context),
      fixIts: reason.fixIts(name, use))
  } else if let near = nearName(to: name, use, context, in: scope) {
    reportUnknown(use.name, name, near, "cannot be found here", &findings)
  }
}

private func checkMeaning(
  _ meaning: NameContext.Meaning, of name: String, _ use: NameUse, isProjected: Bool,
  _ context: NameContext, _ findings: inout Findings
) {
  switch meaning {
  case .variable, .other: return
  case .constant where isProjected, .view where isProjected:
    findings.error(
      .notABinding, at: use.name.place,
      "'\(name)' has no binding; write 'binding: true' in the property, or declare it under 'state'"
    )
  case .constant where use.access.isWrite && use.members.isEmpty,
    .view where use.access.isWrite && use.members.isEmpty:
    findings.error(
      .assignedConstant, at: use.name.place,
      "'\(name)' cannot be changed here; write 'binding: true' in the property, or keep the value under "
        + "'state'")
  case .view where use.members.isEmpty && use.call != nil:
    findings.error(
      .calledView, at: use.name.place,
      "'\(name)' is a view and takes no arguments; write '\(name)' without parentheses")
  case .constant, .view: return
  }
}

extension NameUse.Access {
  fileprivate var isWrite: Bool { self == .assigned || self == .inOut }
}

// MARK: - Names that cannot be used here

extension NameContext.Hidden {
  fileprivate func message(_ name: String, _ use: NameUse, in context: NameContext) -> String {
    switch self {
    case .configuration:
      "a style sees '\(name)' in its configuration; write 'configuration.\(use.name.text)'"
    case .component:
      "'\(name)' belongs to the component, and a style does not see it; add it to 'configuration', or "
        + "to the style's 'environment' if it is an environment value"
    case .instance:
      "\(context.title) is evaluated before the component exists and cannot use '\(name)'; write a "
        + "value that depends on nothing"
    case .styleOnly:
      "'configuration' is what styles see; in the component write the name alone"
    case .parameter(let style):
      "'\(name)' is a parameter of the style '\(style)', and cannot be used here"
    }
  }

  fileprivate func fixIts(_ name: String, _ use: NameUse) -> [FixIt] {
    switch self {
    case .configuration:
      return use.name.fix(to: "configuration.\(use.name.text)")
    case .styleOnly:
      guard let member = use.members.first, use.name.isWritten, member.isWritten else { return [] }
      let prefix = Place(
        use.name.place.source, Span(use.name.place.span.start, member.place.span.start))
      return [FixIt("write the name alone", [.init(prefix, "")])]
    case .component, .instance, .parameter: return []
    }
  }
}

extension SwiftName {
  /// Whether the spec has the name letter by letter, so that it can be replaced.
  fileprivate var isWritten: Bool { place.source[place.span] == text }

  fileprivate func fix(to text: String) -> [FixIt] {
    isWritten ? [FixIt("write '\(text)'", [.init(place, text)])] : []
  }
}

// MARK: - Names that are nearly right

private func reportUnknown(
  _ place: SwiftName, _ name: String, _ near: String, _ what: String, _ findings: inout Findings
) {
  let text = place.text.hasPrefix("$") ? "$" + near : near
  findings.error(
    .unknownName, at: place.place, "'\(name)' \(what); did you mean '\(near)'?",
    fixIts: place.fix(to: text))
}

/// The name that is probably meant by one that nothing here declares; nil if it may be somebody's own.
private func nearName(
  to name: String, _ use: NameUse, _ context: NameContext, in scope: ComponentScope
) -> String? {
  guard name.count > 2 else { return nil }
  if name.first?.isUppercase == true { return scope.nearType(to: name, use) }
  if languageFunctionNames.contains(name) || !swiftUIMethods(named: name).isEmpty { return nil }
  let locals = use.locals.all.filter { $0.first?.isUppercase != true }.sorted()
  return nearest(name, among: context.variableNames + locals)
}

private func checkSelfMember(
  _ use: NameUse, _ context: NameContext, in scope: ComponentScope, _ findings: inout Findings
) {
  guard context.isComponent, let member = use.members.first else { return }
  let name = member.text.hasPrefix("$") ? String(member.text.dropFirst()) : member.text
  if context.contains(name) || !swiftUIMethods(named: name).isEmpty { return }
  guard let near = nearest(name, among: context.variableNames) else { return }
  reportUnknown(member, name, near, "is no member of the component", &findings)
}

/// Checks `CardRole.critical`: that the type has the member.
private func checkStaticMember(
  _ use: NameUse, in scope: ComponentScope, _ findings: inout Findings
) {
  guard use.name.text.first?.isUppercase == true, !use.members.isEmpty else { return }
  var type = use.name.text
  for member in use.members {
    if let cases = scope.declarations.cases[type], !cases.contains(member.text),
      !(scope.declarations.extensionMembers[type.lastPathPart] ?? []).contains(member.text),
      !membersOfEveryType.contains(member.text),
      let near = nearest(member.text, among: cases)
    {
      findings.error(
        .unknownCase, at: member.place,
        "'\(type)' has no case '\(member.text)'; did you mean '\(near)'?",
        fixIts: member.fix(to: near))
      return
    }
    type += "." + member.text
  }
}

extension String {
  fileprivate var lastPathPart: String { split(separator: ".").last.map(String.init) ?? self }
}

private let membersOfEveryType: Set<String> = ["self", "Type", "allCases", "init", "rawValue"]

extension ComponentScope {
  /// The type of the module that is probably meant by a name that no module which is imported is known to
  /// have.
  fileprivate func nearType(to name: String, _ use: NameUse) -> String? {
    guard isNowhere(type: name), !use.locals.contains(name) else { return nil }
    let near = nearest(name, among: declarations.types.keys.sorted())
    return near.flatMap { abs($0.count - name.count) < 3 && name.count > 3 ? $0 : nil }
  }

  /// Whether a type of a name is neither declared in the module nor known of those that it imports.
  func isNowhere(type name: String) -> Bool {
    // A type of another module can have any name.
    (spec.imports + project.imports).allSatisfy { modulesWithKnownTypes.contains($0.text) }
      && declarations.types[name] == nil && !isKnownType(name)
      && declarations.handwritten.types[name] == nil && generic(named: name) == nil
      && slotsByGeneric[name] == nil && !(spec.declarations?.declaredNames.contains(name) ?? false)
      && !ownTypeNames.contains(name)
  }

  /// The names of types and generic parameters that stand in types of the spec, at any depth, and of generic
  /// parameters of forms and slots.
  private var ownTypeNames: Set<String> {
    func names(in types: [TypeSpec]) -> [String] {
      types.flatMap { type in
        [type.name.text] + type.generics.map(\.name.text) + names(in: type.types)
      }
    }
    return Set(names(in: spec.types))
  }
}

private let modulesWithKnownTypes: Set<String> = ["SwiftUI", "Foundation"]

// MARK: - The Swift of a spec

extension ComponentSpec {
  /// The expressions that are evaluated before there is a component.
  fileprivate var defaultValues: [SwiftExpression] {
    let declared =
      properties.map(\.defaultValue) + state.map(\.defaultValue)
      + modifiers.flatMap { [$0.defaultValue, $0.argumentDefault, $0.value] }
      + environment.flatMap { [$0.defaultValue, $0.argumentDefault, $0.value] }
    let parameters =
      styles.flatMap(\.parameters) + modifiers.flatMap(\.parameters)
      + environment.flatMap(\.parameters)
    return (declared + parameters.map(\.defaultValue)).compactMap(\.self)
  }
}

extension AccessibilitySpec {
  /// The names that its Swift uses.
  fileprivate var uses: [NameUse] {
    let texts = [label, hint, value].compactMap(\.self).flatMap(\.expressions)
    return (texts + traits.compactMap(\.condition)).flatMap(\.uses)
      + actions.flatMap { ($0.condition?.uses ?? []) + ($0.perform?.uses ?? []) }
  }
}
