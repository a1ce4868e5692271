import Diagnostics

/// Swift that should have been quoted, if its extent is certain.
///
/// The text is then parsed again as if it were quoted, with letters in its place, so that one missing quote
/// does not hide other problems in the file.
struct UnquotedSwift {
  let span: Span

  /// The Swift.
  let text: String
  let diagnostic: Diagnostic

  /// Creates it from an error with a fix.
  init?(_ diagnostic: Diagnostic) {
    guard diagnostic.identifier == .problem(.quoteSwift),
      let edit = diagnostic.fixIts.first?.edits.first
    else {
      return nil
    }
    span = edit.place.span
    text = withoutSingleQuotes(edit.replacement)
    self.diagnostic = diagnostic
  }
}

/// The code units with letters in place of Swift that should have been quoted.
func masking(_ unquotedParts: [UnquotedSwift], in utf8: [UInt8]) -> [UInt8] {
  var result = utf8
  for unquoted in unquotedParts {
    for index in unquoted.span.start..<unquoted.span.end { result[index] = UInt8(ascii: "x") }
  }
  return result
}

extension TreeBuilder {
  /// The original text of a scalar that contains masked text; nil if it contains none.
  func originalText(of span: Span) -> String? {
    guard !unquotedParts.isEmpty,
      let unquoted = unquotedParts.first(where: {
        $0.span.start < span.end && span.start < $0.span.end
      })
    else { return nil }
    return unquoted.span == span ? unquoted.text : source[span]
  }

  /// `(Int, Int)` in `{type: (Int, Int)}`, of which YAML has read `(Int`.
  func cutUpSwift(_ scalar: Scalar, _ span: Span) -> UnquotedSwift? {
    let top = open.count - 1
    guard top >= 0, open[top].isFlow, open[top].isMapping == (open[top].key != nil),
      scalar.text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") })
    else { return nil }
    let isMapping = open[top].isMapping
    let extent = swiftExtent(
      from: span.start, isMapping ? .flowMapping : .flowSequence, in: text)
    // A mapping without braces ends at the first comma, even inside Swift.
    guard extent.isCertain, extent.end > span.end, !isMapping || open[top].hasBrackets
    else { return nil }
    return UnquotedSwift(
      quoteSwift(
        Span(span.start, extent.end), in: source,
        because: "between brackets a comma ends the value in YAML"))
  }
}

/// Parses the text, treating Swift that should have been quoted as if it were.
func parseQuotingSwift(_ source: SourceText, limits: Limits) -> ParsedDocument {
  var unquotedParts: [UnquotedSwift] = []
  var attempts = 0
  while true {
    // Each attempt parses the whole text.
    let canReparse = attempts < 50 && attempts * source.utf8.count < 16 << 20
    var builder = TreeBuilder(
      source: source, limits: limits, unquotedParts: unquotedParts, canReparse: canReparse)
    var document = builder.build()
    guard let unquoted = builder.newUnquoted else {
      document.diagnostics = (document.diagnostics + unquotedParts.map(\.diagnostic))
        .sortedByPlace()
      return document
    }
    attempts += 1
    unquotedParts.removeAll {
      $0.span.start < unquoted.span.end && unquoted.span.start < $0.span.end
    }
    unquotedParts.append(unquoted)
  }
}
