import Diagnostics
import Specification
import StepCounting
import SwiftFragments

/// Checks every type that the component itself mentions.
func checkTypeUses(in scope: ComponentScope, _ findings: inout Findings) {
  let (kept, properties) = scope.spec.properties.divided(by: scope.isKeptPrivately)
  let (own, state) = scope.spec.state.divided { scope.isInvisibleToStyles($0.name.text) }
  // Private members are not visible elsewhere.
  for type in (kept.map(\.type) + own.map(\.type)).compactMap(\.self) {
    checkIsTypeOfValue(type, &findings)
    checkTypeUse(of: type, for: .internal, in: scope, &findings)
  }
  var types = (properties.map(\.type) + state.map(\.type)) + scope.spec.modifiers.map(\.type)
  let parameters =
    scope.spec.styles.flatMap(\.parameters) + scope.spec.modifiers.flatMap(\.parameters)
    + scope.spec.environment.flatMap(\.parameters)
  types += parameters.map(\.type) + (scope.spec.configuration?.entries ?? []).map(\.type)
  let lists = scope.spec.slots.compactMap { $0.list?.value }
  types += lists.flatMap(\.traits).map(\.type) + lists.flatMap(\.values).map(\.type)
  for type in types.compactMap({ $0 }) {
    checkIsTypeOfValue(type, &findings)
    checkTypeUse(of: type, in: scope, &findings)
    checkHandwrittenTypes(in: type, for: scope.access, in: scope, &findings)
  }
  // The environment does not depend on whether a component is deprecated.
  for type in scope.spec.environment.compactMap(\.type) {
    checkTypeUse(of: type, allowsDeprecated: false, in: scope, &findings)
    checkHandwrittenTypes(in: type, for: scope.access, in: scope, &findings)
  }
}

/// Checks that a hand-written type is visible wherever declarations that mention it are.
func checkHandwrittenTypes(
  in type: SwiftType, for access: AccessLevel, in scope: ComponentScope, _ findings: inout Findings
) {
  for name in type.typeNames {
    guard let used = scope.declarations.handwritten.visibleType(name.text), access != .internal,
      scope.declarations.typeIndex.entries[name.text] == nil
    else { continue }
    let usedAccess: AccessLevel =
      switch used.access {
      case "public", "open": .public
      case "package": .package
      default: .internal
      }
    guard usedAccess.openness < access.openness else { continue }
    findings.error(
      .access, at: name.place,
      "'\(name.text)' is \(usedAccess.rawValue), and this is \(access.rawValue): others could not "
        + "use it; declare the type as '\(access.rawValue)'",
      notes: [Note("'\(name.text)' is declared here", at: used.name.place)])
  }
}

/// Checks that a declared type is accessible where the spec mentions it.
///
/// - Parameters:
///   - owner: The enclosing type, if any.
///   - access: The access level at that place, if it differs from that of the component or the enclosing
///     type.
func checkTypeUse(
  of type: SwiftType, inside owner: TypeSpec? = nil, for access: AccessLevel? = nil,
  allowsDeprecated: Bool? = nil, in scope: ComponentScope, _ findings: inout Findings
) {
  countSteps()
  checkNamedComponents(in: type, in: scope, &findings)
  if owner == nil { checkTypesAreKnown(in: type, in: scope, &findings) }
  if let owner {
    checkHandwrittenTypes(in: type, for: owner.access?.value ?? scope.access, in: scope, &findings)
  }
  for name in scope.declarations.typeIndex.names(in: type) {
    let place = type.typeNames.first { name.hasPrefix($0.text) }?.place ?? type.place
    if let component = scope.spec.component?.text,
      scope.declarations.typeIndex.entries[name] == nil,
      let scoped = scope.declarations.typeIndex.entries["\(component).\(name)"]?.spec,
      owner?.types.contains(where: { $0.name.text == name }) != true
    {
      findings.error(
        .scopedType, at: place,
        "'\(name)' is declared in the component, so its name is '\(component).\(name)' here",
        notes: [Note("'\(name)' is declared here", at: scoped.name.place)],
        fixIts: [FixIt("write the whole name", [.init(place, "\(component).\(name)")])])
    }
    guard let used = scope.declarations.typeIndex.entries[name]?.spec,
      used.name.text != owner?.name.text
    else { continue }
    let note = Note("'\(name)' is declared here", at: used.name.place)
    let isAllowed = allowsDeprecated ?? (owner.map { $0.deprecated != nil } ?? scope.isDeprecated)
    if used.deprecated != nil, !isAllowed {
      findings.error(
        .deprecatedType, at: place,
        "'\(name)' is deprecated, so the emitted code would cause a warning; use its replacement, or "
          + "deprecate this as well",
        notes: [note])
    }
    let own = access ?? owner?.access?.value ?? scope.access
    if let usedAccess = used.access?.value, usedAccess.openness < own.openness {
      findings.error(
        .access, at: place,
        "'\(name)' is \(usedAccess.rawValue), and this is \(own.rawValue): others could not use "
          + "it; give the type the same 'access'",
        notes: [note])
    }
  }
}

