import SwiftFragments
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    (".neutral", "neutral"), (".default", "default"), (".`default`", "default"),
    (".custom(1)", nil), (".a.b", nil), ("Role.neutral", nil), (".init", nil), ("neutral", nil),
  ])
  func knowsImplicitMembers(text: String, member: String?) throws {
    let read = try #require(expression(text))
    #expect(read.text == text)
    #expect(read.implicitMember?.text == member)
  }

  @Test(
    arguments: [
      ("\"a\"", .string), ("\"\"", .string), ("#\"a\"#", .string), ("\"a \\(b)\"", nil),
      ("1", .integer), ("-1", .integer), ("0x1F", .integer), ("-0.5", .float), ("1e3", .float),
      ("true", .boolean), ("nil", nil), ("!true", nil), ("1 + 1", nil),
    ] as [(String, SwiftExpression.Literal?)])
  func knowsLiterals(text: String, literal: SwiftExpression.Literal?) throws {
    #expect(try #require(expression(text)).literal == literal)
  }

  @Test func knowsNil() {
    #expect(expression("nil")?.isNil == true)
    #expect(expression(".none")?.isNil == false)
  }

  @Test(
    arguments: [
      ("title", ["title"]), ("foo(1, bar: baz.qux)", ["foo", "baz"]), ("$isOn", ["$isOn"]),
      ("{ $0 + x }", ["x"]), ("\\.foo.bar", []), ("self.x", []), ("\"\\(title)\"", ["title"]),
      ("`default`", ["default"]), ("a ? b : c", ["a", "b", "c"]),
    ] as [(String, [String])])
  func knowsIdentifiers(text: String, names: [String]) throws {
    #expect(try #require(expression(text)).identifiers.map(\.text) == names)
  }

  @Test(arguments: [
    ("a; b", "this is not a Swift expression: unexpected code '; b'"),
    ("a\nb", "this is not a Swift expression: unexpected code 'b'"),
    ("[1, 2", "this is not a Swift expression: expected ']' to end array"),
    ("\"a", "this is not a Swift expression: expected '\"' to end string literal"),
    (
      "if a { b } else { c }",
      "'if' and 'switch' are not expressions everywhere: write 'a ? b : c', or a call to a closure"
    ),
    ("/abc/", "'/…/' is not a regular expression in all language modes: write '#/…/#'"),
    ("a\n#if DEBUG\n.b\n#endif", "an expression cannot end with '#endif'"),
    (
      "1 // x",
      "a comment is not allowed around a Swift expression: make it a YAML comment, outside of "
        + "quotes"
    ),
    (
      "",
      "expected a Swift expression; the empty string is written '\"\"', with both kinds of quotes"
    ),
  ])
  func refuses(text: String, message: String) {
    #expect(messages(text) { $0.expression($1) } == [message])
  }
}
