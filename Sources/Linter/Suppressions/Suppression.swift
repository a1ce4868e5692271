import Diagnostics
import YAMLSyntax

/// A comment that keeps findings of rules from being told: `# dscompile:disable=color-alone reason`.
struct Suppression: Sendable {
  let comment: Comment
  let source: SourceText

  /// What stands before the rules: `disable`, `disable-next-line`, `disable-file` or something else.
  let directive: String

  /// The identifiers of the rules, and where they stand.
  let rules: [(id: String, span: Span)]

  /// The text behind the rules.
  let reason: String

  /// Where the findings begin that it is about.
  let region: Span

  /// The rules of which it suppressed something.
  var used: Set<String> = []

  var place: Place { Place(source, comment.span) }

  /// The comment without some of its rules; without all of them, nothing of it.
  func without(_ removed: Set<String>) -> FixIt.Edit {
    let kept = rules.map(\.id).filter { !removed.contains($0) }
    if let first = rules.first, let last = rules.last, !kept.isEmpty {
      return .init(
        Place(source, Span(first.span.start, last.span.end)), kept.joined(separator: ","))
    }
    var span = comment.span
    if comment.ownLine {
      span = source.line(around: span.start)
      // The line goes with its end.
      if span.end < source.utf8.count { span.end += 1 }
      if source.utf8[span.end - 1] == UInt8(ascii: "\r"), span.end < source.utf8.count,
        source.utf8[span.end] == UInt8(ascii: "\n")
      {
        span.end += 1
      }
    } else {
      while span.start > 0,
        [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.utf8[span.start - 1])
      {
        span.start -= 1
      }
    }
    return .init(Place(source, span), "")
  }
}

/// What the rules about suppressions look at: those of a spec.
struct SuppressionSubject: Sendable {
  let suppressions: [Suppression]

  /// The rules that were asked what they find in the spec.
  let asked: Set<String>
}

/// The words that say what a suppression is about.
enum SuppressionDirective: String, CaseIterable {
  /// The entry beneath the comment; behind something, its line.
  case entry = "disable"
  case nextLine = "disable-next-line"
  case file = "disable-file"
}
