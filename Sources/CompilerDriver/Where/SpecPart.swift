import Diagnostics
import SwiftRendering
import YAMLSyntax

/// A part of a spec: where it is, and the keys that lead there.
struct SpecPart {
  let place: Place
  let keys: [String]

  /// Finds what a line of an emitted file is from.
  ///
  /// - Parameters:
  ///   - line: The line of the file's body, from 0; nil for one of the header.
  ///   - spec: The text that the file is emitted for.
  init(ofLine line: Int?, of file: EmittedFile, in spec: SourceText) {
    let source = decodeText(spec.utf8, path: spec.path).source
    let document = Document(source: source, root: parseYAML(source).root)
    let mark = line.flatMap { line in file.lineOrigins.last { $0.line <= line } }
    guard let mark, let origin = mark.origin,
      let found = document.part(origin.keys) ?? document.part(origin.otherwise)
    else {
      // All of the file is from all of the spec, which begins with a name.
      let first = document.part(["component"]) ?? document.part(["library"])
      place = first?.place ?? Place(source, Span(0, 0))
      keys = first?.keys ?? []
      return
    }
    keys = found.keys
    place =
      mark.isCopied
      ? document.line((line ?? mark.line) - mark.line + origin.line, of: found) : found.place
  }
}

/// A spec as a tree.
private struct Document {
  let source: SourceText
  let root: Node?

  struct Part {
    var place: Place
    var keys: [String]
    var value: Node?
  }

  /// The part that keys lead to, or the last one on the way there; nil if not even the first is there.
  func part(_ keys: [String]) -> Part? {
    var found: Part?
    var node = root
    for key in keys {
      guard let current = node, let next = child(key, of: current) else { break }
      found = Part(
        place: Place(source, next.key.span), keys: (found?.keys ?? []) + [key], value: next.value)
      node = next.value
    }
    return found
  }

  /// What stands under a key, or is a word of a list.
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

  /// The place of a line of the text that a part has as its value; of the part, if it has none.
  func line(_ line: Int, of part: Part) -> Place {
    guard let value = part.value, case .scalar(let scalar) = value.content, line >= 0 else {
      return part.place
    }
    // White space around the text is not emitted, and neither is that before a line here.
    let text = Array(scalar.text.utf8)
    var offset = text.prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.count
    for _ in 0..<line {
      guard let end = text[offset...].firstIndex(of: 0x0A) else { break }
      offset = end + 1
    }
    while offset < text.count, text[offset] == 0x20 { offset += 1 }
    let start = value.sourceOffset(of: offset, in: source)
    return Place(source, Span(start, start))
  }
}
