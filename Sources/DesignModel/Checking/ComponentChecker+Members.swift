import Diagnostics
import Specification
import SwiftFragments

// The keys of properties, where they stand under a type of the component.

extension ComponentChecker {
  /// Checks that the properties of a struct, or the requirements of a protocol, say only what can
  /// be.
  mutating func checkProperties(of type: TypeSpec) {
    for property in type.properties {
      checkBinding(ofMember: property)
      if type.refined == nil {
        checkAccess(of: property, in: type)
        if property.deprecated != nil { checkCanBeLeftOut(property) }
      } else {
        checkRequirement(property)
      }
    }
    let deprecated = type.properties.filter { $0.deprecated != nil }
    if deprecated.count > Self.mostDeprecated {
      error(
        "too-many-initializers", at: deprecated[Self.mostDeprecated].name.place,
        "every deprecated property doubles the initializers of '\(type.name.text)', which has "
          + "\(deprecated.count) of them, and no more than \(Self.mostDeprecated) are possible; "
          + "remove those that nobody gives any more")
    }
  }

  /// With so many deprecated properties a struct has 64 initializers.
  private static let mostDeprecated = 6

  private mutating func checkBinding(ofMember property: PropertySpec) {
    switch property.binding {
    case let binding? where binding.value == .optional:
      error(
        "optional-binding", at: binding.place,
        "only a component owns the value where there is no binding; write 'binding: true', or take "
          + "it away")
    case let binding? where binding.value == .required:
      guard let value = property.defaultValue else { break }
      error(
        "binding-default", at: value.place,
        "a binding has no default: the caller owns the value; remove 'default' or 'binding'")
    default: break
    }
  }

  private mutating func checkAccess(of property: PropertySpec, in type: TypeSpec) {
    let whole = type.access?.value ?? access
    guard let own = property.access, own.value.openness > whole.openness else { return }
    error(
      "access", at: own.place,
      "'\(property.name.text)' cannot be \(own.value.rawValue) where '\(type.name.text)' is "
        + "\(whole.rawValue); remove 'access'")
  }

  private mutating func checkCanBeLeftOut(_ property: PropertySpec) {
    let isBinding = property.isBinding?.value == true
    guard property.defaultValue == nil, property.type?.wrapped == nil || isBinding else { return }
    error(
      "deprecated-required", at: property.name.place,
      "every initializer takes '\(property.name.text)', so nobody could do without what is "
        + "deprecated; "
        + (isBinding
          ? "remove 'deprecated', for a binding has no default"
          : "give it a 'default', or make it optional: '\(property.type?.text ?? "")?'"))
  }

  /// Checks a property of a protocol, which has no initializer and is as open as the protocol.
  private mutating func checkRequirement(_ property: PropertySpec) {
    if let access = property.access {
      error(
        "type-key", at: access.place,
        "a requirement is as open as its protocol; remove 'access'")
    }
    if let builder = property.builder {
      error(
        "type-key", at: builder.place,
        "a requirement is no argument that could be a closure; remove 'builder'")
    }
    if property.deprecated != nil {
      error(
        "type-key", at: property.name.place,
        "'\(property.name.text)' is a requirement, which no initializer takes; remove 'deprecated'")
    }
  }
}
