import Diagnostics
import Specification
import SwiftFragments

/// Checks one spec and makes the component from it.
struct ComponentChecker {
  let spec: ComponentSpec
  let project: ProjectSpec
  let index: DeclarationIndex

  /// The path of the spec, as emitted files name it.
  let origin: String
  var diagnostics: [Diagnostic] = []

  init(spec: ComponentSpec, project: ProjectSpec, index: DeclarationIndex, origin: String) {
    self.spec = spec.withSelections
    self.project = project
    self.index = index
    self.origin = origin
  }

  /// The component; nil if it has errors.
  mutating func check() -> Component? {
    guard let name = spec.component else { return nil }
    checkTypeName(name, "component")
    checkKind()
    checkMemberNames()
    checkAccess()
    let generics = componentGenerics()
    let properties = spec.properties.compactMap { property($0) }
    let modifiers = spec.modifiers.compactMap { modifier($0) }
    let state = spec.state.compactMap { stateValue($0) }
    let environment = spec.environment.map { ($0, environmentEntry($0)) }
    checkMethods(modifiers)
    let slots = slots(of: name.text)
    checkSlotMethodNames(of: name.text)
    let owned = environment.compactMap {
      index.entries[$0.name.text]?.owner == name.text ? $1 : nil
    }
    let types = ownedTypes(of: name.text) + (modifiers + owned).compactMap { structure(for: $0) }
    checkTypeUses()
    let look = look(of: name.text)
    let configuration = configuration()
    let deprecation = deprecation(spec.deprecated)
    let availability = availability
    let (conformances, comparison) = componentConformances()
    checkIdentity(of: name.text)
    checkDeclarations()
    let accessibility = accessibility(of: slots)
    let previews = spec.previews.compactMap { preview($0) }
    check(spec.resolvers)
    let (initializers, strategy) = initializers(
      of: name.text, properties: properties, slots: slots, generics: generics)
    let slotMethods = slotMethods(of: slots, generics: generics)
    guard !diagnostics.hasErrors else { return nil }
    let reads = Set((ownCode + configurationReads.map(\.name)).map(\.text))
    let component = Component(
      name: name.text, plainName: index.naming.plain(name.text),
      kind: spec.kindOrView, method: spec.method, origin: origin,
      summary: spec.summary?.value,
      discussion: spec.discussion?.value, deprecation: deprecation, availability: availability,
      access: access, imports: spec.imports.map(\.text), generics: generics,
      conformances: conformances, comparison: comparison, properties: properties, slots: slots,
      modifiers: modifiers, state: state,
      environment: owned,
      environmentReads: spec.environment.filter {
        reads.contains($0.name.text) || spec.handwrittenBody != nil
      }.map {
        .init(name: $0.name.text, keyPath: ($0.keyPath ?? $0.name).text)
      },
      types: types, look: look, configuration: configuration, initializers: initializers,
      slotMethods: slotMethods, strategy: strategy, accessibility: accessibility,
      previews: previews, declarations: spec.declarations, texts: libraryTexts)
    checkPreviewNames(of: component)
    return diagnostics.hasErrors ? nil : component
  }

  /// The texts that the spec's Swift looks up in the library: `Text("Close", bundle: .module)`.
  var libraryTexts: [String] {
    spec.literalTexts.filter {
      $0.function == "Text" && [".module", "Bundle.module"].contains($0.bundle)
    }.compactMap(\.text)
  }

