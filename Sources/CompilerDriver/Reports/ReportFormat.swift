import Diagnostics
import English

/// The format of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people, with the source lines.
  case text

  /// For programs; see ``jsonReport(_:)``.
  case json

  /// For the annotations of GitHub's checks; see ``githubReport(_:)``.
  case github

  /// For programs, a line for each finding; see ``jsonLines(_:)``.
  case jsonl

  /// For code scanning; see ``sarifReport(_:version:)``.
  case sarif

  /// For GitLab's code quality.
  case gitlab

  /// For programs that read test results.
  case junit

  /// For programs that read Checkstyle reports.
  case checkstyle

  /// Whether a report contains notes. They suggest improvements and fail nothing, so they are neither failed
  /// tests nor annotations, of which a pull request shows few.
  var containsNotes: Bool {
    switch self {
    case .github, .junit: false
    case .text, .json, .jsonl, .sarif, .gitlab, .checkstyle: true
    }
  }
}

extension [Diagnostic] {
  /// Whether one of them is a reason to fail.
  ///
  /// - Parameter isStrict: Whether warnings are.
  func fail(isStrict: Bool) -> Bool {
    contains { $0.severity == .error || isStrict && $0.severity == .warning }
  }
}

/// Diagnostics in the order in which they are reported, without duplicates.
package func reportOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var reported: [Diagnostic] = []
  for diagnostic in diagnostics.sortedByPlace() {
    if let last = reported.last, isSame(last, diagnostic) { continue }
    reported.append(diagnostic)
  }
  return reported
}

private func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
  left.id == right.id && left.message == right.message && left.severity == right.severity
    && left.place?.source.path == right.place?.source.path
    && left.place?.span == right.place?.span
}

/// The number of problems and files: "3 errors and 1 warning in 2 files".
package func summary(of diagnostics: [Diagnostic]) -> String {
  let severities: [Severity] = [.error, .warning, .note]
  let found = severities.compactMap { severity -> String? in
    let count = diagnostics.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, severity.rawValue)
  }
  if found.isEmpty { return "no problems" }
  let files = Set(diagnostics.compactMap { $0.place?.source.path }).count
  let place = files == 0 ? "" : " in \(counted(files, "file"))"
  return listed(found) + place
}
