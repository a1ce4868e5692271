/// The text of one input file, in UTF-8, and its lines.
///
/// Lines end in a line feed, a carriage return, or both, as editors count them. Places in a text are UTF-8
/// offsets from 0; people are shown lines and columns from 1, columns counted in Unicode scalars.
package final class SourceText: Sendable {
  /// The path in messages, relative to the folder in which the command ran where possible.
  package let path: String

  /// The text's UTF-8 code units.
  package let utf8: [UInt8]

  /// The number of bytes before the text in its file: 3 for a byte-order mark.
  package let fileOffset: Int

  /// The lines and columns at each multiple of ``markDistance``: a long text may have many messages.
  private let marks: [LineColumn]

  private static let markDistance = 8192

  package init(path: String, utf8: [UInt8], fileOffset: Int = 0) {
    self.path = path
    self.utf8 = utf8
    self.fileOffset = fileOffset
    marks = Self.marks(in: utf8)
  }

  package convenience init(path: String, _ text: String) {
    self.init(path: path, utf8: Array(text.utf8))
  }

  /// The text between two places.
  package subscript(span: Span) -> String {
    String(decoding: utf8[span.start..<span.end], as: UTF8.self)
  }
}

/// A range of a text, in UTF-8 offsets, without the text.
package struct Span: Hashable, Sendable {
  /// The offset of the first code unit.
  package var start: Int

  /// The offset after the last code unit.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A range of a certain text.
package struct Place: Sendable {
  package let source: SourceText
  package let span: Span

  package init(_ source: SourceText, _ span: Span) {
    self.source = source
    self.span = span
  }

  /// Line and column of the place's start.
  package var start: LineColumn { source.position(at: span.start) }

  /// Line and column after the place's last scalar.
  package var end: LineColumn { source.position(at: span.end) }
}

/// A place as shown to people.
package struct LineColumn: Hashable, Comparable, Sendable {
  /// From 1.
  package let line: Int

  /// From 1, in Unicode scalars.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceText {
  /// Finds the line and column of an offset by scanning the text from the last mark.
  ///
  /// Only messages need lines, so no table of them is kept.
  package func position(at offset: Int) -> LineColumn {
    let offset = min(max(offset, 0), utf8.count)
    let mark = min(offset / Self.markDistance, marks.count)
    let start = mark == 0 ? LineColumn(line: 1, column: 1) : marks[mark - 1]
    return Self.position(at: offset, in: utf8, from: start, at: mark * Self.markDistance)
  }

  private static func marks(in utf8: [UInt8]) -> [LineColumn] {
    var marks: [LineColumn] = []
    var last = LineColumn(line: 1, column: 1)
    var offset = 0
    while offset + markDistance <= utf8.count {
      last = position(at: offset + markDistance, in: utf8, from: last, at: offset)
      marks.append(last)
      offset += markDistance
    }
    return marks
  }

  /// - Parameters:
  ///   - known: The line and column of an earlier offset.
  ///   - start: That offset.
  private static func position(
    at offset: Int, in utf8: [UInt8], from known: LineColumn, at start: Int
  ) -> LineColumn {
    var (line, column, index) = (known.line, known.column, start)
    while index < offset {
      let unit = utf8[index]
      let isBreak =
        unit == UInt8(ascii: "\n")
        || unit == UInt8(ascii: "\r")
          && !(index + 1 < utf8.count && utf8[index + 1] == UInt8(ascii: "\n"))
      if isBreak {
        line += 1
        column = 1
      } else if unit & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
      index += 1
    }
    return LineColumn(line: line, column: column)
  }

  /// The span of the line that contains an offset, without its line break.
  ///
  /// - Parameter reach: The maximum distance to search on both sides of the offset.
  package func line(around offset: Int, within reach: Int = .max) -> Span {
    func isBreak(_ unit: UInt8) -> Bool { unit == UInt8(ascii: "\n") || unit == UInt8(ascii: "\r") }
    var start = min(offset, utf8.count)
    let first = max(0, start - min(reach, start))
    while start > first, !isBreak(utf8[start - 1]) { start -= 1 }
    while start > 0, start < utf8.count, utf8[start] & 0b1100_0000 == 0b1000_0000 { start -= 1 }
    var end = min(offset, utf8.count)
    let last = end + min(reach, utf8.count - end)
    while end < last, !isBreak(utf8[end]) { end += 1 }
    while end < utf8.count, utf8[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
    return Span(start, max(start, end))
  }
}
