import SwiftRendering
import Testing

struct PrinterTests {
  private func text(_ declarations: Declaration...) -> String {
    SwiftPrinter.text(of: declarations)
  }

  /// A name that makes a line as long as wanted.
  private func name(_ length: Int) -> String { String(repeating: "n", count: length) }

  @Test func aLineHas100Columns() {
    func function(_ length: Int) -> Declaration {
      .function(
        FunctionDeclaration(
          "func \(name(length))", [.init("a", "Int"), .init("b", "Int")], body: []))
    }
    // "func " and "(a: Int, b: Int) {" around the name
    #expect(text(function(77)) == "func \(name(77))(a: Int, b: Int) {}")
    #expect(
      text(function(78)) == """
        func \(name(78))(
          a: Int,
          b: Int
        ) {}
        """)
  }

  @Test func charactersAreCountedNotBytes() {
    let name = String(repeating: "é", count: 77)
    let function = FunctionDeclaration(
      "func \(name)", [.init("a", "Int"), .init("b", "Int")], body: [])
    #expect(!text(.function(function)).contains("\n"))
  }

  @Test func indentationCounts() {
    let function = FunctionDeclaration(
      "func \(name(76))", [.init("a", "Int"), .init("b", "Int")], body: nil)
    let inside = TypeDeclaration(
      .extension, "A",
      members: [
        [
          .function(
            FunctionDeclaration(
              "func \(name(78))", [.init("a", "Int"), .init("b", "Int")], body: nil))
        ]
      ])
    #expect(text(.function(function)).split(separator: "\n").count == 1)
    #expect(text(.type(inside)).split(separator: "\n").count == 6)
  }

  @Test func layouts() {
    func function(_ layout: FunctionDeclaration.Layout, _ count: Int) -> Declaration {
      .function(
        FunctionDeclaration(
          "init", (0..<count).map { .init(label: "_", "theParameterNumber\($0)", "Int") },
          layout: layout,
          body: [.assignment("a", "1")]))
    }
    #expect(text(function(.fitted, 1)) == "init(_ theParameterNumber0: Int) {\n  a = 1\n}")
    let lines = (0..<4).map { "  _ theParameterNumber\($0): Int" }.joined(separator: ",\n")
    #expect(text(function(.fitted, 4)) == "init(\n\(lines)\n) {\n  a = 1\n}")
    #expect(
      text(function(.grouped([1, 4]), 5)) == """
        init(
          _ theParameterNumber0: Int,
          _ theParameterNumber1: Int, _ theParameterNumber2: Int, _ theParameterNumber3: Int,
          _ theParameterNumber4: Int
        ) {
          a = 1
        }
        """)
    #expect(text(function(.fitted, 2)).hasPrefix("init(_ theParameterNumber0: Int, _ "))
  }

  @Test func typesAndWhereClauses() {
    #expect(text(.type(TypeDeclaration(.struct, "A", members: []))) == "struct A {}")
    #expect(
      text(
        .type(
          TypeDeclaration(
            access: "public ", .struct, "A", generics: ["B: View", "C"], inheritance: ["View"],
            members: [[.mark("End")]])))
        == "public struct A<B: View, C>: View {\n  // MARK: - End\n}")
    #expect(
      text(
        .type(
          TypeDeclaration(
            .extension, "Card", requirements: ["Title == Text", "\(name(80)) == Never"],
            members: [[.function(FunctionDeclaration("init", [], body: []))]]))) == """
          extension Card
          where
            Title == Text,
            \(name(80)) == Never
          {
            init() {}
          }
          """)
    #expect(
      text(
        .type(
          TypeDeclaration(
            .struct, "Card", generics: ["A\(name(50)): View", "B\(name(50)): View"],
            inheritance: ["View"], members: []))) == """
          struct Card<
            A\(name(50)): View,
            B\(name(50)): View
          >: View {}
          """)
    // Without generics, there is nothing to break between angle brackets.
    #expect(
      text(
        .type(
          TypeDeclaration(
            .struct, name(60), inheritance: ["P\(name(40))"],
            members: [[.variable(VariableDeclaration("let", "a", value: "1"))]])))
        == "struct \(name(60)):\n  P\(name(40))\n{\n  let a = 1\n}")
  }

  @Test func longLinesAreBrokenOnce() {
    let type = VariableDeclaration("let", "a", type: name(100))
    #expect(text(.variable(type)) == "let a:\n  \(name(100))")
    let value = VariableDeclaration("let", "a", type: "Int", value: .name(name(90)))
    #expect(text(.variable(value)) == "let a: Int =\n  \(name(90))")
    let argument = FunctionDeclaration(
      "init", [],
      body: [
        .expression(
          .call(
            "a", [Argument("b", Expression.name(name(60)).or(.name(name(60)))), "c"]), .onePerLine)
      ])
    #expect(
      text(.function(argument))
        == "init() {\n  a(\n    b: \(name(60))\n      ?? \(name(60)),\n    c\n  )\n}")
  }

  @Test func shortBodiesAreOnTheLineOfTheirHead() {
    func variable(_ value: Expression, isOwn: Bool = false) -> String {
      text(
        .variable(
          VariableDeclaration(
            "var", "body", type: "Int", body: [.expression(value)], ignoresFormat: isOwn)))
    }
    #expect(variable(.call("Self", [])) == "var body: Int { Self() }")
    #expect(variable(.name(name(25))) == "var body: Int {\n  \(name(25))\n}")
    #expect(variable("1", isOwn: true) == "// swift-format-ignore\nvar body: Int {\n  1\n}")
  }

  @Test func callsAreFilled() {
    let arguments = (0..<9).map { Argument("argument\($0)", "value") }
    let function = FunctionDeclaration(
      "init", [], body: [.expression(.call("self.init", arguments), .filled)])
    #expect(
      text(.function(function)) == """
        init() {
          self.init(
            argument0: value, argument1: value, argument2: value, argument3: value, argument4: value,
            argument5: value, argument6: value, argument7: value, argument8: value)
        }
        """)
    #expect(
      text(
        .function(
          FunctionDeclaration(
            "f", [],
            body: [
              .closureCall(
                "Card", [Argument("a", "1")],
                [.init([.expression("b")]), .init(label: "c", [.expression("d")])]),
              .closureCall("Card", [], [.init([]), .init(label: "default", [])]),
              .closureCall("Card", [Argument("a", "1")], [.init([])]),
              .closureCall("Card", [], []),
            ]))) == """
          f() {
            Card(a: 1) {
              b
            } c: {
              d
            }
            Card {
            } `default`: {
            }
            Card(a: 1) {}
            Card()
          }
          """)
  }

  @Test func verbatimTextKeepsItsShape() {
    let body = "VStack {\n  // a comment\n\n    odd()\n}"
    #expect(
      text(.function(FunctionDeclaration("f", [], body: [.verbatim(body)])))
        == "f() {\n  VStack {\n    // a comment\n\n      odd()\n  }\n}")
  }

  @Test func groupsOfMembers() {
    let variable = Declaration.variable(VariableDeclaration("let", "a", type: "Int"))
    #expect(
      text(
        .type(TypeDeclaration(.struct, "A", members: [[variable, variable], [variable]])))
        == "struct A {\n  let a: Int\n  let a: Int\n\n  let a: Int\n}")
  }
}
