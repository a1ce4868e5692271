import SwiftFragments
import Testing

@Suite struct BlockTests {
  @Test func knowsNames() throws {
    let read = try #require(
      block(
        """

        VStack {
          configuration.title.font(.headline)
          if let badge = configuration.badge { Text("\\(badge.count)") }
          Toggle(isOn: configuration.$isOn) { self.label }
          ForEach(items) { [weak owner] item in item.foo; $0.bar }
        }

        """))
    #expect(read.text.hasPrefix("VStack {\n  configuration"))
    #expect(read.text.hasSuffix("\n}"))
    #expect(
      read.memberAccesses.map { "\($0.base).\($0.member.text)" } == [
        "configuration.title", "configuration.badge", "badge.count", "configuration.$isOn",
        "self.label", "item.foo",
      ])
    #expect(
      read.identifiers.map(\.text) == [
        "VStack", "configuration", "configuration", "Text", "badge", "Toggle", "configuration",
        "ForEach", "items", "owner", "item",
      ])
    #expect(read.declaredNames == ["badge", "item"])
  }

  @Test(
    arguments: [
      ("a.b", []), ("f(x: a.b)", ["f(x)"]), ("g(f(1, a.b ? 1 : 2))", ["f(_)", "g(_)"]),
      ("x.f(a.b.c).g()", ["f(_)"]), ("f { a.b }", []), ("g(f: { h(a.b) })", ["h(_)"]),
      ("let c: Color = a.b ? .red : .blue", ["Color"]), ("let c = a.b", []),
      ("let c: Color = { a.b }()", []), ("(a.b, 1)", []), ("f(1); a.b", []),
    ] as [(String, [String])])
  func knowsPurposes(text: String, purposes: [String]) throws {
    let accesses = try #require(block(text)).memberAccesses
    let access = try #require(accesses.first { $0.base == "a" })
    #expect(
      access.purposes.map { purpose in
        switch purpose {
        case .argument(let function, let label): "\(function)(\(label ?? "_"))"
        case .value(let type): type
        }
      } == purposes)
  }

  @Test(
    arguments: [
      ("return a", true), ("if a { return b }", true), ("let c = 1; return c", true),
      ("f { return a }", false), ("func f() { return }", false), ("a", false),
      ("struct A { var a: Int { return 1 } }", false),
    ])
  func knowsReturns(text: String, returns: Bool) throws {
    #expect(try #require(block(text)).returns == returns)
  }

  @Test(
    arguments: [
      ("let a = 1, (b, c) = d", ["a", "b", "c"]), ("for x in y {}", ["x"]),
      ("f { (a: Int, b) in }", ["a", "b"]), ("func f(a b: Int) {}", ["b", "f"]),
      ("if case .some(let x) = y {}", ["x"]), ("struct A {}", ["A"]),
    ] as [(String, Set<String>)])
  func knowsDeclaredNames(text: String, names: Set<String>) throws {
    #expect(try #require(block(text)).declaredNames == names)
  }

  @Test(
    arguments: [
      "for a in b { if c { continue }; break }", "while a { switch b { default: continue } }",
      "switch a { case .b: break; default: if c { break } }",
      "repeat { guard a else { break } } while b",
      "a: if b { break a }", "a: do { break a }",
      "c { for a in b { do { try d() } catch { continue } } }",
      "for a in b {\n#if DEBUG\ncontinue\n#endif\n}",
      "for a in b { let c = switch a { default: 1 }; continue }",
    ])
  func allowsJumps(text: String) { #expect(block(text) != nil) }

  @Test func readsConditionalCompilation() {
    #expect(block("#if DEBUG\na\n#endif")?.identifiers.map(\.text) == ["a"])
  }

  @Test(arguments: ["if let a = b {}", "if case .a = b {}", "if f({ a = b }) {}", "c { a = b }"])
  func assignsOutsideOfConditions(text: String) {
    #expect(block(text) != nil)
  }

  @Test func mayEndWithAComment() {
    #expect(block("a // x\n")?.text == "a // x")
  }

  @Test(arguments: [
    ("import A", "this declaration is not allowed among statements; write it under 'swift'"),
    (
      "extension A {}",
      "this declaration is not allowed among statements; write it under 'swift'"
    ),
    (
      "#sourceLocation(file: \"a\", line: 1)",
      "'#sourceLocation' would change the locations of the code after it"
    ),
    (
      "#if DEBUG\na",
      "this is not Swift code: expected '#endif' in conditional compilation block"
    ),
    ("#!/bin/sh", "'#!' is for scripts"),
    ("@main struct A {}", "'@main' is for apps, not for libraries"),
    ("<<<<<<< HEAD", "this is not Swift code: unexpected code '<<<<<<< HEAD'"),
    ("if x { 1", "this is not Swift code: expected '}' to end 'if' statement"),
    ("if a = b { c }", "'=' assigns a value; write '==' to compare two values"),
    ("if d, (a = b && c) { e }", "'=' assigns a value; write '==' to compare two values"),
    ("for a in b where a = c {}", "'=' assigns a value; write '==' to compare two values"),
    (
      "if a { break }",
      "'break' is only possible in a loop or a 'switch'; write 'return' to leave a function"
    ),
    (
      "for a in b { c { break } }",
      "'break' is only possible in a loop or a 'switch'; write 'return' to leave a function"
    ),
    (
      "switch a { case .b: continue }",
      "'continue' is only possible in a loop; write 'return' to leave a function"
    ),
    (
      "while a { func b() { continue } }",
      "'continue' is only possible in a loop; write 'return' to leave a function"
    ),
    ("repeat {} while a = b", "'=' assigns a value; write '==' to compare two values"),
    (
      "a.opacity(if b { 1 } else { 2 })",
      "'if' cannot be an argument; write 'condition ? value : other', or store the value in a "
        + "'let' before"
    ),
    (
      "a.opacity(switch b { default: 2 })",
      "'switch' cannot be an argument; store the value in a 'let' before"
    ),
  ])
  func refuses(text: String, message: String) {
    #expect(messages(text) { $0.block($1) } == [message])
  }
}

@Suite struct DeclarationsTests {
  @Test(arguments: [
    "init() {}", "case a, b", "static let x = 1", "extension Card { }", "import A",
    "#Preview { Card() }", "// a comment", "let a = 1\n// a comment",
    "#if DEBUG\nlet a = 1\n#endif",
  ])
  func accepts(text: String) {
    #expect(declarations(text)?.text == text)
  }

  @Test(arguments: [
    (
      "@discardableResult",
      "these are not Swift declarations: expected declaration after attribute"
    ),
    ("public", "these are not Swift declarations: expected declaration after 'public' modifier"),
    ("let a = 1 }", "these are not Swift declarations: unexpected brace"),
    ("let a = 1\n/* x", "these are not Swift declarations: unterminated '/*' comment"),
    ("@main struct A {}", "'@main' is for apps, not for libraries"),
  ])
  func refuses(text: String, message: String) {
    #expect(messages(text) { $0.declarations($1) } == [message])
  }
}
