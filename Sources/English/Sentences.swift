/// A sentence as it stands within another: without its full stop and its capital.
package func asClause(_ sentence: String) -> String {
  var text = sentence[...]
  while text.last == "." || text.last?.isWhitespace == true { text = text.dropLast() }
  let second = text.dropFirst().first
  // A capital after the first one is a name or an abbreviation: "URL of the page".
  guard second?.isUppercase != true, second?.isNumber != true else { return String(text) }
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// A text with a capital at its beginning and a full stop at its end.
package func asSentence(_ text: String) -> String {
  let capital = text.prefix(1).uppercased() + text.dropFirst()
  return [".", "!", "?", ":"].contains { capital.hasSuffix($0) } ? capital : capital + "."
}
