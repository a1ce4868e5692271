import SwiftTypes

// The initializer parameter of a property.

extension Property {
  /// The type of the parameter, without attributes.
  package var parameterType: TypeExpression {
    if builder != nil { return .function(returning: type) }
    guard isBinding else { return type }
    let binding = TypeExpression.framework(.binding, type)
    return ownsState ? binding.optional : binding
  }

  /// The default value of the parameter; nil if it is required.
  ///
  /// A deprecated property has none, because another initializer omits it.
  package var parameterDefault: String? {
    if deprecation != nil { return nil }
    if builder != nil { return firstValue.map { "{ \($0) }" } }
    return ownsState ? "nil" : omittedArgument
  }

  /// The content of the closure; nil if the argument is not for a builder.
  package var parameterContent: ArgumentContent? {
    builder.map {
      ArgumentContent(builder: $0.name, type: $0.item, isView: $0.isView, count: 0...(.max))
    }
  }

  /// The value if none is passed; nil if it is required.
  package var firstValue: String? {
    defaultValue ?? (wrapped != nil && !isBinding && !isRequired ? "nil" : nil)
  }

  /// The argument that an initializer without a parameter for it stores; nil if it is required.
  package var omittedArgument: String? {
    isBinding ? firstValue.map { ".constant(\($0))" } : firstValue
  }
}

/// The combinations of deprecated values that initializers take, starting with none of them.
///
/// - Parameter deprecated: The indices of deprecated values.
/// - Returns: The indices of the taken ones.
package func combinations(ofDeprecated deprecated: [Int]) -> [Set<Int>] {
  deprecated.reduce([[]]) { sets, index in sets + sets.map { $0.union([index]) } }
}
