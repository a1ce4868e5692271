import Diagnostics
import Linter

/// Inputs with the fixes of findings in them.
package struct MendedInputs: Sendable {
  /// The texts that changed, before and after.
  package var files: [(before: SourceText, after: SourceText)]

  /// How many fixes are in them.
  package var fixes: Int

  /// How many errors are left, none of which is a finding of a rule.
  package var errors: Int

  package init(
    files: [(before: SourceText, after: SourceText)] = [], fixes: Int = 0, errors: Int = 0
  ) {
    self.files = files
    self.fixes = fixes
    self.errors = errors
  }
}

/// Applies the fixes of findings and of errors, and those of what is found then, until there are none.
///
/// No fix brings an error, and the fix of an error leaves one less. What was fixed is
/// checked as a whole, once a round; only if that shows an error, halves of the fixes are checked
/// until the one that brings it is found. There are at most ``MendingLimits/rounds`` rounds, and
/// ``MendingLimits/searches`` checks of halves.
///
/// - Parameters:
///   - sources: The texts, which are what places are in.
///   - isWanted: Whether a fix is to be applied.
///   - problems: What is wrong with texts.
package func mended(
  _ sources: [SourceText], isWanted: (Diagnostic, FixIt) -> Bool,
  problems: ([SourceText]) -> [Diagnostic]
) -> MendedInputs {
  var found = problems(sources)
  var searches = MendingLimits.searches
  var state = (texts: sources, fixes: 0)
  var refused: Set<Fix.Key> = []

  let paths = Set(sources.map(\.path))
  for _ in 0..<MendingLimits.rounds {
    let wanted = fixesToApply(found, in: paths, isWanted: isWanted)
      .filter { !refused.contains($0.key) }
    if wanted.isEmpty { break }
    let errors = found.errorCount
    let start = state.texts
    var accepted: [Fix] = []
    /// Accepts as many of some fixes as go with those that are accepted already.
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
    state.fixes += accepted.count
  }
  let files = zip(sources, state.texts).filter { $0.utf8 != $1.utf8 }
  return MendedInputs(
    files: files.map { (before: $0, after: $1) }, fixes: state.fixes, errors: found.errorCount)
}

/// What keeps mending within bounds, whatever fixes do.
package enum MendingLimits {
  /// What mends itself again and again ends after so many.
  package static let rounds = 20

  /// When so many checks were spent on finding fixes that bring errors, those that are left in a
  /// half that brings one are refused together.
  package static let searches = 128
}

/// A fix of one text.
private struct Fix {
  struct Key: Hashable {
    let path: String
    let id: String

    /// Which stays what it is while places move.
    let message: String
  }

  let key: Key
  let edits: [FixIt.Edit]

  /// Whether it is of an error that is not a finding of a rule.
  let isOfError: Bool

  var span: Span {
    Span(edits.map(\.place.span.start).min() ?? 0, edits.map(\.place.span.end).max() ?? 0)
  }
}

/// The fixes that do not touch the same text, in the order of the texts.
private func fixesToApply(
  _ diagnostics: [Diagnostic], in paths: Set<String>, isWanted: (Diagnostic, FixIt) -> Bool
) -> [Fix] {
  var ends: [String: Int] = [:]
  var fixes: [Fix] = []
  for diagnostic in reportOrder(diagnostics) {
    // Where there are several, somebody has to choose.
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
      utf8.replaceSubrange(
        edit.place.span.start..<edit.place.span.end, with: Array(edit.replacement.utf8))
    }
    return SourceText(path: source.path, utf8: utf8)
  }
}

extension Diagnostic {
  /// Whether it says that something could not be emitted rightly.
  fileprivate var isErrorOfSpec: Bool { severity == .error && !identifier.isOfRule }
}

extension [Diagnostic] {
  /// How many say that something could not be emitted rightly.
  fileprivate var errorCount: Int { count(where: \.isErrorOfSpec) }
}
