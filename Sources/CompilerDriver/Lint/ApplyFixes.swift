import Diagnostics
import Linter

/// Inputs after the fixes of their findings were applied.
package struct FixedInputs: Sendable {
  /// All texts, including those that did not change.
  package var texts: [SourceText]

  /// The changed texts, before and after, with the number of fixes.
  package var files: [(before: SourceText, after: SourceText, fixes: Int)]

  /// The number of applied fixes.
  package var fixes: Int { files.reduce(0) { $0 + $1.fixes } }

  /// The number of remaining errors that are not findings of a rule.
  package var errors: Int

  package init(
    texts: [SourceText] = [],
    files: [(before: SourceText, after: SourceText, fixes: Int)] = [], errors: Int = 0
  ) {
    self.texts = texts
    self.files = files
    self.errors = errors
  }
}

/// Applies the fixes of findings and errors, and repeats that with the new findings until there are none.
///
/// No fix may introduce an error, and the fix of an error must reduce their number. All fixes of a round are
/// checked together; if the check fails, halves of the fixes are checked until the fix at fault is found. It
/// takes at most ``FixingLimits/rounds`` rounds, and ``FixingLimits/searches`` checks of halves.
///
/// - Parameters:
///   - sources: The texts that places refer to.
///   - isWanted: Whether a fix should be applied.
///   - problems: Returns the problems of texts.
package func applyingFixes(
  _ sources: [SourceText], isWanted: (Diagnostic, FixIt) -> Bool,
  problems: ([SourceText]) -> [Diagnostic]
) -> FixedInputs {
  var found = problems(sources)
  var searches = FixingLimits.searches
  var state = (texts: sources, fixes: [String: Int]())
  var refused: Set<Fix.Key> = []

  let paths = Set(sources.map(\.path))
  for _ in 0..<FixingLimits.rounds {
    let wanted = fixesToApply(found, in: paths, isWanted: isWanted)
      .filter { !refused.contains($0.key) }
    if wanted.isEmpty { break }
    let errors = found.errorCount
    let start = state.texts
    var accepted: [Fix] = []
    /// Accepts as many fixes as are compatible with those already accepted.
    func accept(_ fixes: ArraySlice<Fix>) {
      let tried = accepted + fixes
      let texts = applying(tried, to: start)
      let after = problems(texts)
      if after.errorCount <= errors - tried.count(where: \.isOfError) {
        accepted += fixes
        (state.texts, found) = (texts, after)
      } else if fixes.count == 1 || searches <= 0 {
        refused.formUnion(fixes.map(\.key))
      } else {
        searches -= 2
        let middle = fixes.startIndex + fixes.count / 2
        accept(fixes[..<middle])
        accept(fixes[middle...])
      }
    }
    accept(wanted[...])
    for fix in accepted { state.fixes[fix.key.path, default: 0] += 1 }
  }
  let files = zip(sources, state.texts).filter { $0.utf8 != $1.utf8 }
  return FixedInputs(
    texts: state.texts,
    files: files.map { (before: $0, after: $1, fixes: state.fixes[$0.path] ?? 0) },
    errors: found.errorCount)
}

/// Bounds on the work of fixing, whatever the fixes do.
package enum FixingLimits {
  /// The maximum number of rounds, in case fixes undo each other.
  package static let rounds = 20

  /// The maximum number of checks spent on finding bad fixes; after that, a failing half is refused as a
  /// whole.
  package static let searches = 128
}

/// A fix of one text.
private struct Fix {
  struct Key: Hashable {
    let path: String
    let id: String

    /// Stays the same while places move.
    let message: String
  }

  let key: Key
  let edits: [FixIt.Edit]

  /// Whether it fixes an error that is not a finding of a rule.
  let isOfError: Bool

  var span: Span {
    Span(edits.map(\.place.span.start).min() ?? 0, edits.map(\.place.span.end).max() ?? 0)
  }
}

/// The fixes that do not overlap, in the order of the texts.
private func fixesToApply(
  _ diagnostics: [Diagnostic], in paths: Set<String>, isWanted: (Diagnostic, FixIt) -> Bool
) -> [Fix] {
  var ends: [String: Int] = [:]
  var fixes: [Fix] = []
  for diagnostic in reportOrder(diagnostics) {
    // If there are several fixes, the user has to choose.
    guard diagnostic.fixIts.count == 1, isWanted(diagnostic, diagnostic.fixIts[0]),
      let place = diagnostic.place, paths.contains(place.source.path)
    else { continue }
    fixes.append(
      Fix(
        key: .init(path: place.source.path, id: diagnostic.id, message: diagnostic.message),
        edits: diagnostic.fixIts[0].edits, isOfError: diagnostic.isErrorOfSpec))
  }
  return fixes.sorted { ($0.key.path, $0.span.start) < ($1.key.path, $1.span.start) }.filter {
    fix in
    guard fix.span.start >= ends[fix.key.path] ?? 0 else { return false }
    ends[fix.key.path] = fix.span.end
    return true
  }
}

private func applying(_ fixes: [Fix], to sources: [SourceText]) -> [SourceText] {
  let edits = Dictionary(grouping: fixes.flatMap(\.edits)) { $0.place.source.path }
  return sources.map { source in
    guard let edits = edits[source.path] else { return source }
    var utf8 = source.utf8
    for edit in edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
      let (span, offset) = (edit.place.span, edit.place.source.fileOffset)
      utf8.replaceSubrange(
        (offset + span.start)..<(offset + span.end), with: Array(edit.replacement.utf8))
    }
    return SourceText(path: source.path, utf8: utf8)
  }
}

extension Diagnostic {
  /// Whether it reports something that cannot be emitted correctly.
  fileprivate var isErrorOfSpec: Bool { severity == .error && !identifier.isOfRule }
}

extension [Diagnostic] {
  /// The number of diagnostics that report something that cannot be emitted correctly.
  fileprivate var errorCount: Int { count(where: \.isErrorOfSpec) }
}
