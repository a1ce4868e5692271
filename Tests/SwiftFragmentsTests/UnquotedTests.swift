import Diagnostics
import SwiftFragments
import Testing
import YAMLSyntax

/// Swift that YAML parses as something else.
@Suite struct UnquotedTests {
  @Test(arguments: [
    ("type: [Int]", "'[Int]'"),
    ("type: [String: Int]", "'[String: Int]'"),
    ("type: [Int] # a list", "'[Int]'"),
  ])
  func types(yaml: String, quoted: String) throws {
    var (parser, node) = try firstValue(yaml)
    #expect(parser.type(node) == nil)
    #expect(parser.diagnostics.map(\.id) == ["quote-swift"])
    #expect(parser.diagnostics[0].fixIts.first?.edits.map(\.replacement) == [quoted])
  }

  @Test(arguments: [
    ("value: [a, 'b']", nil), ("value: [a, \"it's\"]", "'[a, \"it''s\"]'"),
    ("value: { reload() }", "'{ reload() }'"),
    ("value: #colorLiteral(red: 1)", "'#colorLiteral(red: 1)'"),
    ("value: a + #colorLiteral(red: 1)", "'a + #colorLiteral(red: 1)'"),
    ("value:\n  a: b", nil),
  ])
  func expressions(yaml: String, quoted: String?) throws {
    var (parser, node) = try firstValue(yaml)
    #expect(parser.expression(node) == nil)
    #expect(parser.diagnostics.map(\.id) == ["quote-swift"])
    #expect(parser.diagnostics[0].fixIts.first?.edits.map(\.replacement) == quoted.map { [$0] })
  }

  @Test func splitAtAComma() {
    let source = SourceText(path: "Card.yaml", "{type: (Int, Int), label: _}")
    var parser = FragmentParser(source: source)
    let node = Node(.scalar(Scalar(text: "(Int", style: .plain)), span: Span(7, 11))
    #expect(parser.type(node) == nil)
    #expect(parser.diagnostics.map(\.id) == ["quote-swift"])
    #expect(parser.diagnostics[0].fixIts.first?.edits.map(\.replacement) == ["'(Int, Int)'"])
  }

  @Test(arguments: ["type:", "type: # to do", "type: {}"])
  func missing(yaml: String) throws {
    var (parser, node) = try firstValue(yaml)
    #expect(parser.type(node) == nil)
    #expect(parser.diagnostics.count == 1)
    #expect(parser.diagnostics[0].message.hasPrefix("expected a Swift type"))
    #expect(parser.diagnostics[0].fixIts.isEmpty)
  }

  @Test func emptyText() throws {
    var (parser, node) = try firstValue("default: \"\"")
    #expect(parser.expression(node) == nil)
    #expect(
      parser.diagnostics.map(\.message) == [
        "expected a Swift expression; the empty string is written '\"\"', with both kinds of "
          + "quotes"
      ])
    #expect(parser.diagnostics.first?.fixIts.first?.edits.first?.replacement == "'\"\"'")
  }
}
