import SwiftFragments
import Testing

/// How code in other files finds a declaration, and what of it matters there.
struct TopLevelDeclarationTests {
  private func read(_ text: String) -> [String] {
    (topLevelDeclarations(of: text) ?? []).map { declaration in
      ([declaration.kind.rawValue] + declaration.names
        + (declaration.extended.isEmpty ? [] : ["of \(declaration.extended)"])
        + declaration.conditions).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("struct Card: View { var body: some View { Text(\"\") } }", ["t Card"]),
    ("public protocol CardStyle { func make() }", ["t CardStyle"]),
    ("let (a, b) = (1, 2), c = 3", ["o a b c"]),
    ("func `default`() {}", ["o default"]),
    ("typealias Title = Text", ["o Title"]),
    ("#Preview { Card() }", ["o"]),
    // Everything can depend on these.
    ("import SwiftUI", ["c"]),
    ("typealias IntegerLiteralType = Double", ["c"]),
    ("infix operator ~>", ["c"]),
    ("func ~> (a: Int, b: Int) -> Int { a }", ["c"]),
    ("struct Card { static func == (a: Card, b: Card) -> Bool { true } }", ["c"]),
    ("@Observable class Model {}", ["c"]),
    ("@Traced func draw() {}", ["c"]),
    ("extension Array<Int> { func sum() -> Int { 0 } }", ["c"]),
    // Code finds the members of an extension by their names, unless something else does.
    (
      "extension View { func carded() -> some View { self }; var isCarded: Bool { true } }",
      ["x carded isCarded of View"]
    ),
    (
      "extension EnvironmentValues { @Entry var cardTone = 0 }", ["x cardTone of EnvironmentValues"]
    ),
    ("extension View { func carded() {}; func padding() {} }", ["x of View"]),
    ("extension Card: Sendable {}", ["x of Card"]),
    ("extension Color { init(tone: Int) { self = .red } }", ["x of Color"]),
    ("extension Color { subscript(tone: Int) -> Int { 0 } }", ["x of Color"]),
    ("extension Array where Element == Int { func summed() {} }", ["x of Array"]),
    ("extension View { func callAsFunction() {} }", ["x of View"]),
    ("extension Rows { static func buildRows() {} }", ["x of Rows"]),
    ("extension View {\n#if os(iOS)\nfunc carded() {}\n#endif\n}", ["x of View"]),
    (
      "#if os(iOS)\nlet a = 1\n#elseif DEBUG\nlet b = 2\n#if X\nlet c = 3\n#endif\n#endif",
      [
        "o a  #if os(iOS)", "o b  #if os(iOS) #elseif DEBUG",
        "o c  #if os(iOS) #elseif DEBUG  #if X",
      ]
    ),
  ])
  func declares(_ text: String, _ expected: [String]) {
    #expect(read(text) == expected)
  }

  /// Other files are compiled to the same.
  @Test(arguments: [
    ("func a() -> Int { 1 }", "func a() -> Int { 2 } // Two."),
    ("struct A { var b: Int { 1 } }", "struct A { var b: Int { 2 } }"),
    (
      "struct A: View { var body: some View { Text(\"a\") } }",
      "struct A: View { var body: some View { EmptyView() } }"
    ),
    ("struct A { init() { b = 1 } }", "struct A { init() { b = 2 } }"),
  ])
  func leavesOutBodies(_ text: String, _ other: String) {
    #expect(topLevelDeclarations(of: text) == topLevelDeclarations(of: other))
  }

  @Test(arguments: [
    ("func a() -> some View { Text(\"\") }", "func a() -> some View { EmptyView() }"),
    ("@inlinable func a() -> Int { 1 }", "@inlinable func a() -> Int { 2 }"),
    ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}"),
    ("let a = 1", "let a = 1.0"),
    ("struct A { let b, c: Int }", "struct A { let c, b: Int }"),
    ("let a = 1 +2", "let a = 1 + 2"),
    ("let a = \"b\"", "let a = \"c\""),
  ])
  func keepsWhatOthersSee(_ text: String, _ other: String) {
    #expect(topLevelDeclarations(of: text) != topLevelDeclarations(of: other))
  }

  /// A text is no name, and the code in it is.
  @Test func collectsNames() throws {
    let found = try #require(topLevelDeclarations(of: "let a = \"b \\(c) d\" + `e` + $f.g"))
    #expect(found.flatMap(\.words).filter { $0 != "let" } == ["a", "c", "e", "f", "g"])
  }
}
