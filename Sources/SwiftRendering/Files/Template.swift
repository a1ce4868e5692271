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

    /// The import declaration that is the whole line; nil if it is something else.
    var importDeclaration: String? {
      guard pieces.count == 1, let text = pieces.first, text.first != " " else { return nil }
      let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
      let words = text.split(separator: " ").drop { $0.first == "@" || modifiers.contains($0) }
      guard words.first == "import" else { return nil }
      let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
      ]
      let rest = words.dropFirst()
      guard rest.count == 1 || rest.count == 2 && rest.first.map(kinds.contains) == true else {
        return nil
      }
      return text
    }

    /// By how much the line changes the depth of conditional compilation.
    var conditionStep: Int {
      let text = pieces[0].drop { $0 == " " }
      return text.hasPrefix("#if") ? 1 : text.hasPrefix("#endif") ? -1 : 0
    }
  }

  private let lines: [Line]

  /// A template without text.
  package static let empty = Self(lines: [])

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
            "a tag is opened but not closed; write '{{name}}' on one line"))
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
            (name.isEmpty ? "a tag has no name; " : "this template has no value '\(name)'; ")
              + remedy(for: name, among: names)))
      }
      index = close + 2
    }
    if index < line.endIndex { pending += text(index..<line.endIndex) }
    return Line(pieces: pieces + [pending])
  }

  /// A template whose imports are apart from the rest of its text.
  package struct Split: Sendable {
    /// The lines above the first import, such as a license.
    package let head: Template

    /// The import declarations in the template's own text.
    package let imports: [String]

    /// Whether the section with the imports is apart, too.
    package let hasValue: Bool

    /// All other lines.
    package let body: Template
  }

  /// The template with its imports apart, so that it can be filled below other declarations.
  ///
  /// Imports inside `#if`, or with other text in their line, stay where they are; Swift allows them anywhere in
  /// a file.
  ///
  /// - Parameter name: The name of the section with the imports.
  package func split(atImportsIn name: String) -> Split {
    var head: [Line] = []
    var body: [Line] = []
    var imports: [String] = []
    var hasValue = false
    var isBelow = false
    var depth = 0
    for line in lines {
      let own = line.importDeclaration
      guard depth == 0, line.section == name || own != nil else {
        depth += line.conditionStep
        body.append(line)
        continue
      }
      if let own { imports.append(own) } else { hasValue = true }
      // As for an empty section, the blank lines before it are removed.
      while body.last?.isBlank == true { body.removeLast() }
      if !isBelow, body.allSatisfy({ $0.section == nil }) {
        head = body
        body = []
      }
      isBelow = true
    }
    return Split(
      head: Self(lines: head), imports: imports, hasValue: hasValue, body: Self(lines: body))
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
