import Diagnostics
import Formatter
import Testing
import YAMLSyntax

/// Expects the formatted text, that formatting is idempotent, and that all comments are kept.
func expectFormat(
  _ text: String, _ expected: String, location: SourceLocation = #_sourceLocation
) {
  let found = formatted(text, location: location)
  #expect(found == expected, sourceLocation: location)
}

/// A text in canonical form, which is verified.
func formatted(_ text: String, location: SourceLocation = #_sourceLocation) -> String {
  let source = SourceText(path: "Card.yaml", text)
  guard case .formatted(let bytes) = format(source) else {
    Issue.record("not formatted:\n\(text)", sourceLocation: location)
    return text
  }
  let result = String(decoding: bytes, as: UTF8.self)
  let again = SourceText(path: "Card.yaml", result)
  guard case .formatted(let second) = format(again) else {
    Issue.record("not formatted again:\n\(result)", sourceLocation: location)
    return result
  }
  #expect(String(decoding: second, as: UTF8.self) == result, sourceLocation: location)
  #expect(
    parseYAML(source).comments.map(\.text).sorted()
      == parseYAML(again).comments.map(\.text).sorted(),
    "comments of\n\(text)", sourceLocation: location)
  return result
}
