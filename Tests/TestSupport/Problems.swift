import Diagnostics

/// A problem in the notation of tests: the message and the identifier, `unknown key 'sumary' [unknown-key]`.
package func described(_ diagnostic: Diagnostic) -> String {
  "\(diagnostic.message) [\(diagnostic.id)]"
}

/// The place of a problem: `A.yaml:12-18`, in bytes; empty if it has none.
package func placed(_ diagnostic: Diagnostic) -> String {
  diagnostic.place.map { placed($0.source.path, $0.span) } ?? ""
}

/// A place in the notation of ``placed(_:)``.
package func placed(_ path: String, _ span: Span) -> String { "\(path):\(span.start)-\(span.end)" }

/// The source text of a problem; empty if it has no place.
package func subject(of diagnostic: Diagnostic) -> String {
  diagnostic.place.map { $0.source[$0.span] } ?? ""
}

/// Violations of the rules for messages: one line, without a full stop.
package func wordingProblems(of errors: [Diagnostic]) -> [String] {
  errors.flatMap { error in
    var problems: [String] = []
    if error.severity != .error { problems.append("not an error") }
    if error.message.contains("\n") { problems.append("several lines") }
    if error.message.hasSuffix(".") { problems.append("a full stop") }
    return problems.map { "\($0): \(described(error))" }
  }
}

/// Violations of the rules for places: each problem needs one, and the places of the problem, its notes and
/// its fixes are in the text.
///
/// - Parameter isPlaced: Whether each problem needs a place.
package func soundnessProblems(
  of diagnostics: [Diagnostic], isPlaced: Bool = true
) -> [String] {
  diagnostics.flatMap { diagnostic in
    var problems: [String] = []
    if isPlaced, diagnostic.place == nil { problems.append("nowhere") }
    if diagnostic.message.isEmpty { problems.append("no message") }
    let places =
      [diagnostic.place].compactMap(\.self) + diagnostic.notes.compactMap(\.place)
      + diagnostic.fixIts.flatMap(\.edits).map(\.place)
    for place in places {
      let (span, count) = (place.span, place.source.utf8.count)
      if span.start < 0 || span.start > span.end || span.end > count {
        problems.append("at \(span.start)-\(span.end) of \(count) bytes")
      }
    }
    return problems.map { "\($0): \(described(diagnostic))" }
  }
}

/// A text with the fixes of its problems applied.
package func fixed(_ text: String, _ diagnostics: [Diagnostic]) -> String {
  let edits = diagnostics.flatMap(\.fixIts).flatMap(\.edits)
  var bytes = Array(text.utf8)
  for edit in edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
    bytes.replaceSubrange(
      edit.place.span.start..<edit.place.span.end, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
