import Diagnostics
import English

/// The default maximum number of problems in a text report. Reports for programs contain all problems.
package let shownProblems = 200

/// The problems in a report with a limit.
struct LimitedReport {
  /// The reported diagnostics.
  let diagnostics: [Diagnostic]

  /// A line that states how many are omitted; empty if none are.
  let ending: String

  /// - Parameter limit: The maximum number of reported diagnostics; nil for all.
  init(_ all: [Diagnostic], limit: Int?) {
    diagnostics = Array(all.prefix(limit ?? all.count))
    let rest = all.count - diagnostics.count
    ending =
      rest == 0
      ? "" : "… and \(counted(rest, "more problem")); --max-problems 0 shows all\n"
  }
}
