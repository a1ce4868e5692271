import Diagnostics
import Specification
import SwiftFragments

/// A resolver with the settings of its label.
struct KnownResolver {
  let resolver: Resolver
  let label: String?
}

/// The resolvers with which a slot can be filled: those among its options, followed by those of forms.
func checkSlotResolvers(
  of slot: SlotSpec, _ options: [SlotFilling], in scope: ComponentScope, _ findings: inout Findings
) -> [KnownResolver] {
  var known: [KnownResolver] = []
  var places: [String: Place] = [:]
  for filling in options + scope.formFillings(of: slot) {
    guard let resolver = scope.resolver(filling) else { continue }
    if let place = places[resolver.name.text],
      place.source !== resolver.name.place.source || place.span != resolver.name.place.span
    {
      findings.error(
        .duplicateResolver, at: resolver.name.place,
        "the slot '\(slot.name.text)' has another resolver '\(resolver.name.text)'; rename one",
        notes: [Note("the other is here", at: place)])
    }
    guard places.updateValue(resolver.name.place, forKey: resolver.name.text) == nil else {
      continue
    }
    let isOptional = slot.isOptional?.value == true
    if let made = checkResolver(resolver, isOptional: isOptional, in: scope, &findings) {
      checkSlotType(
        of: slot, needs: made.view.text, made.name, at: filling.place, in: scope, &findings)
      known.append(KnownResolver(resolver: made, label: resolver.label?.text))
    }
  }
  return known
}

/// The resolver for a word, which must exist.
func findResolver(
  _ filling: SlotFilling, option: String, plural: String, words: [String] = [],
  in scope: ComponentScope, _ findings: inout Findings
) -> ResolverSpec? {
  if let resolver = scope.resolver(filling) { return resolver }
  var known = words
  if known.isEmpty { known = SlotOption.allCases.map(\.rawValue) }
  known += (scope.spec.resolvers + scope.project.resolvers).map(\.name.text)
  let remedy = remedy(
    for: filling.name, among: known, one: "the only \(option) is", several: "the \(plural) are")
  findings.error(
    .unknownSlotOption, at: filling.place, "unknown \(option) '\(filling.name)'; \(remedy)")
  return nil
}

// MARK: - One resolver

/// Checks resolvers, whether slots use them or not.
func checkDeclaredResolvers(
  _ resolvers: [ResolverSpec], in scope: ComponentScope, _ findings: inout Findings
) {
  for resolver in resolvers { _ = checkResolver(resolver, isOptional: true, in: scope, &findings) }
}

private func checkResolverName(of resolver: ResolverSpec, _ findings: inout Findings) {
  if SlotChoice(resolver.name.text) != nil || SlotOption(rawValue: resolver.name.text) != nil {
    findings.error(
      .reservedName, at: resolver.name.place,
      "a resolver cannot be named '\(resolver.name.text)', which is an option of slots; choose "
        + "another name")
  }
}

private func checkResolver(
  _ spec: ResolverSpec, isOptional: Bool, in scope: ComponentScope, _ findings: inout Findings
) -> Resolver? {
  checkResolverName(of: spec, &findings)
  for type in [spec.type, spec.view].compactMap({ $0 }) where type.text != "text" {
    checkTypeUse(of: type, in: scope, &findings)
  }
  // A resolver of the project has to be as accessible as the components that use it.
  if scope.spec.component != nil {
    for type in [spec.type, spec.view].compactMap(\.self) + spec.parameters.compactMap(\.type) {
      checkHandwrittenTypes(in: type, for: scope.access, in: scope, &findings)
    }
  }
  if let type = spec.type, let first = spec.parameters.first {
    findings.error(
      .resolver, at: first.name.place,
      "a resolver takes one argument of a 'type' or several 'parameters'; remove one of the keys",
      notes: [Note("the type is here", at: type.place)])
    return nil
  }
  guard let view = spec.view ?? (spec.type?.text == "text" ? nil : spec.type) else {
    findings.error(
      .resolver, at: spec.name.place,
      "the resolver '\(spec.name.text)' has no type of its view; add 'view: …'")
    return nil
  }
  if spec.view != nil || spec.type == nil, spec.value == nil {
    findings.error(
      .resolver, at: spec.name.place,
      "the resolver '\(spec.name.text)' has no value; add 'value: "
        + "\(view.text)(\(spec.type == nil ? "…" : "$0"))'")
    return nil
  }
  checkResolverValue(of: spec, &findings)
  if let value = spec.defaultValue, spec.type == nil {
    findings.error(
      .resolver, at: value.place,
      "'default' is for a resolver with one argument; write it on a parameter, or remove it")
  } else if let value = spec.defaultValue, value.isNil, !isOptional, spec.type?.wrapped == nil {
    findings.error(
      .resolver, at: value.place,
      "the argument can be nil for an optional slot only; make the slot optional, or give another "
        + "default")
  }
  return Resolver(
    name: spec.name.text, arguments: checkResolverArguments(of: spec, in: scope, &findings),
    view: view.expression, value: spec.value)
}

