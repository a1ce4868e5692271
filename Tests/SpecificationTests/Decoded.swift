import Diagnostics
import Specification
import TestSupport
import Testing
import YAMLSyntax

/// Decodes a component without problems.
func component(
  _ yaml: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ComponentSpec {
  try decoded(yaml, decodeComponent, sourceLocation)
}

/// Decodes a project file without problems.
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

/// Expects the problems of a component, in source order.
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
  let marks = MarkedText(marked)
  let source = SourceText(path: "Card.yaml", marks.text)
  let document = parseYAML(source)
  let diagnostics = (document.diagnostics + decode(document.root, source)).sortedByPlace()
  #expect(diagnostics.map(described) == problems, sourceLocation: sourceLocation)
  #expect(
    diagnostics.map(subject) == marks.spans.map { source[$0] }, sourceLocation: sourceLocation)
  #expect(diagnostics.map { $0.place?.span } == marks.spans, sourceLocation: sourceLocation)
  #expect(wordingProblems(of: diagnostics) == [], sourceLocation: sourceLocation)
}

/// A text with its fixes applied.
func fixed(_ yaml: String) -> String {
  let source = SourceText(path: "Card.yaml", yaml)
  let document = parseYAML(source)
  return fixed(
    yaml, document.diagnostics + decodeComponent(document.root, in: source).diagnostics)
}
