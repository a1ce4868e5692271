import Diagnostics
import Testing
import YAMLSyntax

@Suite struct SyntaxErrorTests {
  @Test(
    arguments: [
      ("tab-indentation", "a:\n↓\tb: c"),
      ("tab-indentation", "a: b\n↓\tc: d"),
      ("tab-indentation", "a:\n  b: c\n↓\t\td: e"),
      ("tab-indentation", "- a\n↓\t- b: c"),
      ("tab-indentation", "a: |\n↓\ttext"),
      ("unclosed-quote", "a: ↓\"b\nc: d\n"),
      ("unclosed-quote", "a: ↓'b\nc: d\n"),
      ("unclosed-quote", "a: ↓\"b\n---\nc: \"d\n"),
      ("text-behind-quote", "a: 'it'↓s'\nb: c"),
      ("text-behind-quote", "a: {b: 'it'↓s'}\nb: c"),
      ("unclosed-bracket", "a: ↓[b, c\nd: e"),
      ("unclosed-bracket", "a: ↓{b: c\nd: e"),
      ("unclosed-bracket", "a: ↓{b: c\n"),
      ("unclosed-bracket", "a: ↓[b"),
      ("unclosed-bracket", "a: ↓[b,"),
      ("unclosed-bracket", "↓{\n  a: b\n  c: d\n}"),
      ("mismatched-bracket", "a: {b: c↓]"),
      ("mismatched-bracket", "a: [b, c↓}"),
      ("stray-bracket", "a: b\n↓}\n"),
      ("missing-comma", "a: {b: c d↓: e}"),
      ("missing-item", "a: [b, ↓, c]"),
      ("missing-item", "a: {↓: c}"),
      ("missing-colon", "a: b\n↓foo\nc: d"),
      ("missing-colon", "a: b\n↓foo:bar\nc: d"),
      ("missing-key", "a: b\n↓: c"),
      ("key-not-text", "↓[a, b]: c"),
      ("key-not-text", "? ↓a: b\n: c"),
      ("misplaced-item", "a: ↓- b\n"),
      ("misplaced-item", "a: b\n↓- c\n"),
      ("bad-indentation", "a: b\n  ↓c: d\n"),
      ("bad-indentation", "a:\n  b: c\n ↓d: e\n"),
      ("bad-indentation", "a:\n  - b: c\n ↓- d\n"),
      ("bad-indentation", "  a: b\n↓c: d"),
      ("bad-indentation", "- a\n↓b: c"),
      ("bad-indentation", "[a]\n↓b: c"),
      ("unknown-escape", "a: \"b ↓\\d\""),
      ("unknown-escape", "a: \"↓\\x4\""),
      ("unknown-escape", "a: \"ä ↓\\uD83D\""),
      ("yaml-directive", "↓%FOO bar\n---\na: b"),
      ("yaml-directive", "↓%YAML 2.0\n---\na: b"),
      ("yaml-directive", "↓%TAG ! tag:a,2000:\n---\na: b"),
      ("several-documents", "a: b\n↓---\nc: d"),
      ("several-documents", "a: b\n...\n↓---\nc: d"),
      ("several-documents", "---\n↓---\nc: d"),
      ("duplicate-key", "a: b\nc: d\n↓a: e"),
      ("duplicate-key", "{a: b, ↓'a': e}"),
      ("duplicate-key", "x:\n  a:\n  ↓a:\n"),
    ] as [(String, Marked)])
  func problemsHaveAPlaceAndAName(_ id: String, _ marked: Marked) {
    expectProblem(id, marked)
  }

  @Test func aDuplicateKeyShowsTheFirst() throws {
    let text = "a: 1\nb: 2\na: 3\n"
    let document = parseYAML(SourceText(path: "a.yaml", text))
    let note = try #require(document.diagnostics.first?.notes.first)
    #expect(note.place?.span == Span(0, 1))
    #expect(outline(document.root) == #"{"a": "1", "b": "2"}"#)
  }

  @Test func duplicatesAreFoundInLargeMappings() {
    let lines = (0..<50).map { "key\($0): x" } + ["key3: y", "key40: z"]
    let document = parseYAML(SourceText(path: "a.yaml", lines.joined(separator: "\n")))
    #expect(document.diagnostics.map(\.id) == ["duplicate-key", "duplicate-key"])
    #expect(document.diagnostics.map { $0.place?.start.line } == [51, 52])
    #expect(document.diagnostics.map { $0.notes.first?.place?.start.line } == [4, 41])
  }

  @Test func noFileHasEndlessProblems() {
    let text = (0..<1000).map { "a: \($0)\n" }.joined()
    #expect(parseYAML(SourceText(path: "a.yaml", text)).diagnostics.count == 100)
  }

  @Test func textBeforeAnErrorIsRead() {
    let document = parseYAML(
      SourceText(path: "a.yaml", "# c\na: b\nc:\n  d: [e, f]\n  g: 'h\ni: j"))
    #expect(outline(document.root) == #"{"a": "b", "c": {"d": ["e", "f"]}}"#)
    #expect(document.comments.map(\.text) == ["c"])
  }

  @Test func swiftWithACommaIsReadCompletely() {
    let document = parseYAML(
      SourceText(path: "a.yaml", "a: {type: (Int, b: [C]) -> D, default: x}\ne: [f(g, h: i), j]"))
    #expect(
      outline(document.root)
        == #"{"a": {"type": "(Int, b: [C]) -> D", "default": "x"}, "e": ["f(g, h: i)", "j"]}"#)
    #expect(document.diagnostics.map(\.id) == ["quote-swift", "quote-swift"])
  }

  @Test func messagesStateProblemReasonAndRemedy() {
    func message(_ text: String) -> String? {
      parseYAML(SourceText(path: "a.yaml", text)).diagnostics.first?.message
    }
    #expect(
      message("a: @b")
        == "this looks like Swift: quote it; YAML does not allow '@' at the start of a value")
    #expect(message("a: x ? b : c") == "this looks like Swift: quote it; in YAML ': ' ends a key")
    #expect(
      message("a: let b: C") == "this looks like Swift: quote it; in YAML ': ' ends a key")
    #expect(
      message("a: f(b: c)") == "this looks like Swift: quote it; in YAML ': ' ends a key")
    #expect(
      message("  a: b\nc: d")
        == "this line is indented less than the first line of the file; indent both equally")
    #expect(message("[a]\nb: c")?.hasPrefix("the value of the file ends before this") ?? false)
    #expect(message("a:\n\tb: c") == "the indentation contains a tab; use spaces")
  }

  @Test func proseIsNotCalledSwift() {
    func message(_ text: String) -> String? {
      parseYAML(SourceText(path: "a.yaml", text)).diagnostics.first?.message
    }
    for text in ["Note: b", "Use it (once): it is good", "Why? Because: it is"] {
      #expect(message("a: \(text)") == "quote this text; in YAML ': ' ends a key", "\(text)")
      #expect(message("a: {b: \(text), c: d}")?.hasPrefix("quote this text;") == true, "\(text)")
    }
    #expect(
      message("a: `Card` shows")
        == "quote this text; YAML does not allow '`' at the start of a value")
  }
}
