import Diagnostics
import Testing
import YAMLSyntax

@Suite struct CommentTests {
  @Test(arguments: [
    ("# one\na: b # two\n  # three\nc: d\n#four", ["one", "two", "three", "four"]),
    ("a: 'b # c' # d", ["d"]),
    ("a: \"b # c\" # d", ["d"]),
    ("a: b#c", []),
    ("a: | # head\n  text # no\n  # no\n# yes\nb: c", ["head", "yes"]),
    ("a: >-\n  text\n\n  # no\n # yes\n", ["yes"]),
    ("a: [ # one\n  b, # two\n  c # three\n] # four", ["one", "two", "three", "four"]),
    ("a: {b: c,#one\n d: e}", ["one"]),
    ("a: # one\n  b: c", ["one"]),
    ("a: &x # one\n  b: c\nd: *x # two", ["one", "two"]),
    ("a: &x b # one", ["one"]),
    ("- # one\n  a\n# two\n- b", ["one", "two"]),
    ("--- # one\na: b\n... # two\n# three", ["one", "two", "three"]),
    ("# only", ["only"]),
    ("#", [""]),
    ("a: b\r\n# c\r\nd: e # f\r\n", ["c", "f"]),
    ("? a # one\n# two\n: b", ["one", "two"]),
  ])
  func commentsAreRead(_ text: String, _ expected: [String]) {
    let (_, source, document) = parseClean(text)
    #expect(document.comments.map(\.text) == expected)
    for comment in document.comments { #expect(source[comment.span].hasPrefix("#")) }
  }

  @Test func aCommentKnowsWhetherItsLineIsItsOwn() {
    let document = parseClean("# a\n  # b\nc: d # e\n  # f").document
    #expect(document.comments.map(\.ownLine) == [true, true, false, true])
  }

  @Test func theCommentThatCutsAValueIsFound() throws {
    let (root, source, document) = parseClean("a: #selector(x)\nb: x #y\nc: d\n# e")
    func cut(_ key: String) -> String? {
      (root?[key]).flatMap { document.comment(after: $0.span.end, in: source)?.text }
    }
    #expect(cut("a") == "selector(x)")
    #expect(cut("b") == "y")
    #expect(cut("c") == nil)
  }
}
