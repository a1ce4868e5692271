import SwiftFragments
import Testing

/// Fragments read without the parser have the same result as with it.
///
/// Inside a larger text, the same fragment is read by the parser, so that they can be compared.
@Suite struct PlainFragmentTests {
  private static let words = [
    "a", "A1", "_a", "_", "1", "010", "1_0", "1.5", "-1", "-1.5", "- 1", "1.", ".5", "--1", "a1b",
    ".a", ".1", ".", "..a", ".a.b", "\"\"", "\"a b\"", "\"", "\"\"\"", "\"\"\"\"", "\"a\"\"b\"",
    "[]", "[", "nil", "true", "?", "a?", "[a]", "[a]?", "a??", "[a?]", "-", "1a", "0x", "a-1",
    "1_", "1._1", "1.5.2",
  ]
  private static let keywords = [
    "Any", "Self", "Type", "Protocol", "any", "as", "async", "await", "borrow", "break", "case",
    "catch", "class", "consume", "copy", "default", "discard", "do", "dynamic", "each", "else",
    "false", "for", "func", "get", "if", "import", "in", "init", "inout", "is", "isolated", "lazy",
    "let", "macro", "module", "mutating", "nil", "nonisolated", "open", "operator", "package",
    "private", "repeat", "return", "self", "sending", "set", "some", "static", "struct", "super",
    "switch", "then", "throw", "throws", "true", "try", "unowned", "unsafe", "var", "weak", "where",
    "while", "yield", "borrowing", "consuming", "_read", "_const", "__owned", "__shared", "_move",
  ]

  @Test(arguments: words + keywords + keywords.map { ".\($0)" })
  func expressions(text: String) {
    guard let plain = expression(text) else { return }
    let whole = expression("(\(text))")
    #expect(whole != nil)
    #expect(whole?.identifiers.map(\.text) == plain.identifiers.map(\.text))
    if let member = plain.implicitMember?.text { #expect(text == ".\(member)") }
  }

  @Test(arguments: words + keywords + keywords.map { "\($0)?" } + keywords.map { "[\($0)]" })
  func types(text: String) {
    guard let plain = type(text) else { return }
    let whole = type("(\(text))")
    #expect(whole != nil)
    #expect(whole?.typeNames.map(\.text) == plain.typeNames.map(\.text))
    #expect(whole?.wrapped == plain.wrapped)
    #expect(whole.map { plain.expression.isSame(as: $0.expression) } == true)
    #expect(whole?.expression.unparenthesized.form == plain.expression.form)
  }
}
