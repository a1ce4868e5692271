import Diagnostics
import YAMLSyntax

/// Where the parts of a fragment are in the spec.
struct FragmentPlaces {
  private let source: SourceText
  private let node: Node

  /// How many UTF-8 code units of the scalar's text stand before the fragment.
  private let leading: Int

  /// The lines of a literal scalar, within which offsets in the text and in the source run together:
  /// a block names too much to look each name up by itself.
  private let lines: [(text: Int, source: Int)]

  init(source: SourceText, node: Node, scalar: Scalar, leading: Int) {
    self.source = source
    self.node = node
    self.leading = leading
    guard scalar.style == .literal else {
      lines = []
      return
    }
    var starts = [0]
    for (offset, unit) in scalar.text.utf8.enumerated() where unit == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lines = starts.map { ($0, node.sourceOffset(of: $0, in: source)) }
  }

  /// The place of a part, from its UTF-8 offsets in the fragment.
  func place(_ range: Range<Int>) -> Place {
    let start = sourceOffset(of: range.lowerBound + leading)
    let end = range.isEmpty ? start : sourceOffset(of: range.upperBound + leading)
    return Place(source, Span(start, max(start, end)))
  }

  /// A part as a name.
  func name(_ part: Located) -> SwiftName {
    SwiftName(text: part.text, place: place(part.range))
  }

  private func sourceOffset(of offset: Int) -> Int {
    if lines.isEmpty { return node.sourceOffset(of: offset, in: source) }
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].text <= offset { low = middle } else { high = middle }
    }
    return min(lines[low].source + offset - lines[low].text, node.span.end)
  }
}
