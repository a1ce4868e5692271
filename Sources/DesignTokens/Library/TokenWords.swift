// Swift names for token names.

/// The words of a name, separated by all characters except letters and digits; capital letters are kept.
package func tokenWords(_ name: String) -> [Substring] {
  name.split { !$0.isLetter && !$0.isNumber }
}

/// The words in lower camel case: `tapTarget`. A first word in capitals becomes all lowercase.
package func lowerCamelCase(_ words: [Substring]) -> String {
  guard let first = words.first else { return "" }
  let isInCapitals = first.allSatisfy { !$0.isLetter || $0.isUppercase }
  let beginning =
    isInCapitals ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
  return beginning + upperCamelCase(Array(words.dropFirst()))
}

/// The words in upper camel case: `TapTarget`.
package func upperCamelCase(_ words: [Substring]) -> String { words.map(capitalized).joined() }

/// A word with its first letter capitalized.
func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

extension TokenPath {
  /// The name of the member for the token: the path below the first group, or that group's name if the path
  /// has no words or begins with a digit. Empty if there are no words at all.
  package var memberName: String {
    let words = names.dropFirst().filter { $0 != "$root" }.flatMap(tokenWords)
    let needsGroup = words.first?.first.map { !$0.isLetter } ?? true
    return lowerCamelCase((needsGroup ? tokenWords(names.first ?? "") : []) + words)
  }
}

/// The default namespace for a group.
package func namespaceName(of group: String) -> String {
  usualNamespaces[group.lowercased()] ?? upperCamelCase(tokenWords(group))
}

/// Groups whose default names are those of SwiftUI types, or similar to them.
private let usualNamespaces = [
  "color": "Palette", "font": "Fonts", "gradient": "Gradients", "border": "Borders",
  "stroke": "Strokes", "animation": "Animations", "transition": "Transitions",
]

/// Whether a text can be a Swift name, with or without backticks.
func isSwiftName(_ text: String) -> Bool {
  guard let first = text.first, first.isLetter || first == "_", text != "_" else { return false }
  return text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