extension ComponentScope {
  /// Whether the configuration of styles, if there is one, has a member that only the component sees.
  fileprivate func isInvisibleToStyles(_ member: String) -> Bool {
    spec.styles.isEmpty || hiddenNames.contains(member)
  }

  /// Whether only the component sees the type of a property, because every form takes something else for it.
  fileprivate func isKeptPrivately(_ property: PropertySpec) -> Bool {
    guard let initializers = spec.initializers, !initializers.forms.isEmpty,
      property.access == nil, property.hasModifier?.value != true, spec.kindOrView != .value,
      isInvisibleToStyles(property.name.text)
    else { return false }
    let name = property.name.text
    func replaces(_ details: FormDetailsSpec) -> Bool? {
      details.parameters.first { $0.name.text == name }.map { $0.type != nil }
    }
    let isReplacedInAll = replaces(initializers.shared) ?? false
    return initializers.forms.allSatisfy { replaces($0.details) ?? isReplacedInAll }
  }
}

extension Array {
  /// The elements that satisfy a predicate, and the others.
  fileprivate func divided(by holds: (Element) -> Bool) -> ([Element], [Element]) {
    var divided: ([Element], [Element]) = ([], [])
    for element in self {
      if holds(element) { divided.0.append(element) } else { divided.1.append(element) }
    }
    return divided
  }
}

/// Checks that a component with generic parameters is not used without them; if it has the name of a SwiftUI
/// view, that was meant.
private func checkNamedComponents(
  in type: SwiftType, in scope: ComponentScope, _ findings: inout Findings
) {
  // A slot of the component's own type is infinite, which has already been reported.
  let isOfSlot = scope.spec.slots.contains { $0.type?.text == type.text }
  if isOfSlot, type.text == scope.spec.component?.text { return }
  for name in type.typeNames where scope.declarations.typeIndex.isGeneric(component: name.text) {
    guard type.expression.usesAlone(name.text) else { continue }
    let isView = viewNames.contains(name.text)
    findings.error(
      .genericComponent, at: name.place,
      "'\(name.text)' is a component of the library, which has generic parameters; "
        + (isView
          ? "write 'SwiftUI.\(name.text)' for the view of SwiftUI, or '\(name.text)<…>'"
          : "write '\(name.text)<…>' with the types of its slots"),
      notes: [Note("the component is here", at: scope.declarations.types[name.text]?.place)],
      fixIts: isView
        ? [FixIt("write SwiftUI's", [.init(name.place, "SwiftUI.\(name.text)")])] : [])
  }
}

extension TypeIndex {
  /// The qualified names of types in a fragment: `Card.Role` for `[Card.Role]`.
  func names(in type: SwiftType) -> [String] {
    type.expression.fullNames
  }

  /// Whether a value stored in another type contains a value of that type, which requires indirection.
  func holds(_ type: SwiftType, _ name: String) -> Bool {
    type.expression.namesStoredInline.contains { contents.join($0, name) }
  }

  /// Whether a value of one type, stored in another, always stores a value of that other type, as a property
  /// of a struct.
  func stores(_ type: SwiftType, _ name: String) -> Bool {
    type.expression.namesStoredInline.contains { storage.join($0, name) }
  }
}
