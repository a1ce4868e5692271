/// Replaces a name that is not a member of anything by another.
func replacing(_ name: String, with other: String, in text: String) -> String {
  var result = ""
  var rest = text[...]
  while let first = rest.first {
    guard first.isLetter || first == "_" else {
      result.append(first)
      rest.removeFirst()
      continue
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    result += word == name && result.last != "." ? Substring(other) : word
    rest = rest[word.endIndex...]
  }
  return result
}
