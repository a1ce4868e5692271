import Diagnostics
import Specification
import SwiftFragments

// The keys of properties, where they stand under a type of the component.

extension ComponentChecker {
  /// Checks that a property of a struct, or a requirement of a protocol, says only what can be.
  mutating func checkMember(_ property: PropertySpec, of type: TypeSpec) {
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
}
