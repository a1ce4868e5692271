/// Writes a tree line by line.
struct Writer {
  /// Without line breaks.
  private(set) var lines: [String] = []

  /// The start of the next entry's line if it is on the line of a dash.
  private var lead: String?

  /// Whether an empty line would become part of the scalar above.
  private var keepsBreaks = false

  /// The maximum number of characters in a line, where the layout is free.
  fileprivate static let width = 100

  mutating func line(_ text: String) {
    lines.append(text)
    keepsBreaks = false
  }

  mutating func write(_ above: [Part.Line], indentation: Int) {
    for line in above {
      switch line {
      case .blank: if !keepsBreaks, lines.last != "" { lines.append("") }
      case .comment(let text): self.line(spaces(indentation) + text)
      }
    }
  }

  /// Writes the entries of a mapping or the items of a list on separate lines.
  mutating func write(_ collection: Collection, indentation: Int) {
    for (index, part) in collection.parts.enumerated() {
      if let lead {
        // The comments are above the dash.
        self.lead = nil
        write(part, after: lead + part.sign, indentation: indentation)
        continue
      }
      let above = index == 0 ? Array(part.above.drop { $0 == .blank }) : part.above
      write(above, indentation: indentation)
      if case .verbatim(let verbatim) = part.value {
        write(verbatim, indentation: indentation)
      } else {
        let start = spaces(indentation) + part.sign
        write(commentsAbove(part, after: start), indentation: indentation)
        write(part, after: start, indentation: indentation)
      }
    }
    write(collection.below, indentation: indentation)
  }

  private mutating func write(_ part: Part, after start: String, indentation: Int) {
    let comment = part.comment.map { "  \($0)" } ?? ""
    switch part.value {
    case .absent: line(start + comment)
    case .scalar(let scalar):
      let text = written(scalar, in: .block)
      for line in wrapped(text, scalar, after: start, indentation: indentation + 2) {
        self.line(line)
      }
      lines[lines.count - 1] += comment
    case .verbatim: break
    case .block(let block): write(block, after: start, indentation: indentation + 2)
    case .collection(let collection):
      if let text = inline(collection, after: start) {
        line("\(start) \(text)\(comment)")
      } else if part.isOnOwnLine(collection) {
        line(start + comment)
        write(collection, indentation: indentation + 2)
      } else {
        lead = "\(start) "
        write(collection, indentation: indentation + 2)
      }
    }
  }

  /// A collection in brackets after its key or dash; nil if it is written on several lines.
  private func inline(_ collection: Collection, after start: String) -> String? {
    guard collection.isFlow, let text = inFlow(collection),
      collection.parts.isEmpty || fits("\(start) \(text)")
    else { return nil }
    return text
  }

  /// The comments inside the value of a part that have no place but above its first line.
  private func commentsAbove(_ part: Part, after start: String) -> [Part.Line] {
    guard case .collection(let collection) = part.value else { return [] }
    if inline(collection, after: start) != nil {
      // Only an empty collection has comments here.
      return collection.below.filter { $0 != .blank }
    }
    guard !part.isOnOwnLine(collection), let first = collection.parts.first else { return [] }
    return (part.comment.map { [.comment($0)] } ?? []) + first.above.filter { $0 != .blank }
      + commentsAbove(first, after: "\(start) \(first.sign)")
  }

  private mutating func write(_ block: BlockScalar, after start: String, indentation: Int) {
    var header = block.header
    if block.startsIndented { header.insert("2", at: header.index(after: header.startIndex)) }
    line("\(start) \(header)\(block.comment.map { "  \($0)" } ?? "")")
    for text in block.lines { line(text.isEmpty ? "" : spaces(indentation) + text) }
    keepsBreaks = block.keepsBreaks
  }

  /// Writes lines as they are, indented as the collection that they are in.
  private mutating func write(_ verbatim: VerbatimLines, indentation: Int) {
    let added = spaces(max(0, indentation - verbatim.column))
    let removed = max(0, verbatim.column - indentation)
    for text in verbatim.lines {
      let indented = text.utf8.prefix { $0 == 0x20 }.count
      line(
        text.isEmpty
          ? ""
          : added + String(decoding: text.utf8.dropFirst(min(removed, indented)), as: UTF8.self))
    }
    keepsBreaks = verbatim.keepsBreaks
  }

  /// A scalar after its key, on several lines if it was written so and is too long for one.
  private func wrapped(
    _ text: String, _ scalar: WrittenScalar, after start: String, indentation: Int
  ) -> [String] {
    let whole = "\(start) \(text)"
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard scalar.isWrapped, !fits(whole), words.allSatisfy({ !$0.isEmpty }),
      words.count > 2, words.first != "\"", words.last != "\"", words.first != "'",
      words.last != "'"
    else { return [whole] }
    var lines: [String] = []
    var line = start
    for word in words {
      if fits("\(line) \(word)") || line == start {
        line += " \(word)"
      } else {
        lines.append(line)
        line = spaces(indentation) + word
      }
    }
    return lines + [line]
  }

  private func fits(_ line: String) -> Bool { line.unicodeScalars.count <= Self.width }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

extension [Part.Line] {
  /// Without empty lines at its end.
  var trimmed: [Part.Line] { Array(prefix((lastIndex { $0 != .blank } ?? -1) + 1)) }
}

extension Part {
  /// Its key with a colon, or a dash.
  fileprivate var sign: String { key.map { "\(written(key: $0)):" } ?? "-" }

  /// Whether a collection that is not in brackets begins on the line below the key or the dash.
  fileprivate func isOnOwnLine(_ collection: Collection) -> Bool {
    key != nil || collection.parts.isEmpty || collection.startsVerbatim
  }
}

extension Collection {
  /// Whether its first line is left as it is, so that it cannot be on the line of a dash.
  fileprivate var startsVerbatim: Bool {
    switch parts.first?.value {
    case .verbatim: true
    case .collection(let inner): parts.first?.key == nil && !inner.isFlow && inner.startsVerbatim
    case .absent, .scalar, .block, nil: false
    }
  }
}

/// A mapping or a list in brackets; nil if it has comments or values that are not allowed in brackets, or is
/// too long for a line.
///
/// - Parameter room: The number of characters available, at least.
private func inFlow(_ collection: Collection, room: Int = Writer.width) -> String? {
  if room < 0 { return nil }
  guard collection.below.isEmpty || collection.parts.isEmpty && collection.isFlow else {
    return nil
  }
  var texts: [String] = []
  var length = 0
  for part in collection.parts {
    // A character has at most four code units.
    if length > 4 * room { return nil }
    guard part.comment == nil, part.above.allSatisfy({ $0 == .blank }) else { return nil }
    let value: String
    switch part.value {
    case .absent: value = ""
    case .scalar(let scalar): value = written(scalar, in: .flow)
    case .block, .verbatim: return nil
    case .collection(let inner):
      guard inner.isFlow, inner.below.allSatisfy({ $0 == .blank }),
        let text = inFlow(inner, room: room - 2)
      else { return nil }
      value = text
    }
    if let key = part.key {
      texts.append("\(written(key: key)): \(value)")
    } else {
      if value.isEmpty { return nil }
      texts.append(value)
    }
    length += texts[texts.count - 1].utf8.count
  }
  let list = texts.joined(separator: ", ")
  return collection.isMapping ? "{\(list)}" : "[\(list)]"
}
