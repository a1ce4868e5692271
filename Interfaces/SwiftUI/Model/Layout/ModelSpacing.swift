import CoreGraphics

/// The distances that a view prefers from others.
///
/// Between views that prefer none there are 8 points. The first and the last line of a text have a distance that depends on
/// its font, and two texts have the font's own distance of lines.
struct ModelSpacing: Hashable, Sendable {
  /// The preferences at one edge.
  struct AtEdge: Hashable, Sendable {
    /// From any view.
    var distance: CGFloat?

    /// Whether a text decides its distance from this edge.
    var yieldsToText = false

    /// As a text: its distance from an edge that yields to it.
    var textDistance: CGFloat?
  }

  private var edges: [Edge: AtEdge] = [:]

  static let standard: CGFloat = 8

  /// No distance.
  static var zero: Self {
    var spacing = Self()
    spacing.set(0, .all)
    return spacing
  }

  /// That of a view without text.
  static var plain: Self {
    var spacing = Self()
    spacing.reset(.all)
    return spacing
  }

  /// That of a symbol, which stands among texts as a text does.
  ///
  /// - Parameter descent: The distance of its baseline from its bottom.
  static func symbol(descent: CGFloat) -> Self {
    var spacing = Self()
    spacing.edges[.top] = AtEdge(textDistance: descent)
    spacing.edges[.bottom] = AtEdge(textDistance: descent + 1)
    return spacing
  }

  /// That of a text.
  static func text(first: ModelFontMetrics, last: ModelFontMetrics) -> Self {
    /// The distance between lines: a tenth of their height in whole pixels, of which there are three in a point.
    func leading(_ font: ModelFontMetrics) -> CGFloat {
      (font.lineHeight / 10 * 3).rounded(.up) / 3
    }
    var spacing = Self()
    spacing.edges[.top] = AtEdge(textDistance: first.lineHeight + leading(first) - first.ascender)
    spacing.edges[.bottom] = AtEdge(
      textDistance: max(
        last.lineHeight + leading(last) - last.capHeight, leading(last) + last.descender))
    return spacing
  }

  mutating func set(_ distance: CGFloat, _ set: Edge.Set) {
    for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
      edges[edge] = AtEdge(distance: distance)
    }
  }

  /// Makes some edges those of a view without text.
  mutating func reset(_ set: Edge.Set) {
    for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
      edges[edge] = AtEdge(yieldsToText: true)
    }
  }

  mutating func formUnion(_ other: Self, _ set: Edge.Set) {
    func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      [one, other].compactMap(\.self).max()
    }
    for (edge, new) in other.edges where set.contains(Edge.Set(edge)) {
      let old = edges[edge] ?? AtEdge()
      edges[edge] = AtEdge(
        distance: larger(old.distance, new.distance),
        yieldsToText: old.yieldsToText || new.yieldsToText,
        textDistance: larger(old.textDistance, new.textDistance))
    }
  }

  func union(_ other: Self, _ set: Edge.Set) -> Self {
    var copy = self
    copy.formUnion(other, set)
    return copy
  }

  func distance(to next: Self, along axis: Axis) -> CGFloat {
    let end = edges[axis == .horizontal ? .trailing : .bottom] ?? AtEdge()
    let start = next.edges[axis == .horizontal ? .leading : .top] ?? AtEdge()
    var distances: [CGFloat] = []
    // San Francisco has no distance of lines of its own.
    if end.textDistance != nil, start.textDistance != nil { distances.append(0) }
    if let distance = end.textDistance, start.yieldsToText { distances.append(distance) }
    if let distance = start.textDistance, end.yieldsToText { distances.append(distance) }
    return distances.max() ?? [end.distance, start.distance].compactMap(\.self).max()
      ?? Self.standard
  }
}
