import Diagnostics
import Specification
import SwiftFragments

// The keys of a property besides its type and label.

/// Checks that a value that has a default is the component's.
func checkPropertyBinding(of spec: PropertySpec, _ type: SwiftType, _ findings: inout Findings) {
  switch spec.binding?.value {
  case nil, .some(.none): break
  case .required:
    guard let value = spec.defaultValue else { break }
    findings.error(
      .bindingDefault, at: value.place,
      "a binding has no default: the caller owns the value; remove 'default' or 'binding', or "
        + "write 'binding: optional' for a value that the component owns unless there is a "
        + "binding")
  case .optional:
    guard spec.firstValue == nil else { break }
    findings.error(
      .missingDefault, at: spec.name.place,
      "the component owns '\(spec.name.text)' without a binding, and needs an initial value; give "
        + "it a 'default', or make it optional: '\(type.text)?'")
  }
}

// MARK: - The modifier

/// The method that sets a property on a copy; nil if there is none.
func checkPropertyModifier(
  of spec: PropertySpec, _ type: SwiftType, in scope: ComponentScope, _ findings: inout Findings
) -> Modifier? {
  guard let modifier = spec.hasModifier, modifier.value else { return nil }
  let name = spec.name.text
  let reason: String? =
    if spec.isBinding?.value == true {
      "'\(name)' is a binding, whose value the caller changes; remove 'modifier', or 'binding'"
    } else if spec.builder != nil {
      "'\(name)' has a result builder, which only initializers take; remove 'modifier', or "
        + "'builder'"
    } else if scope.spec.kindOrView == .modifier {
      "the method returns 'some View', so '\(name)' cannot be changed afterwards; remove 'modifier'"
    } else {
      nil
    }
  if let reason {
    findings.error(.propertyModifier, at: modifier.place, reason)
    return nil
  }
  return Setting(
    name: name, function: name, type: type.expression,
    isFunction: scope.isClosure(type) || spec.isEscaping?.value == true,
    defaultValue: spec.firstValue,
    argument: .value(type: type.expression, label: nil, default: nil), summary: spec.summary?.value,
    deprecation: checkDeprecation(spec.deprecated, in: scope, &findings), access: scope.access)
}

// MARK: - Access and deprecation

/// The access level for reading a property; nil for the component alone.
func checkPropertyAccess(
  of spec: PropertySpec, in scope: ComponentScope, _ findings: inout Findings
) -> AccessLevel? {
  guard let own = spec.access else { return nil }
  if own.value.openness > scope.access.openness {
    findings.error(
      .access, at: own.place,
      "'\(spec.name.text)' cannot be \(own.value.rawValue) where the component is "
        + "\(scope.access.rawValue); remove 'access'")
  }
  if spec.ownsState {
    findings.error(
      .stateAccess, at: own.place,
      "'\(spec.name.text)' may be state of the component, which only its body can read; remove "
        + "'access', or write 'binding: true'")
  }
  return own.value
}

func checkPropertyDeprecation(
  of spec: PropertySpec, in scope: ComponentScope, _ findings: inout Findings
) -> Deprecation? {
  if spec.deprecated != nil, spec.type?.wrapped == nil || spec.binding?.value == .required,
    spec.firstValue == nil
  {
    let remedy =
      spec.isBinding?.value == true
      ? "write 'binding: optional' and a 'default'"
      : "give it a 'default', or make it optional: '\(spec.type?.text ?? "")?'"
    findings.error(
      .deprecatedRequired, at: spec.name.place,
      "every initializer takes '\(spec.name.text)', so callers cannot omit it; \(remedy)")
  }
  return checkDeprecation(spec.deprecated, in: scope, &findings)
}

extension PropertySpec {
  /// Whether the component owns the value unless the caller passes a binding.
  var ownsState: Bool { binding?.value == .optional }

  /// The initial value if the caller passes none; nil if there is none, or if it is implicitly nil.
  var firstValue: String? {
    defaultValue?.text ?? (ownsState && type?.wrapped != nil ? "nil" : nil)
  }
}
