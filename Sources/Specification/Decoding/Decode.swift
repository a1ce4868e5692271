import Diagnostics
import YAMLSyntax

/// Reads the spec of a component, or a library file.
///
/// Every problem in the file is reported; invalid parts are omitted from the spec.
///
/// - Parameter root: The document, or nil if there is none: either the file is empty, or the YAML parser
///   reports a syntax error.
package func decodeComponent(
  _ root: Node?, in source: SourceText
) -> (spec: ComponentSpec, diagnostics: [Diagnostic]) {
  if let root, LibraryFileSpec.describes(root) {
    var file = LibraryFileSpec()
    let diagnostics = decodeFile(root, into: &file, in: source)
    return (file.spec(of: source), diagnostics)
  }
  var spec = ComponentSpec(source: source)
  let diagnostics = decodeFile(root, into: &spec, in: source)
  return (spec, diagnostics)
}

/// Reads the project file. As with a component, every problem is reported.
///
/// - Parameter root: The document, or nil if there is none.
package func decodeProject(
  _ root: Node?, in source: SourceText
) -> (spec: ProjectSpec, diagnostics: [Diagnostic]) {
  var spec = ProjectSpec(source: source)
  let diagnostics = decodeFile(root, into: &spec, in: source)
  return (spec, diagnostics)
}

private func decodeFile<Root: SchemaDescribed>(
  _ root: Node?, into spec: inout Root, in source: SourceText
) -> [Diagnostic] {
  let schema = Root.schema
  guard let root, !root.isAbsent else {
    let start = Place(source, Span(0, 0))
    return source.saysNothing ? [.emptyFile(schema.description, at: start)] : []
  }
  guard case .mapping(let entries) = root.content else {
    return [.fileIsNoMapping(root, schema.description, in: source)]
  }
  if isForeign(entries, to: schema.description) {
    return [.foreignFile(entries, schema.description, in: source)]
  }
  var decoder = SpecDecoder(source: source, language: schema.description)
  schema.decode(root, into: &spec, keyedBy: nil, &decoder)
  return decoder.allDiagnostics
}

/// Whether a file was written for another purpose: it lacks required keys, and most of its keys are unknown.
/// A single error is more helpful than one for each key.
private func isForeign(_ entries: [Node.Entry], to schema: SchemaDescription) -> Bool {
  var known = 0
  for entry in entries {
    guard case .scalar(let key) = entry.key.content else { continue }
    if let field = schema.field(key.text) {
      if field.isRequired { return false }
      known += 1
    } else if entry.value.isScalar,
      nearest(key.text, among: schema.required.map(\.key)) != nil
    {
      return false
    }
  }
  return known * 2 < entries.count || entries.isEmpty
}

extension SourceText {
  /// Whether it contains only white space, comments and document marks.
  fileprivate var saysNothing: Bool {
    utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).allSatisfy { line in
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      return text.isEmpty || text.first == UInt8(ascii: "#")
        || text.starts(with: "---".utf8) || text.starts(with: "...".utf8)
        || text.starts(with: [0xEF, 0xBB, 0xBF])
    }
  }
}
