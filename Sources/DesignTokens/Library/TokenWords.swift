// Names of Swift for names of tokens.

/// The words of a name: all but letters and digits stand between words, capitals are kept inside.
func tokenWords(_ name: String) -> [Substring] {
  name.split { !$0.isLetter && !$0.isNumber }
}

/// The words as a name with a small beginning: `tapTarget`. A first word in capitals is lowered as a whole.
func lowerCamelCase(_ words: [Substring]) -> String {
  guard let first = words.first else { return "" }
  let isInCapitals = first.allSatisfy { !$0.isLetter || $0.isUppercase }
  let beginning =
    isInCapitals ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
  return beginning + upperCamelCase(Array(words.dropFirst()))
}

/// The words as a name with capitals: `TapTarget`.
func upperCamelCase(_ words: [Substring]) -> String { words.map(capitalized).joined() }

/// A word with a capital beginning.
func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

extension TokenPath {
  /// The name of the member for the token: what stands below the first group, or that group's name where it has
  /// no words or begins with a digit. Empty if there is no word at all.
  var memberName: String {
    let words = names.dropFirst().filter { $0 != "$root" }.flatMap(tokenWords)
    let needsGroup = words.first?.first.map { !$0.isLetter } ?? true
    return lowerCamelCase((needsGroup ? tokenWords(names.first ?? "") : []) + words)
  }
}

/// The namespace for a group, unless the project names another.
func namespaceName(of group: String) -> String {
  usualNamespaces[group.lowercased()] ?? upperCamelCase(tokenWords(group))
}

/// Groups whose names SwiftUI has, or nearly.
private let usualNamespaces = [
  "color": "Palette", "font": "Fonts", "gradient": "Gradients", "border": "Borders",
  "stroke": "Strokes", "animation": "Animations", "transition": "Transitions",
]

/// Whether a text can be a name of Swift, in back-ticks or without.
func isSwiftName(_ text: String) -> Bool {
  guard let first = text.first, first.isLetter || first == "_", text != "_" else { return false }
  return text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
