import Diagnostics
import Specification
import YAMLSyntax

/// Converts a document to a tree in which each comment is attached to its part, and keys are in schema order.
func read(
  _ document: ParsedDocument, _ root: Node, as schema: SchemaDescription, in source: SourceText
) -> Tree {
  var reader = TreeReader(source: source, comments: document.comments)
  let prologue = reader.prologue(before: root.span.start)
  var collection = reader.collection(
    root, .object { schema }, outer: -1, until: source.utf8.count)
  collection.below += reader.lines(before: source.utf8.count)
  return Tree(prologue: prologue, header: reader.header, root: collection)
}

/// Reads nodes in source order, collecting comments on the way.
struct TreeReader {
  let source: SourceText

  /// The comments at the top that belong to the whole file.
  private(set) var header: [Part.Line] = []

  private let comments: [Comment]

  /// The first comment that is not taken yet.
  private var next = 0

  init(source: SourceText, comments: [Comment]) {
    self.source = source
    self.comments = comments
  }

  /// A mapping or a list.
  ///
  /// - Parameters:
  ///   - outer: The column of the parent; more deeply indented comments below belong to this collection.
  ///   - limit: The start of what follows.
  mutating func collection(
    _ node: Node, _ type: TypeDescription?, outer: Int, until limit: Int
  ) -> Collection {
    let isFlow = source.utf8[node.span.start].opensCollection
    let column = isFlow ? outer : source.column(of: node.span.start)
    let end = isFlow ? node.span.end : limit
    var parts: [Part] = []
    var isMapping = true
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      isMapping = false
      let element = type?.listElement
      for (index, item) in items.enumerated() {
        let next = index + 1 < items.count ? items[index + 1].span.start : end
        var part = Part(above: lines(before: item.span.start), value: .absent)
        read(item, element, into: &part, outer: column, until: next)
        parts.append(part)
      }
    case .mapping(let entries):
      let keys = type?.keys
      for (index, entry) in entries.enumerated() {
        let next = index + 1 < entries.count ? entries[index + 1].key.span.start : end
        var part = Part(above: lines(before: entry.key.span.start), value: .absent)
        part.key = entry.key.text
        part.comment = comment(onLineAfter: entry.key.span.end, before: entry.value.span.start)
        let own = isFlow ? outer : source.column(of: entry.key.span.start)
        let value = entry.key.text.flatMap { keys?.type(of: $0) }
        read(entry.value, value, into: &part, outer: own, until: next)
        parts.append(part)
      }
      if outer < 0 { header = takeHeader(from: &parts) }
      if let keys { parts = ordered(parts, by: keys) }
    }
    var result = Collection(isMapping: isMapping, isFlow: isFlow, parts: parts)
    result.below =
      isFlow ? lines(before: node.span.end) : comments(before: limit, deeperThan: outer)
    return result
  }

  private mutating func read(
    _ node: Node, _ type: TypeDescription?, into part: inout Part, outer: Int, until limit: Int
  ) {
    switch node.content {
    case .scalar(let scalar) where scalar.isAbsent:
      take(comment(onLineAfter: node.span.end, before: limit), into: &part)
      // A comment below a key without a value may be a value that was commented out.
      let below = comments(before: limit, deeperThan: outer)
      if !below.isEmpty {
        part.value = .collection(
          Collection(isMapping: true, isFlow: false, parts: [], below: below))
      }
    case .scalar(let scalar):
      part.above += comments(before: node.span.start, deeperThan: nil)
      switch scalar.style {
      case .plain, .singleQuoted, .doubleQuoted:
        let isWrapped = source[node.span].utf8.contains { $0 == 0x0A || $0 == 0x0D }
        part.value = .scalar(
          WrittenScalar(
            scalar: scalar, use: ScalarUse(of: scalar, as: type), isWrapped: isWrapped))
        take(comment(onLineAfter: node.span.end, before: limit), into: &part)
      case .literal, .folded:
        let headerEnd = source.line(around: node.span.start).end
        var block = BlockScalar(scalar, at: node.span, in: source)
        block.comment = comment(onLineAfter: afterHeader(node.span.start), before: headerEnd)
        part.value = .block(block)
      }
    case .sequence, .mapping:
      let inner = collection(node, type, outer: outer, until: limit)
      part.value = .collection(inner)
      if inner.isFlow { take(comment(onLineAfter: node.span.end, before: limit), into: &part) }
    }
  }

  /// Adds a comment at the end of a line; a line has room for one.
  private func take(_ comment: String?, into part: inout Part) {
    guard let comment else { return }
    if part.comment == nil {
      part.comment = comment
    } else {
      part.above.append(.comment(comment))
    }
  }

  private func afterHeader(_ start: Int) -> Int {
    var end = start
    while end < source.utf8.count, !source.utf8[end].isSpaceOrBreak { end += 1 }
    return end
  }
}

