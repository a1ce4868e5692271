import Diagnostics

/// The text of an emitted file with placeholders `{{name}}`, without any logic.
///
/// A line that consists of a tag is a section: if the section is empty, the line and the blank line before it
/// are removed.
package struct Template: Sendable {
  private struct Line: Sendable {
    /// Alternating texts and names, starting with a text.
    var pieces: [String]

    var isBlank: Bool { pieces.count == 1 && pieces[0].isEmpty }

    /// The name of the section in the line.
    var section: String? {
      pieces.count == 3 && pieces[0].isEmpty && pieces[2].isEmpty ? pieces[1] : nil
    }
  }

  private let lines: [Line]

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - source: The template's text.
  ///   - names: The names of the available values.
  /// - Returns: The template without invalid tags, and the errors.
  package static func parse(
    _ source: SourceText, names: [String]
  ) -> (template: Self, diagnostics: [Diagnostic]) {
    var lines: [Line] = []
    var diagnostics: [Diagnostic] = []
    var offset = 0
    var rest = source.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if rest.last?.isEmpty == true { rest.removeLast() }
    for var line in rest {
      let next = offset + line.count + 1
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      lines.append(
        parse(line: line, at: offset, in: source, names: names, diagnostics: &diagnostics))
      offset = next
    }
    return (Self(lines: lines), diagnostics)
  }

  private static func parse(
    line: ArraySlice<UInt8>, at offset: Int, in source: SourceText, names: [String],
    diagnostics: inout [Diagnostic]
  ) -> Line {
    func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
    func place(_ range: Range<Int>) -> Place {
      let shift = offset - line.startIndex
      return Place(source, Span(range.lowerBound + shift, range.upperBound + shift))
    }
    func pair(_ unit: Unicode.Scalar, from index: Int) -> Int? {
      (index..<max(index, line.endIndex - 1)).first {
        line[$0] == UInt8(ascii: unit) && line[$0 + 1] == UInt8(ascii: unit)
      }
    }
    var pieces: [String] = []
    var pending = ""
    var index = line.startIndex
    while let open = pair("{", from: index) {
      pending += text(index..<open)
      guard let close = pair("}", from: open + 2) else {
        diagnostics.append(
          Diagnostic(
            .templateTag, at: place(open..<line.endIndex),
            "a tag is opened but not closed; write '{{name}}' in one line"))
        index = line.endIndex
        break
      }
      let name = String(
        text(open + 2..<close).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      if names.contains(name) {
        pieces += [pending, name]
        pending = ""
      } else {
        diagnostics.append(
          Diagnostic(
            .templateValue, at: place(open..<close + 2),
            "this template has no value '\(name)'; \(remedy(for: name, among: names))"))
      }
      index = close + 2
    }
    if index < line.endIndex { pending += text(index..<line.endIndex) }
    return Line(pieces: pieces + [pending])
  }

  /// The template's text with its values inserted, in UTF-8, with one line feed at its end.
  package func fill(_ values: [String: String]) -> [UInt8] {
    fill(values.mapValues { PrintedText($0) }).text
  }

  /// The same with printed values, including their origins.
  package func fill(_ values: [String: PrintedText]) -> PrintedText {
    var filled = PrintedText()
    filled.text.reserveCapacity(values.values.reduce(2000) { $0 + $1.text.count })
    var blanks = 0
    for line in lines {
      if line.isBlank {
        blanks += 1
        continue
      }
      if let section = line.section, values[section]?.text.isEmpty ?? true {
        blanks = 0
        continue
      }
      if !filled.text.isEmpty { filled.text.append(contentsOf: repeatElement(0x0A, count: blanks)) }
      blanks = 0
      for (index, piece) in line.pieces.enumerated() {
        if index.isMultiple(of: 2) {
          filled.text.append(contentsOf: piece.utf8)
        } else if let value = values[piece] {
          for var mark in value.marks {
            mark.offset += filled.text.count
            filled.marks.append(mark)
          }
          filled.text.append(contentsOf: value.text)
        }
      }
      filled.text.append(0x0A)
    }
    return filled
  }
}
