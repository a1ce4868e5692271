import DesignModel

/// The entries of a String Catalog, sorted by their keys, as Xcode writes them.
///
/// - Parameter texts: The texts that the library looks up; repeated texts have one entry.
func stringCatalogEntries(_ texts: [LocalizedText]) -> String {
  var comments: [String: Set<String>] = [:]
  for text in texts { comments[text.text, default: []].insert(text.comment) }
  return comments.sorted { $0.key < $1.key }.map { key, comments in
    """
        \(jsonString(key)) : {
          "comment" : \(jsonString(comments.sorted().joined(separator: "\n"))),
          "extractionState" : "manual"
        }
    """
  }.joined(separator: ",\n")
}

/// A text as a JSON string.
private func jsonString(_ text: String) -> String {
  var string = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": string += "\\\(scalar)"
    case "\n": string += "\\n"
    case "\t": string += "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      let isControl = scalar.value < 0x20
      string +=
        isControl
        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
    }
  }
  return string + "\""
}
