import DesignModel
import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes
import TestSupport
import Testing
import YAMLSyntax

/// The result of the pipeline for specs, up to the checked model.
struct Checked {
  let system: DesignSystem
  let diagnostics: [Diagnostic]
}

/// Parses, decodes and checks specs named `A.yaml`, `B.yaml` and so on.
///
/// - Parameter handwritten: The text of `Handwritten.swift`, if there is one.
func checked(
  _ specs: [String], project: String = "library: Kit", handwritten: String? = nil,
  map: (Int, @Sendable (Int) -> CheckedFile) -> [CheckedFile] = { count, transform in
    (0..<count).map(transform)
  }
) -> Checked {
  let file = SourceText(path: "dscompile.yaml", project)
  var (projectSpec, diagnostics) = decodeProject(parseYAML(file).root, in: file)
  var components: [ComponentSpec] = []
  for (spec, letter) in zip(specs, "ABCDEFGHIJ") {
    let source = SourceText(path: "\(letter).yaml", spec)
    let document = parseYAML(source)
    let decoded = decodeComponent(document.root, in: source)
    components.append(decoded.spec)
    diagnostics += document.diagnostics + decoded.diagnostics
  }
  let outlines = handwritten.map {
    SwiftFileOutline(of: SourceText(path: "Handwritten.swift", $0))
  }
  let model = checkDesignSystem(
    projectSpec, components, handwritten: outlines.map { [$0] } ?? [], origin: \.path, map: map)
  return Checked(
    system: model.system, diagnostics: (diagnostics + model.diagnostics).sortedByPlace())
}

/// The component of a spec without problems.
func component(
  _ spec: String, project: String = "library: Kit",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Component {
  let result = checked([spec], project: project)
  for diagnostic in result.diagnostics {
    Issue.record("\(described(diagnostic))", sourceLocation: sourceLocation)
  }
  return try #require(result.system.components.first, sourceLocation: sourceLocation)
}

/// The structure of a type in a spec.
func typeExpression(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> TypeExpression {
  let source = SourceText(path: "Type.yaml", text)
  var parser = FragmentParser(source: source)
  let node = Node(
    .scalar(Scalar(text: text, style: .literal)), span: Span(0, source.utf8.count))
  return try #require(parser.type(node)?.expression, sourceLocation: sourceLocation)
}

/// Expects the problems of a spec, in source order.
///
/// The places of the problems are between `«` and `»` in the text.
func expectProblems(
  _ marked: String, _ problems: String..., project: String = "library: Kit",
  handwritten: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(problems, of: [marked], project, handwritten: handwritten, sourceLocation)
}

/// Expects the problems of several specs, sorted by their files.
func expectProblems(
  of marked: [String], _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(problems, of: marked, "library: Kit", sourceLocation)
}

func expect(
  _ problems: [String], of marked: [String], _ project: String, handwritten: String? = nil,
  _ sourceLocation: SourceLocation
) {
  let texts = marked.map { MarkedText($0) }
  let result = checked(texts.map(\.text), project: project, handwritten: handwritten)
  #expect(result.diagnostics.map(described) == problems, sourceLocation: sourceLocation)
  let places = zip("ABCDEFGHIJ", texts).flatMap { letter, text in
    text.spans.map { placed("\(letter).yaml", $0) }
  }
  #expect(result.diagnostics.map(placed) == places, sourceLocation: sourceLocation)
  #expect(wordingProblems(of: result.diagnostics) == [], sourceLocation: sourceLocation)
}
