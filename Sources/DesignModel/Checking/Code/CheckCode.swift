import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// Resolves the Swift in a spec, and finds what is certainly wrong without inference.
func checkCode(in scope: ComponentScope, _ findings: inout Findings) {
  let spec = scope.spec
  let configuration = scope.makeConfigurationMembers()
  let partTypes = scope.makePartTypes()
  var found = Findings.ofSwift
  defer { findings.addUnlessReported(found) }
  defer { checkKnownConformances(in: scope, &found) }
  let extended = scope.extendedByContext
  func environment(_ context: NameContext, in type: String? = nil) -> CodeEnvironment {
    CodeEnvironment(
      scope: scope, context: context, configuration: configuration, partTypes: partTypes,
      owners: type?.enclosingTypes ?? scope.owners(in: context), extendedByContext: extended)
  }
  func check(
    _ block: SwiftBlock?, _ context: NameContext, isBody: Bool = false, isInType: Bool = false,
    membersOf type: String? = nil, in body: CodeBody? = nil
  ) {
    guard let block, let tree = block.tree else { return }
    let resolver = CodeResolver(
      environment: environment(context, in: type), tree: tree, typeOfMembers: type, body: body)
    var names = CodeScope()
    if isInType {
      names.enclosingType = .declared
      names.visibleTypes = nil
    }
    if let type, scope.declarations.code.types[type] != nil { names.selfType = type }
    resolver.checkTypeNames(&found)
    resolver.checkAttributeNames(names, &found)
    if body != nil { resolver.checkIsContent(block, &found) }
    resolver.resolve(tree.statements, names, isBuilder: isBody && !block.returns, &found)
  }
  func check(
    _ value: SwiftExpression?, _ context: NameContext, as type: SwiftType? = nil,
    orNamed name: String? = nil, with names: [String: TypeExpression] = [:],
    in outer: LocalNames? = nil,
    enclosing: CodeScope.EnclosingType = .none, isDefault: Bool = false
  ) {
    guard let tree = value?.tree else { return }
    let resolver = CodeResolver(
      environment: environment(context), tree: tree, isDefault: isDefault)
    var visible = CodeScope()
    visible.enclosingType = enclosing
    if enclosing != .none { visible.visibleTypes = nil }
    visible.locals = LocalNames(names.mapValues { .init(type: $0) }, in: outer)
    let expected = type?.expression ?? name.map { .named($0) } ?? .hole
    resolver.resolveBranch(tree.statements, visible, as: expected, &found)
  }
  let component = scope.componentContext("the component")
  check(spec.body, component, isBody: true, in: .component)
  for entry in spec.configuration?.entries ?? [] {
    check(entry.value, component, as: entry.type)
    check(entry.view, component, isBody: true, in: .component)
  }
  if let accessibility = spec.accessibility {
    for value in accessibility.values { check(value, component) }
    for action in accessibility.actions { check(action.perform, component) }
  }
  check(spec.declarations, component)
  func check(_ types: [TypeSpec], in prefix: String) {
    for type in types {
      let context = scope.context(of: type)
      let isOpen = context == nil
      let isInComponent = prefix.isEmpty && type.scope?.value == .component
      let name = (isInComponent ? "\(spec.component?.text ?? "")." : prefix) + type.name.text
      check(type.members, context ?? .type, isInType: isOpen, membersOf: name)
      check(type.checks, context ?? .type, isInType: isOpen, membersOf: name)
      check(type.body, context ?? .type, isBody: !isOpen, isInType: isOpen, membersOf: name)
      // A type that has no values can have constants of other types, which the spec names.
      for constant in type.constants where constant.type != nil || type.hasValues {
        check(
          constant.value, .type, as: constant.type, orNamed: name, enclosing: .declared,
          isDefault: true)
      }
      check(type.types, in: name + ".")
    }
  }
  check(spec.types, in: "")
  for preview in spec.previews { check(preview.body, .preview, in: .preview) }
  if !spec.styles.isEmpty {
    for (style, context) in zip(spec.styles, scope.styleContexts) {
      check(style.body, context, isBody: true, in: .style)
    }
  }
  let defaults = scope.defaultContext("a default")
  for (value, type) in spec.defaultValues { check(value, defaults, as: type, isDefault: true) }
  let initial = scope.initialValueContext()
  for state in spec.state { check(state.defaultValue, initial, as: state.type, isDefault: true) }
  for slot in spec.slots {
    check(
      slot.defaultContent?.value, defaults, as: slot.defaultContent?.type,
      with: known(slot.arguments.map { ($0.name, $0.type) }))
    // The views of an arrangement are part of the component, and know the number of hidden views.
    for part in slot.arrangement?.expressions ?? [] {
      check(part, component, with: ["hiddenCount": .named("Int")])
    }
    guard let list = slot.list?.value else { continue }
    let members = known(
      list.traits.map { ($0.name, $0.type) } + list.values.map { ($0.name, $0.type) }
    ).merging(namesInItems) { own, _ in own }
    // The names available in an item are checked with the list.
    for item in list.values {
      check(item.value, component, as: item.type, with: members, enclosing: .declared)
    }
    for trait in list.traits {
      check(trait.defaultValue, defaults, as: trait.type, isDefault: true)
      check(trait.argumentDefault, defaults, as: trait.type, isDefault: true)
    }
  }
  for modifier in spec.modifiers {
    let parameters =
      modifier.parameters.map { ($0.name, $0.type) } + [(modifier.name, modifier.type)]
    check(modifier.value, defaults, as: modifier.type, with: known(parameters))
  }
  for entry in spec.environment {
    let parameters = entry.parameters.map { ($0.name, $0.type) } + [(entry.name, entry.type)]
    check(entry.value, defaults, as: entry.type, with: known(parameters))
  }
  let ownResolvers = spec.slots.flatMap(\.options).compactMap { filling in
    if case .made(let resolver) = filling { resolver } else { nil }
  }
  // The view of a slot that is filled for values can depend on them, and on the parameters of the initializer.
  let slotArguments = known(spec.slots.flatMap(\.arguments).map { ($0.name, nil) })
  for resolver in spec.resolvers + ownResolvers {
    check(resolver.defaultValue, defaults, as: resolver.type, isDefault: true)
    var arguments = known(resolver.parameters.map { ($0.name, $0.type) })
    if let type = resolver.type { arguments["$0"] = type.expression }
    let others = scope.parameterTypes(besidesArgumentsOf: resolver)
      .merging(slotArguments) { _, argument in argument }
    check(
      resolver.value, defaults, with: arguments,
      in: LocalNames(others.mapValues { .init(type: $0) }))
    for parameter in resolver.parameters {
      check(parameter.defaultValue, defaults, as: parameter.type, isDefault: true)
    }
  }
  let forms =
    [spec.initializers?.shared].compactMap(\.self)
    + (spec.initializers?.forms ?? []).map(\.details)
  guard forms.contains(where: { !$0.values.isEmpty }) else { return }
  let made = scope.makerContext("a form's value")
  for details in forms where !details.values.isEmpty {
    let parameters = scope.parameterTypes(of: details)
    for (name, value) in details.values {
      // A binding is stored as a binding.
      guard let property = scope.property(named: name.text), property.isBinding?.value != true
      else {
        check(value, made, with: parameters)
        continue
      }
      check(value, made, as: property.type, with: parameters)
    }
  }
}

