import SwiftFragments
import Testing

@Suite struct TypeTests {
  @Test(
    arguments: [
      ("String", nil, ["String"]),
      ("String?", "String", ["String"]),
      ("[Int]", nil, ["Int"]),
      ("Optional<Int>", "Int", ["Optional", "Int"]),
      (
        "Swift.Optional<[CardRole: Density]>", "[CardRole: Density]",
        ["Swift", "CardRole", "Density"]
      ),
      ("Int??", "Int?", ["Int"]),
      ("(() -> Void)?", "() -> Void", ["Void"]),
      ("(any View)?", "any View", ["View"]),
      ("A.B<C, D>", nil, ["A", "C", "D"]),
      ("(Int, Int)", nil, ["Int", "Int"]),
      ("A & B", nil, ["A", "B"]),
      ("@MainActor (Item) -> Row", nil, ["Item", "Row"]),
      (
        "ForEach<[Item], ModifiedContent<Row, SegmentTag>>", nil,
        ["ForEach", "Item", "ModifiedContent", "Row", "SegmentTag"]
      ),
    ] as [(String, String?, [String])])
  func knowsWhatIsInside(text: String, wrapped: String?, names: [String]) throws {
    let read = try #require(type(text))
    #expect(read.text == text)
    #expect(read.wrapped?.text == wrapped)
    #expect(read.typeNames.map(\.text) == names)
  }

  @Test(arguments: [
    ("() -> Void", true, false), ("(() -> Void)", true, false),
    ("@Sendable () -> Void", true, false), ("(@MainActor () -> Void)", true, false),
    ("nonisolated(nonsending) () async -> Void", true, false),
    ("(@escaping () -> Void) -> Void", true, false),
    ("(() -> Void)?", false, true), ("Optional<(Int) -> Void>", false, true),
    ("Action", false, false), ("[() -> Void]", false, false),
  ])
  func knowsFunctions(text: String, isFunction: Bool, wrapsFunction: Bool) throws {
    let read = try #require(type(text))
    #expect(read.isFunction == isFunction)
    #expect(read.wrapsFunction == wrapsFunction)
  }

  @Test func isOneLine() {
    #expect(type(" (Int,\n  String) -> Void\n")?.text == "(Int, String) -> Void")
  }

  @Test(arguments: [
    ("@escaping () -> Void", "remove '@escaping': it is added where required"),
    ("(@escaping () -> Void)", "remove '@escaping': it is added where required"),
    (
      "@autoclosure () -> Int",
      "'@autoclosure' is for parameters of functions, not for stored values"
    ),
    ("inout Int", "'inout' is for parameters of functions, not for stored values"),
    ("[some View]", "nothing can be stored as 'some': write 'any', or use a generic parameter"),
    ("Int!", "a type cannot end with '!' here: write '?'"),
    ("[_]", "'_' is not a type here; write the name of a type"),
    (
      "(Int, // first\n String)",
      "a comment is not allowed in a type: make it a YAML comment, outside of quotes"
    ),
    (
      "Int // x",
      "a comment is not allowed around a Swift type: make it a YAML comment, outside of quotes"
    ),
    ("Int; var x: Int", "this is not a Swift type: unexpected code '; var x: Int' in type"),
    ("(Int", "this is not a Swift type: expected ')' to end tuple type"),
    ("Int /* x", "this is not a Swift type: unterminated '/*' comment"),
    ("<#type#>", "this is not a Swift type: editor placeholder"),
    (
      "CGFloat = 1",
      "a default does not belong to the type; write it under 'default', as in '{type: CGFloat, "
        + "default: …}'"
    ),
    (
      "false",
      "'false' is a value, and a type is expected; write 'Bool', and a value under 'default'"
    ),
    (
      "0.5", "'0.5' is a value, and a type is expected; write 'Double', and a value under 'default'"
    ),
  ])
  func refuses(text: String, message: String) {
    #expect(messages(text) { $0.type($1) } == [message])
  }
}
