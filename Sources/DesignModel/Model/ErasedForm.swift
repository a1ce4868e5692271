import SwiftTypes

/// How a type names a generic parameter, where a value of the type can be made one of another type for
/// styles.
package enum ErasedForm: Sendable {
  /// The parameter itself: `Value`.
  case value

  /// An optional of it: `Value?`.
  case optional

  /// A list of it: `[Value]`.
  case list

  /// nil for a type that names the parameter otherwise, or does not.
  package init?(of type: TypeExpression, naming generic: String) {
    if type.unparenthesized.plainName == generic {
      self = .value
    } else if type.wrapped?.plainName == generic {
      self = .optional
    } else if type.element?.plainName == generic {
      self = .list
    } else {
      return nil
    }
  }
}
