import SwiftRendering
import SwiftTypes

// Printing of the model's types.

extension VariableDeclaration {
  /// A variable of a type of the model.
  package init(
    documentation: DocumentationComment? = nil, attributes: [Attribute] = [], _ introducer: String,
    _ name: String, type: TypeExpression, value: Expression? = nil, body: [Statement]? = nil,
    ignoresFormat: Bool = false
  ) {
    self.init(
      documentation: documentation, attributes: attributes, introducer, name, type: type.text,
      value: value, body: body, ignoresFormat: ignoresFormat)
  }
}

/// A type as a parameter's, including `@escaping`.
package func parameterType(_ type: TypeExpression, isFunction: Bool) -> String {
  parameterType(type.text, isFunction: isFunction)
}

/// A type as a parameter's: with `@escaping` if it is a function.
package func parameterType(_ type: String, isFunction: Bool) -> String {
  isFunction ? "@escaping \(type)" : type
}

/// A name that is not among others: the preferred one, or one derived from it.
package func unused(_ wish: String, among others: some Collection<String>) -> String {
  unused(wish) { others.contains($0) }
}

/// A name that is not taken: the preferred one, or a longer one.
package func unused(_ wish: String, isTaken: (String) -> Bool) -> String {
  var name = wish
  while isTaken(name) { name += "Value" }
  return name
}
