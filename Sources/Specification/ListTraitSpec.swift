import SwiftFragments

/// An entry of a list's `traits`: what a caller says of a view by a method.
package struct ListTraitSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?

  /// The method, if it is not called as the trait.
  package var functionName: SwiftName?

  /// What the method sets where it is called without an argument.
  package var argumentDefault: SwiftExpression?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of a list's `items`: a value of each item that follows from others.
package struct ListValueSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var value: SwiftExpression?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}
