import SwiftTypes

/// A declaration of SwiftUI, or a member of a type of Swift or Foundation: one overload of a name.
package struct APISignature: Sendable {
  package enum Kind: Sendable { case initializer, method, staticMethod, property, staticProperty }

  package struct Parameter: Sendable {
    /// `_` for none.
    package let label: String
    package let type: TypeExpression
    package let isOptional: Bool
    package let isVariadic: Bool

    package init(label: String, type: TypeExpression, isOptional: Bool, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.isOptional = isOptional
      self.isVariadic = isVariadic
    }
  }

  package let kind: Kind

  /// The qualified name of the type that it is a member of; empty for a function of the module.
  package let owner: String
  package let parameters: [Parameter]
  package let result: TypeExpression

  package init(
    kind: Kind, owner: String, parameters: [Parameter], result: TypeExpression
  ) {
    self.kind = kind
    self.owner = owner
    self.parameters = parameters
    self.result = result
  }
}
