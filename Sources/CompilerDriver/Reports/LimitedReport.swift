import Diagnostics
import English

/// The default maximum number of problems in a text report. Reports for programs contain all problems.
package let shownProblems = 200

/// The problems in a report with a limit.
struct LimitedReport {
  /// The reported diagnostics: if not all are, the most severe ones, which come first.
  let diagnostics: [Diagnostic]

  /// The number of omitted diagnostics.
  let omitted: Int

  /// A line that states how many are omitted; empty if none are.
  let ending: String

  /// - Parameter limit: The maximum number of reported diagnostics; nil for all.
  init(_ all: [Diagnostic], limit: Int?) {
    let limit = limit ?? all.count
    diagnostics = all.count <= limit ? all : Array(mostSevereFirst(all).prefix(limit))
    omitted = all.count - diagnostics.count
    ending =
      omitted == 0
      ? "" : "… and \(counted(omitted, "more problem")); --max-problems 0 shows all\n"
  }
}

/// Diagnostics by severity, and otherwise in their order.
func mostSevereFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  Severity.mostSevereFirst.flatMap { severity in diagnostics.filter { $0.severity == severity } }
}

extension Severity {
  static let mostSevereFirst: [Self] = [.error, .warning, .note]
}
