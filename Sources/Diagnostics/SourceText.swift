/// The text of one input file, in UTF-8, and its lines.
///
/// Lines end at a line feed, a carriage return, or both together, as editors count them. Places in
/// a text are UTF-8 offsets from 0; people are shown lines and columns from 1, columns counted in
/// Unicode scalars.
package final class SourceText: Sendable {
  /// The path that messages show, relative to the folder the command ran in where possible.
  package let path: String

  /// The text's UTF-8 code units.
  package let utf8: [UInt8]

  package init(path: String, utf8: [UInt8]) {
    self.path = path
    self.utf8 = utf8
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

  /// The offset behind the last code unit.
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

  /// Line and column behind the place's last scalar.
  package var end: LineColumn { source.position(at: span.end) }
}

/// A place as people name it.
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
  /// Finds the line and column of an offset, by reading the text up to it.
  ///
  /// Only messages need lines, so no table of them is kept.
  package func position(at offset: Int) -> LineColumn {
    var line = 1
    var column = 1
    var index = 0
    while index < min(offset, utf8.count) {
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

  /// The span of the whole line that an offset is in, without its line break.
  package func line(around offset: Int) -> Span {
    func isBreak(_ unit: UInt8) -> Bool { unit == UInt8(ascii: "\n") || unit == UInt8(ascii: "\r") }
    var start = min(offset, utf8.count)
    while start > 0, !isBreak(utf8[start - 1]) { start -= 1 }
    var end = min(offset, utf8.count)
    while end < utf8.count, !isBreak(utf8[end]) { end += 1 }
    return Span(start, max(start, end))
  }
}
