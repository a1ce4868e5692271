/// The words of a name in a sentence: `task row` for `TaskRow`, `URL field` for `URLField`.
package func words(_ name: String) -> String {
  if let words = asciiWords(name) { return withProductNames(words) }
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

/// Words with the names of Apple's products as one word: "iOS" for "i OS" and "IOS".
private func withProductNames(_ text: String) -> String {
  guard mayContainProductName(text) else { return text }
  var words: [Substring] = []
  for word in text.split(separator: " ") {
    let joined = (words.last ?? "") + word
    if let name = productNames[joined.lowercased()], words.last != nil {
      words[words.count - 1] = name
    } else {
      words.append(productNames[word.lowercased()] ?? word)
    }
  }
  return words.joined(separator: " ")
}

/// Whether a text contains "OS" or "i ".
private func mayContainProductName(_ text: String) -> Bool {
  // Nearly all texts are looked at here, and nearly none has a product's name.
  var last: UInt8 = 0
  for unit in text.utf8 {
    if last == UInt8(ascii: "O"), unit == UInt8(ascii: "S") { return true }
    if last == UInt8(ascii: "i"), unit == UInt8(ascii: " ") { return true }
    last = unit
  }
  return false
}

/// The names that contain capitals at other places than words do, by their lowercase forms.
let productNames: [String: Substring] = Dictionary(
  uniqueKeysWithValues: [
    "iOS", "iPad", "iPadOS", "iPhone", "iCloud", "macOS", "tvOS", "visionOS", "watchOS",
  ].map { ($0.lowercased(), $0) })

/// ``words(_:)`` for ASCII names, which nearly all are; nil for others.
private func asciiWords(_ name: String) -> String? {
  let units = Array(name.utf8)
  // A carriage return and a line feed form one character.
  guard units.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) else { return nil }
  func isUpper(_ unit: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= unit }
  func isLower(_ unit: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit }
  func isDigit(_ unit: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit }
  var words: [UInt8] = []
  words.reserveCapacity(units.count + 8)
  func append(_ word: ArraySlice<UInt8>) {
    if word.isEmpty { return }
    if !words.isEmpty { words.append(UInt8(ascii: " ")) }
    let isAbbreviation = word.count > 1 && word.allSatisfy { isUpper($0) || isDigit($0) }
    words += word.map { isUpper($0) && !isAbbreviation ? $0 + 32 : $0 }
  }
  var start = 0
  for index in units.indices {
    let begins =
      isUpper(units[index]) && index > 0
      && (!isUpper(units[index - 1]) || index + 1 < units.count && isLower(units[index + 1]))
    guard units[index] == UInt8(ascii: "_") || begins else { continue }
    append(units[start..<index])
    start = units[index] == UInt8(ascii: "_") ? index + 1 : index
  }
  append(units[start...])
  return String(decoding: words, as: UTF8.self)
}

/// The words of a name in documentation: abbreviations are expanded, and initialisms are capitalized:
/// "minimum width" for `minWidth`, "image URL" for `imageUrl`.
package func phrase(_ name: String) -> String {
  words(name).utf8.split(separator: UInt8(ascii: " ")).map { units in
    let word = Substring(units)
    if units.count > longestShortForm { return String(word) }
    let plain = word.lowercased()
    return abbreviations[plain] ?? (initialisms.contains(plain) ? word.uppercased() : String(word))
  }.joined(separator: " ")
}

/// The length of the longest abbreviation or initialism: most words are longer, and need not be sought.
private let longestShortForm =
  (Array(abbreviations.keys) + Array(initialisms)).map(\.utf8.count).max() ?? 0

private let abbreviations = [
  "btn": "button", "bg": "background", "desc": "description", "fg": "foreground", "idx": "index",
  "img": "image", "lbl": "label", "max": "maximum", "min": "minimum", "msg": "message",
  "num": "number", "txt": "text",
]

private let initialisms: Set<String> = [
  "api", "csv", "faq", "gps", "html", "http", "https", "id", "json", "pdf", "png", "qr", "rgb",
  "sf", "sql", "svg", "ui", "uri", "url", "uuid", "xml", "yaml",
]
