import Diagnostics
import Testing
import YAMLSyntax

@Suite struct AliasTests {
  @Test func anAliasIsTheAnchoredNodeWithItsSpan() throws {
    let (root, _, _) = parseClean("a: &x {b: c}\nd: *x\ne: &x 1\nf: *x\n? *x\n: g")
    #expect(outline(root) == #"{"a": {"b": "c"}, "d": {"b": "c"}, "e": "1", "f": "1", "1": "g"}"#)
    #expect(root?["a"]?.span == root?["d"]?.span)
  }

  @Test func anAliasEndsItsCollection() throws {
    let (root, source, _) = parseClean("a: &x long text\nb:\n  c: *x\nd: e")
    #expect((root?["b"]).map { source[$0.span] } == "c: *x")
  }

  @Test func anAliasOfAnAbsentValueIsAbsent() {
    let document = parseYAML(SourceText(path: "a.yaml", "a: &x\nb: *x"))
    #expect(document.diagnostics.map(\.id) == ["quote-swift"])
  }

  @Test func problemsWithAliasesAreNamed() {
    expectProblem("alias-cycle", "a: &x [b, ↓*x]")
    expectProblem("alias-cycle", "&x a:\n  b: 1\nc: &y\n  d: ↓*y")
    expectProblem("unknown-alias", "a: &title b\nc: ↓*titel")
    let hint = parseYAML(SourceText(path: "a.yaml", "a: &title b\nc: *titel")).diagnostics[0]
    #expect(hint.message.contains("'*title'"))
  }

  @Test func tagsAndMergeKeysAreNamed() {
    expectProblem("yaml-tag", "a: ↓!!str b")
    expectProblem("yaml-tag", "a: ↓!foo b")
    expectProblem("yaml-tag", "a: ↓!foo\n  b: c")
    expectProblem("yaml-tag", "a: &x ↓!foo [b]")
    expectProblem("yaml-tag", "a: ↓!<tag:yaml.org,2002:str> b")
    expectProblem("yaml-tag", "a: ↓!e!foo b")
    expectProblem("yaml-tag", "a: ↓!!null")
    expectProblem("merge-key", "a: &x {b: c}\nd:\n  ↓<<: *x\n  e: f")
    #expect(parseClean("'<<': a").root?["<<"]?.text == "a")
  }
}

@Suite struct LimitTests {
  @Test func aBillionLaughsEndEarly() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...30 {
      let alias = "*a\(level - 1)"
      let items = Array(repeating: alias, count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    let document = parseYAML(SourceText(path: "a.yaml", text))
    #expect(document.diagnostics.map(\.id) == ["too-many-nodes"])
    #expect(document.root?["a0"] != nil)
  }

  @Test func longTextTimesManyAliasesIsTooMuch() {
    let long = String(repeating: "x", count: 100_000)
    let aliases = Array(repeating: "*a", count: 1000).joined(separator: ", ")
    let document = parseYAML(SourceText(path: "a.yaml", "a: &a \(long)\nb: [\(aliases)]"))
    #expect(document.diagnostics.map(\.id) == ["too-much-text"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func deepNestingIsAnError(_ opening: String) {
    let text = String(repeating: opening, count: 20_000)
    let document = parseYAML(SourceText(path: "a.yaml", text))
    #expect(document.diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func aliasesNestToo() {
    var text = "a0: &a0 [x]\n"
    for level in 1...120 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    let document = parseYAML(SourceText(path: "a.yaml", text))
    #expect(document.diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func largeFilesAreNotRead() {
    var limits = Limits.standard
    limits.size = 10
    let document = parseYAML(SourceText(path: "a.yaml", "a: 3456789\n"), limits: limits)
    #expect(document.diagnostics.map(\.id) == ["file-too-large"])
    #expect(parseYAML(SourceText(path: "a.yaml", "a: 345678\n"), limits: limits).root != nil)
  }

  @Test func aLargeFlatFileIsRead() {
    let text = (0..<20_000).map { "key\($0): {a: 1, b: [2, 3]}\n" }.joined()
    #expect(parseClean(text).root?["key19999"] != nil)
  }
}
