import Diagnostics
import TestSupport
import Testing
import YAMLSyntax

@Suite struct ScalarOffsetTests {
  /// The mark in the source, and the text before it.
  @Test(
    arguments: [
      ("a: fo↓o", "fo"),
      ("a: one↓\n  two", "one"),
      ("a: one\n  ↓two", "one "),
      ("a: one  \n\n\n   t↓wo", "one\n\nt"),
      ("a: 'it↓''s'", "it"),
      ("a: 'it''↓s'", "it'"),
      ("a: 'one \n\n  ↓two'", "one\n"),
      ("a: \"\\n↓\\t\"", "\n"),
      (
        "a: \"\\x41\\u00e4\\U0001F600\\N\\_\\L\\P\\e\\\\\\/↓x\"",
        "Aä😀\u{85}\u{A0}\u{2028}\u{2029}\u{1B}\\/"
      ),
      ("a: \"one \\\n  ↓two\"", "one "),
      ("a: \"one\\\n  \\ ↓two\"", "one "),
      ("a: \"one\n  ↓two\"", "one "),
      ("a: |\n  one\n  t↓wo\n", "one\nt"),
      ("a: |2\n   ↓one\n  two\n", " "),
      ("a: |\n\n  on↓e\n", "\non"),
      ("a: |-\n  ä\n\n    ↓b\n", "ä\n\n  "),
      ("a: |+\n  one↓\n\n\n", "one"),
      ("a:\n  b: |\n    one\r\n    t↓wo\r\n", "one\nt"),
      ("a: >\n  one\n  ↓two\n", "one "),
      ("a: >\n  one\n\n  ↓two\n", "one\n"),
      ("a: >\n  one\n   ↓two\n  three\n", "one\n "),
      ("a: >\n  one\n    two\n\n  ↓three\n", "one\n  two\n\n"),
      ("a: >1\n\n   ↓one\n", "\n  "),
    ] as [(Marked, String)])
  func placesAreMappedBack(_ marked: Marked, _ before: String) throws {
    let (root, source, _) = parseClean(marked.text)
    let node = try #require(root?.all.last)
    let text = try #require(node.text)
    if text.hasPrefix(before) {
      #expect(node.sourceOffset(of: before.utf8.count, in: source) == marked.offset)
    } else {
      // Indentation determines the text, and a mark in it can only show one reading.
      Issue.record("the text is \(text.debugDescription)")
    }
  }

  @Test func theEndOfATextIsTheEndOfWhatIsWritten() throws {
    for (text, end) in [
      ("a: one", 6), ("a: 'one'", 7), ("a: \"one\\n\"", 9), ("a: |\n  one\n", 10),
      ("a: >+\n  one\n\n\nb: c", 11), ("a:", 2), ("a: ''", 4), ("a: |\nb: c", 4),
    ] {
      let (root, source, _) = parseClean(text)
      let node = try #require(root?["a"])
      #expect(node.sourceOffset(of: node.text?.utf8.count ?? 0, in: source) == end, "\(text)")
      #expect(node.sourceOffset(of: 1000, in: source) == end, "\(text)")
    }
  }

  @Test func collectionsAreMappedToTheirStart() throws {
    let (root, source, _) = parseClean("a: [b]")
    #expect(root?["a"]?.sourceOffset(of: 2, in: source) == 3)
  }

  /// Random scalars in every style: each code unit is mapped to its place in the source.
  @Test func everyCodeUnitIsFound() {
    var random = SeededNumbers(seed: 7)
    let pieces = [
      "a", "bc", " ", "  ", "\n", "\n\n", "ä", "😀", "'", "\"", "\\", "{ }", "#", "\u{2028}", "\t",
      "x: y",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...8, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let indentation = String(repeating: " ", count: Int.random(in: 1...4, using: &random))
      let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      let header = ["", "-", "+", "2", "1-"].randomElement(using: &random) ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let folded = lines.joined(separator: lineEnd + indentation)
      for notation in [
        "'" + folded.replacing("'", with: "''") + "'",
        "\"" + folded.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"",
        "\"" + folded.replacing("\\", with: "\\\n  ").replacing("\"", with: "\\x22") + "\"",
        "|" + header + lineEnd + indentation + folded + lineEnd,
        ">" + header + lineEnd + indentation + folded + lineEnd,
        "x" + folded + "x",
      ] {
        expectInvariants("a: " + notation + lineEnd + "b: c")
      }
    }
  }
}
