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
  return Tree(
    prologue: prologue, header: reader.header, root: collection,
    endsVerbatim: reader.endsVerbatim)
}

/// Reads nodes in source order, collecting comments on the way.
struct TreeReader {
  let source: SourceText

  /// The comments at the top that belong to the whole file.
  private(set) var header: [Part.Line] = []

  private let comments: [Comment]

  /// The first comment that is not taken yet.
  private var next = 0

  /// The end of the last block scalar: empty lines before it are part of its text.
  private var textEnd = 0

  /// Whether an empty line after it would be part of it.
  private var textKeepsBreaks = false

  /// Whether the last line has no line break and is left as it is.
  private(set) var endsVerbatim = false

  init(source: SourceText, comments: [Comment]) {
    self.source = source
    self.comments = comments
  }

  /// A mapping or a list.
  ///
  /// - Parameters:
  ///   - outer: The column of the parent; more deeply indented comments below belong to this collection.
  ///   - limit: The start of what follows.
  ///   - isInFlow: Whether the parent is in brackets.
  mutating func collection(
    _ node: Node, _ type: TypeDescription?, outer: Int, until limit: Int, isInFlow: Bool = false
  ) -> Collection {
    // A mapping of one entry in a list in brackets needs no brackets of its own.
    let isFlow = isInFlow || source.utf8[node.span.start].opensCollection
    let column = isFlow ? outer : source.column(of: node.span.start)
    let end = isFlow ? node.span.end : limit
    var parts: [Part] = []
    var frozen: FrozenParts?
    var isMapping = true
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      isMapping = false
      let element = type?.listElement
      let starts = items.map { item in
        isFlow
          ? item.span.start : source.dash(of: item.span.start, at: column, from: node.span.start)
      }
      for (index, item) in items.enumerated() {
        let next = index + 1 < items.count ? starts[index + 1] : end
        var part = Part(
          above: above(starts[index], isFlow, column, &frozen, &parts), value: .absent)
        // A comment about formatting after the dash is about the parts of the item.
        part.above += lines(
          of: comments(
            before: item.span.start, deeperThan: nil, untilSwitch: source.isBlockCollection(item)))
        read(item, element, into: &part, outer: column, until: next, isInFlow: isFlow)
        parts.append(part)
      }
    case .mapping(let entries):
      let keys = type?.keys
      for (index, entry) in entries.enumerated() {
        let next = index + 1 < entries.count ? entries[index + 1].key.span.start : end
        let above = above(entry.key.span.start, isFlow, column, &frozen, &parts)
        var part = Part(above: above, value: .absent)
        part.key = entry.key.text
        part.comment = comment(onLineAfter: entry.key.span.end, before: entry.value.span.start)
        let own = isFlow ? outer : source.column(of: entry.key.span.start)
        let value = entry.key.text.flatMap { keys?.type(of: $0) }
        read(entry.value, value, into: &part, outer: own, until: next, isInFlow: isFlow)
        parts.append(part)
      }
    }
    let below =
      isFlow
      ? lines(before: node.span.end)
      : below(comments(before: limit, deeperThan: outer), node, column, &frozen, &parts)
    if isMapping {
      if outer < 0 { header = takeHeader(from: &parts) }
      // A line break after the last line could change the text of a scalar.
      if let keys = type?.keys, !endsVerbatim { parts = ordered(parts, by: keys) }
    }
    return Collection(isMapping: isMapping, isFlow: isFlow, parts: parts, below: below)
  }

  private mutating func read(
    _ node: Node, _ type: TypeDescription?, into part: inout Part, outer: Int, until limit: Int,
    isInFlow: Bool
  ) {
    switch node.content {
    case .scalar(let scalar) where scalar.isAbsent:
      take(comment(onLineAfter: node.span.end, before: limit), into: &part)
      // A comment below a key without a value may be a value that was commented out.
      let below = lines(of: comments(before: limit, deeperThan: outer))
      if !below.isEmpty {
        part.value = .collection(
          Collection(isMapping: true, isFlow: false, parts: [], below: below))
      }
    case .scalar(let scalar):
      part.above += lines(of: comments(before: node.span.start, deeperThan: nil))
      switch scalar.style {
      case .plain, .singleQuoted, .doubleQuoted:
        let isWrapped = source[node.span].utf8.contains { $0 == 0x0A || $0 == 0x0D }
        part.value = .scalar(
          WrittenScalar(
            scalar: scalar, use: ScalarUse(of: scalar, as: type), isWrapped: isWrapped))
        take(comment(onLineAfter: node.span.end, before: limit), into: &part)
      case .literal, .folded:
        let headerEnd = source.line(around: node.span.start).end
        var (block, end) = BlockScalar.read(
          scalar, at: node.span.start, in: source, indentedMoreThan: outer)
        block.comment = comment(onLineAfter: afterHeader(node.span.start), before: headerEnd)
        part.value = .block(block)
        textEnd = end
        textKeepsBreaks = block.keepsBreaks
      }
    case .sequence, .mapping:
      let inner = collection(node, type, outer: max(0, outer), until: limit, isInFlow: isInFlow)
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

// MARK: - Parts that are not formatted

extension TreeReader {
  /// Parts after `# dscompile:format off`.
  private struct FrozenParts {
    /// The comment, with its `#`.
    let comment: String

    /// The start of the comment's line.
    let start: Int

    /// The lines above the comment.
    let above: [Part.Line]

    /// The index of the first part.
    let first: Int

    /// The lines of a comment without parts below it.
    var lines: [Part.Line] { above + [.comment(comment)] }
  }

  /// The lines above a part. Comments among them end or begin parts that are not formatted.
  private mutating func above(
    _ start: Int, _ isFlow: Bool, _ column: Int, _ frozen: inout FrozenParts?, _ parts: inout [Part]
  ) -> [Part.Line] {
    let taken = comments(before: start, deeperThan: nil)
    var lines =
      isFlow
      ? lines(of: taken) : separate(taken, column, &frozen, &parts)
    if hasBlankLine(above: start) { lines.append(.blank) }
    return lines
  }

  /// The lines below the last part of a collection, at whose end formatting begins again.
  private mutating func below(
    _ taken: Range<Int>, _ node: Node, _ column: Int, _ frozen: inout FrozenParts?,
    _ parts: inout [Part]
  ) -> [Part.Line] {
    if let frozen, frozen.first < parts.count,
      !taken.contains(where: { comments[$0].switchesFormatting == .on })
    {
      // Comments that are indented less are not moved with the lines.
      let own = taken.prefix { source.column(of: comments[$0].span.start) >= column }
      let rest = own.endIndex..<taken.upperBound
      let last = own.endIndex > 0 ? comments[own.endIndex - 1].span.start : 0
      let lineEnds = [last, node.span.end].map { source.line(around: $0).end }
      freeze(frozen, to: max(lineEnds[0], lineEnds[1], textEnd), isOpen: true, column, &parts)
      return lines(of: rest)
    }
    var lines = separate(taken, column, &frozen, &parts)
    if let unused = frozen { lines = unused.lines + lines }
    return lines
  }

  /// The lines of comments after the last one that ends or begins parts that are not formatted.
  private mutating func separate(
    _ taken: Range<Int>, _ column: Int, _ frozen: inout FrozenParts?, _ parts: inout [Part]
  ) -> [Part.Line] {
    var start = taken.lowerBound
    var result: [Part.Line] = []
    for index in taken {
      let comment = comments[index]
      switch comment.switchesFormatting {
      case .off where frozen == nil:
        result += lines(of: start..<index)
        if hasBlankLine(above: comment.span.start) { result.append(.blank) }
        frozen = FrozenParts(
          comment: source[comment.span], start: source.line(around: comment.span.start).start,
          above: result, first: parts.count)
        start = index + 1
        result = []
      case .on:
        guard let off = frozen else { continue }
        frozen = nil
        if off.first < parts.count {
          freeze(
            off, to: source.line(around: comment.span.start).end, isOpen: false, column, &parts)
          result = []
          start = index + 1
        } else {
          result = off.lines
        }
      case .off, nil: continue
      }
    }
    return result + lines(of: start..<taken.upperBound)
  }

  /// Replaces parts by their lines in the source.
  private mutating func freeze(
    _ frozen: FrozenParts, to end: Int, isOpen: Bool, _ column: Int, _ parts: inout [Part]
  ) {
    var lines = source[Span(frozen.start, end)].utf8Lines
    // The break at the end of the last line ends it.
    if source.utf8[end - 1].isBreak {
      lines.removeLast()
    } else if end == source.utf8.count {
      endsVerbatim = true
    }
    let part = Part(
      above: frozen.above, key: parts[frozen.first].key,
      value: .verbatim(
        VerbatimLines(
          lines: lines, column: column, isOpen: isOpen,
          keepsBreaks: isOpen && textKeepsBreaks && end == textEnd)))
    parts.replaceSubrange(frozen.first..., with: [part])
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
    let lines = lines(of: comments(before: limit, deeperThan: nil))
    return hasBlankLine(above: limit) ? lines + [.blank] : lines
  }

  /// Takes the comments before an offset.
  ///
  /// - Parameters:
  ///   - column: Only takes comments on separate lines that are indented more than this; nil for all.
  ///   - untilSwitch: Whether to stop at a comment about formatting.
  private mutating func comments(
    before limit: Int, deeperThan column: Int?, untilSwitch: Bool = false
  ) -> Range<Int> {
    let first = next
    while next < comments.count, comments[next].span.start < limit {
      let comment = comments[next]
      if untilSwitch, comment.switchesFormatting != nil { break }
      if let column {
        guard comment.ownLine, source.column(of: comment.span.start) > column else { break }
      }
      next += 1
    }
    return first..<next
  }

  /// Comments with the empty lines above them.
  private func lines(of taken: Range<Int>) -> [Part.Line] {
    taken.flatMap { index -> [Part.Line] in
      let span = comments[index].span
      return (hasBlankLine(above: span.start) ? [.blank] : []) + [.comment(source[span])]
    }
  }

  /// Whether an offset is at the start of its line, ignoring list dashes, and the line above is blank.
  private func hasBlankLine(above offset: Int) -> Bool {
    source.blankLine(above: offset).map { $0 >= textEnd } ?? false
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

  /// Whether a value is a mapping or a list that is not in brackets.
  fileprivate func isBlockCollection(_ node: Node) -> Bool {
    switch node.content {
    case .scalar: false
    case .sequence, .mapping: !utf8[node.span.start].opensCollection
    }
  }

  /// The offset of the dash of an item in a list that begins at an offset; the start of the item if there is none.
  fileprivate func dash(of item: Int, at column: Int, from first: Int) -> Int {
    var end = item
    while end > first {
      let start = end - self.column(of: end)
      let dash = start + column
      if dash < end, utf8[dash] == UInt8(ascii: "-"),
        utf8[start..<dash].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") })
      {
        return dash
      }
      end = start - 1
    }
    return item
  }

  /// The start of the blank line above the line that an offset starts, ignoring list dashes.
  fileprivate func blankLine(above offset: Int) -> Int? {
    // A line may be as long as the file, so it is not scanned as a whole for each node in it.
    var start = min(offset, utf8.count)
    while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == UInt8(ascii: "-") { start -= 1 }
    guard start > 0, utf8[start - 1].isBreak else { return nil }
    let isPair = utf8[start - 1] == 0x0A && start > 1 && utf8[start - 2] == 0x0D
    var last = start - (isPair ? 2 : 1)
    while last > 0, utf8[last - 1] == 0x20 || utf8[last - 1] == 0x09 { last -= 1 }
    return last == 0 || utf8[last - 1].isBreak ? last : nil
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
