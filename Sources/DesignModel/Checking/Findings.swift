import Diagnostics
import StepCounting

/// What is wrong with a spec, in the order in which it is found.
struct Findings: Sendable {
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether something is wrong so that nothing can be emitted.
  var hasErrors: Bool { diagnostics.hasErrors }

  mutating func error(
    _ problem: ProblemID, at place: Place, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    countSteps()
    diagnostics.append(Diagnostic(problem, at: place, message, notes: notes, fixIts: fixIts))
  }

  static func += (findings: inout Self, others: Self) {
    findings.diagnostics += others.diagnostics
  }
}
