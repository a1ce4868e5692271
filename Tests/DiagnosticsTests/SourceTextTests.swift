import Diagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("ab\ncd", 0, 1, 1),
    ("ab\ncd", 2, 1, 3),
    ("ab\ncd", 3, 2, 1),
    ("ab\ncd", 5, 2, 3),
    ("ab\r\ncd", 2, 1, 3),
    ("ab\r\ncd", 4, 2, 1),
    ("ab\rcd", 3, 2, 1),
    ("\r\r\n\n", 3, 3, 1),
    ("\r\r\n\n", 4, 4, 1),
    ("äé\n😀x", 4, 1, 3),
    ("äé\n😀x", 9, 2, 2),
    ("'a\u{2028}b'", 5, 1, 4),
    ("'a\u{85}b'\nc", 6, 1, 6),
    ("a", 7, 1, 2),
    ("", 0, 1, 1),
  ])
  func linesAreCountedAsEditorsDo(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let source = SourceText(path: "a.yaml", text)
    #expect(source.position(at: offset) == LineColumn(line: line, column: column))
  }

  @Test(arguments: [
    ("ab\ncd\nef", 4, "cd"),
    ("ab\r\ncd\r\n", 5, "cd"),
    ("ab\rcd", 0, "ab"),
    ("ab\n", 3, ""),
    ("'a\u{2028}b'\nc", 1, "'a\u{2028}b'"),
  ])
  func aLineHasNoBreaks(_ text: String, _ offset: Int, _ expected: String) {
    let source = SourceText(path: "a.yaml", text)
    #expect(source[source.line(around: offset)] == expected)
  }

  @Test func diagnosticsAreSortedByPathThenPlace() {
    func diagnostic(_ id: String, _ path: String, _ offset: Int) -> Diagnostic {
      Diagnostic(.rule(id), at: Place(SourceText(path: path, "text"), Span(offset, offset)), "")
    }
    let sorted = [
      diagnostic("d", "b", 0), diagnostic("c", "a", 2), diagnostic("b", "a", 1),
      diagnostic("a", "a", 1), Diagnostic(.rule("e"), at: nil, ""),
    ].sortedByPlace()
    #expect(sorted.map(\.id) == ["e", "a", "b", "c", "d"])
  }

  @Test func onlyErrorsAreErrors() {
    #expect(![Diagnostic(.rule("a"), .warning, at: nil, "")].hasErrors)
    #expect(
      [Diagnostic(.rule("a"), .warning, at: nil, ""), Diagnostic(.rule("b"), at: nil, "")].hasErrors
    )
  }
}
