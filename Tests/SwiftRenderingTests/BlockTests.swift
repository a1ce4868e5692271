import SwiftRendering
import Testing

/// Calls that always take several lines, and switches with short cases.
@Suite struct BlockTests {
  private func text(_ value: Expression, type: String? = nil) -> String {
    SwiftPrinter.text(of: [
      .variable(VariableDeclaration("static let", "x", type: type, value: value))
    ])
  }

  @Test func argumentsInLines() {
    let inner = Expression.block(
      .init("Color(", [[Argument("light", "a")], [Argument("dark", "b")]]))
    #expect(
      text(.block(.init("Self(", [[Argument("first", inner)], [Argument("second", "c")]]))) == """
        static let x = Self(
          first: Color(
            light: a,
            dark: b
          ),
          second: c
        )
        """)
  }

  @Test func closingBesideTheLast() {
    let rows = [[Argument("a", "b"), Argument("c", "d")], [Argument("e", "f")]]
    #expect(
      text(.block(.init("Style(", rows, closing: .beside)), type: "Style") == """
        static let x: Style = Style(
          a: b, c: d,
          e: f)
        """)
  }

  @Test func listHasCommaAtItsEnd() {
    #expect(
      text(.block(.init("Gradient(stops: [", [["a"], ["b"]], "])"))) == """
        static let x = Gradient(stops: [
          a,
          b,
        ])
        """)
    #expect(text(.block(.init("Self(", []))) == "static let x = Self(\n)")
  }

  @Test func longRowIsFilled() {
    let long = Expression.name(String(repeating: "n", count: 60))
    #expect(
      text(.block(.init("Call(", [[Argument(long), Argument(long)]]))) == """
        static let x = Call(
          \(long.text),
          \(long.text)
        )
        """)
  }

  @Test func blockInALineOfAnother() {
    let block = Expression.block(.init("Call(", [["a"], ["b"]]))
    #expect(Expression.name("f").called(block).text == "f(Call(a, b))")
  }

  @Test func shortCasesAreOnOneLine() {
    let cases = [
      Statement.SwitchCase(.implicit("a"), [.expression(.implicit("b"))]),
      Statement.SwitchCase(.implicit("c"), [.expression("d"), .expression("e")]),
    ]
    #expect(
      SwiftPrinter.text(of: [.compact(.switch("self", cases))]) == """
        switch self {
        case .a: .b
        case .c:
          d
          e
        }
        """)
  }
}
