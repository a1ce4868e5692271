import English
import SwiftTypes

/// The description of a value in documentation if there is no summary: "The line width.", "Whether it is
/// selected.", "What happens on tap."
///
/// - Parameter isFunction: Whether the type is a function although it does not look like one.
package func valueDescription(_ name: String, type: TypeExpression, isFunction: Bool = false)
  -> String
{
  if isFunction || type.unwrapped.isFunction {
    return functionDescription(name, type)
  }
  let isBoolean = type.unwrapped == .bool
  for verb in ["is", "has", "can", "shows", "hides", "allows", "uses"] {
    guard let rest = name.words(after: verb) else { continue }
    // A name that reads as an assertion is not a noun, whatever its type.
    guard isBoolean else { return "The value of `\(name)`." }
    let hasObject = ["has", "shows", "hides", "uses"].contains(verb)
    return "Whether it \(verb) \(hasObject ? asObject(rest) : rest)."
  }
  let words = phrase(name)
  guard isBoolean else { return "The \(words)." }
  let isClause = ["is", "has", "can"].contains { words.contains(" \($0) ") }
  return isClause ? "Whether the \(words)." : "The value of `\(name)`."
}

private func functionDescription(_ name: String, _ type: TypeExpression) -> String {
  if let event = name.words(after: "on") { return "What happens on \(event)." }
  // A function that returns something describes a rule rather than an action.
  let isAction = type.unwrapped.function?.returnsNothing ?? true
  if !isAction || name.lowercased().hasSuffix("action") { return "The \(phrase(name))." }
  return "The action `\(name)`."
}

extension String {
  /// The words of a name after its first one; nil if it does not begin with that.
  fileprivate func words(after first: String) -> String? {
    let rest = dropFirst(first.count)
    guard hasPrefix(first), rest.first?.isUppercase == true else { return nil }
    return phrase(String(rest))
  }
}
