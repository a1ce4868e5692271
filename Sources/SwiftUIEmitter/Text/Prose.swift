import DesignModel

// The English of documentation comments: derived from names and summaries, with no dictionary
// beyond a/an and the plural.

/// A noun with its indefinite article: "an icon"; without one for a plural, and "the content" for
/// what cannot be counted.
func withArticle(_ noun: String) -> String {
  if isPlural(noun) { return noun }
  let isMass = massNouns.contains(String(noun.split(separator: " ").last ?? ""))
  return isMass ? "the \(noun)" : "\(article(noun)) \(noun)"
}

/// The nouns of user interfaces that have no plural.
private let massNouns: Set<String> = ["content", "feedback", "help", "information", "progress"]

/// "a" or "an", by the sound of a word's beginning as far as letters show it.
func article(_ word: String) -> String {
  let word = word.lowercased()
  guard let first = word.first, "aeiouáàâäåæéèêëíìîïóòôöøœúùûü".contains(first) else { return "a" }
  // "a unit", "a user", "a one-line row", "a euro"
  let beginsWithConsonantSound =
    word.hasPrefix("uni") || word.hasPrefix("use") || word.hasPrefix("usu")
    || word.hasPrefix("url") || word.hasPrefix("one") || word.hasPrefix("eu")
  return beginsWithConsonantSound ? "a" : "an"
}

func isPlural(_ noun: String) -> Bool {
  noun.hasSuffix("s") && !["ss", "us", "is"].contains { noun.hasSuffix($0) }
}

/// The plural of a noun: "cards", "boxes", "entries".
func plural(_ noun: String) -> String {
  if isPlural(noun) { return noun }
  if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
    return noun.dropLast() + "ies"
  }
  return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
}

/// "an icon, a title and actions"
func list(_ items: [String]) -> String {
  guard let last = items.last else { return "" }
  return items.count == 1 ? last : items.dropLast().joined(separator: ", ") + " and " + last
}

/// A sentence as it stands within another: without its full stop and its capital.
func asClause(_ sentence: String) -> String {
  var text = sentence[...]
  while text.last == "." || text.last?.isWhitespace == true { text = text.dropLast() }
  let second = text.dropFirst().first
  // A capital behind the first one is a name or an abbreviation: "URL of the page".
  guard second?.isUppercase != true, second?.isNumber != true else { return String(text) }
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// A text with a capital at its beginning and a full stop at its end.
func asSentence(_ text: String) -> String {
  let capital = text.prefix(1).uppercased() + text.dropFirst()
  return [".", "!", "?", ":"].contains { capital.hasSuffix($0) } ? capital : capital + "."
}

/// A value as it stands in a sentence: a number as it is, else as code.
func quoted(_ value: String) -> String {
  value.allSatisfy { $0.isNumber || $0 == "." && value.first != "." } ? value : "`\(value)`"
}
