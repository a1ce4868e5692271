import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

// MARK: - Values

func checkProperty(_ spec: PropertySpec, in scope: ComponentScope, _ findings: inout Findings)
  -> Property?
{
  guard let type = spec.type else { return nil }
  let isBinding = spec.isBinding?.value ?? false
  checkPropertyBinding(of: spec, type, &findings)
  checkWrapper(of: spec, type, in: scope, &findings)
  checkRequired(
    spec.isRequired, type, default: spec.defaultValue, isBinding: isBinding, &findings)
  checkIsNoBinding(type, &findings)
  let isFunction =
    scope.declarations.typeIndex.unaliased(type).isFunction || spec.isEscaping?.value == true
  checkPropertyEscaping(of: spec, type, in: scope, &findings)
  let builder = checkItemsBuilder(of: spec, in: scope, &findings)
  if scope.isClosure(type) || isFunction, type.wrapped == nil, !isBinding, builder == nil,
    spec.deprecated == nil, let value = spec.defaultValue,
    !scope.spec.slots.isEmpty
  {
    findings.error(
      .closureDefault, at: value.place,
      "a closure with a default conflicts with the slots, because a trailing closure would be "
        + "ambiguous; make it optional: '(\(type.text))?'")
  }
  checkDefault(spec.defaultValue, of: type, in: scope, &findings)
  return Property(
    name: spec.name.text, type: type.expression, isFunction: isFunction,
    wrapsFunction: type.wrapped != nil && scope.isClosure(type),
    isView: scope.isView(type),
    defaultValue: spec.firstValue, isRequired: spec.isRequired?.value ?? false,
    isBinding: isBinding,
    wrapper: spec.wrapper?.value, ownsState: spec.ownsState,
    label: scope.label(spec.label ?? spec.name), builder: builder,
    access: checkPropertyAccess(of: spec, in: scope, &findings)
      ?? (scope.spec.kindOrView == .value ? scope.access : nil),
    modifier: checkPropertyModifier(of: spec, type, in: scope, &findings),
    deprecation: checkPropertyDeprecation(of: spec, in: scope, &findings),
    selection: scope.selection(named: spec.name.text),
    summary: spec.summary?.value)
}

private func checkPropertyEscaping(
  of spec: PropertySpec, _ type: SwiftType, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let escaping = spec.isEscaping, escaping.value else { return }
  let reason: String? =
    if spec.isBinding?.value == true { "a binding is not a closure" } else if type.wrapped != nil {
      "an optional closure always escapes"
    } else if scope.isClosure(type) {
      "the closure is '@escaping' anyway"
    } else if scope.declarations.typeIndex.resolved(type.text) != nil {
      "'\(type.text)' is not a closure"
    } else {
      nil
    }
  if let reason { findings.error(.escaping, at: escaping.place, "\(reason); remove 'escaping'") }
}

func checkOptionality(
  _ type: SwiftType, default value: SwiftExpression?, preservesOptional: Located<Bool>?,
  of name: SwiftName, in scope: ComponentScope, _ findings: inout Findings
) {
  if type.wrapped == nil, scope.defaultValue(value, of: type) == nil {
    findings.error(
      .missingDefault, at: name.place,
      "'\(name.text)' needs a 'default', because callers may omit it; or make it optional: "
        + "'\(type.text)?'")
  }
  if let preservesOptional, preservesOptional.value, type.wrapped == nil {
    findings.error(
      .preserveOptional, at: preservesOptional.place,
      "'preserveOptional' is for optional types, and '\(type.text)' is not optional; remove it, "
        + "or make the type '\(type.text)?'")
  }
  checkDefault(value, of: type, in: scope, &findings)
}

/// - Parameter none: The remedy if no names are known.
func reportUnknownName(
  _ name: SwiftName, _ kind: String, id: ProblemID, among known: [String],
  none: String = "it has none", in scope: ComponentScope, _ findings: inout Findings
) {
  let remedy = remedy(for: name.text, among: known, none: none)
  findings.error(
    id, at: name.place,
    "'\(scope.spec.component?.text ?? "")' has no \(kind) '\(name.text)'; \(remedy)")
}

extension ComponentScope {
  /// The texts that the spec's Swift looks up in the library: `Text("Close", bundle: .module)`.
  var libraryTexts: [LiteralText] {
    spec.literalTexts.filter {
      $0.function == "Text" && [".module", "Bundle.module"].contains($0.bundle)
    }
  }

  /// Whether a type is a function or an optional one.
  func isClosure(_ type: SwiftType) -> Bool {
    let type = declarations.typeIndex.unaliased(type)
    return type.isFunction || type.wrapsFunction
      || declarations.typeIndex.isFunction(named: type.wrapped?.text ?? "")
  }

  /// The value if none is set: its own default, or that of its type.
  func defaultValue(_ value: SwiftExpression?, of type: SwiftType) -> String? {
    value?.text ?? declarations.typeIndex.defaultMember(of: type.text).map { ".\($0)" }
  }

  /// The label of an argument; nil for `_`.
  func label(_ name: SwiftName) -> String? {
    name.text == "_" ? nil : name.text
  }
}
