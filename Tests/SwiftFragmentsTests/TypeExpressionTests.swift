import SwiftFragments
import SwiftTypes
import Testing

/// Reading, printing and querying types.
@Suite struct TypeExpressionTests {
  private func read(_ text: String) throws -> TypeExpression {
    try #require(type(text)?.expression, "\(text)")
  }

  /// Each of these is printed as written.
  private static let types = [
    "Int", "Int?", "[Int]", "[Int]?", "[String:Int]", "[String: [Int]?]", "(label: Int, String)",
    "any Collection<Int>", "(any View)?", "A.B<C>.D", "A.B<C, D>", "(() -> Void)?", "Optional<Int>",
    "Swift.Optional<Int>", "@MainActor () async throws -> Void", "(inout Int) -> Void",
    "(@escaping () -> Void) -> Int", "any ~Copyable", "A & B", "Card.Type", "(Int)", "( Int ,Int )",
    "(repeat each T)", "Box<repeat each T>", "@convention(c) (Int, Int) -> Void",
    "(Int...) -> Void", "() throws(Failure) -> Void", "Vector<3, Int>", "`class`", "`Type`.Card",
    "() -> () -> Void", "(_ x: Int, y: Int) -> Void", "Result<[Int], any Error>",
  ]

  @Test(arguments: types)
  func isPrintedAsItIsWritten(_ text: String) throws {
    let type = try read(text)
    #expect(type.text == text)
    // A replacement of nothing has no effect, and replacing a name by itself keeps the text.
    #expect(type.substituting { _ in nil } === type)
    #expect(
      type.substituting { name in type.mentions(name) ? .named(name) : nil }.form == type.form)
  }

  @Test(arguments: [
    ("Int", ["Int"]), ("A.B<C>.D", ["A", "C"]), ("[String: [Int]?]", ["String", "Int"]),
    ("@MainActor (Item) -> Row", ["Item", "Row"]), ("(label: Int, String)", ["Int", "String"]),
    ("() throws(Failure) -> Void", ["Failure", "Void"]),
    ("any Collection<Int>", ["Collection", "Int"]),
    ("(repeat each T)", ["T"]), ("Swift.Optional<Int>", ["Swift", "Int"]),
  ])
  func names(of text: String, _ names: [String]) throws {
    let type = try read(text)
    #expect(type.names == names)
    for name in names { #expect(type.mentions(name)) }
    for other in ["label", "MainActor", "B", "each"] { #expect(!type.mentions(other)) }
  }

  @Test(arguments: [
    ("[Card.Role]", ["Card.Role"]), ("A.B<C>.D", ["A.B.D", "C"]), ("Card", ["Card"]),
    ("(Int, Box<Card.Role>)", ["Int", "Box", "Card.Role"]),
  ])
  func fullNames(of text: String, _ names: [String]) throws {
    #expect(try read(text).fullNames == names)
  }

  @Test(arguments: [
    ("Int?", "Int"), ("(Int)?", "Int"), ("(() -> Void)?", "() -> Void"), ("Int??", "Int?"),
    ("Optional<Int>", "Int"), ("Swift.Optional<[Int]>", "[Int]"), ("(Int?)", "Int"),
    ("() -> Int?", nil), ("[Int?]", nil), ("Other.Optional<Int>", nil), ("Int", nil),
  ])
  func wrapped(in text: String, _ wrapped: String?) throws {
    let type = try read(text)
    #expect(type.wrapped?.text == wrapped)
    #expect(type.isOptional == (wrapped != nil))
    #expect(type.unwrapped.text == wrapped ?? text)
  }

  @Test(arguments: [
    ("() -> Void", 0), ("(Int) -> Void", 1), ("(Int, Bool) -> Void", 2), ("( ) -> Void", 0),
    ("((Int, Bool)) -> Void", 1), ("([Int: Bool], Int) -> Void", 2),
    ("(Result<Int, Error>) -> Void", 1), ("((Int) -> Void, Int) -> Void", 2),
    ("((Int, Bool) -> Void)?", 2), ("((Int) -> Void)", 1), ("@MainActor (Int) -> Void", 1),
    ("@convention(c) (Int, Int) -> Void", 2), ("(Int) async throws -> (Int, Int)", 1),
  ])
  func parameters(of text: String, _ count: Int) throws {
    #expect(try read(text).unwrapped.function?.parameters.count == count)
  }

  @Test(arguments: ["Int", "[() -> Void]", "Binding<() -> Void>", "(Int, Bool)", "(() -> Void)?"])
  func isNoFunction(_ text: String) throws {
    #expect(try read(text).function == nil)
    #expect(try !read(text).isFunction)
  }

  @Test(arguments: [
    ("() -> Void", true), ("@MainActor () -> ()", true), ("(() -> Void)?", true),
    ("() -> Void?", false), ("() -> () -> Void", false), ("() -> Int", false),
    ("() -> Swift.Void", true), ("() -> (Void)", true),
  ])
  func returnsNothing(_ text: String, _ returnsNothing: Bool) throws {
    #expect(try read(text).unwrapped.function?.returnsNothing == returnsNothing)
  }

  @Test func effects() throws {
    let function = try #require(try read("@MainActor (Int) async throws -> Void").function)
    #expect(function.effects == ["async", "throws"])
    #expect(function.isAsync)
    #expect(function.parameters.map(\.text) == ["Int"])
    #expect(function.result.text == "Void")
  }

  @Test(arguments: [
    ("[Int]", "Array<Int>", true), ("Int?", "Optional<Int>", true), ("Void", "()", true),
    ("[String:Int]", "[String: Int]", true), ("Dictionary<String, [Int]>", "[String: [Int]]", true),
    ("Swift.Int", "Int", true), ("(Int)", "Int", true), ("( Int,Int )", "(Int, Int)", true),
    ("[Int]", "[Bool]", false), ("[Int: Bool]", "[Int]", false), ("A.B", "A.C", false),
    ("() -> Void", "() async -> Void", false), ("(a: Int, Int)", "(Int, Int)", false),
    ("Set<Int>", "Set<Bool>", false), ("Vector<3, Int>", "Vector<4, Int>", false),
    ("any View", "View", false), ("Int", "Int?", false),
  ])
  func isSame(_ left: String, _ right: String, _ isSame: Bool) throws {
    #expect(try read(left).isSame(as: try read(right)) == isSame)
    #expect(try read(right).isSame(as: try read(left)) == isSame)
  }

  @Test(arguments: [
    ("T", "Int"), ("[T]", "[Int]"), ("[String:T]", "[String:Int]"), ("( T ,  U )", "( Int ,  U )"),
    ("T.Element", "Int.Element"), ("Box<T>.T", "Box<Int>.T"), ("T<Int>", "T<Int>"),
    ("(T) async -> T?", "(Int) async -> Int?"), ("@T (T) -> Void", "@T (Int) -> Void"),
  ])
  func substitutes(_ text: String, _ expected: String) throws {
    #expect(try read(text).substituting { $0 == "T" ? .named("Int") : nil }.text == expected)
  }

  /// A replacement before a sign or a dot gets the parentheses that it needs.
  @Test func parenthesesOfReplacements() throws {
    let function = TypeExpression.function(returning: .void)
    let existential = try read("any View")
    func replaced(_ text: String, _ other: TypeExpression) throws -> String {
      try read(text).substituting { $0 == "T" ? other : nil }.text
    }
    #expect(try replaced("T?", function) == "(() -> Void)?")
    #expect(try replaced("(T)?", function) == "(() -> Void)?")
    #expect(try replaced("T.Type", existential) == "(any View).Type")
    #expect(try replaced("[T]", existential) == "[any View]")
    #expect(try replaced("T?", .string.optional) == "String??")
  }

  @Test func isBuilt() throws {
    let row = TypeExpression.named("Shop.Row", .named("Int"))
    #expect(row.text == "Shop.Row<Int>")
    #expect(row.fullName == "Shop.Row")
    #expect(row.genericArguments.map(\.text) == ["Int"])
    #expect(row.optional.list.text == "[Shop.Row<Int>?]")
    #expect(TypeExpression.named("Binding", row).text == "Binding<Shop.Row<Int>>")
    #expect(
      TypeExpression.function([row, .bool], returning: .void).optional.text
        == "((Shop.Row<Int>, Bool) -> Void)?")
    #expect(TypeExpression.named("StringProtocol").opaque.optional.text == "(some StringProtocol)?")
    #expect(row.member("ID").text == "Shop.Row<Int>.ID")
    #expect(TypeExpression.composition([.named("A"), .named("B")]).text == "A & B")
    for type in [row, row.optional.list, .named("A.B.C"), .function([row], returning: .void)] {
      let read = try read(type.text)
      #expect(read.form == type.form)
      #expect(read.isSame(as: type))
    }
  }

  @Test(arguments: [
    ("Node", ["Node"]), ("Node?", ["Node"]), ("[Node]", []), ("Array<Node>", []),
    ("Dictionary<String, Node>", []), ("Set<Node>", []), ("() -> Node", []), ("(() -> Node)?", []),
    ("Result<[Int], Node>", ["Result", "Node"]), ("(Int, Card.Node)", ["Int", "Card.Node"]),
    ("Optional<Node>", ["Node"]),
  ])
  func storesInline(_ text: String, _ names: [String]) throws {
    #expect(try read(text).namesStoredInline == names)
  }

  @Test(arguments: [
    ("Card", true), ("[Card]", true), ("Card<Int>", false), ("Card.Role", false),
    ("Shop.Card", false), ("Box<Card>.Card", true),
  ])
  func usesAlone(_ text: String, _ usesAlone: Bool) throws {
    #expect(try read(text).usesAlone("Card") == usesAlone)
  }

  @Test func compositions() throws {
    #expect(try read("Hashable & Sendable").isComposition(with: "Sendable"))
    #expect(try read("@unchecked Sendable").isComposition(with: "Sendable"))
    #expect(try read("Swift.Hashable").isComposition(with: "Hashable"))
    #expect(try !read("Shop.Hashable").isComposition(with: "Hashable"))
    #expect(try !read("Hashables").isComposition(with: "Hashable"))
  }
}
