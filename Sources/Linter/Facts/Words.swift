import DesignModel
import SwiftFragments

/// The words of a name, in small letters: `card`, `title` for `cardTitle`.
func nameWords(_ name: String) -> [String] {
  words(name).lowercased().split(separator: " ").map(String.init)
}

/// A name made of words: `cardTitle`.
func memberName(_ words: some Collection<String>) -> String {
  (words.first ?? "") + words.dropFirst().map { upperCamelCase($0) }.joined()
}

/// Whether a word looks like a plural: those that English forms without an `s` are known.
func isPlural(_ word: String) -> Bool {
  word.hasSuffix("s") && !word.hasSuffix("ss") || pluralsWithoutEnding.contains(word)
}

private let pluralsWithoutEnding: Set<String> = [
  "children", "content", "criteria", "data", "feet", "history", "indices", "media", "men", "order",
  "palette", "path", "people", "phenomena", "queue", "route", "selection", "sequence",
  "teeth", "trail", "vertices", "women",
]
