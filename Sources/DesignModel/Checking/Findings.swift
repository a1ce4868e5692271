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

  /// Adds errors of a check that looks at what others looked at before, without those at places where
  /// something is reported already. All are in one spec.
  mutating func addUnlessReported(_ others: Self) {
    func span(_ diagnostic: Diagnostic) -> Span? { diagnostic.place?.span }
    let known = diagnostics.compactMap(span).sorted { $0.start < $1.start }
    var starts: Set<Int> = []
    for diagnostic in others.diagnostics {
      countSteps()
      if let span = span(diagnostic) {
        // The last that starts before its end can overlap it; those before that start where it cannot be.
        let next = known.partitionPoint { $0.start >= span.end }
        if next > 0, known[next - 1].end > span.start { continue }
        guard starts.insert(span.start).inserted else { continue }
      }
      diagnostics.append(diagnostic)
    }
  }

  static func += (findings: inout Self, others: Self) {
    findings.diagnostics += others.diagnostics
  }
}

extension Array {
  /// Where the elements begin that belong to the second part, of elements that are sorted by that.
  fileprivate func partitionPoint(_ belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
