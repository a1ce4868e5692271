import Diagnostics

/// The error for a key without a space after its colon, as in `component:Card`; nil if there is no such key.
///
/// - Parameters:
///   - start: The start of a text that YAML parsed as one scalar.
///   - source: The text of the file.
package func missingSpace(afterKeyAt start: Int, in source: SourceText) -> Diagnostic? {
  let utf8 = source.utf8
  var colon = start
  while let unit = utf8.unit(at: colon), unit.isIdentifier { colon += 1 }
  guard colon > start, utf8.unit(at: colon) == UInt8(ascii: ":"),
    let next = utf8.unit(at: colon + 1), !next.isBlankOrBreak,
    // `https://…` and `Self::member` are texts.
    !"/:".utf8.contains(next)
  else { return nil }
  var end = utf8.lineEnd(of: start)
  while end > colon, utf8[end - 1].isBlank { end -= 1 }
  let whole = "\(source[Span(start, colon)]): \(source[Span(colon + 1, end)])"
  let shown = whole.count > 60 ? whole.prefix(60) + "…" : whole
  return Diagnostic(
    .missingColon, at: Place(source, Span(start, end)),
    "a key ends with a colon and a space, and there is no space here; write '\(shown)'",
    fixIts: [
      FixIt("put in a space", [.init(Place(source, Span(colon + 1, colon + 1)), " ")])
    ])
}