// MARK: - Comments

extension TreeReader {
  /// The comments before a `---` line; nil if there is none.
  mutating func prologue(before start: Int) -> [Part.Line]? {
    var offset = 0
    while offset < start {
      let line = source.line(around: offset)
      if source[Span(line.start, min(line.end, line.start + 3))] == "---" {
        return lines(before: line.start)
      }
      offset = line.end + 1
    }
    return nil
  }

  /// The comment after an offset on the same line.
  private mutating func comment(onLineAfter offset: Int, before limit: Int) -> String? {
    guard next < comments.count else { return nil }
    let comment = comments[next]
    guard !comment.ownLine, comment.span.start >= offset, comment.span.start < limit,
      !source.utf8[offset..<comment.span.start].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    next += 1
    return source[comment.span]
  }

  /// All comments before an offset, with the empty lines above them and above the offset.
  mutating func lines(before limit: Int) -> [Part.Line] {
    let lines = comments(before: limit, deeperThan: nil)
    return source.hasBlankLine(above: limit) ? lines + [.blank] : lines
  }

  /// Comments before an offset, with the empty lines above them.
  ///
  /// - Parameter column: Only takes comments on separate lines that are indented more than this; nil for all.
  private mutating func comments(before limit: Int, deeperThan column: Int?) -> [Part.Line] {
    var lines: [Part.Line] = []
    while next < comments.count, comments[next].span.start < limit {
      let comment = comments[next]
      if let column {
        guard comment.ownLine, source.column(of: comment.span.start) > column else { break }
      }
      if source.hasBlankLine(above: comment.span.start) { lines.append(.blank) }
      lines.append(.comment(source[comment.span]))
      next += 1
    }
    return lines
  }

  /// The comments of the whole file: those above the first key that an empty line separates from the rest.
  private func takeHeader(from parts: inout [Part]) -> [Part.Line] {
    guard var lines = parts.first?.above else { return [] }
    while lines.first == .blank { lines.removeFirst() }
    let end = lines.lastIndex(of: .blank).map { $0 + 1 } ?? lines.count
    parts[0].above = Array(lines[end...])
    return Array(lines[..<end])
  }
}

extension SourceText {
  /// The column of an offset.
  fileprivate func column(of offset: Int) -> Int {
    // A line can contain thousands of nodes, and no block is indented this far.
    let first = max(0, offset - 4096)
    var start = min(offset, utf8.count)
    while start > first, !utf8[start - 1].isBreak { start -= 1 }
    return offset - start
  }

  /// Whether an offset is at the start of its line, ignoring list dashes, and the line above is blank.
  fileprivate func hasBlankLine(above offset: Int) -> Bool {
    // A line may be as long as the file, so it is not scanned as a whole for each node in it.
    var start = min(offset, utf8.count)
    while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == UInt8(ascii: "-") { start -= 1 }
    guard start > 0, utf8[start - 1].isBreak else { return false }
    let isPair = utf8[start - 1] == 0x0A && start > 1 && utf8[start - 2] == 0x0D
    var last = start - (isPair ? 2 : 1)
    while last > 0, utf8[last - 1] == 0x20 || utf8[last - 1] == 0x09 { last -= 1 }
    return last == 0 || utf8[last - 1].isBreak
  }
}

extension UInt8 {
  fileprivate var opensCollection: Bool {
    self == UInt8(ascii: "{") || self == UInt8(ascii: "[")
  }

  fileprivate var isBreak: Bool { self == 0x0A || self == 0x0D }

  fileprivate var isSpaceOrBreak: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}
