import Diagnostics
import Testing
import YAMLSyntax

/// Swift that YAML parses as something else: one error at its start, and the fix makes it the value.
@Suite struct QuoteSwiftTests {
  private static let swift = [
    "@escaping () -> Void", "`class`", "%x", "*ptr", "*ptr + 1", "* 2", "&x", "&x + 1", "&& b",
    "!isOn", "!isOn && b", "!isOn || b", "!a.b(c)", ", b", ".init(a: 1)", "x ? y : z", "? x",
    "\"a\" + b", "\"a\" + \"b # c\"", "\"\\(a) # b\"", "\"\\(a ?? \"b\")\"", "\"\\u{1F600}\"",
    "\"it\\'s\"", "[Int]?", "[Int] -> Void", "[String: Int]?", "[a: b].map { $0 }", "> 3", ">= 3",
    "| x", "|x|", "Foo { $0: 1 }", "foo(a : b)", "a(b: 'c')", "{ [weak self] in x }",
    "(a: Int, b: Int)", "Dictionary<String, Int>(a: 1)", "{ x } + y", "Text(\"a: b\")",
  ]

  @Test(arguments: swift, [false, true])
  func inABlock(_ swift: String, _ hasComment: Bool) {
    let comment = hasComment ? "  # note" : ""
    for (before, after) in [
      ("a: 1\nb: ", "\nc: d\n"), ("a:\n  - ", "\n  - d\n"), ("- a: b\n  c: ", "\n  e: f\n"),
    ] {
      // Without a key, YAML parses one, which only the decoder can report.
      if before.hasSuffix("- "), swift.contains(": ") || swift == "? x" { continue }
      expectFix(swift, in: before + swift + comment + after, at: before.utf8.count)
    }
  }

  @Test(arguments: [
    "@escaping () -> Void", "`class`", "%x", "*ptr", "* 2", "&x", "&& b", "!isOn", "!isOn && b",
    "x ? y : z", "\"a\" + b", "\"\\(a), b\"", "\"a\"?", "[Int]?", "[Int] -> Void", "(Int, Int)",
    "(a: Int, b: Int)", "(Int, Int) -> Void", "Dictionary<String, Int>", "A<B, C>?",
    "Pair<(Int, Int), [B]> -> C", "foo(a, b: [c])", "f(\"a, b\", c)", "f(a, { $0 })", "> 3", "|x|",
    "({ x in }, b)", "{ [weak self] in x }", ".init(a: 1)", "Foo { $0 }",
  ])
  func inBraces(_ swift: String) {
    for (before, after) in [
      ("a: {type: ", "}\nb: c"), ("a: {type: ", ", default: x}\nb: c"),
      ("a: {\n  type: ", ",\n  default: x\n}\n"), ("- {x: y, type: ", " } # c\n"),
      ("{a: {type: ", "}}"), ("a: {b: {type: ", "}, c: d}"),
    ] {
      expectFix(swift, in: before + swift + after, at: before.utf8.count)
    }
  }

  @Test(arguments: [
    "@x", "`class`", "*ptr", "&x", "a(b, c)", "(Int, Int)", "A<B, C>", "\"a\" + b", "[Int]?",
  ])
  func inBrackets(_ swift: String) {
    for (before, after) in [
      ("a: [", "]\nb: c"), ("a: [x, ", ", y]"), ("a: [\n  x,\n  ", ",\n]\n"),
    ] {
      expectFix(swift, in: before + swift + after, at: before.utf8.count)
    }
  }

  @Test func aKeyIsQuotedToo() {
    expectFix("@a", in: "x: y\n@a: b\n", at: 5)
    expectFix("`class`", in: "cases:\n  `class`: {summary: x}\n", at: 9)
  }

  @Test func aKeyPathNeedsOnlyOtherQuotes() {
    expectFix("\\.foo", in: "a: \"\\.foo\"\nb: c", at: 3)
  }

