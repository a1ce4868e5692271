/// A sentence as a clause of another one: without its full stop and initial capital.
package func asClause(_ sentence: String) -> String {
  var text = sentence[...]
  while text.last == "." || text.last?.isWhitespace == true { text = text.dropLast() }
  let second = text.dropFirst().first
  // A second capital indicates a name or an abbreviation: "URL of the page".
  guard second?.isUppercase != true, second?.isNumber != true else { return String(text) }
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// A text with an initial capital and a full stop.
package func asSentence(_ text: String) -> String {
  let capital = text.prefix(1).uppercased() + text.dropFirst()
  return [".", "!", "?", ":"].contains { capital.hasSuffix($0) } ? capital : capital + "."
}
