import Diagnostics
import Specification
import SwiftFragments

// What a property says beside its type and label.

extension ComponentChecker {
  /// Checks that a value that has a default is the component's.
  mutating func checkBinding(of spec: PropertySpec, _ type: SwiftType) {
    switch spec.binding?.value {
    case nil, .some(.none): break
    case .required:
      guard let value = spec.defaultValue else { break }
      error(
        "binding-default", at: value.place,
        "a binding has no default: the caller owns the value; remove 'default' or 'binding', or "
          + "write 'binding: optional' for a value that the component owns unless there is a binding")
    case .optional:
      guard spec.firstValue == nil else { break }
      error(
        "missing-default", at: spec.name.place,
        "the component owns '\(spec.name.text)' where the caller gives no binding, and nobody says "
          + "what it is at first; give it a 'default', or make it optional: '\(type.text)?'")
    }
  }
}

extension PropertySpec {
  /// Whether the component owns the value unless the caller gives a binding.
  var ownsState: Bool { binding?.value == .optional }

  /// The value where the caller gives none; nil if there is none, or if that is nil of itself.
  var firstValue: String? {
    defaultValue?.text ?? (ownsState && type?.wrapped != nil ? "nil" : nil)
  }
}
