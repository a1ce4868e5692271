import Diagnostics

/// The error for Swift that YAML parses as something else: "this looks like Swift: quote it".
///
/// A span on one line gets the fix that puts it in single quotes.
///
/// - Parameter reason: How YAML parses it, as part of a sentence: "in YAML '{' starts a mapping".
package func quoteSwift(
  _ span: Span, in source: SourceText, because reason: String
) -> Diagnostic {
  quoteSwift(span, in: source, because: reason, isCertain: true)
}

/// The same, with a fix only if the extent of the Swift is certain. A text that cannot be Swift is not called so.
func quoteSwift(
  _ span: Span, in source: SourceText, because reason: String, isCertain: Bool
) -> Diagnostic {
  let place = Place(source, span)
  let text = source.utf8[span.start..<span.end]
  let isOneLine = !text.contains(where: \.isLineBreak)
  var fixIts: [FixIt] = []
  if isCertain, isOneLine, span.start < span.end {
    fixIts.append(FixIt("put it in single quotes", [.init(place, inSingleQuotes(source[span]))]))
  }
  let what = isProse(text) ? "quote this text" : "this looks like Swift: quote it"
  let remedy = isOneLine ? what : "\(what), or write it below a '|'"
  return Diagnostic(.quoteSwift, at: place, "\(remedy); \(reason)", fixIts: fixIts)
}

/// Whether a text is prose: it has a colon outside of brackets that belongs neither to a ternary expression nor to a
/// declaration, or begins with a character with which Markdown begins and Swift does not.
private func isProse(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first, first != UInt8(ascii: "`") else { return !text.isEmpty }
  let word = text.prefix(while: \.isIdentifier)
  if wordsBeforeColons.contains(String(decoding: word, as: UTF8.self)),
    text.dropFirst(word.count).first?.isBlank == true
  {
    return false
  }
  var depth = 0
  for (index, unit) in zip(text.indices, text) {
    let isAfterBlank = index > text.startIndex && text[index - 1].isBlank
    switch unit {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "?") where isAfterBlank: return false
    case UInt8(ascii: ":") where depth == 0 && !isAfterBlank:
      if index + 1 == text.endIndex || text[index + 1].isBlank { return true }
    default: break
    }
  }
  return false
}

/// The words of Swift after which a colon can follow outside of brackets.
private let wordsBeforeColons: Set<String> = [
  "case", "class", "enum", "extension", "final", "func", "internal", "lazy", "let", "private",
  "protocol", "public", "static", "struct", "var", "weak",
]
