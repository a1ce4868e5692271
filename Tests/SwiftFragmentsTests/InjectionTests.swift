import SwiftFragments
import Testing

/// No fragment can break out of its place.
@Suite struct InjectionTests {
  @Test(arguments: [
    "} public struct Evil {", "}", "{", ")", "(", "]", "Int) -> Int { 1 }; //", "1 // x", "\"a",
    "\"\"\"\na", "1 /*", "*/ 1", "1; evil()", "1, evil()", "1 } ; { 2", "#if A", "#endif", "#else",
    "1 #sourceLocation(file: \"a\", line: 1)", "\"\\(a\"", "`a", "#\"a\"", "1\u{0}", "a\u{202E}b",
    "\"\u{2066}\"", "1\u{2028}2", "a\rb", "\u{FEFF}a", "<#a#>", "/\"/", "a /)/ b", "<<<<<<< a",
    "{ #sourceLocation(file: \"a\", line: 1)\n}", "@main", "/* a", "#/a",
  ])
  func refuses(text: String) {
    #expect(type(text) == nil)
    #expect(expression(text) == nil)
    var (parser, node) = fragment(text)
    #expect(parser.name(node) == nil)
    #expect(type("[" + text) == nil)
  }

  @Test(arguments: [
    "} public struct Evil {", "}", "{", ")", "(", "\"a", "\"\"\"\na", "1 /*", "#if A", "#endif",
    "#sourceLocation(file: \"a\", line: 1)", "a\u{202E}b", "a\u{0}", "a\rb",
    "f()\n}\nfunc evil() {",
    "`a", "#/a", "<#a#>", "/* } */ }",
  ])
  func blocksRefuse(text: String) {
    #expect(block(text) == nil)
    #expect(declarations(text) == nil)
    #expect(declarations("let a = 1\n" + text) == nil)
  }

  @Test func namesTheRemedyForCharacters() {
    #expect(
      messages("\"\u{202E}\"") { $0.expression($1) } == [
        "U+202E is a control of text direction, which is not allowed in Swift code; in a string "
          + "literal write \\u{202E}"
      ])
  }
}
