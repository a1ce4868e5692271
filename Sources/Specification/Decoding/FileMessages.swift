import Diagnostics
import English
import YAMLSyntax

extension Diagnostic {
  static func emptyFile(_ schema: SchemaDescription, at place: Place) -> Diagnostic {
    Diagnostic(
      .emptyFile, at: place,
      "this file is empty; \(withIndefiniteArticle(schema.noun)) needs \(beginnings(schema))")
  }

  static func fileIsNoMapping(
    _ root: Node, _ schema: SchemaDescription, in source: SourceText
  ) -> Diagnostic {
    if case .scalar(let scalar) = root.content, scalar.style == .plain,
      let problem = missingSpace(afterKeyAt: root.span.start, in: source)
    {
      return problem
    }
    let found =
      switch root.content {
      case .scalar: "a single text"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    return Diagnostic(
      .foreignFile, at: Place(source, firstLine(of: root.span, in: source)),
      "\(withIndefiniteArticle(schema.noun)) is a mapping with \(beginnings(schema)), and this is "
        + "\(found); if it is another kind of file, move it elsewhere")
  }

  static func foreignFile(
    _ entries: [Node.Entry], _ schema: SchemaDescription, in source: SourceText
  ) -> Diagnostic {
    let place = entries.first.map { Place(source, firstLine(of: $0.key.span, in: source)) }
    return Diagnostic(
      .foreignFile, at: place ?? Place(source, Span(0, 0)),
      "this does not look like \(withIndefiniteArticle(schema.noun)), which needs "
        + "\(beginnings(schema)); if it is another kind of file, move it elsewhere")
  }

  /// The required keys with examples: "the key 'component', as in 'component: Card'".
  private static func beginnings(_ schema: SchemaDescription) -> String {
    listed(schema.required.map { "the key '\($0.key)'\(asIn($0.example))" })
  }

  private static func firstLine(of span: Span, in source: SourceText) -> Span {
    Span(span.start, min(span.end, max(span.start, source.line(around: span.start).end)))
  }
}
