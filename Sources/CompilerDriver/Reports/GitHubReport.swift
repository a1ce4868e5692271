import Diagnostics

/// Diagnostics as the workflow commands that GitHub shows beside the lines of a change.
package func githubReport(_ diagnostics: [Diagnostic]) -> String {
  reportOrder(diagnostics).map { diagnostic in
    var properties: [(String, String)] = []
    if let place = diagnostic.place {
      let (start, end) = (place.start, place.end)
      properties = [
        ("file", place.source.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
      ]
      // Columns are understood within one line alone.
      if start.line == end.line {
        properties += [
          ("col", "\(start.column)"), ("endColumn", "\(max(start.column, end.column - 1))"),
        ]
      }
    }
    properties.append(("title", diagnostic.id))
    let notes = diagnostic.notes.map { note in
      let place = note.place.map { "\($0.source.path):\($0.start.line):\($0.start.column): " } ?? ""
      return "\(place)note: \(note.message)"
    }
    let fixes = diagnostic.fixIts.map { "fix: \($0.message)" }
    let message = ([diagnostic.message] + notes + fixes).joined(separator: "\n")
    let list = properties.map { "\($0)=\(escaped($1, also: ":,"))" }.joined(separator: ",")
    return "::\(diagnostic.severity.command) \(list)::\(escaped(message, also: ""))\n"
  }.joined()
}

extension Severity {
  /// The name of the workflow command.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

private func escaped(_ text: String, also more: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if "%\r\n".unicodeScalars.contains(scalar) || more.unicodeScalars.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" + digits : digits)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
