// YAMLSyntax turns the bytes of a file into a tree of nodes that know where they stand.
//
// It reads libyaml's events directly, says what is wrong with the notation in words for people who
// write Swift into YAML, reads comments, expands aliases within limits, and maps places in the text
// of a scalar back to the file.
//
// It never resolves YAML's own types (`no` and `1.0` are text), never knows what a key means, never
// reads a file, and never throws: there is always a result beside the diagnostics.

import Diagnostics

/// What a YAML text says, as far as it could be read.
package struct ParsedDocument: Sendable {
  /// The document's value; nil if the document is empty or nothing of it could be read. It ends
  /// where a syntax error is; Swift that lacks quotes is read as if it had them.
  package var root: Node?

  /// Every comment, in the order of the text.
  package var comments: [Comment]

  /// What is wrong with the notation, in the order of the text: of the syntax errors whose remedy
  /// is uncertain only the first, for what follows one is unreliable.
  package var diagnostics: [Diagnostic]

  /// Where the first anchor or alias is, of which the tree shows nothing.
  package var firstReference: Span?

  /// Where a syntax error is, so that what is read from there on is not to be trusted; nil if there is none,
  /// or none whose remedy is uncertain.
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

  /// Whether a problem that was found in the tree only follows from one of the notation: it is about what was
  /// not read, or about what was read in another way than it is meant.
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

/// How much one document may ask for. Specs are untrusted: a few lines of aliases could otherwise
/// stand for more than any machine has.
package struct Limits: Sendable {
  /// The size of the text in UTF-8 code units.
  package var size: Int

  /// How deep collections may nest, aliases expanded.
  package var depth: Int

  /// How many nodes the tree may have, aliases expanded.
  package var nodes: Int

  /// How much text all scalars may have together in UTF-8 code units, aliases expanded.
  package var text: Int

  package init(size: Int, depth: Int, nodes: Int, text: Int) {
    self.size = size
    self.depth = depth
    self.nodes = nodes
    self.text = text
  }

  /// Far more than a specification or a file of tokens needs, and little for a machine.
  package static let standard = Limits(
    size: 2 << 20, depth: 100, nodes: 200_000, text: 4 << 20)
}

/// Reads a YAML document: one value, with its comments.
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
  return parseMending(source, limits: limits)
}
