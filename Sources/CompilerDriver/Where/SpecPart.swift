import Diagnostics
import SwiftRendering
import YAMLSyntax

/// A part of a spec: its place and its key path.
struct SpecPart {
  let place: Place
  let keys: [String]

  /// The origin of the emitted line, if known; a whole file originates from the whole spec.
  fileprivate let mark: LineOrigin?
  fileprivate let value: Node?
  fileprivate let key: Node?

  /// Finds the origin of a line of an emitted file.
  ///
  /// - Parameters:
  ///   - line: The line of the file's body, from 0; nil for one of the header.
  ///   - spec: The spec from which the file is emitted.
  init(ofLine line: Int?, of file: EmittedFile, in spec: SpecDocument) {
    let mark = line.flatMap { line in file.lineOrigins.last { $0.line <= line } }
    guard let mark, let origin = mark.origin,
      let found = spec.part(origin.keys) ?? spec.part(origin.otherwise)
    else {
      // A spec begins with a name.
      let first = spec.part(["component"]) ?? spec.part(["library"])
      place = first?.place ?? spec.start
      keys = first?.keys ?? []
      self.mark = nil
      value = nil
      key = nil
      return
    }
    keys = found.keys
    place =
      mark.isCopied
      ? spec.line((line ?? mark.line) - mark.line + origin.line, of: found) : found.place
    self.mark = mark
    value = found.value
    key = found.key
  }
}

/// A spec as a tree.
struct SpecDocument {
  let source: SourceText
  private let root: Node?

  /// - Parameter text: As it was read.
  init(_ text: SourceText) {
    source = decodeText(text.utf8, path: text.path).source
    root = parseYAML(source).root
  }

  fileprivate struct Part {
    var place: Place
    var keys: [String]
    var key: Node
    var value: Node?
  }

  /// The start of the text.
  var start: Place { Place(source, Span(0, 0)) }

  /// The place of the last key on a path that exists; nil if not even the first one does.
  func place(_ keys: [String]) -> Place? { part(keys)?.place }

  /// The part at a key path, or its closest existing ancestor; nil if not even the first key exists.
  fileprivate func part(_ keys: [String]) -> Part? {
    var found: Part?
    var node = root
    for key in keys {
      guard let current = node, let next = child(key, of: current) else { break }
      found = Part(
        place: Place(source, next.key.span), keys: (found?.keys ?? []) + [key], key: next.key,
        value: next.value)
      node = next.value
    }
    return found
  }

  /// The value of a key, or a word in a list.
  private func child(_ key: String, of node: Node) -> (key: Node, value: Node?)? {
    switch node.content {
    case .mapping(let entries):
      entries.first { isWord(key, $0.key) }.map { ($0.key, $0.value) }
    case .sequence(let items): items.first { isWord(key, $0) }.map { ($0, nil) }
    case .scalar: nil
    }
  }

  private func isWord(_ text: String, _ node: Node) -> Bool {
    if case .scalar(let scalar) = node.content { scalar.text == text } else { false }
  }

  /// The place of a line in the text value of a part; the place of the part if it has no text value.
  fileprivate func line(_ line: Int, of part: Part) -> Place {
    guard let value = part.value, let (_, offset) = textLine(line, of: value) else {
      return part.place
    }
    let start = value.sourceOffset(of: offset, in: source)
    return Place(source, Span(start, start))
  }

  /// A line of a scalar's text without its indentation, and its offset in the text.
  private func textLine(_ line: Int, of value: Node) -> (text: ArraySlice<UInt8>, offset: Int)? {
    guard case .scalar(let scalar) = value.content, line >= 0 else { return nil }
    // White space around the text and indentation are not emitted.
    let text = Array(scalar.text.utf8)
    var offset = text.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.count
    for _ in 0..<line {
      guard let end = text[offset...].firstIndex(of: 0x0A) else { break }
      offset = end + 1
    }
    while offset < text.count, text[offset] == 0x20 { offset += 1 }
    return (text[offset...].prefix { $0 != 0x0A }, offset)
  }

  /// The place in the spec of the text in a range of an emitted line; nil if it is not there.
  ///
  /// - Parameters:
  ///   - column: From 0, in UTF-8 code units.
  ///   - width: In UTF-8 code units.
  ///   - line: The line of the file's body, from 0.
  ///   - part: The origin of the line.
  func place(
    ofColumn column: Int, width: Int, inLine line: Int, of file: EmittedFile, _ part: SpecPart
  ) -> Place? {
    let lines = file.body.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(line) else { return nil }
    let emitted = Array(lines[line])
    let column = min(column, emitted.count)
    if let mark = part.mark, mark.isCopied, let value = part.value,
      let (text, offset) = textLine(line - mark.line + (mark.origin?.line ?? 0), of: value)
    {
      let indentation = emitted.prefix { $0 == 0x20 }.count
      if column >= indentation, emitted[indentation...].starts(with: text.prefix { $0 != 0x0D }) {
        return place(offset + column - indentation, width: width, of: value)
      }
    }
    // The longest substring of the line that also occurs in one of the part's texts. A line that may come from any part
    // is only found if most of it occurs.
    let blanks = emitted.prefix { $0 == 0x20 }.count
    let least = part.mark == nil ? (emitted.count - blanks) / 2 : 0
    var best: (length: Int, node: Node, offset: Int)?
    for node in scalars(of: part) {
      guard case .scalar(let scalar) = node.content else { continue }
      let text = Array(scalar.text.utf8)
      for offset in occurrences(of: emitted, at: column, in: text) {
        let length = sharedLength(emitted, column, text, offset)
        if length > best?.length ?? least { best = (length, node, offset) }
      }
    }
    return best.flatMap { place($0.offset, width: width, of: $0.node) }
  }

  private func place(_ offset: Int, width: Int, of value: Node) -> Place {
    let start = value.sourceOffset(of: offset, in: source)
    let end = value.sourceOffset(of: offset + width, in: source)
    return Place(source, Span(start, max(start, end)))
  }

  /// The texts in a part, including its key; all texts if the part is not known.
  private func scalars(of part: SpecPart) -> [Node] {
    var found: [Node] = []
    func collect(_ node: Node) {
      switch node.content {
      case .scalar: found.append(node)
      case .sequence(let items): items.forEach(collect)
      case .mapping(let entries):
        for entry in entries {
          collect(entry.key)
          collect(entry.value)
        }
      }
    }
    if let value = part.mark == nil ? root : part.value { collect(value) }
    if let key = part.key { found.append(key) }
    return found
  }

  /// The positions in a text of the word or sign at a column of a line.
  private func occurrences(of line: [UInt8], at column: Int, in text: [UInt8]) -> [Int] {
    let word = line[column...].prefix(while: \.isIdentifier)
    let token = word.isEmpty ? line[column...].prefix(1) : word
    guard let first = token.first, token.count <= text.count else { return [] }
    return text.indices.dropLast(token.count - 1).filter { offset in
      let end = offset + token.count
      return text[offset] == first && text[offset..<end].elementsEqual(token)
        && (word.isEmpty
          || (offset == 0 || !text[offset - 1].isIdentifier)
            && (end == text.count || !text[end].isIdentifier))
    }
  }

  /// The length of the common substring of two texts around two positions.
  private func sharedLength(_ left: [UInt8], _ i: Int, _ right: [UInt8], _ j: Int) -> Int {
    let after = zip(left[i...], right[j...]).prefix { $0 == $1 }.count
    let before = zip(left[..<i].reversed(), right[..<j].reversed()).prefix { $0 == $1 }.count
    return before + after
  }
}
