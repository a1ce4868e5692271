import Diagnostics
import Foundation
import SwiftFragments
import TestSupport
import Testing
import YAMLSyntax

/// Whatever a spec contains, the result is a fragment or a diagnostic, within a short time.
@Suite struct RobustnessTests {
  /// Reads a text as every kind of fragment.
  ///
  /// - Returns: The problems of the results: each must be a fragment or an error with a place in the text,
  ///   also when read as a file.
  private static func readAll(_ text: String) -> [String] {
    func read(_ read: (inout FragmentParser, Node) -> (any SwiftFragment)?) -> [String] {
      var (parser, node) = fragment(text)
      let isFragment = read(&parser, node) != nil
      let isError = parser.diagnostics.hasErrors
      return soundnessProblems(of: parser.diagnostics)
        + (isFragment == isError ? ["\(isError ? "" : "no ")fragment, and so is an error"] : [])
    }
    let outline = SwiftFileOutline(of: SourceText(path: "Card.swift", text))
    let problems =
      read { $0.name($1) } + read { $0.type($1) } + read { $0.expression($1) }
      + read { $0.block($1) } + read { $0.declarations($1) }
      + soundnessProblems(of: outline.diagnostics)
    return problems.map { "\($0) of \(text.prefix(200).debugDescription)" }
  }

  @Test func randomTexts() {
    var generator = SeededNumbers(seed: 7)
    let pieces =
      Array("(){}[]<>\"'`\\#/*.,;:?!&@$_=+- \n\t019ax\u{0}é🙂\u{202E}").map(String.init)
      + [
        "\"\"\"", "/*", "*/", "//", "#if ", "#endif\n", "let ", "if ", "case ", "in ", "->", "try ",
      ]
    for _ in 0..<500 {
      let count = Int.random(in: 0..<24, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      #expect(Self.readAll(text) == [])
    }
  }

  @Test func randomBytes() {
    var generator = SeededNumbers(seed: 11)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(Self.readAll(String(decoding: bytes, as: UTF8.self)) == [])
    }
  }

  /// Creating the parser's own message for such a sign would crash.
  @Test func unevenEqualSigns() {
    for text in ["x \u{FEFF}= 5", "let x \u{FEFF}= 5\nx"] {
      #expect(Self.readAll(text) == [])
    }
  }

  /// Each construct is repeated, from the limits up to the size of a file.
  @Test(arguments: [
    "(", "[", "{ ", "a(", "a[", "a { ", "A<", "a<", "[(", "\"\\(", "!", "- ", ".b", "()", "[0]",
    "?", "a ? b : ", "try ", "await ", "repeat ", "() -> ", "any ", "@a ", "~", "#if A\n", "/*",
    "let ", "case ", "return ", "if a {} else ", "struct A { ", "a as ", "\\.", "#a ", "a, ", "a\n",
    // Constructs that commas, line breaks and number signs do not end.
    "if ", "if a, ", "if\n", "switch ", "A<A, ", "A < A, ", "f(a<", "try!\n", "try?\n", "a ?\n",
    "#if a\nlet x = 1\n", "#if a\n@a\n", "let let ", "copy ", "unsafe ", "Group { try ",
    "switch a { case b: ", "defer { ", "inout ", "\"", "a + ", "b: ", "A<(", "a?.b(",
  ])
  func deepNesting(form: String) async {
    // The start of literals determines what is code for the parser.
    let prefixes = [
      "", "let a: ", "let a = /\"/ ", "let a = /\"\"\"/ ", "let a = #/\n", "let a = #\"\"\"# + ",
      "let a = 1 / 2 / ", "let a = / \"/ ", "let a = / \"\"\"\n", "return/\"/ ", "// a\r",
      "let a = \"\\\n",
      "let a = /`/ ",
      "let a = /\\/*/ ", "struct A { ",
    ]
    let problems = await onHalfAStack {
      [8, 38, 200, 3000].flatMap { count in
        let text = String(repeating: form, count: count)
        return prefixes.flatMap { Self.readAll($0 + text + "a") }
      }
    }
    #expect(problems == [])
  }

