import Diagnostics

/// A problem as tests name it: the message and the identifier, `unknown key 'sumary' [unknown-key]`.
package func described(_ diagnostic: Diagnostic) -> String {
  "\(diagnostic.message) [\(diagnostic.id)]"
}

/// Where a problem is: `A.yaml:12-18`, in bytes; empty for nowhere.
package func placed(_ diagnostic: Diagnostic) -> String {
  diagnostic.place.map { placed($0.source.path, $0.span) } ?? ""
}

/// A place as ``placed(_:)`` names it.
package func placed(_ path: String, _ span: Span) -> String { "\(path):\(span.start)-\(span.end)" }

/// What a problem is about, word for word; empty if it is nowhere.
package func subject(of diagnostic: Diagnostic) -> String {
  diagnostic.place.map { $0.source[$0.span] } ?? ""
}

/// What keeps messages of errors from being what all messages are: one line, without a full stop.
package func wordingProblems(of errors: [Diagnostic]) -> [String] {
  errors.flatMap { error in
    var problems: [String] = []
    if error.severity != .error { problems.append("not an error") }
    if error.message.contains("\n") { problems.append("several lines") }
    if error.message.hasSuffix(".") { problems.append("a full stop") }
    return problems.map { "\($0): \(described(error))" }
  }
}

/// What keeps problems of whatever text from being told: each needs a place, and that of the problem,
/// of its notes and of its fixes is in the text.
///
/// - Parameter isPlaced: Whether each has to be somewhere.
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
