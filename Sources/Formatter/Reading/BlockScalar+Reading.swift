import Diagnostics
import YAMLSyntax

extension BlockScalar {
  /// Reads the lines of a literal or folded scalar.
  ///
  /// - Parameters:
  ///   - start: The offset of its indicator.
  ///   - column: The indentation of the mapping or list that contains it.
  /// - Returns: The scalar, and the offset after its lines.
  static func read(
    _ scalar: Scalar, at start: Int, in source: SourceText, indentedMoreThan column: Int
  ) -> (block: BlockScalar, end: Int) {
    let header = source.line(around: start)
    let written = WrittenBlock(
      below: header.end, indentation: explicitIndentation(at: start, in: source, column),
      column: column, in: source)
    let breaks = scalar.text.utf8.reversed().prefix { $0 == 0x0A }.count
    // The first line break at the end of a text terminates its last line.
    let kept = breaks == scalar.text.utf8.count ? breaks : max(0, breaks - 1)
    let block = BlockScalar(
      header: (scalar.style == .folded ? ">" : "|") + (kept > 0 ? "+" : breaks == 0 ? "-" : ""),
      lines: written.lines + Array(repeating: "", count: kept), keepsBreaks: kept > 0)
    return (block, kept > 0 ? written.endWithEmptyLines : written.end)
  }

  private init(header: String, lines: [String], keepsBreaks: Bool) {
    self.header = header
    self.lines = lines
    self.keepsBreaks = keepsBreaks
    // The first line with text determines the indentation, if it does not begin with white space.
    startsIndented =
      lines.first { !$0.isEmpty }?.utf8.first.map { $0 == 0x20 || $0 == 0x09 } ?? false
  }

  /// The indentation of the text if the header states it.
  private static func explicitIndentation(
    at start: Int, in source: SourceText, _ column: Int
  ) -> Int? {
    source.utf8[start...].dropFirst().prefix(2)
      .first { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
      .map { column + Int($0 - UInt8(ascii: "0")) }
  }
}

/// The lines of a block scalar as they are written.
private struct WrittenBlock {
  /// The lines up to the last one that is not empty, without their indentation.
  private(set) var lines: [String] = []

  /// The offset after the last line that is not empty.
  private(set) var end: Int

  /// The offset after the empty lines that follow.
  private(set) var endWithEmptyLines: Int

  /// - Parameters:
  ///   - offset: The end of the header's line.
  ///   - indentation: The indentation if it is stated. Otherwise, the first line with text determines it.
  init(below offset: Int, indentation: Int?, column: Int, in source: SourceText) {
    end = offset
    endWithEmptyLines = offset
    var indentation = indentation
    var widest = column + 1
    var empty = 0
    var next = source.startOfLine(after: offset)
    while let start = next {
      let line = source.utf8[start..<source.line(around: start).end]
      next = source.startOfLine(after: line.endIndex)
      let spaces = line.prefix { $0 == 0x20 }.count
      // Of empty lines at the beginning, the one with the most spaces counts.
      if indentation == nil { widest = max(widest, spaces) }
      if spaces < line.count { indentation = indentation ?? widest }
      let width = indentation ?? .max
      if spaces < line.count, spaces < width { break }
      endWithEmptyLines = next ?? source.utf8.count
      if line.count <= width {
        empty += 1
        continue
      }
      lines += Array(repeating: "", count: empty)
      empty = 0
      lines.append(String(decoding: line.dropFirst(width), as: UTF8.self))
      end = endWithEmptyLines
    }
  }
}

extension SourceText {
  /// The start of the line below the one that ends at an offset; nil if there is none.
  func startOfLine(after end: Int) -> Int? {
    guard end < utf8.count else { return nil }
    let isPair = utf8[end] == 0x0D && end + 1 < utf8.count && utf8[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }
}

extension StringProtocol {
  /// The lines of a text, which end in a line feed, a carriage return, or both.
  var utf8Lines: [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    var last: UInt8 = 0
    for unit in utf8 {
      if unit == 0x0A, last == 0x0D {
        last = unit
        continue
      }
      last = unit
      if unit == 0x0A || unit == 0x0D {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      } else {
        line.append(unit)
      }
    }
    lines.append(String(decoding: line, as: UTF8.self))
    return lines
  }
}
