import CompilerDriver
import Diagnostics
import Foundation
import Linter
import TestSupport
import Testing

/// A place in a text between two marks, `«` and `»`, which are removed.
private func place(_ marked: String, path: String = "components/Card.yaml") -> Place {
  let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
  let rest = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
  let text = SourceText(path: path, String(parts[0] + rest[0] + rest[1]))
  let start = parts[0].utf8.count
  return Place(text, Span(start, start + rest[0].utf8.count))
}

private func text(_ place: Place) -> String {
  textReport([Diagnostic(.rule("some-rule"), at: place, "this is wrong")], style: .plain)
}

@Suite struct TextReportTests {
  @Test func marksAPlace() {
    #expect(
      text(place("component: Card\nslots:\n  title: {options: [«txt»]}\n")) == """
        components/Card.yaml:3:21: error: this is wrong [some-rule]
           3 |   title: {options: [txt]}
             |                     ^~~

        """)
  }

  @Test func showsNotesAndFixes() {
    let name = place("a: 1\r\nslots:\r\n  title: («Int, Int»)\r\n")
    let quoted = Place(name.source, Span(name.span.start - 1, name.span.end + 1))
    let diagnostic = Diagnostic(
      .rule("some-rule"), .warning, at: name, "this is weak",
      notes: [
        Note("it was named here", at: Place(name.source, Span(0, 1))),
        Note("nowhere in particular", at: nil),
      ],
      fixIts: [
        FixIt("quote it", [.init(quoted, "\"(Int, Int)\"")]),
        FixIt("take it away", [.init(Place(name.source, Span(14, 34)), "")]),
      ])
    #expect(
      textReport([diagnostic], style: .plain) == """
        components/Card.yaml:3:11: warning: this is weak [some-rule]
           3 |   title: (Int, Int)
             |           ^~~~~~~~
        components/Card.yaml:1:1: note: it was named here
           1 | a: 1
             | ^
        note: nowhere in particular
             | fix: quote it
           3 |   title: "(Int, Int)"
             | fix: take it away

        """)
  }

  @Test func marksBelowTabsAndWideSigns() {
    #expect(
      text(place("\tä界: «x\ty»")) == """
        components/Card.yaml:1:6: error: this is wrong [some-rule]
           1 | \tä界: x\ty
             | \t     ^~~

        """)
    #expect(
      text(place("e\u{301}: «界»")) == """
        components/Card.yaml:1:5: error: this is wrong [some-rule]
           1 | e\u{301}: 界
             |    ^~

        """)
  }

  @Test func marksEmptyPlacesAndThoseOfManyLines() {
    #expect(text(place("a:«»\nb: 1")).hasSuffix("   1 | a:\n     |   ^\n"))
    #expect(text(place("a: «x\n  y»\nb: 1")).hasSuffix("   1 | a: x\n     |    ^\n"))
    #expect(text(place("a: 1\n«»")).hasSuffix("   2 | \n     | ^\n"))
  }

  @Test func removesControlCharactersForTerminals() {
    let report = text(place("a: «\u{1B}[2Jx\u{202E}»\n"))
    #expect(report.contains("   1 | a: \u{FFFD}[2Jx\u{FFFD}\n     |    ^~~~~~\n"))
    let diagnostic = Diagnostic(.rule("some-rule"), at: nil, "'\u{1B}[2J\n'")
    #expect(
      textReport([diagnostic], style: .plain) == "error: '\u{FFFD}[2J\u{FFFD}' [some-rule]\n")
  }

  @Test func cutsLongLines() {
    let long = String(repeating: "x", count: 5000)
    let report = text(place("a: \(long)«bad»\(long)\n"))
    #expect(report.utf8.count < 700)
    #expect(report.contains("xbadx"))
    let lines = report.split(separator: "\n").map(Array.init)
    #expect(lines[2].firstIndex(of: "^") == lines[1].firstIndex(of: "b"))
  }

  @Test func readsDamagedText() {
    let source = SourceText(path: "a.yaml", utf8: [0x61, 0xFF, 0xFE, 0x62])
    #expect(text(Place(source, Span(3, 4))).hasPrefix("a.yaml:1:4: error"))
  }

  @Test func colorsOnDemand() {
    let report = textReport([Diagnostic(.rule("some-rule"), at: nil, "wrong")], style: .colored)
    #expect(
      report == "\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mwrong\u{1B}[0m [some-rule]\n")
  }

  @Test func sortsAndReportsOnce() {
    let late = place("a: 1\nb: «2»\n")
    let early = Place(late.source, Span(0, 1))
    let problems = [
      Diagnostic(.rule("some-rule"), at: late, "later"),
      Diagnostic(.rule("some-rule"), at: early, "sooner"),
      Diagnostic(.rule("some-rule"), at: late, "later"),
      Diagnostic(.rule("some-rule"), .warning, at: place("«x»", path: "b.yaml"), "elsewhere"),
    ]
    let reported = reportOrder(problems)
    #expect(reported.map(\.message) == ["elsewhere", "sooner", "later"])
    #expect(summary(of: reported) == "2 errors and 1 warning in 2 files")
    #expect(summary(of: []) == "no problems")
    #expect(summary(of: [Diagnostic(.rule("some-rule"), at: nil, "wrong")]) == "1 error")
  }
}

