import Diagnostics
import YAMLSyntax

/// A comment that suppresses findings of rules: `# dscompile:disable=color-alone reason`.
struct Suppression: Sendable {
  let comment: Comment
  let source: SourceText

  /// The word before the rules: `disable`, `disable-next-line`, `disable-file` or something else.
  let directive: String

  /// The identifiers of the rules, with their places.
  let rules: [(id: String, span: Span)]

  /// The text after the rules.
  let reason: String

  /// The range in which suppressed findings begin.
  let region: Span

  /// The rules with suppressed findings.
  var used: Set<String> = []

  var place: Place { Place(source, comment.span) }

  /// The edit that removes some of its rules, or the whole comment if none remain.
  func without(_ removed: Set<String>) -> FixIt.Edit {
    let kept = rules.map(\.id).filter { !removed.contains($0) }
    if let first = rules.first, let last = rules.last, !kept.isEmpty {
      return .init(
        Place(source, Span(first.span.start, last.span.end)), kept.joined(separator: ","))
    }
    var span = comment.span
    if comment.ownLine {
      span = source.line(around: span.start)
      // The line break is removed with the line.
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

/// The input of rules about suppressions: those in a spec.
struct SuppressionSubject: Sendable {
  let suppressions: [Suppression]

  /// The rules that ran on the spec.
  let asked: Set<String>
}

/// The scopes of suppressions.
enum SuppressionDirective: String, CaseIterable {
  /// The entry below the comment; for a trailing comment, its line.
  case entry = "disable"
  case nextLine = "disable-next-line"
  case file = "disable-file"
}
