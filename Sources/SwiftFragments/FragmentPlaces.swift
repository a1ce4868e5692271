import Diagnostics
import YAMLSyntax

/// Where the parts of a fragment are in the spec.
package struct FragmentPlaces: Sendable {
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
    let first = Self.firstWrittenLine(of: scalar.text)
    let written = node.sourceOffset(of: first, in: source)
    lines = Self.lines(
      of: scalar.text, at: node.sourceOffset(of: 0, in: source),
      indentation: written - source.line(around: written).start, in: source)
  }

  /// The offset of the first line that is not blank: only that shows the indentation.
  private static func firstWrittenLine(of text: String) -> Int {
    let breaks = text.utf8.prefix { $0 == UInt8(ascii: "\n") }.count
    return breaks == text.utf8.count ? 0 : breaks
  }

  /// Where the lines of a literal scalar begin, found line by line from the first.
  private static func lines(
    of text: String, at start: Int, indentation: Int, in source: SourceText
  ) -> [(text: Int, source: Int)] {
    var lines = [(text: 0, source: start)]
    var next = start
    for (offset, unit) in text.utf8.enumerated() where unit == UInt8(ascii: "\n") {
      next = source.line(around: next).end
      // A line ends at a line feed, a carriage return, or both together.
      let isPair = source.utf8[next...].starts(with: "\r\n".utf8)
      next = min(next + (isPair ? 2 : 1), source.utf8.count)
      // Only a blank line is shorter than the indentation.
      let blanks = source.utf8[next...].prefix(indentation).prefix { $0 == UInt8(ascii: " ") }
      next += blanks.count
      lines.append((offset + 1, next))
    }
    return lines
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
