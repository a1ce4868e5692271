import Diagnostics
import Specification

extension Located<String> {
  /// A fix that writes another text in the place of this one, which is in one line and not changed by
  /// its notation; nil for one that is.
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
