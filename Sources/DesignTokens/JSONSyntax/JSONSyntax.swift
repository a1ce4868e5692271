import Diagnostics
import YAMLSyntax

/// Reads a JSON document as RFC 8259 has it: one value, in the tree that YAML gives too.
///
/// Strings are scalars in double quotes; numbers, `true`, `false` and `null` are plain scalars, numbers as they are
/// written. A trailing comma, a comment, a string in single quotes, a wrong escape and a repeated key are errors
/// after which reading goes on; after any other it ends. The text comes from `decodeText`.
package func parseJSON(_ source: SourceText, limits: Limits = .standard) -> ParsedDocument {
  if source.utf8.count > limits.size {
    let message =
      "this file has \(source.utf8.count) bytes and the maximum is \(limits.size); split it into "
      + "several files"
    return ParsedDocument(
      root: nil, comments: [],
      diagnostics: [Diagnostic(.fileTooLarge, at: Place(source, Span(0, 0)), message)])
  }
  var parser = JSONParser(source: source, limits: limits)
  return parser.parse()
}
