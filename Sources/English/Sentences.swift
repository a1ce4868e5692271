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
  let first = text.prefix { $0 != " " }
  let capital = productNames[first.lowercased()] == first ? text : capitalized(text)
  return [".", "!", "?", ":"].contains { capital.hasSuffix($0) } ? capital : capital + "."
}

/// A text with an initial capital. A letter without a capital of its own stays as it is: in capitals, `ß` is `SS`,
/// and the ligature of `f` and `i` is `FI`.
package func capitalized(_ text: some StringProtocol) -> String {
  guard let first = text.unicodeScalars.first else { return "" }
  if first.isASCII, !("a"..."z").contains(first) { return String(text) }
  let capital = first.properties.titlecaseMapping
  guard capital.unicodeScalars.count == 1 else { return String(text) }
  return capital + String(text[text.unicodeScalars.index(after: text.startIndex)...])
}
