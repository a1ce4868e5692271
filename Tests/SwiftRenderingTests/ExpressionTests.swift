import SwiftRendering
import Testing

/// The text of each kind of expression.
@Suite struct ExpressionTests {
  private let view = Expression.name("view")

  @Test func namesAndLiterals() {
    #expect(view.text == "view")
    #expect(Expression.swift("a+b").text == "a+b")
    #expect(Expression.verbatim("a  + b").text == "a  + b")
    #expect(Expression.string("a \"b\"\n\u{1}").text == #""a \"b\"\n\u{1}""#)
    #expect(Expression.keyPath("title").text == #"\.title"#)
    #expect(Expression.metatype("Text").text == "Text.self")
  }

  @Test func members() {
    #expect(view.dot("title").text == "view.title")
    #expect(view.optionalDot("title").text == "view?.title")
    #expect(Expression.implicit("title").text == ".title")
    #expect(Expression.subscript("values", "key").text == "values[key]")
  }

  @Test func calls() {
    #expect(view.called().text == "view()")
    #expect(view.called("a", "b").text == "view(a: b)")
    #expect(view.called([Argument("a", "b"), "c"]).text == "view(a: b, c)")
    #expect(view.mapped("$0").text == "view.map { $0 }")
    #expect(view.mapped(["a", "_"], "a").text == "view.map { a, _ in a }")
    #expect(Expression.closureCall(view, ["a"], .init([], nil)).text == "view(a) {}")
  }

  @Test func closures() {
    #expect(Expression.closure(.init([], nil)).text == "{}")
    #expect(Expression.closure(.init(["_"], nil)).text == "{ _ in }")
    #expect(Expression.closure(.init(view)).text == "{ view }")
    #expect(Expression.closure(.init(["a"], view)).text == "{ a in view }")
  }

  @Test func operators() {
    #expect(view.or("other").text == "view ?? other")
    #expect(Expression.infix("0", .range, "3").text == "0..<3")
    #expect(Expression.infix("a", .equal, "b").text == "a == b")
    #expect(Expression.infix("a", .assignment, "b").text == "a = b")
    #expect(Expression.not("a").text == "!a")
    #expect(Expression.ternary("a", "b", "c").text == "a ? b : c")
    #expect(Expression.cast("a", "B<C>").text == "a as? B<C>")
    #expect(Expression.parenthesized("a").text == "(a)")
    #expect(Expression.array(["a", "b"]).text == "[a, b]")
    #expect(Expression.array([]).text == "[]")
  }
}
