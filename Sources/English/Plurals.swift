/// Whether a noun looks like a plural by its ending: "actions", but not "status" or "axis".
package func isPlural(_ noun: String) -> Bool {
  noun.hasSuffix("s") && !["ss", "us", "is"].contains { noun.hasSuffix($0) }
}

/// The plural of a noun: "cards", "boxes", "entries", "axes".
package func plural(_ noun: String) -> String {
  if isPlural(noun) { return noun }
  if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
    return noun.dropLast() + "ies"
  }
  if noun.hasSuffix("is") { return noun.dropLast(2) + "es" }
  return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
}

/// The possessive of a noun: "card's", "actions'", "status's".
package func possessive(_ noun: String) -> String { noun + (isPlural(noun) ? "'" : "'s") }

/// A number of things: "1 file", "2 files".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(count == 1 ? noun : plural(noun))"
}

/// Whether a word can name several things: a plural, one that English forms without an "s", or a
/// collective noun such as "history".
package func canNameSeveral(_ word: String) -> Bool {
  word.hasSuffix("s") && !word.hasSuffix("ss") || pluralsWithoutEnding.contains(word)
}

private let pluralsWithoutEnding: Set<String> = [
  "children", "content", "criteria", "data", "feet", "history", "indices", "media", "men", "order",
  "palette", "path", "people", "phenomena", "queue", "route", "selection", "sequence",
  "teeth", "trail", "vertices", "women",
]
