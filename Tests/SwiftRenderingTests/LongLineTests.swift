import SwiftRendering
import Testing

/// Lines of Swift without a tree that are too long are broken like swift-format does.
@Suite struct LongLineTests {
  /// A name of 60 characters.
  private static func name(_ first: String) -> String {
    first + String(repeating: "n", count: 60 - first.count)
  }

  private func text(_ statement: String) -> String {
    SwiftPrinter.text(of: [
      .function(FunctionDeclaration("func f", [], body: [.expression(.swift(statement))]))
    ])
  }

  private let a = Self.name("a")
  private let b = Self.name("b")
  private let c = Self.name("c")

  @Test func shortLinesStay() {
    #expect(text("a = b") == "func f() {\n  a = b\n}")
  }

  @Test func assignments() {
    #expect(text("\(a) = \(b)") == "func f() {\n  \(a) =\n    \(b)\n}")
    #expect(text("\(a) = \(b) ?? \(c)") == "func f() {\n  \(a) =\n    \(b)\n    ?? \(c)\n}")
  }

  @Test func operatorsAndMembers() {
    #expect(text("\(a) == \(b).\(c)") == "func f() {\n  \(a)\n    == \(b)\n    .\(c)\n}")
    #expect(text("\(a).\(b)") == "func f() {\n  \(a)\n    .\(b)\n}")
  }

  @Test func calls() {
    #expect(text("\(a)(x: \(b))") == "func f() {\n  \(a)(\n    x: \(b))\n}")
    #expect(text("\(a)(\(b)(\(c)))") == "func f() {\n  \(a)(\n    \(b)(\n      \(c)))\n}")
    #expect(text(".\(a)(\(b))") == "func f() {\n  .\(a)(\n    \(b)\n  )\n}")
  }

  /// A conditional value is broken before its question mark, and before its colon if necessary; one in its
  /// second branch is one level deeper.
  @Test func conditionalValues() {
    #expect(text("f(\(a) ? 1 : \(b))") == "func f() {\n  f(\n    \(a)\n      ? 1 : \(b))\n}")
    #expect(
      text("\(a) = b == c ? \(b) : \(c)")
        == "func f() {\n  \(a) =\n    b == c\n    ? \(b)\n    : \(c)\n}")
    #expect(
      text("f(a ? \(a) : b ? \(b) : \(c))") == """
        func f() {
          f(
            a
              ? \(a)
              : b
                ? \(b)
                : \(c))
        }
        """)
  }

  @Test func closures() {
    #expect(text("\(a).map { \(b) }") == "func f() {\n  \(a).map {\n    \(b)\n  }\n}")
  }

  /// A label stays with the call or the closure after it.
  @Test func labels() {
    #expect(text("f(label: \(a)(\(b)))") == "func f() {\n  f(\n    label: \(a)(\n      \(b)))\n}")
    #expect(text("label: .\(a)(\(b))") == "func f() {\n  label: .\(a)(\n    \(b))\n}")
    #expect(
      text("label: \(a).map { \(b) }") == "func f() {\n  label: \(a).map {\n    \(b)\n  }\n}")
    #expect(text("label: \(a).\(b)") == "func f() {\n  label:\n    \(a)\n    .\(b)\n}")
  }

  @Test func chains() {
    #expect(
      text("\(a).first(1).second(\(b)).third()")
        == "func f() {\n  \(a)\n    .first(1)\n    .second(\(b))\n    .third()\n}")
    #expect(
      text("label: .init(\(a).first(1).second(\(b)).third())") == """
        func f() {
          label: .init(
            \(a)
              .first(1)
              .second(\(b))
              .third())
        }
        """)
  }

  /// Brackets and signs in a string have no meaning.
  @Test func texts() {
    #expect(
      text("\(a)(\"= (\", \(b))") == "func f() {\n  \(a)(\n    \"= (\", \(b))\n}")
    #expect(
      text("\(a)(\"\\\" = \", \(b))") == "func f() {\n  \(a)(\n    \"\\\" = \", \(b))\n}")
  }

  /// User-written code that cannot be analyzed is unchanged.
  @Test func unanalyzableCodeIsUnchanged() {
    let text = "\(a) = #\"\" = \"# + \(b)"
    #expect(self.text(text) == "func f() {\n  \(text)\n}")
  }

  @Test func typesAndVariables() {
    func type(_ name: String, _ access: String = "") -> String {
      SwiftPrinter.text(of: [
        .type(TypeDeclaration(access: access, .struct, name, inheritance: [b], members: []))
      ])
    }
    #expect(type(a + a) == "struct\n  \(a)\(a):\n    \(b)\n{}")
    #expect(
      type(a, "@MainActor @preconcurrency public ")
        == "@MainActor @preconcurrency\npublic struct \(a):\n  \(b)\n{}")
    let variable = VariableDeclaration("var", c, type: a, value: .implicit(b))
    #expect(
      SwiftPrinter.text(of: [.variable(variable)]) == "var \(c):\n  \(a) =\n    .\(b)")
  }
}
