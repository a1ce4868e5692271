import Diagnostics

/// The context of the place where libyaml stopped.
struct SyntaxErrorContext {
  let source: SourceText

  /// The parsed text: the source's code units, with letters in place of Swift that is already reported.
  let utf8: [UInt8]

  /// The outermost open `{` or `[`.
  let openFlow: Int?

  /// The last value that was read, and its style if it is a scalar.
  let last: Span?
  let lastStyle: Scalar.Style?
}

/// Describes the error where libyaml stopped, in terms of the user.
func syntaxError(
  _ failure: EventReader.Failure, _ context: SyntaxErrorContext
) -> Diagnostic {
  SyntaxErrorExplainer(failure: failure, context: context).explain()
}

private struct SyntaxErrorExplainer {
  let failure: EventReader.Failure
  let context: SyntaxErrorContext

  var source: SourceText { context.source }
  var utf8: [UInt8] { context.utf8 }
  var place: Int { failure.place }

  func explain() -> Diagnostic {
    let problem = failure.problem
    func says(_ part: String) -> Bool { problem.contains(part) }

    if let open = context.openFlow, let line = lineAfterUnclosed(open) {
      return unclosedBracket(at: open, before: line)
    }

    if utf8.unit(at: place) == UInt8(ascii: "\t"), says("cannot start any token") || says("tab") {
      return tab
    }
    if failure.context.contains("directive") || says("directive") || says("incompatible YAML") {
      return directive
    }
    if says("cannot start any token") { return unreadableValue() }
    if says("mapping values are not allowed") { return secondColon }
    if says("mapping keys are not allowed") { return unreadableValue() }
    if says("block sequence entries are not allowed") { return misplacedItem }
    if says("tab character") { return tab }
    if says("could not find expected ':'") { return missingColon }
    if says("expected key") || says("expected '-' indicator") { return textAfterValue }
    if says("expected ',' or") { return textInBrackets }
    if says("expected node content") { return missingNode }
    if says("unexpected end of stream") || says("unexpected document indicator") {
      return unclosedQuote
    }
    if failure.context == "while parsing a quoted scalar" { return badEscape }
    if failure.context == "while scanning a block scalar" { return unreadableValue() }
    if says("undefined tag handle") { return unknownTagHandle }
    if ["an alias", "an anchor", "a tag"].contains(where: failure.context.hasSuffix) {
      return unreadableValue()
    }
    if says("expected <document start>") { return textAfterDocument }
    return other
  }
}

// MARK: - Swift

extension SyntaxErrorExplainer {
  private var located: LocatedValue? {
    locateValue(at: place, openFlow: context.openFlow, last: context.last, in: utf8)
  }

  /// A value that YAML cannot parse, which is most often Swift.
  private func unreadableValue() -> Diagnostic {
    guard let located else { return other }
    return unreadable(located)
  }

  private func unreadable(_ value: LocatedValue) -> Diagnostic {
    let isFirst = utf8[utf8.lineStart(of: value.start)..<value.start].allSatisfy(\.isBlank)
    if isFirst, let problem = missingSpace(afterKeyAt: value.start, in: source) { return problem }
    let (end, isCertain) =
      value.keyEnd.map { ($0, !value.context.isFlow) }
      ?? swiftExtent(from: value.start, value.context, in: utf8)
    let span = Span(value.start, max(end, value.start))
    return quoteSwift(span, in: source, because: reason(span), isCertain: isCertain)
  }

