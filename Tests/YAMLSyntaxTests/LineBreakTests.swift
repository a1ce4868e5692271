import Diagnostics
import Testing
import YAMLSyntax

@Suite struct LineBreakTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func allLineEndsAreEquivalent(_ lineEnd: String) {
    let text = """
      # ä
      a: 'one

        two'
      b: |
        ü
          x
      c: >
        one
        two

        three
      d: e # ö
      """
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    let (root, source, document) = parseClean(written)
    #expect(root?["a"]?.text == "one\ntwo")
    #expect(root?["b"]?.text == "ü\n  x\n")
    #expect(root?["c"]?.text == "one two\nthree\n")
    #expect(document.comments.map(\.text) == ["ä", "ö"])
    #expect(
      root?["d"].map { source.position(at: $0.span.start) } == LineColumn(line: 13, column: 4))
    expectInvariants(written)
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func quotedAndBlockScalarsKeepUnicodeBreaks(_ scalar: String) {
    let text = """
      a: 'one \(scalar) two'
      b: "one\(scalar)two"
      c: |
        one\(scalar)two
        three
      d: >
        one \(scalar)
        two
      e: f
      """
    let (root, source, _) = parseClean(text)
    #expect(root?["a"]?.text == "one \(scalar) two")
    #expect(root?["b"]?.text == "one\(scalar)two")
    #expect(root?["c"]?.text == "one\(scalar)two\nthree\n")
    #expect(root?["d"]?.text == "one \(scalar) two\n")
    #expect(root?["e"].map { source.position(at: $0.span.start).line } == 9)
    expectInvariants(text)
  }

  @Test(
    arguments: [
      "a: one ↓\u{2028}two", "a: b # one↓\u{85} two\nc: d", "a:↓\u{2029} b", "↓\u{2028}",
      "a: '\u{2028}'\nb: ↓\u{2028}",
    ] as [Marked])
  func elsewhereTheyAreErrors(_ marked: Marked) {
    expectProblem("unicode-line-break", marked)
  }

  @Test func privateScalarsInTheTextDoNotMeetTheStandIns() {
    let text = "a: '\u{E000}\u{2028}\u{E001}'"
    #expect(parseClean(text).root?["a"]?.text == "\u{E000}\u{2028}\u{E001}")
  }
}