  /// The error has no fix if the extent of the Swift is uncertain.
  @Test(
    arguments: [
      "a: ↓.init(\n  b: c)", "a: ↓x ? y : z\n  + w\nb: c", "a: ↓]", "a: ↓}", "a: ↓@a)",
      "a: ↓x ? y : #selector(z) #foo", "a: ↓\"say \\\"\\(x)\\\"\"", "a: {b: ↓@x, c}",
      "a: ↓| foo\n  bar",
      "a: [\n  ↓@b\n  c\n]", "a: ↓\"one\n  two\" + x",
    ] as [Marked])
  func noFixWhereTheEndIsUncertain(_ marked: Marked) {
    let document = expectProblem("quote-swift", marked)
    #expect(document.diagnostics.first?.fixIts.isEmpty ?? false)
  }

  @Test func textThatIsNotSwiftStaysYAML() {
    for text in [
      "{a, b: c}", "[a: b]", "{summary: smile (, optional: x}", "{a: x < 1, b: y > 2}",
      "a: &b -1\nc: *b", "a: &b .neutral", "[a (b), c]",
    ] {
      _ = parseClean(text)
    }
  }

  @Test func decodersUseTheSameWords() {
    let (root, source, _) = parseClean("a: { print('x') }")
    let span = root?["a"]?.span ?? Span(0, 0)
    let diagnostic = quoteSwift(span, in: source, because: "in YAML '{' starts a mapping")
    #expect(
      diagnostic.message
        == "this looks like Swift: quote it; in YAML '{' starts a mapping")
    #expect(diagnostic.fixIts.first?.edits.first?.replacement == "'{ print(''x'') }'")
  }

  /// Expects one error whose fix makes the Swift a scalar in the tree.
  private func expectFix(
    _ swift: String, in text: String, at offset: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = SourceText(path: "a.yaml", text)
    let diagnostics = parseYAML(source).diagnostics
    #expect(
      diagnostics.map(\.id) == ["quote-swift"], "\(text.debugDescription)",
      sourceLocation: sourceLocation)
    #expect(
      diagnostics.first?.place?.span.start == offset, "\(text.debugDescription)",
      sourceLocation: sourceLocation)
    guard let fixIt = diagnostics.first?.fixIts.first else {
      Issue.record("no fix: \(text.debugDescription)", sourceLocation: sourceLocation)
      return
    }
    let fixed = parseYAML(applying(fixIt, to: source))
    #expect(
      fixed.diagnostics.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
    let texts = fixed.root?.all.compactMap(\.text) ?? []
    #expect(
      texts.contains(swift), "\(text.debugDescription)", sourceLocation: sourceLocation)
  }
}

/// Swift without required quotes is treated as if it had them, so that it hides no other problems.
@Suite struct UnquotedSwiftTests {
  @Test func allAreFoundInOneRun() {
    let text = """
      a: @escaping () -> Void # one
      b: {type: (Int, b: [C]) -> D, default: *x}
      c:
        - .init(a: 'ä')
      `d`: "\\(e)" # two
      f: "\\.g"
      h: [f(g, h: i), j]
      a: ä
      """
    let source = SourceText(path: "a.yaml", text)
    let document = parseYAML(source)
    #expect(
      outline(document.root) == #"""
        {"a": "@escaping () -> Void", "b": {"type": "(Int, b: [C]) -> D", "default": "*x"}, \#
        "c": [".init(a: 'ä')"], "`d`": ""\(e)"", "f": "\.g", "h": ["f(g, h: i)", "j"]}
        """#)
    let problems = document.diagnostics.map {
      "\($0.place?.start.line ?? 0) \($0.id) \($0.fixIts.count)"
    }
    #expect(
      problems == [
        "1 quote-swift 1", "2 quote-swift 1", "2 quote-swift 1", "4 quote-swift 1",
        "5 quote-swift 1",
        "5 quote-swift 1", "6 quote-swift 1", "7 quote-swift 1", "8 duplicate-key 0",
      ])
    #expect(document.comments.map(\.text) == ["one", "two"])
    let value = document.root?["a"]
    #expect(value?.sourceOffset(of: 10, in: source) == 13)
  }

  @Test func manyProblemsAreLimited() {
    let text = (0..<200).map { "a\($0): @b\n" }.joined()
    let document = parseYAML(SourceText(path: "a.yaml", text))
    #expect(document.diagnostics.count == 51)
  }
}
