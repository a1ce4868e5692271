// English for messages and documentation: articles, plurals, lists and the words of names. Pure functions of
// text, independent of YAML and Swift, without sentences of their own.

/// The indefinite article of a word, "a" or "an", depending on its pronunciation.
///
/// A word in capitals is read letter by letter: "an SF symbol", "a URL".
package func article(_ word: String) -> String {
  let first = word.prefix { $0.isLetter || $0.isNumber }
  if first.count > 1, first.allSatisfy({ $0.isUppercase || $0.isNumber }) {
    return first.first.map(lettersReadWithVowel.contains) == true ? "an" : "a"
  }
  let word = word.lowercased()
  if silentBeginnings.contains(where: word.hasPrefix) { return "an" }
  guard let letter = word.first, vowels.contains(letter) else { return "a" }
  return consonantBeginnings.contains(where: word.hasPrefix) ? "a" : "an"
}

private let vowels: Set<Character> = Set("aeiouáàâäåæéèêëíìîïóòôöøœúùûü")

/// "a unit", "a user", "a one-line row", "a euro"
private let consonantBeginnings = ["uni", "use", "usu", "url", "one", "eu"]

/// "an hour", "an heir"
private let silentBeginnings = ["hour", "honest", "honor", "honour", "heir"]

/// The letters whose names begin with a vowel: "an F", "an M".
private let lettersReadWithVowel: Set<Character> = Set("AEFHILMNORSX")

/// A singular noun with its indefinite article: "an icon", "a list of names".
package func withIndefiniteArticle(_ noun: String) -> String { "\(article(noun)) \(noun)" }

/// A noun with its indefinite article: "an icon"; a plural gets none, and an uncountable noun gets "the":
/// "the content".
package func withArticle(_ noun: String) -> String {
  if isPlural(noun) { return noun }
  let isMass = massNouns.contains(String(noun.split(separator: " ").last ?? ""))
  return isMass ? "the \(noun)" : withIndefiniteArticle(noun)
}

/// A phrase as the object of a verb: "a divider", "actions", and "content" without an article. Phrases that
/// are not nouns are unchanged, as in "has finished" or "shows all".
package func asObject(_ phrase: String) -> String {
  let words = phrase.split(separator: " ").map(String.init)
  guard let first = words.first, let last = words.last else { return phrase }
  let isMass = massNouns.contains(last) || last.hasSuffix("ing")
  let isParticiple = first == "been" || words.count == 1 && first.hasSuffix("ed")
  if isPlural(phrase) || isMass || isParticiple || quantities.contains(first) { return phrase }
  // "stopped for now", "when empty"
  if words.contains(where: prepositions.contains) { return phrase }
  return withIndefiniteArticle(phrase)
}

private let quantities: Set<String> = ["all", "any", "both", "less", "more", "no", "none", "only"]

private let prepositions: Set<String> = [
  "after", "as", "at", "before", "by", "for", "from", "if", "in", "on", "to", "until", "when",
  "while", "with", "without",
]

/// The nouns of user interfaces that have no plural.
private let massNouns: Set<String> = [
  "content", "data", "feedback", "help", "information", "media", "progress",
]
