import SwiftTypes

// How a property is given to an initializer.

extension Property {
  /// The type of the parameter, without attributes.
  package var parameterType: TypeExpression {
    if builder != nil { return .function(returning: type) }
    guard isBinding else { return type }
    let binding = TypeExpression.framework(.binding, type)
    return ownsState ? binding.optional : binding
  }

  /// What the parameter is when it is left out; nil if it cannot be.
  ///
  /// What is deprecated is left out by another initializer.
  package var parameterDefault: String? {
    if deprecation != nil { return nil }
    if builder != nil { return firstValue.map { "{ \($0) }" } }
    return ownsState ? "nil" : firstValue
  }

  /// What the closure is made of; nil if the argument is no builder's.
  package var parameterContent: ArgumentContent? {
    builder.map {
      ArgumentContent(builder: $0.name, type: $0.item, isView: $0.isView, count: 0...(.max))
    }
  }

  /// The value where none is given; nil if one has to be.
  package var firstValue: String? {
    defaultValue ?? (wrapped != nil && !isBinding ? "nil" : nil)
  }
}

/// Which deprecated values initializers take: first none of them, then all other combinations.
///
/// - Parameter deprecated: The indices of those that are deprecated.
/// - Returns: The indices of those that are taken.
package func combinations(ofDeprecated deprecated: [Int]) -> [Set<Int>] {
  deprecated.reduce([[]]) { sets, index in sets + sets.map { $0.union([index]) } }
}
