import Diagnostics

/// A line of source text, prepared for a terminal.
struct ShownLine {
  /// The line, cut if it is very long.
  private(set) var text = ""

  /// For each scalar, its offset in the source and its placeholder in the marker line.
  private var columns: [(offset: Int, width: String)] = []

  /// The maximum number of shown scalars, and the number of scalars before the place in question.
  private static let limit = 160
  private static let lead = 80

  /// How far a line is read on both sides of the place, since a file may consist of one line with thousands
  /// of problems.
  static let reach = 1000

  /// - Parameters:
  ///   - span: The line in the source.
  ///   - offset: An offset in the line that must be visible.
  init(_ source: SourceText, _ span: Span, around offset: Int) {
    var scalars: [(offset: Int, scalar: Unicode.Scalar)] = []
    var position = span.start
    for scalar in source[span].unicodeScalars {
      scalars.append((position, scalar))
      // A replacement character for damaged UTF-8 is longer than the bytes that it replaces.
      position = min(position + UTF8.width(scalar), span.end)
    }
    var window = scalars[...]
    if scalars.count > Self.limit {
      let place = scalars.firstIndex { $0.offset >= offset } ?? scalars.count
      let start = max(0, min(place - Self.lead, scalars.count - Self.limit))
      window = scalars[start..<(start + Self.limit)]
      if start > 0 {
        text = "…"
        columns.append((span.start, " "))
      }
    }
    for (offset, scalar) in window {
      text.unicodeScalars.append(shown(scalar))
      // A tab in the marker line is as wide as the one above it.
      columns.append((offset, scalar == "\t" ? "\t" : String(repeating: " ", count: width(scalar))))
    }
    if window.endIndex < scalars.count { text += "…" }
  }

  /// The line that marks a range with `^~~`; the mark has at least one character.
  func mark(from start: Int, to end: Int) -> String {
    var lead = ""
    var mark = ""
    for (offset, width) in columns {
      if offset < start {
        lead += width
      } else if offset < end {
        mark += String(repeating: "~", count: width == "\t" ? 1 : width.count)
      }
    }
    return lead + "^" + mark.dropFirst()
  }
}

/// Text in one line, without control characters. Bytes in names of files that are not UTF-8 are escaped: `\xE9`.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let byte = foreignByte(scalar) {
      result += "\\x" + String(byte, radix: 16, uppercase: true)
    } else {
      result.unicodeScalars.append(shown(scalar))
    }
  }
  return result
}

/// Text in lines, without other control characters.
func printableLines(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    result.unicodeScalars.append(scalar == "\n" ? scalar : shown(scalar))
  }
  return result
}

/// What is shown for a scalar: itself, or a replacement for control characters and changes of direction.
func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: scalar
  case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: scalar
  }
}

/// The number of terminal cells that a scalar takes.
private func width(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return 1 }
  if shown(scalar) != scalar { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  switch value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
