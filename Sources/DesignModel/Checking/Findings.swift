import Diagnostics
import StepCounting

/// The problems of a spec, in the order in which they are found.
struct Findings: Sendable {
  private(set) var diagnostics: [Diagnostic] = []

  /// The calls of components in the Swift of the spec.
  var calls: [ComponentCall] = []

  /// What the names in the Swift of the spec refer to, by their offsets in it.
  var symbols: [Int: CodeSymbol] = [:]

  /// Whether errors are about Swift as it is known here, so that the Swift compiler can refute them.
  private var areOfSwift = false

  init() {}

  /// Findings about Swift.
  static let ofSwift = {
    var findings = Self()
    findings.areOfSwift = true
    return findings
  }()

  /// Whether there is an error, so that nothing can be emitted.
  var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether there is an error that the Swift compiler cannot refute.
  var hasCertainErrors: Bool { diagnostics.contains { $0.severity == .error && !$0.isOfSwift } }

  mutating func error(
    _ problem: ProblemID, at place: Place, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = [], isCertain: Bool = false
  ) {
    countSteps()
    var diagnostic = Diagnostic(problem, at: place, message, notes: notes, fixIts: fixIts)
    diagnostic.isOfSwift = areOfSwift && !isCertain
    diagnostics.append(diagnostic)
  }

  /// Says in the first error since a position that is about a call how to name the view of SwiftUI that the called type
  /// hides.
  ///
  /// - Parameter isAboutCall: Whether an error at a place is about the call rather than about an argument.
  mutating func mentionHiddenView(
    _ name: String, at place: Place, since position: Int, where isAboutCall: (Place) -> Bool
  ) {
    guard
      let index = diagnostics[position...].firstIndex(where: { $0.place.map(isAboutCall) == true })
    else { return }
    diagnostics[index] = diagnostics[index].mentioningHiddenView(name, at: place)
  }

  /// Adds errors of another check, except those at places where something is already reported. All are in one
  /// spec.
  mutating func addUnlessReported(_ others: Self) {
    calls += others.calls
    symbols.merge(others.symbols) { _, last in last }
    func span(_ diagnostic: Diagnostic) -> Span? { diagnostic.place?.span }
    let known = diagnostics.compactMap(span).sorted { $0.start < $1.start }
    var starts: Set<Int> = []
    for diagnostic in others.diagnostics {
      countSteps()
      if let span = span(diagnostic) {
        // Only the last one that starts before its end can overlap it; earlier ones start where they cannot
        // overlap.
        let next = known.partitionPoint { $0.start >= span.end }
        if next > 0, known[next - 1].end > span.start { continue }
        guard starts.insert(span.start).inserted else { continue }
      }
      diagnostics.append(diagnostic)
    }
  }

  static func += (findings: inout Self, others: Self) {
    findings.diagnostics += others.diagnostics
    findings.calls += others.calls
    findings.symbols.merge(others.symbols) { _, last in last }
  }
}

extension Array {
  /// The index of the first element of the second part, in elements that are partitioned.
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
