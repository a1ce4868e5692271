import DesignModel
import Diagnostics
import Specification
import Testing
import YAMLSyntax

/// Expects the problems that checking a spec finds, in the order of the text.
///
/// - Parameters:
///   - marked: The spec; the places of its problems are between `«` and `»`.
///   - project: The project file.
///   - others: The specs before it, without problems of their own.
func expectKeyProblems(
  _ marked: String, project: String = "library: DesignKit", others: [String] = [],
  _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, spans) = unmarked(marked)
  let source = SourceText(path: "Card.yaml", text)
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
  #expect(
    diagnostics.map { "\($0.message) [\($0.id)]" } == problems, sourceLocation: sourceLocation)
  #expect(
    diagnostics.map { $0.place.map { $0.source[$0.span] } ?? "" } == spans.map { source[$0] },
    sourceLocation: sourceLocation)
  for diagnostic in diagnostics {
    #expect(diagnostic.severity == .error, sourceLocation: sourceLocation)
    #expect(!diagnostic.message.contains("\n"), sourceLocation: sourceLocation)
    #expect(!diagnostic.message.hasSuffix("."), sourceLocation: sourceLocation)
  }
}

/// Expects the problems of a project file, as above.
func expectProjectProblems(
  _ marked: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, spans) = unmarked(marked)
  let source = SourceText(path: "dscompile.yaml", text)
  let document = parseYAML(source)
  let project = decodeProject(document.root, in: source)
  let diagnostics =
    (document.diagnostics + project.diagnostics
    + checkDesignSystem(project.spec, [], origin: \.path).diagnostics).sortedByPlace()
  #expect(
    diagnostics.map { "\($0.message) [\($0.id)]" } == problems, sourceLocation: sourceLocation)
  #expect(
    diagnostics.map { $0.place.map { $0.source[$0.span] } ?? "" } == spans.map { source[$0] },
    sourceLocation: sourceLocation)
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
