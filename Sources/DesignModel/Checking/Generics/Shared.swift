import Diagnostics
import Specification
import StepCounting
import SwiftFragments

// What several kinds of declarations have: generic parameters, access, deprecation, uses of types.

func checkGenericParameters(
  _ specs: [GenericSpec], in scope: ComponentScope, _ findings: inout Findings
) -> [GenericParameter] {
  specs.map { spec in
    checkTypeName(spec.name, "generic parameter", &findings)
    if let other = scope.declarations.types[spec.name.text] {
      findings.error(
        .genericCollision, at: spec.name.place,
        "the generic parameter '\(spec.name.text)' would hide \(other.description); "
          + "choose another name",
        notes: [Note("\(other.description) is here", at: other.place)])
    } else if viewNames.contains(spec.name.text) || reservedTypeNames.contains(spec.name.text) {
      findings.error(
        .genericCollision, at: spec.name.place,
        "the generic parameter '\(spec.name.text)' would hide the type '\(spec.name.text)' that "
          + "emitted code needs; choose another name")
    }
    return GenericParameter(
      name: spec.name.text, conformances: spec.conforms.map(\.expression),
      defaultType: spec.defaultType?.expression)
  }
}

/// Checks that the component is not more open than its library.
func checkComponentAccess(in scope: ComponentScope, _ findings: inout Findings) {
  let library = scope.project.access?.value ?? .public
  guard let own = scope.spec.access, own.value.openness > library.openness else { return }
  findings.error(
    .access, at: own.place,
    "a component cannot be \(own.value.rawValue) where the library is \(library.rawValue); "
      + "remove 'access'")
}

func checkTypeAccess(of type: TypeSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> AccessLevel
{
  guard let own = type.access else { return scope.access }
  if own.value.openness > scope.access.openness {
    findings.error(
      .access, at: own.place,
      "'\(type.name.text)' cannot be \(own.value.rawValue) where the component is "
        + "\(scope.access.rawValue); remove 'access'")
  }
  return own.value
}

// MARK: - Deprecation

/// - Parameter type: The enum whose case it is about, if it is about one.
func checkDeprecation(
  _ spec: DeprecationSpec?, among type: TypeSpec? = nil, in scope: ComponentScope,
  _ findings: inout Findings
) -> Deprecation? {
  guard let spec else { return nil }
  if let message = spec.message, message.value == "true" || message.value == "false" {
    findings.error(
      .deprecation, at: message.place,
      "'deprecated' takes what to do instead, and '\(message.value)' is no advice; write a "
        + "sentence, or remove the key")
  }
  if let renamed = spec.renamed {
    if !scope.isDeclarationName(renamed.value) {
      findings.error(
        .deprecation, at: renamed.place,
        "'\(renamed.value)' is no name of a declaration, which Swift wants here: 'Banner', "
          + "'Banner.title' or 'show(title:)'")
    } else if let type, renamed.value.allSatisfy({ $0.isLetter || $0.isNumber }),
      !type.cases.contains(where: { $0.name.text == renamed.value })
    {
      let cases = type.cases.map(\.name.text)
      let remedy = remedy(
        for: renamed.value, among: cases, one: "its only case is", several: "its cases are")
      findings.error(
        .unknownCase, at: renamed.place,
        "'\(type.name.text)' has no case '\(renamed.value)'; \(remedy)")
    }
  }
  if let message = spec.message, message.value.count > 80 {
    findings.error(
      .deprecation, at: message.place,
      "this message has \(message.value.count) characters, and compilers show it in one line: say "
        + "it in 80, and the rest in 'discussion' or 'summary'")
  }
  let since = spec.since.map { "since \($0.value)" }
  let message = [spec.message?.value.inOneLine, since].compactMap { $0 }
  return Deprecation(
    message: message.isEmpty
      ? nil
      : message.count == 2
        ? "\(message[0].last == "." ? message[0].dropLast() : message[0][...]) (\(message[1]))"
        : message[0],
    renamed: spec.renamed?.value)
}

// MARK: - Uses of types

/// Checks every type that the component itself names.
func checkTypeUses(in scope: ComponentScope, _ findings: inout Findings) {
  var types = scope.spec.properties.map(\.type) + scope.spec.modifiers.map(\.type)
  if scope.spec.styles.isEmpty {
    // Nobody else sees what the component keeps to itself.
    for type in scope.spec.state.compactMap(\.type) { checkTypeUse(of: type, in: scope, &findings) }
  } else {
    types += scope.spec.state.map(\.type)
  }
  let parameters =
    scope.spec.styles.flatMap(\.parameters) + scope.spec.modifiers.flatMap(\.parameters)
    + scope.spec.environment.flatMap(\.parameters)
  types += parameters.map(\.type) + (scope.spec.configuration?.entries ?? []).map(\.type)
  let lists = scope.spec.slots.compactMap { $0.list?.value }
  types += lists.flatMap(\.traits).map(\.type) + lists.flatMap(\.values).map(\.type)
  for type in types.compactMap({ $0 }) {
    checkTypeUse(of: type, in: scope, &findings)
    checkHandwrittenTypes(in: type, for: scope.access, in: scope, &findings)
  }
  // The environment outlives a component that is deprecated.
  for type in scope.spec.environment.compactMap(\.type) {
    checkTypeUse(of: type, allowsDeprecated: false, in: scope, &findings)
    checkHandwrittenTypes(in: type, for: scope.access, in: scope, &findings)
  }
}

/// Checks that a default is not a case, an option or a constant that is deprecated.
func checkDefaultIsNotDeprecated(
  of value: SwiftExpression?, _ type: SwiftType, in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard let value, let member = value.implicitMember?.text, !scope.isDeprecated,
    let used = scope.declarations.typeIndex.resolved(type.unwrapped.text)
  else { return }
  guard used.deprecatedMembers.contains(member) else { return }
  findings.error(
    .deprecatedDefault, at: value.place,
    "'\(member)' is deprecated, so the emitted code would warn; choose another default",
    notes: [Note("'\(used.name.text)' is declared here", at: used.name.place)])
}

/// Checks that a type that is written by hand is seen wherever what names it is seen.
private func checkHandwrittenTypes(
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
      "'\(name.text)' is \(usedAccess.rawValue), and this is \(access.rawValue): nobody outside could "
        + "use it; declare the type as '\(access.rawValue)'",
      notes: [Note("'\(name.text)' is declared here", at: used.name.place)])
  }
}

