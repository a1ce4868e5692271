/// A stroke as it can be drawn.
package struct DrawnLine: Hashable, Sendable {
  /// The lengths of dashes and gaps in points; empty for a solid line.
  package var dashes: [Double]
  package var cap: StrokeStyleValue.Cap

  /// A solid line.
  package static let solid = Self(dashes: [], cap: .butt)
}

extension StrokeStyleValue {
  /// The stroke for a width in points; styles that cannot be drawn become solid.
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

  /// Whether the dashes depend on the width.
  package var followsWidth: Bool { self == .named(.dashed) || self == .named(.dotted) }
}

extension StrokeStyleValue.Name {
  /// Whether strokes of the style can be drawn.
  package var isDrawn: Bool {
    switch self {
    case .solid, .dashed, .dotted: true
    case .double, .groove, .ridge, .outset, .inset: false
    }
  }
}