/// Reports that do not contain all problems.
@Suite struct LimitedReportTests {
  private let diagnostics: [Diagnostic] = {
    let source = SourceText(path: "a.yaml", String(repeating: "a\n", count: 10))
    let severities: [Severity] = [.note, .warning, .note, .warning, .error, .warning, .error]
    return severities.enumerated().map { index, severity in
      Diagnostic(
        .rule("some-rule"), severity, at: Place(source, Span(index * 2, index * 2 + 1)),
        "\(severity.rawValue) \(index)")
    }
  }()

  /// The messages that occur in a text, in their order.
  private func messages(in text: String) -> [String] {
    text.matches(of: /(error|warning|note) \d/).map { String($0.output.0) }
  }

  @Test func errorsComeFirst() {
    let limited = ["error 4", "error 6", "warning 1", "warning 3"]
    #expect(messages(in: textReport(diagnostics, style: .plain, limit: 4)) == limited)
    #expect(messages(in: jsonReport(diagnostics, limit: 4)) == limited)
    #expect(messages(in: jsonLines(diagnostics, limit: 4)) == limited)
  }

  @Test func completeReportsAreInTheOrderOfPlaces() {
    let all = diagnostics.map(\.message)
    #expect(messages(in: textReport(diagnostics, style: .plain, limit: 7)) == all)
    #expect(messages(in: jsonReport(diagnostics)) == all)
  }
}

