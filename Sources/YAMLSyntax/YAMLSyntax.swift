// YAMLSyntax parses the bytes of a file into a tree of nodes with their places.
//
// It reads libyaml's events directly, reports syntax errors in terms of people who write Swift in YAML, reads
// comments, expands aliases within limits, and maps places in the text of a scalar back to the file.
//
// It does not resolve YAML's own types (`no` and `1.0` are text), does not interpret keys, reads no files,
// and never throws: there is always a result besides the diagnostics.

import Diagnostics

/// The content of a YAML text, as far as it could be parsed.
package struct ParsedDocument: Sendable {
  /// The document's value; nil if the document is empty or nothing could be parsed. It ends at a syntax
  /// error; Swift without required quotes is treated as if it had them.
  package var root: Node?

  /// All comments, in source order.
  package var comments: [Comment]

  /// The problems of the syntax, in source order. Of syntax errors with an uncertain remedy, only the first
  /// is included, since the rest is unreliable.
  package var diagnostics: [Diagnostic]

  /// The place of the first anchor or alias, which the tree does not show.
  package var firstReference: Span?

  /// The place of a syntax error, after which the tree is unreliable; nil if there is none with an uncertain
  /// remedy.
  package var unreliableStart: Int?

  package init(
    root: Node?, comments: [Comment], diagnostics: [Diagnostic], firstReference: Span? = nil,
    unreliableStart: Int? = nil
  ) {
    self.root = root
    self.comments = comments
    self.diagnostics = diagnostics
    self.firstReference = firstReference
    self.unreliableStart = unreliableStart
  }

  /// Whether a problem in the tree is a consequence of a syntax error: it concerns something that was not
  /// parsed, or parsed differently from what was meant.
  package func explains(_ problem: Diagnostic) -> Bool {
    guard diagnostics.hasErrors else { return false }
    if problem.identifier.isAboutAbsence { return true }
    guard let span = problem.place?.span else { return false }
    if let unreliableStart, span.end >= unreliableStart { return true }
    return diagnostics.contains { error in
      guard error.severity == .error, let other = error.place?.span else { return false }
      return span == other || span.start < other.end && other.start < span.end
    }
  }
}

/// Limits on the size of a document. Specs are untrusted: a few lines of aliases could otherwise expand to
/// more than fits in memory.
package struct Limits: Sendable {
  /// The size of the text in UTF-8 code units.
  package var size: Int

  /// The maximum nesting of collections, with aliases expanded.
  package var depth: Int

  /// The maximum number of nodes in the tree, with aliases expanded.
  package var nodes: Int

  /// The maximum total length of all scalars in UTF-8 code units, with aliases expanded.
  package var text: Int

  package init(size: Int, depth: Int, nodes: Int, text: Int) {
    self.size = size
    self.depth = depth
    self.nodes = nodes
    self.text = text
  }

  /// Far more than a specification or a token file needs, and little for a computer.
  package static let standard = Limits(
    size: 2 << 20, depth: 100, nodes: 200_000, text: 4 << 20)
}

/// Parses a YAML document: one value, with its comments.
///
/// The text comes from `decodeText`; a scalar that YAML forbids is an error here, too.
package func parseYAML(_ source: SourceText, limits: Limits = .standard) -> ParsedDocument {
  if source.utf8.count > limits.size {
    let message =
      "this file has \(source.utf8.count) bytes and the maximum is \(limits.size); split it into "
      + "several files"
    return ParsedDocument(
      root: nil, comments: [],
      diagnostics: [Diagnostic(.fileTooLarge, at: Place(source, Span(0, 0)), message)])
  }
  if let problem = firstForbiddenScalar(in: source.utf8) {
    return ParsedDocument(
      root: nil, comments: [], diagnostics: [problem.diagnostic(in: source)])
  }
  return parseQuotingSwift(source, limits: limits)
}
