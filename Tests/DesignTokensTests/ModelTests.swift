import DesignTokens
import Diagnostics
import Testing

@Suite struct ModelTests {
  @Test func partsAreEqualWhereverTheyStand() {
    let source = SourceText(path: "a.tokens.json", "{}")
    let (first, second) = (Place(source, Span(0, 1)), Place(source, Span(1, 2)))
    let path = TokenPath(["spacing", "small"])
    #expect(TokenPart(1.0, at: first) == TokenPart(1.0, at: second))
    #expect(TokenPart(1.0, token: path, at: first) != TokenPart(1.0, at: first))
  }

  @Test(arguments: [("px", 8.0), ("rem", 128.0)])
  func lengthsInPoints(unit: String, points: Double) throws {
    let unit = try #require(DimensionValue.Unit(rawValue: unit))
    #expect(DimensionValue(value: 8, unit: unit).points(rem: 16) == points)
  }
}