  @Test func reportDeepNesting() {
    #expect(
      messages(String(repeating: "(", count: 60)) { $0.expression($1) } == [
        "brackets are nested more than 40 levels deep here; declare parts of the code separately"
      ])
    #expect(
      messages(String(repeating: "[", count: 20)) { $0.expression($1) } == [
        "square brackets are nested more than 8 levels deep here; declare parts of the code "
          + "separately"
      ])
    #expect(
      messages("a" + String(repeating: ".b", count: 999)) { $0.expression($1) } == [
        "this has more than 500 tokens without a break; declare parts of the code separately"
      ])
  }

  @Test func longButFlat() {
    let statement = "foo.bar(1, [2, 3]) { a in a.b }\n  .padding(8) // a \"comment (\n"
    #expect(block(String(repeating: statement, count: 300)) != nil)
    let numbers = (0..<4000).map(String.init).joined(separator: ", ")
    #expect(expression("[\(numbers)]") != nil)
    let prose = String(repeating: "(((( many [[[[[[[[[[ words ", count: 400)
    #expect(expression("\"\(prose)\"") != nil)
    #expect(expression("#\"\(prose)\"#") != nil)
    #expect(expression("\"\"\"\n\(prose)\\(a)\(prose)\n\"\"\"") != nil)
  }

  /// A hand-written file may be deeper, but is limited, too.
  @Test func reportDeepNestingInAFile() {
    let text = "struct A {\n  let a = 1\n  let b = \(String(repeating: "f(", count: 80))\n}\n"
    let outline = SwiftFileOutline(of: SourceText(path: "A.swift", text))
    #expect(
      outline.diagnostics.map(\.message) == [
        "brackets are nested more than 60 levels deep here; declare parts of the code separately"
      ])
    #expect(outline.types.isEmpty)
    let place = outline.diagnostics[0].place
    #expect(place?.source.position(at: place?.span.start ?? 0).line == 3)
    let fine = "struct A { let a = \(String(repeating: "f(", count: 50)))"
    #expect(SwiftFileOutline(of: SourceText(path: "A.swift", fine)).diagnostics.isEmpty)
  }

  /// Real code is far from the limits.
  @Test func longFilesAreFine() {
    let member = """
      /// A "comment ((((" with /* and `.
      var a: Dictionary<String, Array<Int>> { /a(b)/; let b = a < b, c = #/"((/#, d = #\"\"\"#
        if a < b, c > d { try! f() } else if let c { return x ? y : z }
        #if os(iOS)
          return [a < b, c < d].map { $0 as? Int }
        #else
          Text("\\(a) ((((")
        #endif
      }

      """
    let text = "struct A {\n\(String(repeating: member, count: 500))}\n"
    let outline = SwiftFileOutline(of: SourceText(path: "A.swift", text))
    #expect(outline.diagnostics.map(\.message) == [])
    #expect(outline.types.map(\.name.text) == ["A"])
    let windows = SwiftFileOutline(
      of: SourceText(path: "A.swift", text.replacing("\n", with: "\r\n")))
    #expect(windows.diagnostics.map(\.message) == [])
    // After the first quote in such an expression, only comments on separate lines count as comments.
    let quoted =
      text + "let quoted = /\"/\n" + String(repeating: "// don't ((( do\nf(\"it's\")\n", count: 99)
    #expect(SwiftFileOutline(of: SourceText(path: "A.swift", quoted)).diagnostics.isEmpty)
  }

  /// Half of the tool's stack, so that the other half is left.
  private func onHalfAStack(_ work: @escaping @Sendable () -> [String]) async -> [String] {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 4 << 20
      thread.start()
    }
  }
}
