import Diagnostics
import English

/// Diagnostics as the workflow commands that GitHub shows next to the lines of a change.
///
/// The most severe come first. GitHub shows ten of each kind for a step, so no more are reported; a notice
/// states how many are omitted.
///
/// - Parameter summary: What the summary of the job contains.
package func githubReport(
  _ diagnostics: [Diagnostic], summary: GitHubSummary.Extent = .all
) -> String {
  let diagnostics = reportOrder(diagnostics)
  let kinds = Severity.mostSevereFirst.map { severity in
    diagnostics.filter { $0.severity == severity }
  }
  let shown = kinds.flatMap { $0.prefix(annotationLimit) }
  let rest = diagnostics.count - shown.count
  let notice =
    rest == 0
    ? ""
    : "::notice title=dscompile::\(counted(rest, "more problem"))\(summary.remedy)\n"
  return shown.map(annotation).joined() + notice
}

/// The problems as Markdown for the summary of a job, if there are more than GitHub's annotations can show;
/// otherwise empty.
package struct GitHubSummary {
  package let text: String
  package let extent: Extent

  /// How many problems a summary lists.
  package enum Extent: Sendable {
    case none, some, all
  }

  /// The maximum size of the summary of a step, in bytes; a larger one is not shown at all.
  package static let sizeLimit = 1 << 20

  /// - Parameter size: The size of the summary's file, to which the text is appended.
  package init(_ diagnostics: [Diagnostic], appendedTo size: Int = 0) {
    let isLimited = Severity.mostSevereFirst.contains { severity in
      diagnostics.count { $0.severity == severity } > annotationLimit
    }
    let all = reportOrder(diagnostics)
    var text =
      "### dscompile: \(summary(of: all))\n\n|  | place | message | identifier |\n"
      + "|---|---|---|---|\n"
    // One row or line at the end states how many are omitted.
    let space = Self.sizeLimit - size - 200
    guard isLimited, text.utf8.count < space else {
      (self.text, extent) = ("", .none)
      return
    }
    var listed = 0
    for diagnostic in mostSevereFirst(all) {
      let row = row(for: diagnostic)
      if text.utf8.count + row.utf8.count > space { break }
      text += row
      listed += 1
    }
    let rest = all.count - listed
    if rest > 0 {
      text += "\n… and \(counted(rest, "more problem")); GitHub shows no more than 1 MiB\n"
    }
    (self.text, extent) = (text, rest == 0 ? .all : .some)
  }
}

extension GitHubSummary.Extent {
  /// Where the omitted problems are.
  fileprivate var remedy: String {
    switch self {
    case .none: ""
    case .some: "; the job summary lists more"
    case .all: "; the job summary lists all"
    }
  }
}

private func row(for diagnostic: Diagnostic) -> String {
  let place =
    diagnostic.place.map {
      "<code>\(escapedMarkdown("\($0.source.path):\($0.start.line):\($0.start.column)"))</code>"
    } ?? ""
  return "| \(diagnostic.severity.rawValue) | \(place) | \(escapedMarkdown(diagnostic.message)) "
    + "| `\(diagnostic.id)` |\n"
}

/// A text in one line in which nothing has a meaning in Markdown.
private func escapedMarkdown(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if "\\`*_{}[]<>|#~&!@".unicodeScalars.contains(scalar) {
      result += "&#\(scalar.value);"
    } else if scalar == "\n" {
      result += " "
    } else {
      result.unicodeScalars.append(shown(scalar))
    }
  }
  return result
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
      result.unicodeScalars.append(shown(scalar))
    }
  }
  return result
}
