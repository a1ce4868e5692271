import Diagnostics
import YAMLSyntax

/// What a document may contain.
package enum JSONDialect: Sendable {
  /// RFC 8259.
  case json

  /// JSON5: also comments, trailing commas, names as keys, single quotes, and further forms of numbers.
  case json5
}

/// Parses a JSON document according to RFC 8259: one value, in the same tree as YAML.
///
/// Strings are scalars in double quotes; numbers, `true`, `false` and `null` are plain scalars, numbers as
/// written. A trailing comma, a comment, a string in single quotes, an invalid escape and a repeated key are
/// errors after which parsing continues; it stops after any other error. The text comes from `decodeText`.
package func parseJSON(
  _ source: SourceText, limits: Limits = .standard, as dialect: JSONDialect = .json
) -> ParsedDocument {
  if source.utf8.count > limits.size {
    let message =
      "this file has \(source.utf8.count) bytes and the maximum is \(limits.size); split it into "
      + "several files"
    return ParsedDocument(
      root: nil, comments: [],
      diagnostics: [Diagnostic(.fileTooLarge, at: Place(source, Span(0, 0)), message)])
  }
  var parser = JSONParser(source: source, limits: limits, dialect: dialect)
  return parser.parse()
}
