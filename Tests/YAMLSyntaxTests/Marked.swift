import Diagnostics
import Testing
import YAMLSyntax

/// A text with `↓` before the expected place.
struct Marked: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String

  /// In UTF-8; nil without a mark.
  let offset: Int?
  let testDescription: String

  init(stringLiteral value: String) {
    testDescription = value
    let parts = value.split(separator: "↓", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    offset = parts.count > 1 ? parts[0].utf8.count : nil
  }
}

/// A tree in one line: scalars as `"text"`, absent ones as `~`.
func outline(_ node: Node?) -> String {
  switch node?.content {
  case nil: "nil"
  case .scalar(let scalar)?: scalar.isAbsent ? "~" : "\"\(scalar.text)\""
  case .sequence(let items)?: "[" + items.map(outline).joined(separator: ", ") + "]"
  case .mapping(let entries)?:
    "{" + entries.map { outline($0.key) + ": " + outline($0.value) }.joined(separator: ", ") + "}"
  }
}

extension Node {
  /// All nodes, this one first.
  var all: [Node] {
    switch content {
    case .scalar: [self]
    case .sequence(let items): [self] + items.flatMap(\.all)
    case .mapping(let entries): [self] + entries.flatMap { $0.key.all + $0.value.all }
    }
  }

  var text: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }

  /// The value of a key.
  subscript(key: String) -> Node? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }
}

/// Parses text that must have no problems.
func parseClean(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) -> (root: Node?, source: SourceText, document: ParsedDocument) {
  let source = SourceText(path: "a.yaml", text)
  let document = parseYAML(source)
  #expect(document.diagnostics.isEmpty, sourceLocation: sourceLocation)
  return (document.root, source, document)
}

/// Expects one problem, at the mark.
@discardableResult func expectProblem(
  _ id: String, _ marked: Marked, sourceLocation: SourceLocation = #_sourceLocation
) -> ParsedDocument {
  let document = parseYAML(SourceText(path: "a.yaml", marked.text))
  #expect(document.diagnostics.map(\.id) == [id], sourceLocation: sourceLocation)
  #expect(
    document.diagnostics.first?.place?.span.start == marked.offset,
    sourceLocation: sourceLocation)
  return document
}

/// The text after applying the fix of a diagnostic.
func applying(_ fixIt: FixIt, to source: SourceText) -> SourceText {
  var utf8 = source.utf8
  for edit in fixIt.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
    utf8.replaceSubrange(edit.place.span.start..<edit.place.span.end, with: edit.replacement.utf8)
  }
  return SourceText(path: source.path, utf8: utf8)
}
