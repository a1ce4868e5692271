import SwiftRendering
import Testing

/// The break points of trees are those that a scanner finds in their text.
@Suite struct BreakPointTests {
  private static func name(_ first: String, _ length: Int) -> Expression {
    .name(first + String(repeating: "n", count: length))
  }

  /// Expressions of each kind whose lines are too long.
  private static let expressions: [Expression] = [20, 35, 50, 65].flatMap { length in
    let (a, b, c) = (name("a", length), name("b", length), name("c", length))
    let leaves = [a, .string(b.text), .implicit(b.text), .swift("\(a.text).\(b.text)(c, d)")]
    let calls = leaves.flatMap { leaf -> [Expression] in
      [
        a.called(leaf, c), a.called([Argument("label", leaf), Argument(c)]),
        b.dot("member").called("label", leaf), a.mapped(leaf), a.mapped(["x"], leaf),
        a.called(leaf).dot("second").called(b).dot("third").called(),
        Expression.implicit("first").called(leaf).dot("`default`").called(b),
      ]
    }
    let inside = leaves + calls
    var outside: [Expression] = []
    for inner in inside {
      outside +=
        [
          inner.or(b), Expression.cast(inner, "Set<Int, \(b.text)>").or(c),
          .infix(inner, .equal, b), .ternary(a, inner, b), .array([inner, c]),
          .closure(.init(["x"], inner)), .closure(.init(inner)), .parenthesized(inner.or(c)),
          .not(inner), a.optionalDot("title").or(inner), .subscript(a, .metatype(b.text)),
          Expression.implicit("init").called("label", inner), .infix(inner, .assignment, b),
          a.called([Argument("label", .closure(.init(inner))), Argument("other", inner)]),
          a.called([Argument("path", .keyPath("title")), Argument(inner)]),
        ] as [Expression]
    }
    return inside + outside
  }

  @Test func treesAreBrokenAsTheirText() {
    #expect(Self.expressions.count > 1_500)
    for expression in Self.expressions {
      let leaf = Expression.swift(expression.text)
      func texts(_ expression: Expression) -> [String] {
        let statements: [Statement] = [
          .expression(expression), .let("value", expression), .return(expression),
          .expression(.call("f", [Argument("label", expression), "b"]), .filled),
          .expression(.call("f", [Argument("label", expression), "b"]), .onePerLine),
        ]
        return statements.map { SwiftPrinter.text(of: [$0]) }
          + [
            SwiftPrinter.text(of: [
              .variable(VariableDeclaration("let", "value", type: "Value", value: expression))
            ])
          ]
      }
      #expect(texts(expression) == texts(leaf))
    }
  }

  @Test func verbatimSwiftIsNeverBroken() {
    let long = String(repeating: "n", count: 70)
    let call = Expression.name(long).called(.verbatim("\(long) ?? \(long)"))
    #expect(SwiftPrinter.text(of: [.expression(call)]) == call.text)
  }
}