/// The names that the values of list items can use, besides the members of the component and the item.
private let namesInItems: [String: TypeExpression] = [
  "index": .named("Int"), "count": .named("Int"), "id": .hole, "isSelected": .hole,
  "select": .hole, "selectAction": .hole,
]

extension String {
  /// The name of a type, and the names of the types around it, from the inside out.
  fileprivate var enclosingTypes: [String] {
    let parts = split(separator: ".")
    return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
  }
}

/// The types of names, as far as known.
private func known(_ names: [(SwiftName, SwiftType?)]) -> [String: TypeExpression] {
  Dictionary(
    names.map { ($0.text, $1?.expression ?? .hole) },
    uniquingKeysWith: { _, last in last })
}

// MARK: - The Swift of a spec

extension ComponentSpec {
  /// The expressions that are evaluated before the component exists, with their required types where a spec
  /// declares them.
  fileprivate var defaultValues: [(SwiftExpression?, SwiftType?)] {
    let declared =
      properties.map { ($0.defaultValue, $0.type) }
      + modifiers.flatMap { [($0.defaultValue, $0.type), ($0.argumentDefault, nil)] }
      + environment.flatMap { [($0.defaultValue, $0.type), ($0.argumentDefault, nil)] }
    let parameters =
      styles.flatMap(\.parameters) + modifiers.flatMap(\.parameters)
      + environment.flatMap(\.parameters)
    return declared + parameters.map { ($0.defaultValue, $0.type) }
      + types.flatMap(\.constants).map { ($0.value, $0.type) }
      + types.flatMap(\.properties).map { ($0.defaultValue, $0.type) }
  }
}

extension AccessibilitySpec {
  /// The expressions in it.
  fileprivate var values: [SwiftExpression] {
    [label, hint, value].compactMap(\.self).flatMap(\.expressions)
      + traits.compactMap(\.condition) + actions.compactMap(\.condition)
  }
}

extension TypeSpec {
  /// Whether values of it can exist.
  fileprivate var hasValues: Bool {
    !properties.isEmpty || !cases.isEmpty || !options.isEmpty || raw != nil
  }
}