  /// How YAML parses a value.
  private func reason(_ span: Span) -> String {
    guard let first = utf8.unit(at: span.start) else { return "YAML cannot read it" }
    let sign = "'" + String(UnicodeScalar(first)) + "'"
    switch first {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      return "YAML does not allow \(sign) at the start of a value"
    case UInt8(ascii: "*"): return "in YAML \(sign) starts an alias"
    case UInt8(ascii: "&"): return "in YAML \(sign) starts an anchor"
    case UInt8(ascii: "!"): return "in YAML \(sign) starts a tag"
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","):
      return "in YAML \(sign) belongs to a list or a mapping"
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return "in YAML \(sign) starts a block of text, which begins on the next line"
    case UInt8(ascii: "?"): return "in YAML '? ' starts a key"
    case UInt8(ascii: "{"): return "in YAML \(sign) starts a mapping, which ends at '}'"
    case UInt8(ascii: "["): return "in YAML \(sign) starts a list, which ends at ']'"
    case UInt8(ascii: "\""): return "in YAML a value that starts with \(sign) ends at the next one"
    default: return "in YAML ': ' ends a key"
    }
  }

  /// `"\("`, and escapes that neither language has.
  private var badEscape: Diagnostic {
    let quote = failure.contextPlace
    var escape = min(place, utf8.count - 1)
    while escape > quote, utf8[escape] != UInt8(ascii: "\\") { escape -= 1 }
    let sign = utf8.unit(at: escape + 1) ?? UInt8(ascii: "\\")
    let isBraced =
      sign == UInt8(ascii: "u") && utf8.unit(at: escape + 2) == UInt8(ascii: "{")
    let isKeyPath = sign == UInt8(ascii: ".") && escape == quote + 1
    guard isBraced || isKeyPath || "('#".utf8.contains(sign) else {
      let isKnown = "xuU".utf8.contains(sign)
      let name = "\\" + String(decoding: utf8[(escape + 1)...].prefix(1), as: UTF8.self)
      let message =
        isKnown
        ? "the escape '\(name)' needs the hexadecimal digits of one Unicode scalar; write the "
          + "character itself"
        : "there is no escape for this in double quotes; write '\\\\' for a backslash, or use "
          + "single quotes"
      let end = utf8[(escape + 1)...].dropFirst().firstIndex { !$0.isContinuation } ?? utf8.count
      return error(.unknownEscape, Span(escape, end), message)
    }
    let value = locateValue(at: quote, openFlow: context.openFlow, last: nil, in: utf8)
    let valueContext = value?.context ?? .block(column: 0)
    var extent = swiftExtent(from: quote, valueContext, in: utf8)
    var text = utf8[quote..<extent.end]
    // With a backslash before inner quotes, the outer ones may be YAML's or Swift's.
    if zip(text, text.dropFirst()).contains(where: { $0 == UInt8(ascii: "\\") && $1 == 0x22 }) {
      extent.isCertain = false
    }
    if value?.start != quote { extent.isCertain = false }
    var diagnostic = quoteSwift(
      Span(quote, extent.end), in: source,
      because: "in double quotes YAML reads the escapes, and this escape is only valid in Swift",
      isCertain: extent.isCertain)
    if isKeyPath, extent.isCertain, text.count > 2, text.last == UInt8(ascii: "\"") {
      text = text.dropFirst().dropLast()
      let replacement = inSingleQuotes(String(decoding: text, as: UTF8.self))
      diagnostic.fixIts = [
        FixIt(
          "use single quotes", [.init(Place(source, Span(quote, extent.end)), replacement)])
      ]
    }
    return diagnostic
  }

  /// A second `: ` in a value, or a line that is parsed as part of the value above.
  private var secondColon: Diagnostic {
    let lineStart = utf8.lineStart(of: place)
    if context.openFlow == nil, let last = context.last, last.start < lineStart,
      last.end > lineStart, context.lastStyle == .plain
    {
      if let problem = missingSpace(afterKeyAt: last.start, in: source) { return problem }
      if hasOpenBracket(Span(last.start, lineStart)) {
        let span = Span(last.start, utf8.lineEnd(of: place))
        return quoteSwift(span, in: source, because: reason(span), isCertain: false)
      }
      let start = utf8.skippingBlanks(from: lineStart)
      return error(
        .badIndentation, Span(start, utf8.lineEnd(of: start)),
        "this line is indented more than the key above and would continue its value; indent both "
          + "equally, or quote the value if the colon belongs to it",
        notes: [Note("the value starts here", at: Place(source, Span(last.start, last.start)))])
    }
    return unreadableValue()
  }

  private func hasOpenBracket(_ span: Span) -> Bool {
    utf8[span.start..<span.end].reduce(0) { depth, unit in
      "([{".utf8.contains(unit) ? depth + 1 : ")]}".utf8.contains(unit) ? depth - 1 : depth
    } > 0
  }

  /// Text after a value on its line, or a line that fits no collection.
  private var textAfterValue: Diagnostic {
    let lineStart = utf8.lineStart(of: place)
    let first = utf8.skippingBlanks(from: lineStart)
    if place <= first { return unfitLine(at: first) }
    guard let located, let unit = utf8.unit(at: located.start) else { return other }
    if unit == UInt8(ascii: "'") { return textBehindQuote(located.start) }
    return unreadable(located)
  }

  /// Text in brackets that does not end an entry.
  private var textInBrackets: Diagnostic {
    guard let located, let bracket = located.bracket, let unit = utf8.unit(at: place) else {
      return unclosedBracket(at: failure.contextPlace)
    }
    let open = utf8[bracket]
    if unit == UInt8(ascii: "]") || unit == UInt8(ascii: "}") {
      return error(
        .mismatchedBracket, Span(place, place + 1),
        "this closes '\(character(open))' with '\(character(unit))'; "
          + "close it with '\(open == UInt8(ascii: "{") ? "}" : "]")'",
        notes: [openedHere(bracket)])
    }
    let isSameLine = utf8.lineStart(of: place) == utf8.lineStart(of: located.start)
    guard isSameLine else { return unclosedBracket(at: bracket) }
    if utf8[located.start] == UInt8(ascii: "'") { return textBehindQuote(located.start) }
    if unit == UInt8(ascii: ":"), isMissingComma(from: located.start) {
      return error(
        .missingComma, Span(place, place + 1),
        "this entry already has a colon; put a comma before the next key, or quote the value if "
          + "the colon belongs to it")
    }
    return unreadable(located)
  }

  /// Whether words that are not Swift precede a second colon, as in `{a: b c: d}`.
  private func isMissingComma(from start: Int) -> Bool {
    let words = utf8[start..<place]
    return words.contains(where: \.isBlank)
      && words.allSatisfy { $0.isIdentifier || $0.isBlank || "-.".utf8.contains($0) }
  }

  private var missingNode: Diagnostic {
    guard context.openFlow != nil, let unit = utf8.unit(at: place), ",:".utf8.contains(unit) else {
      if context.openFlow != nil { return unclosedBracket(at: context.openFlow ?? place) }
      return unreadableValue()
    }
    let what = unit == UInt8(ascii: ",") ? "an item before this comma" : "a key before this colon"
    return error(
      .missingItem, Span(place, place + 1),
      "\(what) is missing; write it or delete the \(unit == UInt8(ascii: ",") ? "comma" : "colon")")
  }
}

