import SwiftFragments
import SwiftTypes
import Testing

/// The systems on which the code at a place runs follow from the conditions around it.
struct ConditionsAtPlaceTests {
  @Test(
    arguments: [
      ("x()", nil),
      ("if #available(iOS 26, *) { x() }", 26),
      ("if #available(iOS 26, *) { y() } else { x() }", nil),
      ("if #unavailable(iOS 26) { y() } else { x() }", 26),
      ("if #available(iOS 17, *), #available(iOS 26, *) { x() }", 26),
      ("if #available(iOS 26, *), x() { y() }", 26),
      ("if x(), #available(iOS 26, *) { y() }", nil),
      ("guard #available(iOS 26, *) else { return }; x()", 26),
      ("guard #available(iOS 26, *) else { return x() }", nil),
      ("@available(iOS 26, *) func f() { x() }", 26),
      ("@available(iOS 26, *) struct S { var y: Int { x() } }", 26),
      ("if #available(iOS 17, *) { g { if #available(iOS 26, *) { x() } } }", 26),
    ] as [(String, Int?)])
  func findsConditions(code: String, version: Int?) throws {
    let text = "func whole() {\n\(code)\n}\n"
    let place = try #require(text.firstRange(of: "x()"))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let conditions = try #require(systemConditions(in: text, at: offset))
    #expect(
      conditions[.iOS] == .compiled(since: version.map { .init(major: $0, minor: 0) }))
  }
}
