/// A line as screens draw it.
package struct DrawnLine: Hashable, Sendable {
  /// The lengths of dashes and gaps in points; empty for a line without gaps.
  package var dashes: [Double]
  package var cap: StrokeStyleValue.Cap

  /// A line without gaps.
  package static let solid = Self(dashes: [], cap: .butt)
}

extension StrokeStyleValue {
  /// The line of a width, in points; what no screen draws is a line without gaps.
  package func line(width: Double, rem: Double) -> DrawnLine {
    switch self {
    case .named(.dashed): DrawnLine(dashes: [3 * width, 2 * width], cap: .butt)
    case .named(.dotted): DrawnLine(dashes: [0, 2 * width], cap: .round)
    case .named(.solid), .named(.double), .named(.groove), .named(.ridge), .named(.outset),
      .named(.inset):
      .solid
    case .dashes(let lengths, let cap):
      DrawnLine(dashes: lengths.map { $0.value.points(rem: rem) }, cap: cap)
    }
  }

  /// Whether the line depends on its width.
  package var followsWidth: Bool { self == .named(.dashed) || self == .named(.dotted) }
}

extension StrokeStyleValue.Name {
  /// Whether lines of the style can be drawn as they are.
  package var isDrawn: Bool {
    switch self {
    case .solid, .dashed, .dotted: true
    case .double, .groove, .ridge, .outset, .inset: false
    }
  }
}
