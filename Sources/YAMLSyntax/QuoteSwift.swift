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

/// The same, with a fix only if the extent of the Swift is certain.
func quoteSwift(
  _ span: Span, in source: SourceText, because reason: String, isCertain: Bool
) -> Diagnostic {
  let place = Place(source, span)
  let isOneLine = !source.utf8[span.start..<span.end].contains(where: \.isLineBreak)
  var fixIts: [FixIt] = []
  if isCertain, isOneLine, span.start < span.end {
    fixIts.append(FixIt("put it in single quotes", [.init(place, inSingleQuotes(source[span]))]))
  }
  let remedy = isOneLine ? "quote it" : "quote it, or write it below a '|'"
  return Diagnostic(
    .quoteSwift, at: place, "this looks like Swift: \(remedy); \(reason)", fixIts: fixIts)
}
