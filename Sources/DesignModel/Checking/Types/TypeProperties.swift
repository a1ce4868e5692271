import Diagnostics
import Specification
import SwiftFragments

// The keys of properties in a type of the component.

/// Checks that the properties of a struct, or the requirements of a protocol, only have supported keys.
func checkTypeProperties(of type: TypeSpec, in scope: ComponentScope, _ findings: inout Findings) {
  for property in type.properties {
    checkTypePropertyBinding(ofMember: property, inProtocol: type.refined != nil, &findings)
    if let wrapper = property.wrapper {
      findings.error(
        .observedObject, at: wrapper.place,
        "only components observe objects; remove 'wrapper'")
    }
    if let modifier = property.hasModifier, modifier.value {
      findings.error(
        .propertyModifier, at: modifier.place,
        "only components have methods that return a changed copy; remove 'modifier', or write the "
          + "method under 'swift'")
    }
    if type.refined == nil {
      checkTypePropertyAccess(of: property, inside: type, in: scope, &findings)
      if property.deprecated != nil { checkTypePropertyCanBeOmitted(property, &findings) }
    } else {
      checkProtocolRequirement(property, &findings)
    }
  }
  let deprecated = type.properties.filter { $0.deprecated != nil }
  if deprecated.count > mostDeprecated {
    findings.error(
      .tooManyInitializers, at: deprecated[mostDeprecated].name.place,
      "every deprecated property doubles the initializers of '\(type.name.text)', which has "
        + "\(deprecated.count) of them, and the maximum is \(mostDeprecated); remove the oldest")
  }
}

/// With this many deprecated properties, a struct has 64 initializers.
private let mostDeprecated = 6

private func checkTypePropertyBinding(
  ofMember property: PropertySpec, inProtocol: Bool, _ findings: inout Findings
) {
  switch property.binding {
  case let binding? where binding.value == .optional:
    findings.error(
      .optionalBinding, at: binding.place,
      "only a component can own the value of an optional binding; write 'binding: true', or "
        + "remove it")
  case let binding? where binding.value == .required:
    guard let value = property.defaultValue else { break }
    if inProtocol {
      findings.error(
        .bindingDefault, at: value.place,
        "a requirement that can be set has no default; remove 'default' or 'binding'")
    } else if let type = property.type {
      checkConstantBinding(value, of: type, &findings)
    }
  default: break
  }
}

private func checkTypePropertyAccess(
  of property: PropertySpec, inside type: TypeSpec, in scope: ComponentScope,
  _ findings: inout Findings
) {
  let whole = type.access?.value ?? scope.access
  guard let own = property.access, own.value.openness > whole.openness else { return }
  findings.error(
    .access, at: own.place,
    "'\(property.name.text)' cannot be \(own.value.rawValue) where '\(type.name.text)' is "
      + "\(whole.rawValue); remove 'access'")
}

private func checkTypePropertyCanBeOmitted(_ property: PropertySpec, _ findings: inout Findings) {
  guard !property.isOmittable else { return }
  findings.error(
    .deprecatedRequired, at: property.name.place,
    "every initializer takes '\(property.name.text)', so callers cannot omit it; "
      + (property.isBinding?.value == true
        ? "give it a 'default'"
        : property.isRequired?.value == true
          ? "remove 'required'"
          : "give it a 'default', or make it optional: '\(property.type?.text ?? "")?'"))
}

/// Checks a property of a protocol, which has no initializer and the access level of the protocol.
private func checkProtocolRequirement(_ property: PropertySpec, _ findings: inout Findings) {
  if let access = property.access {
    findings.error(
      .typeKey, at: access.place,
      "a requirement has the access level of its protocol; remove 'access'")
  }
  if let required = property.isRequired {
    findings.error(
      .typeKey, at: required.place, "a requirement is not an argument; remove 'required'")
  }
  if let builder = property.builder {
    findings.error(
      .typeKey, at: builder.place,
      "a requirement is not an argument; remove 'builder'")
  }
  if property.deprecated != nil {
    findings.error(
      .typeKey, at: property.name.place,
      "'\(property.name.text)' is a protocol requirement, which no initializer takes; remove "
        + "'deprecated'")
  }
}
