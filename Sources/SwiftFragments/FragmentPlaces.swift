import Diagnostics
import YAMLSyntax

/// The places in the spec of the parts of a fragment.
package struct FragmentPlaces: Sendable {
  private let source: SourceText
  private let node: Node

  /// The number of UTF-8 code units in the scalar's text before the fragment.
  private let leading: Int

  /// The lines of a literal scalar, within which offsets in the text and in the source advance together: a
  /// block contains too many names to look up each one separately.
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

  /// The places in a text that is Swift as a whole.
  init(in node: Node, of source: SourceText, leading: Int) {
    self.source = source
    self.node = node
    self.leading = leading
    lines = [(0, 0)]
  }

  /// The offset of the first line that is not blank, which shows the indentation.
  private static func firstWrittenLine(of text: String) -> Int {
    let breaks = text.utf8.prefix { $0 == UInt8(ascii: "\n") }.count
    return breaks == text.utf8.count ? 0 : breaks
  }

  /// The starts of the lines of a literal scalar, found one after the other.
  private static func lines(
    of text: String, at start: Int, indentation: Int, in source: SourceText
  ) -> [(text: Int, source: Int)] {
    var lines = [(text: 0, source: start)]
    var next = start
    for (offset, unit) in text.utf8.enumerated() where unit == UInt8(ascii: "\n") {
      next = source.line(around: next).end
      // A line ends in a line feed, a carriage return, or both.
      let isPair = source.utf8[next...].starts(with: "\r\n".utf8)
      next = min(next + (isPair ? 2 : 1), source.utf8.count)
      // Only a blank line can be shorter than the indentation.
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