// MARK: - YAML

extension SyntaxErrorExplainer {
  private var tab: Diagnostic {
    var end = place
    while utf8.unit(at: end) == UInt8(ascii: "\t") { end += 1 }
    return error(
      .tabIndentation, Span(place, max(end, min(place + 1, utf8.count))),
      "the indentation contains a tab; use spaces")
  }

  private var directive: Diagnostic {
    let start = utf8.lineStart(
      of: min(place, failure.contextPlace > 0 ? failure.contextPlace : place))
    return error(
      .yamlDirective, Span(start, utf8.lineEnd(of: start)),
      "a line that starts with '%' is a directive, which has no effect here; delete it, or indent "
        + "it if it belongs to a value")
  }

  private var misplacedItem: Diagnostic {
    error(
      .misplacedItem, Span(place, min(place + 1, utf8.count)),
      "a list cannot start on the line of its key; put '-' on the next line, or quote the value "
        + "if this is text")
  }

  private var missingColon: Diagnostic {
    let start = failure.contextPlace
    var end = utf8.lineEnd(of: start)
    while end > start, utf8[end - 1].isBlank { end -= 1 }
    if let problem = missingSpace(afterKeyAt: start, in: source) { return problem }
    return error(
      .missingColon, Span(start, end),
      "a key is expected here and this has no colon; put a colon after it, or indent it below its "
        + "key"
    )
  }

  private var unclosedQuote: Diagnostic {
    let start = failure.contextPlace
    let quote = utf8.unit(at: start) == UInt8(ascii: "'") ? "'" : "\""
    return error(
      .unclosedQuote, Span(start, min(start + 1, utf8.count)),
      "the text that starts at this quote is not closed; close it with \(quote)")
  }

  private func textBehindQuote(_ start: Int) -> Diagnostic {
    error(
      .textBehindQuote, Span(place, utf8.lineEnd(of: place)),
      "the quoted value ends before this; write '' for a single quote inside single quotes, "
        + "or delete what follows",
      notes: [Note("the quoted value starts here", at: Place(source, Span(start, start + 1)))])
  }

