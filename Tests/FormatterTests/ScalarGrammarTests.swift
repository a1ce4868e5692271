import Diagnostics
import Formatter
import RandomSpecs
import TestSupport
import Testing
import YAMLSyntax

/// Formatting keeps the value of every scalar that YAML's grammar allows, and all comments.
@Suite struct ScalarGrammarTests {
  /// Every header, over texts with all kinds of white space, before another key and at the end of a file.
  @Test func blockScalars() {
    let lines = ["a", "a ", "a\t", "  ", "\t", "  a", "\ta", "", "# a"]
    var count = 0
    for header in ["|", "|-", "|+", "|2", "|2-", "|+2", ">", ">-", ">+", ">2", ">-2", ">2+"] {
      for first in lines {
        for second in lines {
          for third in [nil, "", "  ", "a"] {
            let block = ([first, second] + (third.map { [$0] } ?? [])).map {
              $0.isEmpty ? "" : "  \($0)"
            }
            for end in ["", "\nsummary: A.\n", "\n\n\n# c\nsummary: A.\n"] {
              let text =
                "component: Card\ndiscussion: \(header)\n" + block.joined(separator: "\n") + end
              // libyaml does not allow a tab first if the indentation is not stated.
              if parseYAML(SourceText(path: "a.yaml", text)).diagnostics.hasErrors { continue }
              count += 1
              expectSameMeaning(Array(text.utf8))
            }
          }
        }
      }
    }
    #expect(count == 9324)
  }

  @Test(arguments: [
    "a", "a ", "a\n  b", "a\n\n  b", "a \n  \n\n  b", "''", "' '", "'a\n  b'", "'a\n\n  b '",
    "' a\n b'",
    "'\n  a'", "'it''s'", "\"\"", "\" \"", "\"a\n  b\"", "\"a\\\n  b\"", "\"a\\\n  \\ b\"",
    "\"a\n\n\n  b\"", "\"\\x41\\u00e9\\U0001F600\"",
    "\"\\0\\a\\b\\t\\n\\v\\f\\r\\e\\ \\\"\\/\\\\\"",
    "\"\\N\\_\\L\\P\"", "\"a\\n\\\n  b\"", "\"a\\t\n  b\"", "-a", "?a", ":a", "a:b", "a#b", "a: ",
    "~", "null",
    "!x", "1_000", "0x1F", "2001-01-01", "a,b", "[a, b]", "[a: b]", "[a: b, {c: d}]", "{a, b: }",
    "{}", "[]",
    "[[], {}]", "{\"a\":1}", "{a: 'b\n  c'}", "[\n  a,\n  b # c\n  ]", "\n  a", "\n  # c\n  a",
    "# c\n  a",
  ])
  func flowScalars(value: String) {
    for end in ["\n", "", " # e\n", "\nsummary: A.\n"] {
      let text = "component: Card\ndiscussion: \(value)\(end)"
      if parseYAML(SourceText(path: "a.yaml", text)).diagnostics.hasErrors { continue }
      for lineBreak in ["\n", "\r\n", "\r"] {
        expectSameMeaning(Array(text.replacing("\n", with: lineBreak).utf8))
      }
    }
  }

  @Test func randomFiles() {
    let total = SampleSize.count(400)
    var count = 0
    for index in 0..<total {
      var file = RandomFile(seed: SampleSize.seed &* 1_000_003 &+ UInt64(index))
      let bytes = file.bytes()
      let text = decodeText(bytes, path: "a.yaml").source
      if parseYAML(text).diagnostics.hasErrors { continue }
      count += 1
      expectSameMeaning(bytes)
    }
    #expect(count > total / 2)
  }
}

/// Expects that a file is formatted, that formatting is idempotent, and that values and comments stay the same.
func expectSameMeaning(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
  let text = String(decoding: bytes, as: UTF8.self).debugDescription
  guard case .formatted(let first) = format(SourceText(path: "a.yaml", utf8: bytes)) else {
    Issue.record("not formatted: \(text)", sourceLocation: location)
    return
  }
  guard case .formatted(let second) = format(SourceText(path: "a.yaml", utf8: first)) else {
    Issue.record("not formatted again: \(text)", sourceLocation: location)
    return
  }
  #expect(
    String(decoding: first, as: UTF8.self) == String(decoding: second, as: UTF8.self), "\(text)",
    sourceLocation: location)
  let before = parseYAML(decodeText(bytes, path: "a.yaml").source)
  let after = parseYAML(SourceText(path: "a.yaml", utf8: first))
  #expect(meaning(before.root) == meaning(after.root), "\(text)", sourceLocation: location)
  #expect(
    before.comments.map(\.text).sorted() == after.comments.map(\.text).sorted(), "\(text)",
    sourceLocation: location)
}

/// The values of a document, with the keys of mappings in alphabetical order.
private func meaning(_ node: Node?) -> String {
  switch node?.content {
  case .scalar(let scalar): scalar.isAbsent ? "-" : scalar.text.debugDescription
  case .sequence(let items): "[\(items.map(meaning).joined(separator: ", "))]"
  case .mapping(let entries):
    "{\(entries.map { "\(meaning($0.key)): \(meaning($0.value))" }.sorted().joined(separator: ", "))}"
  case nil: ""
  }
}
