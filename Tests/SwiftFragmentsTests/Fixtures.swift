import Diagnostics
import SwiftFragments
import Testing
import YAMLSyntax

/// A parser, and the node of a text as if it were quoted on a separate line.
func fragment(_ text: String) -> (parser: FragmentParser, node: Node) {
  let yaml =
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  let source = SourceText(path: "Card.yaml", yaml + "'")
  let node = Node(
    .scalar(Scalar(text: text, style: .singleQuoted)), span: Span(0, source.utf8.count))
  return (FragmentParser(source: source), node)
}

/// The value of the first key of a document, which is a mapping.
func firstValue(_ yaml: String) throws -> (parser: FragmentParser, node: Node) {
  let source = SourceText(path: "Card.yaml", yaml)
  let root = try #require(parseYAML(source).root)
  guard case .mapping(let entries) = root.content else {
    Issue.record("no mapping")
    throw BadFixture()
  }
  return (FragmentParser(source: source), try #require(entries.first).value)
}

struct BadFixture: Error {}

/// The messages about a text, without places.
func messages(
  _ text: String, _ read: (inout FragmentParser, Node) -> (any SwiftFragment)?
) -> [String] {
  var (parser, node) = fragment(text)
  let result = read(&parser, node)
  #expect((result == nil) == parser.diagnostics.hasErrors, "\(text)")
  return parser.diagnostics.map(\.message)
}

func type(_ text: String) -> SwiftType? {
  var (parser, node) = fragment(text)
  return parser.type(node)
}

func expression(_ text: String) -> SwiftExpression? {
  var (parser, node) = fragment(text)
  return parser.expression(node)
}

func block(_ text: String) -> SwiftBlock? {
  var (parser, node) = fragment(text)
  return parser.block(node)
}

func declarations(_ text: String) -> SwiftBlock? {
  var (parser, node) = fragment(text)
  return parser.declarations(node)
}
