import Diagnostics
import YAMLSyntax

extension ParsedDocument {
  /// The edit that removes the entry whose value is at a place; nil if that would remove something else, such
  /// as a comment, or leave an empty mapping.
  func removal(ofValueAt place: Place) -> FixIt.Edit? {
    removal(at: place) { $0.value.span == place.span }
  }

  /// Same, for the entry whose key is at a place.
  func removal(ofKeyAt place: Place) -> FixIt.Edit? {
    removal(at: place) {
      $0.key.span.start <= place.span.start && place.span.end <= $0.key.span.end
    }
  }

  private func removal(at place: Place, _ isSought: (Node.Entry) -> Bool) -> FixIt.Edit? {
    guard let root, let (entries, index) = entries(around: place.span, in: root, isSought),
      entries.count > 1
    else { return nil }
    let source = place.source
    let entry = entries[index]
    let span =
      isFlow(entries, in: source)
      ? flowSpan(of: index, in: entries) : blockSpan(of: entry, in: source)
    guard let span else { return nil }
    let isCommented = comments.contains { $0.span.start < span.end && span.start < $0.span.end }
    return isCommented ? nil : .init(Place(source, span), "")
  }

  /// The entries of the mapping that contains the sought one, and its index.
  private func entries(
    around span: Span, in node: Node, _ isSought: (Node.Entry) -> Bool
  ) -> (entries: [Node.Entry], index: Int)? {
    switch node.content {
    case .scalar: return nil
    case .sequence(let items):
      return items.first { $0.span.start <= span.start && span.end <= $0.span.end }
        .flatMap { entries(around: span, in: $0, isSought) }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        if isSought(entry) { return (entries, index) }
        if entry.value.span.start <= span.start, span.end <= entry.value.span.end {
          return self.entries(around: span, in: entry.value, isSought)
        }
      }
      return nil
    }
  }
}

/// Whether the entries of a mapping are separated by commas.
private func isFlow(_ entries: [Node.Entry], in source: SourceText) -> Bool {
  let end = max(entries[0].key.span.end, entries[0].value.span.end)
  return source.utf8[end..<entries[1].key.span.start].contains(UInt8(ascii: ","))
}

/// From the entry to the next one, or from the end of the previous one.
private func flowSpan(of index: Int, in entries: [Node.Entry]) -> Span? {
  if index + 1 < entries.count {
    return Span(entries[index].key.span.start, entries[index + 1].key.span.start)
  }
  let before = entries[index - 1]
  return Span(
    max(before.key.span.end, before.value.span.end),
    max(entries[index].key.span.end, entries[index].value.span.end))
}

/// The lines of the entry, if they contain nothing else.
private func blockSpan(of entry: Node.Entry, in source: SourceText) -> Span? {
  func isBlank(_ range: Range<Int>) -> Bool {
    source.utf8[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
  let start = source.line(around: entry.key.span.start).start
  let valueEnd = max(entry.key.span.end, entry.value.span.end)
  var end = source.line(around: valueEnd).end
  guard isBlank(start..<entry.key.span.start), isBlank(valueEnd..<end) else { return nil }
  if source.utf8[end...].starts(with: "\r\n".utf8) {
    end += 2
  } else if end < source.utf8.count {
    end += 1
  }
  return Span(start, end)
}
