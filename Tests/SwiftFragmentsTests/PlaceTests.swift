import Diagnostics
import SwiftFragments
import Testing
import YAMLSyntax

@Suite struct PlaceTests {
  /// The text at the place of a diagnostic or name, with its line and column.
  private func shown(_ place: Place?) -> String {
    guard let place else { return "nowhere" }
    return "\(place.start.line):\(place.start.column) \(place.source[place.span])"
  }

  @Test(arguments: [
    ("type: Foo Bar", "1:11 Bar"),
    ("type: 'Foo ''Bar'''", "1:12 ''Bar''"),
    ("type: \"Foo \\x42ar\"", "1:12 \\x42ar"),
    ("type: |\n  Foo<\n  A> Bar", "3:6 Bar"),
    ("type: >\n  Foo<\n  A> Bar", "3:6 Bar"),
    ("type: 'Foo<\n  A> Bar'", "2:6 Bar"),
  ])
  func errorsAreWhereTheyAreWritten(yaml: String, place: String) throws {
    var (parser, node) = try firstValue(yaml)
    #expect(parser.type(node) == nil)
    #expect(parser.diagnostics.map(\.id) == ["swift-syntax"])
    #expect(shown(parser.diagnostics.first?.place) == place)
  }

  @Test(arguments: [
    ("body: a(b.c)", "1:11 c"), ("body: 'a(b.c)'", "1:12 c"), ("body: \"a(\\x62.c)\"", "1:15 c"),
    ("body: |\n    if x {\n\n      b.c\n    }\n", "4:9 c"), ("body: >-\n  a(\n  b.c)\n", "3:5 c"),
    ("body: |\n\n  größe(b.c)\n", "3:11 c"),
  ])
  func namesAreWhereTheyAreWritten(yaml: String, place: String) throws {
    var (parser, node) = try firstValue(yaml)
    let block = parser.block(node)
    #expect(shown(block?.memberAccesses.last?.member.place) == place)
  }

  @Test func typeNamesAreWhereTheyAreWritten() throws {
    var (parser, node) = try firstValue("type: '[CardRole: Density]'")
    let type = parser.type(node)
    #expect(type?.typeNames.map { shown($0.place) } == ["1:9 CardRole", "1:19 Density"])
  }

  @Test func endOfABlock() throws {
    var (parser, node) = try firstValue("body: |\n  if a {\n    b\nnext: 1\n")
    #expect(parser.block(node) == nil)
    #expect(shown(parser.diagnostics.first?.place) == "3:6 ")
  }
}