@Suite struct MachineReportTests {
  @Test func reportsToPrograms() throws {
    let name = place("a: \"«ü»\"\n")
    let report = jsonReport([
      Diagnostic(
        .rule("some-rule"), at: name, "say \"x\"\\\n\u{1}", notes: [Note("here", at: nil)],
        fixIts: [FixIt("quote it", [.init(name, "u")])]),
      Diagnostic(.rule("other-rule"), .warning, at: nil, "weak"),
    ])
    #expect(
      report == #"""
        {"diagnostics": [
        {"id": "other-rule", "severity": "warning", "message": "weak", "notes": [], "fixIts": []},
        {"id": "some-rule", "severity": "error", "message": "say \"x\"\\\n\u0001", "path": "components/Card.yaml", "start": {"line": 1, "column": 5, "offset": 4}, "end": {"line": 1, "column": 6, "offset": 6}, "notes": [{"message": "here"}], "fixIts": [{"message": "quote it", "edits": [{"path": "components/Card.yaml", "start": {"line": 1, "column": 5, "offset": 4}, "end": {"line": 1, "column": 6, "offset": 6}, "replacement": "u"}]}]}
        ], "errors": 1, "warnings": 1, "notes": 0}

        """#)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.utf8)) }
    #expect(
      jsonReport([]) == "{\"diagnostics\": [], \"errors\": 0, \"warnings\": 0, \"notes\": 0}\n")
  }

  @Test func reportsToGitHub() {
    let name = place("a: «xyz»\n", path: "a,b:100%.yaml")
    let report = githubReport([
      Diagnostic(
        .rule("some-rule"), at: name, "50% wrong\r\nthere", notes: [Note("seen", at: name)]),
      Diagnostic(.rule("other-rule"), .warning, at: nil, "weak, but: fine"),
    ])
    #expect(
      report == """
        ::error file=a%2Cb%3A100%25.yaml,line=1,endLine=1,col=4,endColumn=6,title=some-rule::\
        50%25 wrong%0D%0Athere%0Aa,b:100%25.yaml:1:4: note: seen
        ::warning title=other-rule::weak, but: fine

        """)
  }

  @Test func offsetsCountAByteOrderMark() throws {
    let project = try TestProject()
    try project.write(
      "components/Card.yaml", "\u{FEFF}component: Card\nsummary: a card.\nslots: {title: }\n")
    let request = LintRequest(reports: [.init(format: .json)])
    #expect(
      lint(
        request, by: .components, in: project.surroundings, console: project.log.console()) == .fine
    )
    // 3 bytes for the mark, 16 for the first line, 9 for the key.
    #expect(project.log.output.contains(#""start": {"line": 2, "column": 10, "offset": 28}"#))
    let fix = LintRequest(fixing: .init())
    #expect(
      lint(fix, by: .components, in: project.surroundings, console: project.log.console()) == .fine)
    #expect(
      try project.read("components/Card.yaml")
        == "\u{FEFF}component: Card\nsummary: A card.\nslots: {title: }\n")
  }

  @Test func controlCharactersDoNotReachATerminal() throws {
    let project = try TestProject()
    let text = "te\u{1B}[31mxt\u{7}\u{9B}\u{202E}"
    try project.write(
      "components/Card.yaml",
      "component: Card\nslots:\n  title: {options: [\"te\\e[31mxt\\a\\x9B\\u202E\"]}\n")
    for format in ReportFormat.allCases {
      project.log.clear()
      let request = LintRequest(reports: [.init(format: format)])
      _ = lint(request, by: .components, in: project.surroundings, console: project.log.console())
      #expect(project.log.output.contains("[31mxt"), "\(format)")
      for scalar in text.unicodeScalars where scalar.value < 0x20 || scalar.value > 0x7E {
        #expect(!project.log.output.unicodeScalars.contains(scalar), "\(format): \(scalar.value)")
      }
    }
  }

  @Test func testCasesHaveDifferentNames() throws {
    let project = try TestProject()
    try project.write(
      "components/Card.yaml",
      """
      component: Card
      slots:
        title: {options: [text]}
      body: |
        VStack {
          title.font(.system(size: 11))
          title.font(.system(size: 12))
          title.font(.system(size: 13))
        }

      """)
    let request = LintRequest(reports: [.init(format: .junit)])
    _ = lint(request, by: .components, in: project.surroundings, console: project.log.console())
    let names = project.log.output.matches(of: /testcase name="([^"]*)"/).map(\.output.1)
    #expect(
      names.filter { $0.hasPrefix("fixed-font-size") } == [
        "fixed-font-size at components.Card.body", "fixed-font-size at components.Card.body (2)",
        "fixed-font-size at components.Card.body (3)",
      ])
    #expect(Set(names).count == names.count)
  }

  @Test func sarifIsCut() throws {
    let project = try TestProject()
    let language = Language(
      emit: { _ in Emission(trees: [], diagnostics: []) },
      lint: { reader throws(FileError) in
        let text = try reader.text("dscompile.yaml")
        return Review(
          LintResult(
            diagnostics: (0..<26_000).map { number in
              Diagnostic(.rule("some-rule"), at: Place(text, Span(0, 1)), "wrong \(number)")
            }))
      })
    let request = LintRequest(reports: [.init(format: .sarif)])
    _ = lint(request, by: language, in: project.surroundings, console: project.log.console())
    let report =
      try JSONSerialization.jsonObject(with: Data(project.log.output.utf8)) as? [String: Any]
    let run = (report?["runs"] as? [[String: Any]])?.first
    #expect((run?["results"] as? [Any])?.count == 25_000)
    #expect(project.log.output.contains("Results omitted from this report: 1000"))
    #expect(project.log.errors.contains("limited to 25000 results"))
  }
}