/// Checks that a declared type can be named where the spec names it.
///
/// - Parameter owner: The type in which it stands, if it stands in one.
func checkTypeUse(
  of type: SwiftType, inside owner: TypeSpec? = nil, allowsDeprecated: Bool? = nil,
  in scope: ComponentScope, _ findings: inout Findings
) {
  countSteps()
  checkNamedComponents(in: type, in: scope, &findings)
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
        "'\(name)' is deprecated, so the emitted code would warn; use what replaces it, or "
          + "deprecate what needs it as well",
        notes: [note])
    }
    let own = owner?.access?.value ?? scope.access
    if let usedAccess = used.access?.value, usedAccess.openness < own.openness {
      findings.error(
        .access, at: place,
        "'\(name)' is \(usedAccess.rawValue), and this is \(own.rawValue): nobody outside could "
          + "use it; give the type the same 'access'",
        notes: [note])
    }
  }
}

/// Checks that a component with generic parameters is not named without them: where it has the
/// name of a view of SwiftUI's, that is what was meant.
private func checkNamedComponents(
  in type: SwiftType, in scope: ComponentScope, _ findings: inout Findings
) {
  // A slot of the component's own type has an error already: there is no end to it.
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

extension ComponentScope {
  // MARK: - Access

  /// Who may use the component.
  var access: AccessLevel { spec.access?.value ?? project.access?.value ?? .public }

  /// Whether a text is a name with its context and labels: `Card.show(title:)`.
  fileprivate func isDeclarationName(_ text: String) -> Bool {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let isName = parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      $0.isPlainName
    }
    guard parts.count == 2 else { return isName }
    guard isName, parts[1].last == ")" else { return false }
    let labels = parts[1].dropLast()
    return labels.isEmpty
      || labels.last == ":"
        && labels.dropLast().split(
          separator: ":", omittingEmptySubsequences: false
        ).allSatisfy { $0 == "_" || $0.isPlainName }
  }

  /// Whether the whole component is deprecated, so that nothing in it warns.
  var isDeprecated: Bool { spec.deprecated != nil }
}

extension TypeIndex {
  /// The whole names of types in a fragment: `Card.Role` of `[Card.Role]`.
  func names(in type: SwiftType) -> [String] {
    type.expression.fullNames
  }

  /// Whether a value of a type that is in another one holds one of that in itself, which needs an
  /// indirection.
  func holds(_ type: SwiftType, _ name: String) -> Bool {
    type.expression.namesStoredInline.contains { contents.isCircle($0, name) }
  }

  /// Whether a value of a type that is stored in another one always stores one of that: as a property of
  /// a struct.
  func stores(_ type: SwiftType, _ name: String) -> Bool {
    type.expression.namesStoredInline.contains { storage.isCircle($0, name) }
  }
}

extension AccessLevel {
  /// The more may use it, the larger.
  var openness: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}

extension String {
  /// A text without line breaks.
  var inOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .joined(separator: " ")
  }
}

extension Substring {
  /// Whether it is made of letters, digits and `_`, and begins with no digit.
  fileprivate var isPlainName: Bool {
    first?.isNumber == false && allSatisfy(\.isPartOfName)
  }
}
