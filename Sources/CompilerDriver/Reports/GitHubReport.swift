import Diagnostics
import English

/// Diagnostics as the workflow commands that GitHub shows next to the lines of a change.
///
/// The most severe come first. GitHub shows ten of each kind for a step, so no more are reported; a notice
/// states how many are omitted.
package func githubReport(_ diagnostics: [Diagnostic]) -> String {
  let diagnostics = reportOrder(diagnostics)
  let kinds = Severity.worstFirst.map { severity in
    diagnostics.filter { $0.severity == severity }
  }
  let shown = kinds.flatMap { $0.prefix(annotationLimit) }
  let rest = diagnostics.count - shown.count
  let notice =
    rest == 0
    ? ""
    : "::notice title=dscompile::\(counted(rest, "more problem")); the job summary lists all\n"
  return shown.map(annotation).joined() + notice
}

/// All problems as Markdown for the summary of a job, if there are more than GitHub's annotations can show;
/// otherwise empty.
package func githubSummary(_ diagnostics: [Diagnostic]) -> String {
  let isLimited = Severity.worstFirst.contains { severity in
    diagnostics.count { $0.severity == severity } > annotationLimit
  }
  guard isLimited else { return "" }
  let rows = reportOrder(diagnostics).map { diagnostic in
    let place =
      diagnostic.place.map { "`\($0.source.path):\($0.start.line):\($0.start.column)`" } ?? ""
    let message = diagnostic.message.replacing("|", with: "\\|").replacing("<", with: "&lt;")
      .replacing("\n", with: " ")
    return "| \(diagnostic.severity.rawValue) | \(place) | \(message) | `\(diagnostic.id)` |\n"
  }
  return "### dscompile: \(summary(of: diagnostics))\n\n|  | place | message | identifier |\n"
    + "|---|---|---|---|\n" + rows.joined()
}

/// The number of annotations of a kind that GitHub shows for a step.
private let annotationLimit = 10

private func annotation(_ diagnostic: Diagnostic) -> String {
  var properties: [(String, String)] = []
  if let place = diagnostic.place {
    let (start, end) = (place.start, place.end)
    properties = [
      ("file", place.source.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
    ]
    // GitHub uses columns only within one line.
    if start.line == end.line {
      properties += [
        ("col", "\(start.column)"), ("endColumn", "\(max(start.column, end.column - 1))"),
      ]
    }
  }
  properties.append(("title", diagnostic.id))
  let list = properties.map { "\($0)=\(escaped($1, also: ":,"))" }.joined(separator: ",")
  let message = escaped(diagnostic.messageWithNotes, also: "")
  return "::\(diagnostic.severity.command) \(list)::\(message)\n"
}

extension Severity {
  /// All severities, the most severe first.
  fileprivate static let worstFirst: [Self] = [.error, .warning, .note]
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
