import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

// The keys of a property besides its type and label.

/// Checks that a value that has a default is the component's.
func checkPropertyBinding(of spec: PropertySpec, _ type: SwiftType, _ findings: inout Findings) {
  switch spec.binding?.value {
  case nil, .some(.none): break
  case .required: checkConstantBinding(spec.defaultValue, of: type, &findings)
  case .optional:
    guard spec.firstValue == nil else { break }
    findings.error(
      .missingDefault, at: spec.name.place,
      "the component owns '\(spec.name.text)' without a binding, and needs an initial value; give "
        + "it a 'default', or make it optional: '\(type.text)?'")
  }
}

/// Checks that a property that observes an object can do so.
private func reasonAgainstWrapper(
  of spec: PropertySpec, _ type: SwiftType, in scope: ComponentScope
) -> String? {
  if scope.spec.kindOrView == .value {
    "a value is not a view, and cannot observe an object; remove 'wrapper'"
  } else if spec.isBinding?.value == true {
    "an object is not passed as a binding; remove 'binding', or 'wrapper'"
  } else if type.wrapped != nil {
    "an observed object is not optional; write the type without '?'"
  } else if spec.builder != nil {
    "a list is not an object; remove 'builder', or 'wrapper'"
  } else if scope.isClosure(type) {
    "a closure is not an object; remove 'wrapper'"
  } else {
    nil
  }
}

func checkWrapper(
  of spec: PropertySpec, _ type: SwiftType, in scope: ComponentScope, _ findings: inout Findings
) {
  guard let wrapper = spec.wrapper else { return }
  checkVersion(
    ofWrapper: wrapper.value.rawValue, introducedWith: wrapper.value.rawValue, at: wrapper.place,
    in: scope, &findings)
  if let reason = reasonAgainstWrapper(of: spec, type, in: scope) {
    findings.error(.observedObject, at: wrapper.place, reason)
  } else if wrapper.value == .observedObject,
    scope.lacks(type.expression, "ObservableObject")
  {
    findings.error(
      .missingConformance, at: type.place,
      "'ObservedObject' needs a type that is 'ObservableObject', and '\(type.text)' is not; make it "
        + "conform, with '@Published' before properties that change")
  }
}

/// Checks that the default of a binding is the value and not the binding.
func checkConstantBinding(
  _ value: SwiftExpression?, of type: SwiftType, _ findings: inout Findings
) {
  guard let value, let constant = value.constantOfBinding else { return }
  findings.error(
    .bindingDefault, at: value.place,
    "the default of a binding is its value, '\(type.text)', and becomes '.constant(…)'; write "
      + "'default: \(constant)'",
    fixIts: [FixIt("write the value", [.init(value.place, constant)])])
}

/// Checks that a value that every call passes would otherwise be omitted.
func checkRequired(
  _ required: Located<Bool>?, _ type: SwiftType, default value: SwiftExpression?,
  isBinding: Bool = false, _ findings: inout Findings
) {
  guard let required, required.value else { return }
  let reason: String? =
    if value != nil {
      "a required argument has no default; remove 'required', or 'default'"
    } else if isBinding {
      "an argument that is a binding is required without a 'default'; remove 'required'"
    } else if type.wrapped == nil {
      "an argument of type '\(type.text)' is required without a 'default'; remove 'required'"
    } else {
      nil
    }
  if let reason { findings.error(.requiredArgument, at: required.place, reason) }
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
  if spec.deprecated != nil,
    spec.type?.wrapped == nil || spec.binding?.value == .required
      || spec.isRequired?.value == true, spec.firstValue == nil
  {
    let remedy =
      spec.isBinding?.value == true
      ? "give it a 'default'"
      : spec.isRequired?.value == true
        ? "remove 'required'"
        : "give it a 'default', or make it optional: '\(spec.type?.text ?? "")?'"
    findings.error(
      .deprecatedRequired, at: spec.name.place,
      "every initializer takes '\(spec.name.text)', so callers cannot omit it; \(remedy)")
  }
  return checkDeprecation(spec.deprecated, in: scope, &findings)
}

extension PropertySpec {
  /// Whether callers may omit it.
  var isOmittable: Bool {
    defaultValue != nil
      || type?.wrapped != nil && isBinding?.value != true && isRequired?.value != true
  }

  /// Whether the component owns the value unless the caller passes a binding.
  var ownsState: Bool { binding?.value == .optional }

  /// The initial value if the caller passes none; nil if there is none, or if it is implicitly nil.
  var firstValue: String? {
    defaultValue?.text ?? (ownsState && type?.wrapped != nil ? "nil" : nil)
  }
}

extension ParameterSpec {
  /// Whether callers may omit it.
  var isOmittable: Bool {
    defaultValue != nil || type?.wrapped != nil && isRequired?.value != true
  }
}
