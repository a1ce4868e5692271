import Diagnostics
import Specification
import Testing
import YAMLSyntax

/// Decodes a component that has no problems.
func component(
  _ yaml: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ComponentSpec {
  try decoded(yaml, decodeComponent, sourceLocation)
}

/// Decodes a project file that has no problems.
func project(
  _ yaml: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ProjectSpec {
  try decoded(yaml, decodeProject, sourceLocation)
}

private func decoded<Spec>(
  _ yaml: String, _ decode: (Node?, SourceText) -> (spec: Spec, diagnostics: [Diagnostic]),
  _ sourceLocation: SourceLocation
) throws -> Spec {
  let source = SourceText(path: "Card.yaml", yaml)
  let document = parseYAML(source)
  let (spec, diagnostics) = decode(document.root, source)
  for diagnostic in document.diagnostics + diagnostics {
    Issue.record("\(described(diagnostic))", sourceLocation: sourceLocation)
  }
  return spec
}

/// Expects the problems of a component, in the order of the text.
///
/// The places of the problems are between `«` and `»` in the text.
func expectProblems(
  _ marked: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(problems, of: marked, { decodeComponent($0, in: $1).diagnostics }, sourceLocation)
}

/// Expects the problems of a project file.
func expectProjectProblems(
  _ marked: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(problems, of: marked, { decodeProject($0, in: $1).diagnostics }, sourceLocation)
}

private func expect(
  _ problems: [String], of marked: String, _ decode: (Node?, SourceText) -> [Diagnostic],
  _ sourceLocation: SourceLocation
) {
  let (text, spans) = unmarked(marked)
  let source = SourceText(path: "Card.yaml", text)
  let document = parseYAML(source)
  let diagnostics = (document.diagnostics + decode(document.root, source)).sortedByPlace()
  #expect(diagnostics.map(described) == problems, sourceLocation: sourceLocation)
  #expect(
    diagnostics.map { $0.place.map { source[$0.span] } ?? "" } == spans.map { source[$0] },
    sourceLocation: sourceLocation)
  #expect(diagnostics.map { $0.place?.span } == spans, sourceLocation: sourceLocation)
  for diagnostic in diagnostics {
    #expect(diagnostic.severity == .error, sourceLocation: sourceLocation)
    #expect(!diagnostic.message.contains("\n"), sourceLocation: sourceLocation)
    #expect(!diagnostic.message.hasSuffix("."), sourceLocation: sourceLocation)
  }
}

/// A text with its fixes applied.
func fixed(_ yaml: String) -> String {
  let source = SourceText(path: "Card.yaml", yaml)
  let document = parseYAML(source)
  let diagnostics = document.diagnostics + decodeComponent(document.root, in: source).diagnostics
  let edits = diagnostics.flatMap(\.fixIts).flatMap(\.edits)
  var text = Array(yaml.utf8)
  for edit in edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
    text.replaceSubrange(
      edit.place.span.start..<edit.place.span.end, with: Array(edit.replacement.utf8))
  }
  return String(decoding: text, as: UTF8.self)
}

private func described(_ diagnostic: Diagnostic) -> String {
  "\(diagnostic.message) [\(diagnostic.id)]"
}

/// A text without its marks, and what they were around.
private func unmarked(_ marked: String) -> (text: String, spans: [Span]) {
  var text = ""
  var starts: [Int] = []
  var spans: [Span] = []
  for character in marked {
    switch character {
    case "«": starts.append(text.utf8.count)
    case "»": spans.append(Span(starts.removeLast(), text.utf8.count))
    default: text.append(character)
    }
  }
  return (text, spans.sorted { $0.start < $1.start })
}