  /// The start of the first line that cannot be inside the brackets: a key that is not indented more than the
  /// line with the bracket.
  private func lineAfterUnclosed(_ bracket: Int) -> Int? {
    let first = utf8.lineStart(of: bracket)
    let indentation = utf8.skippingBlanks(from: first) - first
    var line = utf8.lineEnd(of: bracket)
    while line < utf8.count, line < utf8.lineEnd(of: place) {
      while line < utf8.count, utf8[line].isLineBreak { line += 1 }
      let start = utf8.skippingBlanks(from: line)
      if start - line <= indentation, isKey(at: start) { return start }
      line = utf8.lineEnd(of: start)
    }
    return nil
  }

  /// Whether a line is of the form `key:`.
  private func isKey(at start: Int) -> Bool {
    var end = start
    while let unit = utf8.unit(at: end), unit.isIdentifier || unit == UInt8(ascii: "-") { end += 1 }
    return end > start && utf8.unit(at: end) == UInt8(ascii: ":")
      && utf8.unit(at: end + 1)?.isBlankOrBreak ?? true
  }

  private func unclosedBracket(at bracket: Int, before next: Int? = nil) -> Diagnostic {
    guard let open = utf8.unit(at: bracket), "{[".utf8.contains(open) else { return other }
    let close = open == UInt8(ascii: "{") ? "}" : "]"
    return error(
      .unclosedBracket, Span(bracket, bracket + 1),
      "this '\(character(open))' is not closed; put '\(close)' after its last entry and a comma "
        + "between entries",
      notes: [
        Note("something else comes here", at: Place(source, Span(next ?? place, next ?? place)))
      ])
  }

  private func unfitLine(at first: Int) -> Diagnostic {
    guard let unit = utf8.unit(at: first) else { return other }
    let span = Span(first, max(first, utf8.lineEnd(of: first)))
    if "]}".utf8.contains(unit) {
      return error(
        .strayBracket, Span(first, first + 1),
        "this '\(character(unit))' has no opening bracket; delete it")
    }
    if unit == UInt8(ascii: ":"), utf8.unit(at: first + 1)?.isBlankOrBreak ?? true {
      return error(
        .missingKey, Span(first, first + 1), "there is no key before this colon; write one")
    }
    let column = first - utf8.lineStart(of: first)
    let outer = failure.contextPlace - utf8.lineStart(of: failure.contextPlace)
    if unit == UInt8(ascii: "-"), utf8.unit(at: first + 1)?.isBlankOrBreak ?? true, column == outer
    {
      return error(
        .misplacedItem, Span(first, first + 1),
        "a list item is among keys; indent it below the key of its list, whose line ends with the "
          + "colon")
    }
    let what =
      failure.problem.contains("'-'") && column == outer
      ? "a key is among list items; put '- ' before it, or indent it like the keys above"
      : "the indentation of this line matches no line above it; indent it like its siblings"
    return error(
      .badIndentation, span, what,
      notes: [
        Note(
          "its possible parent starts here",
          at: Place(source, Span(failure.contextPlace, failure.contextPlace)))
      ])
  }

  private var unknownTagHandle: Diagnostic {
    let start = failure.contextPlace
    var end = start
    while let unit = utf8.unit(at: end), !unit.isBlankOrBreak { end += 1 }
    return error(
      .yamlTag, Span(start, end),
      "tags have no effect here; delete the tag, or quote the value if this is Swift")
  }

  private var textAfterDocument: Diagnostic {
    let first = context.last.map { $0.start - utf8.lineStart(of: $0.start) } ?? 0
    return error(
      .badIndentation, Span(place, utf8.lineEnd(of: place)),
      first > place - utf8.lineStart(of: place)
        ? "this line is indented less than the first line of the file; indent both equally"
        : "the value of the file ends before this, and there can be only one; delete what "
          + "follows, or indent it below its key")
  }

  private var other: Diagnostic {
    let context = failure.context.isEmpty ? "" : " \(failure.context)"
    return error(
      .yamlSyntax, Span(min(place, utf8.count), min(place, utf8.count)),
      "YAML cannot read this\(context): \(failure.problem); quote the value or correct the syntax")
  }

  private func openedHere(_ bracket: Int) -> Note {
    Note(
      "'\(character(utf8[bracket]))' is opened here",
      at: Place(source, Span(bracket, bracket + 1)))
  }

  private func character(_ unit: UInt8) -> String { String(UnicodeScalar(unit)) }

  private func error(
    _ id: ProblemID, _ span: Span, _ message: String, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(id, at: Place(source, span), message, notes: notes)
  }
}
