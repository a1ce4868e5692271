import Diagnostics
import English

/// How many problems a text for people shows where nobody says how many: who has more looks at the
/// first ones first. Reports for programs have all of them.
package let shownProblems = 200

/// The problems that a report tells where only so many are asked for.
struct LimitedReport {
  /// The first of all.
  let diagnostics: [Diagnostic]

  /// How many are left out, in a line of text; empty for none.
  let ending: String

  /// - Parameter limit: How many are told at most; nil for all.
  init(_ all: [Diagnostic], limit: Int?) {
    diagnostics = Array(all.prefix(limit ?? all.count))
    let rest = all.count - diagnostics.count
    ending =
      rest == 0
      ? "" : "… and \(counted(rest, "more problem")); --max-problems 0 shows all\n"
  }
}
