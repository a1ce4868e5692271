import Diagnostics
import Specification

extension Located<String> {
  /// A fix that replaces this text, which must be in one line and without escapes; otherwise nil.
  func fix(_ order: String, _ text: String) -> FixIt? {
    let written = place.source[place.span]
    let quotes: String
    if written == value {
      quotes = ""
    } else if written == "\"\(value)\"" || written == "'\(value)'" {
      quotes = String(written.prefix(1))
    } else {
      return nil
    }
    guard
      !text.contains(where: { $0.isNewline || $0 == "\\" || "'\"".contains($0) && !quotes.isEmpty })
    else { return nil }
    return FixIt(order, [.init(place, quotes + text + quotes)])
  }
}
