import Diagnostics
import English

/// Diagnostics in which the same problem of many places in token files is one diagnostic, at the first place, with
/// the number and a list of the others.
///
/// Published token sets have thousands of tokens, which often share a mistake.
func condensed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  var kinds: [ProblemKind: [Int]] = [:]
  for (index, diagnostic) in diagnostics.enumerated() {
    guard let kind = ProblemKind(diagnostic) else { continue }
    kinds[kind, default: []].append(index)
  }
  var result: [Diagnostic?] = diagnostics
  for indices in kinds.values where indices.count > mostAlike {
    let others = indices.dropFirst()
    result[indices[0]]?.message +=
      " (\(counted(indices.count, "place")), of which this is the first)"
    let places = others.compactMap { diagnostics[$0].place }.prefix(mostAlike)
    result[indices[0]]?.notes.append(
      Note(
        "the others are at \(text(of: Array(places)))"
          + (others.count > places.count ? " and \(others.count - places.count) more places" : "")
          + "; --max-problems 0 shows all", at: nil))
    for index in others { result[index] = nil }
  }
  return result.compactMap(\.self)
}

/// The maximum number of diagnostics of a kind that are shown one by one, and of other places in a list.
private let mostAlike = 10

/// What diagnostics with the same cause have in common.
private struct ProblemKind: Hashable {
  let id: String
  let severity: Severity

  /// The message without the names, values and numbers in it.
  let wording: [String]

  /// Nil if it is not a problem of a token file.
  init?(_ diagnostic: Diagnostic) {
    guard diagnostic.identifier.isAboutTokens, diagnostic.place != nil else { return nil }
    id = diagnostic.id
    severity = diagnostic.severity
    wording = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { $0.element.filter { !$0.isNumber } }
  }
}

/// Places with the names of their files, each file once: `tokens/a.json:3:4, 9:1, tokens/b.json:2:2`.
private func text(of places: [Place]) -> String {
  var path: String?
  return places.map { place in
    let position = "\(place.start.line):\(place.start.column)"
    defer { path = place.source.path }
    return path == place.source.path ? position : "\(place.source.path):\(position)"
  }.joined(separator: ", ")
}