private func checkResolverArguments(
  of spec: ResolverSpec, in scope: ComponentScope, _ findings: inout Findings
) -> [Resolver.Argument] {
  if let type = spec.type {
    return [
      Resolver.Argument(
        name: "$0", suffix: "", label: nil, type: type.expression,
        defaultValue: spec.defaultValue?.text, isText: type.text == "text",
        isFunction: scope.declarations.typeIndex.unaliased(type).isFunction,
        isClosure: scope.isClosure(type),
        isView: scope.isView(type), takesLiterals: scope.takesStringLiterals(type),
        summary: spec.summary?.value)
    ]
  }
  for parameter in spec.parameters where parameter.type?.text == "text" {
    if let value = parameter.defaultValue {
      findings.error(
        .resolver, at: value.place,
        "a text has no default: it is a localized key or a string; remove it, or give the "
          + "parameter one of these types")
    }
    let first = spec.parameters.first { $0.type?.text == "text" }
    if let first, first.name.text != parameter.name.text {
      findings.error(
        .resolver, at: parameter.name.place,
        "a resolver has at most one text; give '\(parameter.name.text)' the type "
          + "'LocalizedStringKey' or 'String'",
        notes: [Note("the other text is here", at: first.name.place)])
    }
  }
  return spec.parameters.compactMap { parameter in
    guard let type = parameter.type else { return nil }
    if type.text != "text" {
      checkTypeUse(of: type, in: scope, &findings)
      checkDefault(parameter.defaultValue, of: type, in: scope, &findings)
      checkRequired(parameter.isRequired, type, default: parameter.defaultValue, &findings)
    }
    return Resolver.Argument(
      name: parameter.name.text, suffix: upperCamelCase(parameter.name.text),
      label: parameter.label?.text, type: type.expression,
      defaultValue: parameter.defaultValue?.text ?? (parameter.isOmittable ? "nil" : nil),
      isText: type.text == "text",
      isFunction: scope.declarations.typeIndex.unaliased(type).isFunction,
      isClosure: scope.isClosure(type), isView: scope.isView(type),
      takesLiterals: scope.takesStringLiterals(type),
      summary: parameter.summary?.value)
  }
}

private func checkResolverValue(of spec: ResolverSpec, _ findings: inout Findings) {
  guard let value = spec.value else { return }
  let names = spec.parameters.map(\.name.text)
  if spec.type != nil, !value.refers(to: "$0") {
    findings.error(
      .resolver, at: value.place,
      "the view does not depend on the argument; write '$0' for it, or remove 'type'")
  } else if spec.type == nil, value.refers(to: "$0") {
    findings.error(
      .resolver, at: value.place,
      "'$0' is the argument of a resolver with a 'type'; "
        + (names.isEmpty
          ? "add one, or name a parameter of the initializer"
          : "name one of \(names.map { "'\($0)'" }.joined(separator: ", "))"))
  }
  if let name = names.first(where: value.declaredNames.contains) {
    findings.error(
      .resolver, at: value.place,
      "a closure in this value declares '\(name)', which is already a parameter; rename one of "
        + "them")
  }
  for parameter in spec.parameters where !value.refers(to: parameter.name.text) {
    findings.error(
      .resolver, at: parameter.name.place,
      "the view does not depend on '\(parameter.name.text)'; use it in 'value', or remove it")
  }
}

extension [KnownResolver] {
  /// The position of each resolver, by name.
  var positions: [String: Int] {
    Dictionary(
      enumerated().map { ($1.resolver.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension ComponentScope {
  /// The choice for a word; nil if the slot cannot be filled in that way.
  ///
  /// - Parameter resolvers: The positions of the slot's resolvers, by name.
  func choice(_ word: String, among resolvers: [String: Int]) -> SlotChoice? {
    resolvers[word].map { .resolver($0) } ?? SlotChoice(word)
  }

  /// The resolver for a filling; nil if there is none, or it is ambiguous.
  func resolver(_ filling: SlotFilling) -> ResolverSpec? {
    switch filling {
    case .made(let resolver): resolver
    case .named(let name):
      resolver(named: name.value)
    }
  }
}
