import DesignModel
import English

/// A text as it could stand in an app, for something with a name; nil if nothing is known about the name.
///
/// The last word decides: a "secondary title" is a title. What a label says is in the word before it: a "value label"
/// is a value.
func sampleText(for noun: String) -> String? {
  let words = words(of: noun)
  guard let last = words.last else { return nil }
  if last == "label", let text = sampleText(for: words.dropLast().joined(separator: " ")) {
    return text
  }
  return texts[words.suffix(2).joined(separator: " ")] ?? texts[last]
}

/// Three texts for the views of a list.
///
/// - Parameter noun: The name of the list.
func sampleTexts(for noun: String) -> [String] {
  words(of: noun).last.flatMap { lists[$0] } ?? ["Overview", "Activity", "Settings"]
}

/// What a view could be in an app, if it is no text, for something with a name.
package enum SampleShape {
  /// A symbol of the system with this name.
  case symbol(String)
  case line

  /// Nil if nothing is known about the name.
  package init?(for noun: String) {
    switch words(of: noun).last {
    case "bullet", "icon", "image", "leading", "picture", "symbol", "thumbnail":
      self = .symbol("star")
    case "avatar", "avatars", "portrait", "portraits": self = .symbol("person.crop.circle")
    case "mark", "marker": self = .symbol("circle.fill")
    case "divider", "separator": self = .line
    default: return nil
    }
  }
}

/// A number as it could stand in an app, for something with a name; nil if nothing is known about the name.
func sampleNumber(for noun: String) -> (whole: String, fraction: String)? {
  words(of: noun).last.flatMap { numbers[$0] }
}

/// The words of a noun in lowercase.
private func words(of noun: String) -> [String] {
  let text = noun.lowercased()
  // Nearly all nouns are ASCII, where looking at each character would take most of the time.
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    return text.split(whereSeparator: { !$0.isLetter }).map(String.init)
  }
  let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  return text.utf8.split(whereSeparator: { !letters.contains($0) }).map { String(Substring($0)) }
}

private let texts: [String: String] = {
  let words: [(String, [String])] = [
    ("Monthly report", ["title", "heading", "headline"]),
    ("Updated this morning", ["subtitle", "subheading", "caption", "footnote"]),
    (
      "Ada Lovelace",
      ["author", "member", "name", "owner", "person", "sender", "user", "username"]
    ),
    (
      "The report is ready to download.",
      ["body", "description", "message", "summary", "text", "content"]
    ),
    ("Twelve pages, in English", ["detail", "details", "note", "notes"]),
    ("Notifications", ["label"]),
    ("New", ["badge", "status", "tag"]),
    ("AL", ["avatar", "initials", "monogram", "picture", "portrait"]),
    ("$24.90", ["amount", "balance", "cost", "fee", "price", "total"]),
    ("June 12", ["date", "day"]),
    ("9:41", ["time", "timestamp"]),
    ("Recent", ["header"]),
    ("Three of twelve", ["footer"]),
    ("Search", ["placeholder", "prompt", "query"]),
    ("At least eight characters", ["help", "helper", "hint", "requirement"]),
    ("The connection was lost.", ["error", "failure", "problem", "warning"]),
    ("ada@example.com", ["email", "mail"]),
    ("12 Garden Street", ["address", "street"]),
    ("Lisbon", ["city", "location", "place"]),
    ("Open", ["action", "actions", "button"]),
    ("More room than a page has.", ["quote", "quotation"]),
    ("kg", ["unit"]),
    ("Show all", ["accessory", "more"]),
    ("Storage", ["key", "term"]),
    ("128 GB", ["value", "trailing"]),
    ("72%", ["current value", "percentage", "progress"]),
    ("Low", ["minimum"]),
    ("High", ["maximum"]),
    ("Virginia Woolf", ["attribution", "source"]),
    ("Address", ["step", "stage"]),
    ("3 more", ["overflow"]),
    ("The filters of the list", ["sheet", "popover", "panel"]),
  ]
  return Dictionary(
    uniqueKeysWithValues: words.flatMap { text, nouns in nouns.map { ($0, text) } })
}()

private let lists: [String: [String]] = {
  let words: [([String], [String])] = [
    (["Open", "Share", "Delete"], ["actions", "buttons"]),
    (
      ["Ada Lovelace", "Alan Turing", "Grace Hopper"],
      ["authors", "avatars", "members", "names", "people", "persons", "users"]
    ),
    (["Cart", "Address", "Payment"], ["steps", "stages"]),
    (["New", "Popular", "On sale"], ["badges", "chips", "filters", "labels", "tags"]),
    (["$24.90", "$3.00", "$27.90"], ["amounts", "prices"]),
    (["All", "Unread", "Flagged"], ["scopes", "segments"]),
    (["Small", "Medium", "Large"], ["options", "sizes", "choices"]),
    (
      ["Knock first.", "Close the window.", "Switch off the light."], ["points", "rules", "notes"]
    ),
  ]
  return Dictionary(
    uniqueKeysWithValues: words.flatMap { texts, nouns in nouns.map { ($0, texts) } })
}()

private let numbers: [String: (whole: String, fraction: String)] = {
  let words: [(String, String, [String])] = [
    ("25", "24.9", ["amount", "balance", "cost", "fee", "price", "total"]),
    ("3", "3", ["badge", "count", "number", "quantity"]),
    ("4", "4.5", ["rating", "score", "stars"]),
  ]
  return Dictionary(
    uniqueKeysWithValues: words.flatMap { whole, fraction, nouns in
      nouns.map { ($0, (whole, fraction)) }
    })
}()

extension Slot {
  /// Whether an example of it is a symbol.
  package var showsSymbol: Bool {
    if takesText { return false }
    return if case .symbol = SampleShape(for: phrase(name)) { true } else {
      choices.contains { [.systemImage, .image].contains($0) }
    }
  }
}
