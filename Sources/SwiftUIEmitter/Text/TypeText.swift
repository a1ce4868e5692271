import DesignModel
import SwiftRendering
import SwiftTypes

// Types of the model where they are printed.

extension VariableDeclaration {
  init(
    documentation: DocumentationComment? = nil, attributes: [Attribute] = [], _ introducer: String,
    _ name: String, type: TypeExpression, value: Expression? = nil, body: [Statement]? = nil,
    ignoresFormat: Bool = false
  ) {
    self.init(
      documentation: documentation, attributes: attributes, introducer, name, type: type.text,
      value: value, body: body, ignoresFormat: ignoresFormat)
  }
}

/// A type as that of a parameter, which says whether it escapes.
func parameterType(_ type: TypeExpression, isFunction: Bool) -> String {
  parameterType(type.text, isFunction: isFunction)
}
