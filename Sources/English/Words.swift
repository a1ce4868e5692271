/// The words of a name as they stand in a sentence: `task row` for `TaskRow`, `URL field` for
/// `URLField`.
package func words(_ name: String) -> String {
  let characters = Array(name)
  var words: [String] = []
  var current = ""
  for (index, character) in characters.enumerated() {
    let next = index + 1 < characters.count ? characters[index + 1] : nil
    let previous = index > 0 ? characters[index - 1] : nil
    let begins =
      character.isUppercase
      && (previous?.isUppercase == false
        || previous?.isUppercase == true && next?.isLowercase == true)
    if character == "_" || begins {
      if !current.isEmpty { words.append(current) }
      current = character == "_" ? "" : String(character)
    } else {
      current.append(character)
    }
  }
  if !current.isEmpty { words.append(current) }
  return words.map { word in
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber } ? word : word.lowercased()
  }.joined(separator: " ")
}

/// The words of a name as documentation says them: abbreviations in full, and what is read letter by letter
/// in capitals: "minimum width" for `minWidth`, "image URL" for `imageUrl`.
package func phrase(_ name: String) -> String {
  words(name).split(separator: " ").map { word in
    let plain = word.lowercased()
    return abbreviations[plain] ?? (initialisms.contains(plain) ? word.uppercased() : String(word))
  }.joined(separator: " ")
}

private let abbreviations = [
  "btn": "button", "bg": "background", "desc": "description", "fg": "foreground", "idx": "index",
  "img": "image", "lbl": "label", "max": "maximum", "min": "minimum", "msg": "message",
  "num": "number", "txt": "text",
]

private let initialisms: Set<String> = [
  "api", "csv", "faq", "gps", "html", "http", "https", "id", "json", "pdf", "png", "qr", "rgb",
  "sf", "sql", "svg", "ui", "uri", "url", "uuid", "xml", "yaml",
]
