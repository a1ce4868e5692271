import Diagnostics
import YAMLSyntax

extension BlockScalar {
  /// Reads the lines of a literal or folded scalar.
  init(_ scalar: Scalar, at span: Span, in source: SourceText) {
    let breaks = scalar.text.utf8.reversed().prefix { $0 == 0x0A }.count
    let isEmpty = breaks == scalar.text.utf8.count
    // The first line break at the end of a text terminates its last line.
    let kept = isEmpty ? breaks : max(0, breaks - 1)
    keepsBreaks = kept > 0
    header = (scalar.style == .folded ? ">" : "|") + (keepsBreaks ? "+" : breaks == 0 ? "-" : "")
    let text =
      isEmpty
      ? []
      : scalar.style == .folded
        ? Self.writtenLines(scalar, at: span, in: source) : scalar.text.dropLast(breaks).utf8Lines
    lines = text + Array(repeating: "", count: kept)
    // The first line with text determines the indentation.
    let lead = lines.prefix { $0.utf8.allSatisfy { $0 == 0x20 } }
    startsIndented =
      lead.contains { !$0.isEmpty } || lines.dropFirst(lead.count).first?.utf8.first == 0x20
  }

  /// The written lines of a folded scalar without their indentation, up to the last one that is not empty.
  private static func writtenLines(
    _ scalar: Scalar, at span: Span, in source: SourceText
  ) -> [String] {
    let text = source[span].utf8Lines.dropFirst()
    let first = text.first { !$0.utf8.allSatisfy { $0 == 0x20 } } ?? ""
    let written = first.utf8.prefix { $0 == 0x20 }.count
    let textLines = scalar.text.utf8Lines.first { !$0.isEmpty } ?? ""
    let indentation = max(0, written - textLines.utf8.prefix { $0 == 0x20 }.count)
    return text.map { String(decoding: $0.utf8.dropFirst(indentation), as: UTF8.self) }
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
