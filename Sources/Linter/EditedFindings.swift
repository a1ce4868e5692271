import Diagnostics

/// The findings in a library of which some specs were edited, derived from those before the edit and from those
/// in a part of the library before and after it.
///
/// The part has to contain everything that the edited specs use, but not what uses them. Findings that it
/// lacks or has in addition are therefore accepted as long as the edit does not change them.
///
/// - Parameters:
///   - recorded: The findings in the whole library before the edit.
///   - before: Those in the part before the edit.
///   - after: Those in the part after the edit.
///   - edited: The paths of the edited specs.
/// - Returns: The findings in any order; nil if the whole library has to be linted.
package func findings(
  _ recorded: LintResult, afterEditing before: LintResult, to after: LintResult,
  edited: Set<String>
) -> LintResult? {
  func isEdited(_ entry: Entry) -> Bool {
    entry.diagnostic.place.map { edited.contains($0.source.path) } ?? false
  }
  func description(_ entry: Entry) -> String { entry.content + entry.diagnostic.placesText }
  let (old, new) = (before.entries, after.entries)
  // An edit that affects the findings in another spec of the part may affect those in all others.
  guard
    old.filter({ !isEdited($0) }).map(description)
      == new.filter({ !isEdited($0) }).map(description)
  else { return nil }
  let others = recorded.entries.filter { !isEdited($0) }
  // Places in the edited specs may have moved.
  if others.contains(where: { $0.diagnostic.sources.contains { edited.contains($0.path) } }) {
    return nil
  }

  func counts(_ entries: [Entry]) -> [String: Int] {
    Dictionary(entries.filter(isEdited).map { ($0.content, 1) }, uniquingKeysWith: +)
  }
  let (known, earlier, current) = (counts(recorded.entries), counts(old), counts(new))
  // Nothing in the whole library, for example types that only specs outside of the part use.
  var isOfPart: Set<String> = []
  for content in Set(known.keys).union(earlier.keys).union(current.keys) {
    if known[content] != earlier[content] {
      guard known[content] == nil, earlier[content] == current[content] else { return nil }
      isOfPart.insert(content)
    } else if current[content] != earlier[content] {
      let changed = (old + new).first { $0.content == content }
      if changed.map({ rulesOfLibrary.contains($0.diagnostic.id) }) ?? true { return nil }
    }
  }
  return LintResult(others + new.filter { isEdited($0) && !isOfPart.contains($0.content) })
}

/// The rules that examine all specs together.
private let rulesOfLibrary = Set(rules.filter(\.examinesLibrary).map(\.id))

extension Rule {
  fileprivate var examinesLibrary: Bool {
    switch check {
    case .library: true
    case .spec, .suppressions, .command: false
    }
  }
}

/// A finding, suppressed or not.
private struct Entry {
  let diagnostic: Diagnostic

  /// The reason of the comment that suppresses it; nil if none does.
  let reason: String?

  /// Everything except places.
  var content: String {
    let texts =
      [diagnostic.id, diagnostic.severity.rawValue, diagnostic.message]
      + diagnostic.notes.map(\.message)
      + diagnostic.fixIts.flatMap { [$0.message] + $0.edits.map(\.replacement) }
    return (texts + [reason.map { "(\($0))" } ?? ""]).joined(separator: "\u{0}")
  }
}

extension Diagnostic {
  fileprivate var placesText: String {
    places.map { "\u{0}\($0.source.path) \($0.span.start) \($0.span.end)" }.joined()
  }
}

extension LintResult {
  fileprivate var entries: [Entry] {
    diagnostics.map { Entry(diagnostic: $0, reason: nil) }
      + suppressed.map { Entry(diagnostic: $0.diagnostic, reason: $0.reason) }
  }

  fileprivate init(_ entries: [Entry]) {
    self.init(
      diagnostics: entries.filter { $0.reason == nil }.map(\.diagnostic),
      suppressed: entries.compactMap { entry in
        entry.reason.map { SuppressedDiagnostic(entry.diagnostic, reason: $0) }
      })
  }
}
