import SwiftRendering
import Testing

/// The text of each kind of statement.
@Suite struct StatementTests {
  private func text(_ statements: Statement...) -> String { SwiftPrinter.text(of: statements) }

  @Test func assignments() {
    #expect(text(.let("a", "b")) == "let a = b")
    #expect(text(.var("a", "b")) == "var a = b")
    #expect(text(.assignment("a", "b")) == "a = b")
    #expect(text(.return("a")) == "return a")
    #expect(text(.comment("Text.")) == "// Text.")
  }

  /// `lazy` on a separate line would belong to a declaration on the next one.
  @Test func namesThatAreModifiers() {
    #expect(text(.expression(.name("lazy")), .let("a", "b")) == "`lazy`\nlet a = b")
    #expect(text(.expression(.member("a", "lazy"))) == "a.lazy")
    #expect(text(.expression(.name("title"))) == "title")
  }

  @Test func conditions() {
    #expect(text(.if(.holds("a"), [.expression("b")])) == "if a {\n  b\n}")
    #expect(
      text(.if(.binds("a", "b", and: "c"), [], else: [.expression("d")]))
        == "if let a = b, c {\n} else {\n  d\n}")
    #expect(text(.compact(.if(.holds("a"), [.expression("b")]))) == "if a { b }")
    let long = Expression.name(String(repeating: "n", count: 60))
    #expect(text(.compact(.if(.holds("a"), [.expression(long)]))).hasPrefix("if a {\n"))
    #expect(
      text(.switch("self", [.init(.implicit("a"), [.expression("b")])]))
        == "switch self {\ncase .a:\n  b\n}")
  }

  @Test func closures() {
    let closure = TrailingClosure(parameters: ["a"], [.expression("a")])
    #expect(text(.closureCall("f", [], [closure])) == "f { a in\n  a\n}")
    #expect(text(.compact(.closureCall("f", [], [closure]))) == "f { a in a }")
    #expect(
      text(.closureCall("f", ["b", "c"], [closure], .onePerLineBeyond(9)))
        == "f(\n  b,\n  c\n) { a in\n  a\n}")
    #expect(
      text(.closureCall("f", ["b", "c"], [closure], .onePerLineBeyond(20)))
        == "f(b, c) { a in\n  a\n}")
  }

  @Test func accessors() {
    let place = Expression.subscript("self", .metatype("Key"))
    #expect(text(.accessor(.get, place)) == "get { self[Key.self] }")
    #expect(text(.requirement(isSettable: true)) == "get set")
    #expect(text(.requirement(isSettable: false)) == "get")
  }

  @Test func chains() {
    #expect(text(.chain(.expression("a"), [.implicit("b")])) == "a\n  .b")
    #expect(
      text(.chain(.closureCall("a", [], [.init([])]), [.implicit("b")])) == "a {}\n  .b")
    #expect(
      text(.chain(.closureCall("a", [], [.init([.expression("c")])]), [.implicit("b")]))
        == "a {\n  c\n}\n.b")
    #expect(text(.part("? ", "a", ")"), .indented([.expression("b")])) == "? a)\n  b")
  }

  @Test func layouts() {
    let call = Expression.call("f", [Argument("a", "b"), "c"])
    #expect(text(.expression(call, .filled)) == "f(a: b, c)")
    #expect(text(.return(call, .onePerLine)) == "return f(\n  a: b,\n  c\n)")
    #expect(text(.let("x", .call("f", []), .onePerLine)) == "let x = f()")
    let names = (0..<20).map { Expression.name("name\($0)") }
    #expect(text(.expression(.array(names), .filled)).hasPrefix("[\n  name0, name1, "))
    #expect(text(.expression(.array(names), .filled)).hasSuffix("name19,\n]"))
  }
}