  mutating func error(
    _ id: String, at place: Place, _ message: String, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(id, at: place, message, notes: notes, fixIts: fixIts))
  }

  // MARK: - Values

  mutating func property(_ spec: PropertySpec) -> Property? {
    guard let type = spec.type else { return nil }
    let isBinding = spec.isBinding?.value ?? false
    checkBinding(of: spec, type)
    let isFunction =
      index.typeIndex.unaliased(type).isFunction || spec.isEscaping?.value == true
    checkEscaping(of: spec, type)
    let builder = itemsBuilder(of: spec)
    if isClosure(type) || isFunction, type.wrapped == nil, !isBinding, builder == nil,
      spec.deprecated == nil, let value = spec.defaultValue,
      !self.spec.slots.isEmpty
    {
      error(
        "closure-default", at: value.place,
        "a closure with a default competes with the slots for a trailing closure, and Swift could "
          + "not tell them apart; make it optional: '(\(type.text))?'")
    }
    checkDefault(spec.defaultValue, of: type)
    return Property(
      name: spec.name.text, type: type.text, wrapped: type.wrapped,
      isFunction: isFunction, wrapsFunction: type.wrapped != nil && isClosure(type),
      isView: isView(type),
      defaultValue: spec.firstValue, isBinding: isBinding, ownsState: spec.ownsState,
      label: label(spec.label ?? spec.name), builder: builder,
      access: access(of: spec) ?? (self.spec.kindOrView == .value ? access : nil),
      deprecation: deprecation(of: spec), selection: selection(named: spec.name.text),
      summary: spec.summary?.value)
  }

  private mutating func checkEscaping(of spec: PropertySpec, _ type: SwiftType) {
    guard let escaping = spec.isEscaping, escaping.value else { return }
    let reason: String? =
      if spec.isBinding?.value == true { "a binding is no closure" } else if type.wrapped != nil {
        "an optional closure escapes of itself"
      } else if isClosure(type) {
        "the closure is '@escaping' of itself"
      } else if index.typeIndex.resolved(type.text) != nil { "'\(type.text)' is no closure" } else {
        nil
      }
    if let reason { error("escaping", at: escaping.place, "\(reason); remove 'escaping'") }
  }

  /// Whether a type is a function or an optional one.
  func isClosure(_ type: SwiftType) -> Bool {
    let type = index.typeIndex.unaliased(type)
    return type.isFunction || type.wrapsFunction
      || index.typeIndex.isFunction(named: type.wrapped ?? "")
  }

  /// What a value is that nobody set: the default of its type, if it has none of its own.
  func defaultValue(_ value: SwiftExpression?, of type: SwiftType) -> String? {
    value?.text ?? index.typeIndex.defaultMember(of: type.text).map { ".\($0)" }
  }

  mutating func checkOptionality(
    _ type: SwiftType, default value: SwiftExpression?, preservesOptional: Located<Bool>?,
    of name: SwiftName
  ) {
    if type.wrapped == nil, defaultValue(value, of: type) == nil {
      error(
        "missing-default", at: name.place,
        "'\(name.text)' needs a 'default', for a caller need not set it; "
          + "or make it optional: '\(type.text)?'")
    }
    if let preservesOptional, preservesOptional.value, type.wrapped == nil {
      error(
        "preserve-optional", at: preservesOptional.place,
        "'preserveOptional' says that an optional is passed on, and '\(type.text)' is none; "
          + "remove it, or make the type '\(type.text)?'")
    }
    checkDefault(value, of: type)
  }

  /// Checks that a default such as `.neutral` is a case, if the specs know the type.
  mutating func checkDefault(_ value: SwiftExpression?, of type: SwiftType) {
    checkDeprecation(of: value, type)
    checkLiteral(value, of: type)
    guard let value, let member = value.implicitMember,
      let cases = index.cases[type.wrapped ?? type.text], !cases.contains(member.text),
      !(type.wrapped != nil && member.text == "none")
    else { return }
    let name = type.wrapped ?? type.text
    let remedy = remedy(
      for: member.text, among: cases, one: "its only case is", several: "its cases are")
    error(
      "unknown-case", at: value.place, "'\(name)' has no case '\(member.text)'; \(remedy)",
      notes: [Note("'\(name)' is declared here", at: index.types[name]?.place)])
  }

  /// Checks that a default is no literal of another type, and no text that lost its quotes to YAML.
  private mutating func checkLiteral(_ value: SwiftExpression?, of type: SwiftType) {
    let name = type.wrapped ?? type.text
    guard let value, let expected = literals[name] else { return }
    if let literal = value.literal {
      guard !expected.contains(literal) else { return }
      error(
        "literal-type", at: value.place,
        "'\(value.text)' is no value of '\(type.text)'; give a default of that type")
    } else if expected.contains(.string), value.identifiers.map(\.text) == [value.text] {
      error(
        "bare-text", at: value.place,
        "'\(value.text)' is the name of a value in Swift, not a text; a text has quotes of both "
          + "kinds: '\"\(value.text)\"'",
        fixIts: [FixIt("make it a text", [.init(value.place, "'\"\(value.text)\"'")])])
    }
  }

  /// The label of an argument; nil for `_`.
  func label(_ name: SwiftName) -> String? {
    name.text == "_" ? nil : name.text
  }

  mutating func unknown(
    _ name: SwiftName, _ kind: String, id: String, among known: [String]
  ) {
    let remedy = remedy(for: name.text, among: known)
    error(
      id, at: name.place,
      "'\(spec.component?.text ?? "")' has no \(kind) '\(name.text)'; \(remedy)")
  }
}

/// The literals that make values of Swift's own types.
private let literals: [String: Set<SwiftExpression.Literal>] = [
  "Bool": [.boolean], "CGFloat": [.integer, .float], "Double": [.integer, .float],
  "Float": [.integer, .float], "Int": [.integer], "LocalizedStringKey": [.string],
  "String": [.string], "UInt": [.integer],
]
