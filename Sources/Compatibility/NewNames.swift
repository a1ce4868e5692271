import SwiftTypes

/// The names of an earlier version that have others now: the entries that are deprecated with a new name.
package struct NewNames: Sendable {
  /// The new names of entries, by their old ones.
  package var parts: [String: String]

  /// The new types for names in types.
  package var types: [String: TypeExpression]

  package init(parts: [String: String] = [:], types: [String: TypeExpression] = [:]) {
    self.parts = parts
    self.types = types
  }

  /// A member after a leading dot, with its new name; another value as it is.
  func renamed(member text: String) -> String {
    guard text.first == ".", let name = parts[String(text.dropFirst())] else { return text }
    return ".\(name)"
  }
}
