import SwiftTypes

/// How a type mentions a generic parameter, if its values can be converted to another type for styles.
package enum ErasedForm: Sendable {
  /// It is the parameter: `Value`.
  case value

  /// It is an optional of the parameter: `Value?`.
  case optional

  /// It is an array of the parameter: `[Value]`.
  case list

  /// Nil for a type that mentions the parameter in another way, or not at all.
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
