import Diagnostics

/// Diagnostics for people, each with its source line, notes and fixes.
///
///     components/Card.yaml:7:16: error: unknown option 'txt'; did you mean 'text'? [unknown-option]
///        7 |     options: [txt]
///          |               ^~~
///          fix: replace it by 'text'
///        7 |     options: [text]
///
/// Problems of token files that occur many times are shown once, unless all are requested.
///
/// - Parameter limit: The maximum number of shown diagnostics; one line states how many are omitted. The
///   largest number requests all.
package func textReport(
  _ diagnostics: [Diagnostic], style: TextStyle, limit: Int = shownProblems
) -> String {
  let reported = reportOrder(diagnostics)
  let limited = LimitedReport(
    limit == .max ? reported : condensed(reported), limit: limit)
  return limited.diagnostics.map { text(of: $0, style) }.joined() + limited.ending
}

/// Whether text is colored.
package enum TextStyle: CaseIterable, Sendable {
  case plain, colored

  enum Color: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "32"
  }

  func paint(_ text: String, _ color: Color) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
  }
}

private func text(of diagnostic: Diagnostic, _ style: TextStyle) -> String {
  let label =
    switch diagnostic.severity {
    case .error: style.paint("error:", .red)
    case .warning: style.paint("warning:", .yellow)
    case .note: style.paint("note:", .cyan)
    }
  let message = style.paint(shortened(printable(diagnostic.message)), .bold)
  var text = "\(prefix(diagnostic.place))\(label) \(message) [\(diagnostic.id)]\n"
  text += frame(diagnostic.place, style)
  for note in diagnostic.notes.prefix(20) {
    let label = style.paint("note:", .cyan)
    text +=
      "\(prefix(note.place))\(label) \(shortened(printable(note.message)))\n\(frame(note.place, style))"
  }
  for fixIt in diagnostic.fixIts {
    text += "\(gutter(nil))\(style.paint("fix:", .green)) \(shortened(printable(fixIt.message)))\n"
    text += fixedLines(fixIt, style)
  }
  return text
}

/// A message with its middle elided if it is extremely long.
private func shortened(_ message: String) -> String {
  guard message.utf8.count > 4000 else { return message }
  let scalars = message.unicodeScalars
  return "\(String(scalars.prefix(1500)))…\(String(scalars.suffix(1500)))"
}

private func prefix(_ place: Place?) -> String {
  guard let place else { return "" }
  // A file that is reported as a whole has no text here.
  if place.source.utf8.isEmpty, place.span.start > 0 || place.span.end == 0 {
    return "\(printable(place.source.path)): "
  }
  return "\(printable(place.source.path)):\(place.start.line):\(place.start.column): "
}

private func gutter(_ line: Int?) -> String {
  let number = line.map(String.init) ?? ""
  return String(repeating: " ", count: max(0, 4 - number.count)) + number + " | "
}

/// The first line of a place, and a line that marks the place.
private func frame(_ place: Place?, _ style: TextStyle) -> String {
  guard let place, !place.source.utf8.isEmpty else { return "" }
  let line = place.source.line(around: place.span.start, within: ShownLine.reach)
  let shown = ShownLine(place.source, line, around: place.span.start)
  let mark = shown.mark(from: place.span.start, to: place.span.end)
  return "\(gutter(place.start.line))\(shown.text)\n\(gutter(nil))\(style.paint(mark, .green))\n"
}

/// The lines that a fix changes, after the change.
private func fixedLines(_ fixIt: FixIt, _ style: TextStyle) -> String {
  let edits = fixIt.edits.sorted { $0.place.span.start < $1.place.span.start }
  guard let first = edits.first, let last = edits.last else { return "" }
  let source = first.place.source
  let start = source.line(around: first.place.span.start, within: ShownLine.reach).start
  let end = source.line(around: last.place.span.end, within: ShownLine.reach).end
  var bytes: [UInt8] = []
  var offset = start
  for edit in edits where edit.place.span.start >= offset {
    bytes += source.utf8[offset..<edit.place.span.start]
    bytes += edit.replacement.utf8
    offset = edit.place.span.end
  }
  bytes += source.utf8[offset..<max(offset, end)]
  if bytes.isEmpty { return "" }
  let fixed = SourceText(path: "", utf8: bytes)
  var text = ""
  var position = 0
  var number = first.place.start.line
  // At most this many lines are shown.
  let limit = number + 6
  while position <= bytes.count, number < limit {
    let line = fixed.line(around: position)
    text += gutter(number) + style.paint(ShownLine(fixed, line, around: line.start).text, .green)
    text += "\n"
    number += 1
    position = line.end + 1
    let isAtPair = line.end + 1 < bytes.count && bytes[line.end] == UInt8(ascii: "\r")
    if isAtPair, bytes[line.end + 1] == UInt8(ascii: "\n") { position += 1 }
  }
  return text
}
