import SwiftFragments
import Testing

/// Information about the calls in code.
@Suite struct CallTests {
  @Test func membersAndRoots() throws {
    let calls = try #require(block("title.bold().padding(8); Text(\"a\"); .system(size: 1.5)"))
      .calls
    #expect(calls.map(\.function.text) == ["padding", "bold", "Text", "system"])
    #expect(calls.map(\.isMember) == [true, true, false, true])
    #expect(calls.map(\.root) == ["title", "title", nil, nil])
  }

  @Test func arguments() throws {
    let call = try #require(
      block("frame(width: -8, alignment: .top, \"\\(a)\", configuration.items)")?.calls.first)
    #expect(call.arguments.map(\.label) == ["width", "alignment", nil, nil])
    #expect(call.arguments.map(\.literal?.kind) == [.integer, nil, nil, nil])
    #expect(call.arguments.map(\.path) == [nil, ".top", nil, "configuration.items"])
    #expect(call.argument("width")?.literal?.code.text == "-8")
  }

  @Test(arguments: [
    "ForEach(items) { item in item }", "ForEach(items) { (item) in item }",
    "ForEach(items) { (item: Int) in item }",
  ])
  func closureParameters(_ code: String) throws {
    let call = try #require(block(code)?.calls.first)
    #expect(call.hasTrailingClosure)
    #expect(call.closureParameters == ["item"])
  }

  @Test func placesAreThoseOfTheSpec() throws {
    var (parser, node) = try firstValue("body: |\n  title\n    .font(.system(size: 12))\n")
    let call = try #require(parser.block(node)?.calls.last)
    #expect(call.function.text == "system")
    #expect(call.function.place.start.line == 3)
    #expect(call.argument("size")?.literal?.code.place.start.column == 25)
  }

  @Test(arguments: [
    ("if #available(iOS 17, *) { a }", true), ("#if DEBUG\na\n#endif", true), ("a", false),
  ])
  func conditions(_ code: String, _ isConditional: Bool) throws {
    #expect(try #require(block(code)).isConditional == isConditional)
  }

  @Test func expressionsHaveThem() throws {
    #expect(expression("Image(systemName: \"star\")")?.calls.map(\.function.text) == ["Image"])
    #expect(expression("name")?.calls.isEmpty == true)
  }
}
