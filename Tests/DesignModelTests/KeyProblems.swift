import DesignModel
import Diagnostics
import Specification
import TestSupport
import Testing
import YAMLSyntax

/// Expects the problems that checking a spec finds, in source order.
///
/// - Parameters:
///   - marked: The spec; the places of its problems are between `«` and `»`.
///   - project: The project file.
///   - others: The specs before it, without problems of their own.
func expectKeyProblems(
  _ marked: String, project: String = "library: DesignKit", others: [String] = [],
  _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let marks = MarkedText(marked)
  let source = SourceText(path: "Card.yaml", marks.text)
  let specs =
    others.enumerated().map { SourceText(path: "Other\($0).yaml", $1) } + [source]
  let projectSource = SourceText(path: "dscompile.yaml", project)
  let decodedProject = decodeProject(parseYAML(projectSource).root, in: projectSource)
  var diagnostics = decodedProject.diagnostics
  var components: [ComponentSpec] = []
  for spec in specs {
    let document = parseYAML(spec)
    let decoded = decodeComponent(document.root, in: spec)
    diagnostics += document.diagnostics + decoded.diagnostics
    components.append(decoded.spec)
  }
  diagnostics += checkDesignSystem(decodedProject.spec, components, origin: \.path).diagnostics
  diagnostics = diagnostics.sortedByPlace()
  #expect(diagnostics.map(described) == problems, sourceLocation: sourceLocation)
  #expect(
    diagnostics.map(subject) == marks.spans.map { source[$0] }, sourceLocation: sourceLocation)
  #expect(wordingProblems(of: diagnostics) == [], sourceLocation: sourceLocation)
}

/// Expects the problems of a project file, as above.
func expectProjectProblems(
  _ marked: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let marks = MarkedText(marked)
  let source = SourceText(path: "dscompile.yaml", marks.text)
  let document = parseYAML(source)
  let project = decodeProject(document.root, in: source)
  let diagnostics =
    (document.diagnostics + project.diagnostics
    + checkDesignSystem(project.spec, [], origin: \.path).diagnostics).sortedByPlace()
  #expect(diagnostics.map(described) == problems, sourceLocation: sourceLocation)
  #expect(
    diagnostics.map(subject) == marks.spans.map { source[$0] }, sourceLocation: sourceLocation)
}
