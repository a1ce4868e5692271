import DesignTokens
import Testing

/// Compares the color arithmetic with a third-party implementation.
@Suite(.enabled(if: Coloraide.isThere, Coloraide.notice)) struct ColorComparisonTests {
  @Test func agreesWithColoraide() throws {
    let rows = try Coloraide.randomColors(count: 500, seed: 1)
    #expect(rows.count == 500 * ColorSpace.allCases.count)
    var previous: DisplayColor?
    for row in rows {
      let displayed = row.color.displayed
      let color = displayed.color
      let message: Comment = "\(row.color.space.rawValue) \(row.color.components)"
      #expect(distance(row.color.xyz, row.xyz) < 1e-12, message)
      #expect(color.space.name == row.displaySpace, message)
      #expect(displayed.isReduced == row.isReduced, message)
      // Half of the last decimal; chroma reduction stops within a precision of 0.0001.
      let tolerance = row.isReduced ? 0.0002 : 0.000_051
      let components = SIMD3(color.red, color.green, color.blue)
      #expect(distance(components, row.displayed) < tolerance, message)
      #expect(abs(color.luminance - row.luminance) < 4 * tolerance, message)
      if let previous {
        #expect(abs(color.contrast(on: previous) / row.contrast - 1) < 0.004, message)
      }
      previous = color
    }
  }

  private func distance(_ left: SIMD3<Double>, _ right: [Double]) -> Double {
    [left.x - right[0], left.y - right[1], left.z - right[2]].map(abs).max() ?? 0
  }
}

extension DisplayColor.Space {
  fileprivate var name: String {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .displayP3: "display-p3"
    }
  }
}
