import DesignModel
import English
import SwiftFragments

/// The words of a name, in lowercase: `card`, `title` for `cardTitle`.
func nameWords(_ name: String) -> [String] {
  words(name).lowercased().split(separator: " ").map(String.init)
}

/// A name made of words: `cardTitle`.
func memberName(_ words: some Collection<String>) -> String {
  (words.first ?? "") + words.dropFirst().map { upperCamelCase($0) }.joined()
}
