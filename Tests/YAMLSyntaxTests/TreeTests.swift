import Diagnostics
import Testing
import YAMLSyntax

@Suite struct TreeTests {
  @Test(arguments: [
    ("a: 1\nb: [x, y]", #"{"a": "1", "b": ["x", "y"]}"#),
    ("- a\n- b: c\n  d: e\n- - f", #"["a", {"b": "c", "d": "e"}, ["f"]]"#),
    ("a:\n- b\n- c\nd:", #"{"a": ["b", "c"], "d": ~}"#),
    ("{a: {b: c}, d, e: }", #"{"a": {"b": "c"}, "d": ~, "e": ~}"#),
    ("[a: b, c]", #"[{"a": "b"}, "c"]"#),
    ("? a\n: b\n? c", #"{"a": "b", "c": ~}"#),
    ("-\n- a\n-", #"[~, "a", ~]"#),
    ("text", #""text""#),
    ("--- text\n...\n", #""text""#),
    ("%YAML 1.2\n---\na: b", #"{"a": "b"}"#),
    (#"{"a":"b","c":[1,2]}"#, #"{"a": "b", "c": ["1", "2"]}"#),
    ("{\n\t\"a\": 1,\n\t\"b\": 2\n}", #"{"a": "1", "b": "2"}"#),
    ("a: ''\nb: \"\"", #"{"a": "", "b": ""}"#),
    ("", "nil"),
    ("\n  \n", "nil"),
    ("# only this", "nil"),
    ("---\n", "nil"),
    ("---\n...\n", "nil"),
  ])
  func documentsBecomeTrees(_ text: String, _ expected: String) {
    #expect(outline(parseClean(text).root) == expected)
  }

  @Test(arguments: [
    ".neutral", "no", "on", "yes", "null", "~", "true", "1.0", "1.10", "010", "0x1F", ".inf",
    "2001-01-01", "12:30", "String?", "-1", "() -> Void", "Foo { $0 }", "foo(a:b)", "x ? y",
  ])
  func nothingIsResolved(_ value: String) {
    let root = parseClean("default: \(value)").root
    #expect(root?["default"]?.text == value)
  }

  @Test func onlyAnEmptyPlainValueIsAbsent() throws {
    let root = parseClean("a:\nb: ''\nc: \"\"\nd: |\n").root
    let absent = try ["a", "b", "c", "d"].map { key in
      guard case .scalar(let scalar) = try #require(root?[key]).content else { return false }
      return scalar.isAbsent
    }
    #expect(absent == [true, false, false, false])
  }

  @Test func stylesAreKept() throws {
    let text = "- a\n- 'a'\n- \"a\"\n- |\n  a\n- >\n  a\n"
    guard case .sequence(let items)? = parseClean(text).root?.content else {
      Issue.record("no sequence")
      return
    }
    let styles = items.map { item -> Scalar.Style? in
      if case .scalar(let scalar) = item.content { scalar.style } else { nil }
    }
    #expect(styles == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
  }
}

@Suite struct SpanTests {
  /// The value of `a` and what its span covers.
  @Test(arguments: [
    ("a: text  # c\n", "text"),
    ("a: 'it''s'\n", "'it''s'"),
    ("a: \"x\\n\"\n", "\"x\\n\""),
    ("a: one\n  two\n\nb: 1", "one\n  two"),
    ("a: |\n  one\n\n  two\n\n\nb: 1", "|\n  one\n\n  two"),
    ("a: >- # c\n  one\n  # no comment\n# comment\nb: 1", ">- # c\n  one\n  # no comment"),
    ("a: |+ # c\n\n\nb: 1", "|+"),
    ("a: |\r\n  one\r\n  two\r\n", "|\r\n  one\r\n  two"),
    ("a: {b: c}\nd: 1", "{b: c}"),
    ("a: [\n  b,\n]\nd: 1", "[\n  b,\n]"),
    ("a:\n  b: c\n  d: e  \n\n# c\nf: 1", "b: c\n  d: e"),
    ("a:\n- b\n- c\nd: 1", "- b\n- c"),
    ("a: &x text", "text"),
    ("a: &x\n  b: c", "b: c"),
    ("a: &x # c\n  - b", "- b"),
    ("a: &x [b]", "[b]"),
    ("ä: ö", ""),
    ("ü: ä\na: öß", "öß"),
    ("ü: |\r\n  ä\r\n  ö\r\na: öß", "öß"),
    ("a: ü\rb: c", "ü"),
  ])
  func valuesCoverWhatIsWritten(_ text: String, _ expected: String) {
    let (root, source, _) = parseClean(text)
    let written = (root?["a"]).map { source[$0.span] }
    #expect(written == (expected.isEmpty ? nil : expected))
  }

  @Test(
    arguments: [
      ("a:↓", "a"), ("a:↓\nb: 1", "a"), ("a:↓  # c\nb: 1", "a"), ("{a:↓ , b: c}", "a"),
      ("{a:↓ }", "a"), ("{a : b, c :↓ }", "c"), ("{a↓, b: c}", "a"), ("{b: c, a↓ }", "a"),
      ("? a↓\n", "a"), ("a:↓\n# c\n", "a"),
    ] as [(Marked, String)])
  func anAbsentValueIsAfterTheColon(_ marked: Marked, _ key: String) throws {
    let node = try #require(parseClean(marked.text).root?[key])
    let offset = try #require(marked.offset)
    #expect(node.span == Span(offset, offset))
  }
}
