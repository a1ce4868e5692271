import SwiftFragments

/// An entry of a list's `traits`: a value that callers set on a view with a method.
package struct ListTraitSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?

  /// The name of the method if it differs from the trait's.
  package var functionName: SwiftName?

  /// The value that the method sets when it is called without an argument.
  package var argumentDefault: SwiftExpression?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of a list's `items`: a value of each item that is computed from others.
package struct ListValueSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var value: SwiftExpression?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}
