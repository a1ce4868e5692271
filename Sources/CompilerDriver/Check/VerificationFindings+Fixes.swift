import Diagnostics

extension VerificationFindings {
  /// The changes that the compiler suggests, as changes of specs and hand-written files; none where the text is not from
  /// there, or where something has to be filled in.
  func fixIts(of message: CompilerMessage) -> [FixIt] {
    ([message] + message.notes).compactMap { part -> FixIt? in
      guard let file = part.file, !part.fixes.isEmpty,
        !part.fixes.contains(where: { $0.replacement.contains("<#") })
      else { return nil }
      let edits = part.fixes.compactMap { edit($0, in: file) }
      guard edits.count == part.fixes.count,
        edits.allSatisfy({ $0.place.source === edits[0].place.source })
      else { return nil }
      return FixIt(
        part.severity == .note ? part.text : description(of: edits), edits, isSafe: false)
    }
  }

  private func edit(_ fix: CompilerMessage.Fix, in file: String) -> FixIt.Edit? {
    let width = fix.end.column - fix.start.column
    guard fix.start.line == fix.end.line, width >= 0, !fix.replacement.contains("\n"),
      let line = line(fix.start.line, of: file)
    else { return nil }
    let start = fix.start.column - 1
    // A text is inserted before a character, or after the last one of a line.
    let isAtEnd = start == line.count && width == 0
    let first = isAtEnd ? start - 1 : start
    let last = max(first + 1, start + width)
    guard first >= 0, last <= line.count else { return nil }
    let found = find(file: file, line: fix.start.line, column: first + 1, width: last - first)
    // In a scalar with escapes the same text has another form.
    guard found.isWritten, let place = found.place,
      place.span.end <= place.source.utf8.count,
      place.source.utf8[place.span.start..<place.span.end].elementsEqual(line[first..<last])
    else { return nil }
    let span =
      isAtEnd
      ? Span(place.span.end, place.span.end)
      : Span(place.span.start, place.span.start + width)
    return FixIt.Edit(Place(place.source, span), fix.replacement)
  }

  private func description(of edits: [FixIt.Edit]) -> String {
    guard edits.count == 1, let edit = edits.first else { return "change it as suggested" }
    let span = edit.place.span
    let old = String(decoding: edit.place.source.utf8[span.start..<span.end], as: UTF8.self)
    if old.isEmpty { return "insert '\(edit.replacement)'" }
    return edit.replacement.isEmpty
      ? "remove '\(old)'" : "replace '\(old)' with '\(edit.replacement)'"
  }
}
