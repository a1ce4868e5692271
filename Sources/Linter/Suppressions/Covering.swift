import Diagnostics

/// Finds the suppression of each finding, and marks effective suppressions as used.
///
/// - Returns: The index of the first suppression that covers the finding; nil if none does.
func firstCovering(
  _ findings: [RuleFinding], _ suppressions: inout [Suppression]
) -> [Int?] {
  var regions: [String: [Region]] = [:]
  for (rule, suppressions) in byRuleAndRegion(suppressions) {
    regions[rule.id, default: []].append(Region(span: rule.span, suppressions: suppressions))
  }
  var first = [Int?](repeating: nil, count: findings.count)
  for (id, indices) in Dictionary(grouping: findings.indices, by: { findings[$0].rule.id }) {
    guard var waiting = regions[id] else { continue }
    // Sorted in reverse, so that the next one is taken from the end.
    waiting.sort { $0.span.start > $1.span.start }
    var open: [Region] = []
    var used: Set<Int> = []
    let starts = indices.map { (index: $0, start: findings[$0].finding.place.span.start) }
    for (index, start) in starts.sorted(by: { ($0.start, $0.index) < ($1.start, $1.index) }) {
      while let next = waiting.last, next.span.start <= start { open.append(waiting.removeLast()) }
      open.removeAll { $0.span.end < start }
      for position in open.indices {
        first[index] = min(first[index] ?? .max, open[position].suppressions[0])
        if open[position].isUsed { continue }
        open[position].isUsed = true
        used.formUnion(open[position].suppressions)
      }
    }
    for index in used { suppressions[index].used.insert(id) }
  }
  return first
}

/// A part of the text in which a rule is suppressed.
private struct Region {
  let span: Span

  /// The indices of the suppressions for it: at least one.
  let suppressions: [Int]

  /// Whether it contained a finding.
  var isUsed = false
}

private struct RuleAndRegion: Hashable {
  let id: String
  let span: Span
}

private func byRuleAndRegion(_ suppressions: [Suppression]) -> [RuleAndRegion: [Int]] {
  var groups: [RuleAndRegion: [Int]] = [:]
  for (index, suppression) in suppressions.enumerated() {
    for id in Set(suppression.rules.map(\.id)) {
      groups[RuleAndRegion(id: id, span: suppression.region), default: []].append(index)
    }
  }
  return groups
}
