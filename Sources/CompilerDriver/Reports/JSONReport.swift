import Diagnostics

/// Diagnostics for programs, as one JSON object.
///
///     {"diagnostics": [
///     {"id": "unknown-option", "severity": "error", "message": "…", "path": "components/Card.yaml",
///      "start": {"line": 7, "column": 15, "offset": 98}, "end": {…}, "notes": […], "fixIts": […]}
///     ], "errors": 1, "warnings": 0, "notes": 0}
///
/// - `severity` is `error`, `warning` or `note`.
/// - `path`, `start` and `end` are missing if a diagnostic has no place. Lines and columns count from 1,
///   columns in Unicode scalars; offsets count bytes of UTF-8 from 0, with a byte-order mark. The end is
///   exclusive.
/// - A note has a `message` and optionally a place, with the same keys.
/// - A fix-it has a `message` and `edits`: places in one file that do not overlap, each with its
///   `replacement`.
///
/// `errors`, `warnings` and `notes` count all diagnostics, even if a limit omits some. Keys may be added in
/// later versions; none changes its meaning. Each diagnostic is in one line.
///
/// - Parameter limit: The maximum number of reported diagnostics; nil for all.
package func jsonReport(_ diagnostics: [Diagnostic], limit: Int? = nil) -> String {
  let diagnostics = reportOrder(diagnostics)
  let lines = LimitedReport(diagnostics, limit: limit).diagnostics.map(line)
  func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
  let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
  return "{\"diagnostics\": \(list), \"errors\": \(count(.error)), "
    + "\"warnings\": \(count(.warning)), \"notes\": \(count(.note))}\n"
}

/// Diagnostics for programs, each as one JSON object on its own line, with the keys of
/// ``jsonReport(_:limit:)``.
package func jsonLines(_ diagnostics: [Diagnostic], limit: Int? = nil) -> String {
  LimitedReport(reportOrder(diagnostics), limit: limit).diagnostics
    .map { line(of: $0) + "\n" }.joined()
}

private func line(of diagnostic: Diagnostic) -> String {
  object(
    [
      ("id", quoted(diagnostic.id)), ("severity", quoted(diagnostic.severity.rawValue)),
      ("message", quoted(diagnostic.message)),
    ] + members(of: diagnostic.place) + [
      (
        "notes",
        array(
          diagnostic.notes.map { note in
            object([("message", quoted(note.message))] + members(of: note.place))
          })
      ),
      ("fixIts", array(diagnostic.fixIts.map(text))),
    ])
}

private func text(of fixIt: FixIt) -> String {
  let edits = fixIt.edits.map { edit in
    object(members(of: edit.place) + [("replacement", quoted(edit.replacement))])
  }
  return object([("message", quoted(fixIt.message)), ("edits", array(edits))])
}

private func members(of place: Place?) -> [(String, String)] {
  guard let place else { return [] }
  func text(_ position: LineColumn, _ offset: Int) -> String {
    object([
      ("line", "\(position.line)"), ("column", "\(position.column)"), ("offset", "\(offset)"),
    ])
  }
  return [
    ("path", quoted(place.source.path)),
    ("start", text(place.start, place.source.fileOffset + place.span.start)),
    ("end", text(place.end, place.source.fileOffset + place.span.end)),
  ]
}

/// A JSON object.
func object(_ members: [(String, String)]) -> String {
  "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
}

private func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

/// A JSON string.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _
    where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || (0x200E...0x200F).contains(scalar.value):
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
