import SwiftFragments
import Testing

@Suite struct NameTests {
  @Test(arguments: [
    ("title", "title"), ("CardRole", "CardRole"), ("default", "default"), ("`class`", "class"),
    ("größe", "größe"), ("_hidden", "_hidden"), ("await", "await"),
  ])
  func accepts(text: String, name: String) {
    var (parser, node) = fragment(text)
    #expect(parser.name(node)?.text == name)
    #expect(parser.diagnostics.isEmpty)
  }

  @Test(arguments: ["a b", "1a", "a;", "$a", "a.b", "`a b`", "a`", "é!", "a//b"])
  func refuses(text: String) {
    #expect(
      messages(text) { $0.name($1) } == [
        "this is not a Swift name: a name has letters, digits and '_', and does not begin with a "
          + "digit"
      ])
  }

  @Test(arguments: ["_", "self", "Self", "init", "Type", "Protocol", "super", "Any"])
  func refusesWordsWithAMeaning(word: String) {
    #expect(isNeverSwiftName(word))
    #expect(
      messages(word) { $0.name($1) } == [
        "'\(word)' has a meaning in Swift: choose another name"
      ])
  }

  @Test func escapesWhereNecessary() {
    #expect(escapedIdentifier("default") == "`default`")
    #expect(escapedIdentifier("title") == "title")
    #expect(escapedMember("default") == "default")
    #expect(escapedMember("init") == "`init`")
    #expect(escapedLabel("for") == "for")
    #expect(escapedLabel("inout") == "`inout`")
  }

  /// Exactly the names that need backticks get them, and all of them can be declared.
  @Test(arguments: [
    "async", "await", "some", "any", "open", "get", "set", "lazy", "weak", "convenience", "each",
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
    "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while", "as", "false", "is", "nil", "throws",
    "true", "try",
  ])
  func reservedWords(word: String) {
    #expect(isSwiftKeyword(word) == (declarations("var \(word) = 1") == nil))
    #expect(declarations("var \(escapedIdentifier(word)) = 1") != nil)
    #expect(declarations("enum A { case \(escapedIdentifier(word)) }") != nil)
    #expect(expression(".\(escapedMember(word))")?.implicitMember?.text == word)
    #expect(expression("f(\(escapedLabel(word)): 1)") != nil)
    #expect(declarations("func f(\(escapedLabel(word)) a: Int)") != nil)
  }
}
