import Diagnostics
import YAMLSyntax

/// The possible scopes of comments in a file: parts and lines, sorted for fast lookup.
struct SuppressionRegions {
  private let source: SourceText

  /// The entries and items by their starts; if several begin together, the outermost first.
  private let parts: [Span]

  /// The scalars that are values, by their starts.
  private let scalars: [Span]

  /// The starts of comments on separate lines, in source order.
  private let ownLines: [Int]

  /// For each of these, the next line that is not only a comment.
  private let linesAfter: [Span]

  init(of document: ParsedDocument, in source: SourceText) {
    self.source = source
    var parts: [Span] = []
    var scalars: [Span] = []
    func visit(_ node: Node) {
      switch node.content {
      case .scalar: scalars.append(node.span)
      case .sequence(let items):
        for item in items {
          parts.append(item.span)
          visit(item)
        }
      case .mapping(let entries):
        for entry in entries {
          parts.append(
            Span(entry.key.span.start, max(entry.key.span.end, entry.value.span.end)))
          visit(entry.value)
        }
      }
    }
    if let root = document.root { visit(root) }
    // The target of an alias is elsewhere in the text.
    self.parts = stablySorted(parts)
    self.scalars = stablySorted(scalars)
    let ownLines = document.comments.filter(\.ownLine).map(\.span.start)
    self.ownLines = ownLines
    var linesAfter = [Span](repeating: Span(0, -1), count: ownLines.count)
    for index in ownLines.indices.reversed() {
      guard let line = source.line(after: ownLines[index]) else { continue }
      let isComment = index + 1 < ownLines.count && ownLines[index + 1] <= line.end
      linesAfter[index] = isComment ? linesAfter[index + 1] : line
    }
    self.linesAfter = linesAfter
  }

  /// The first entry or item that begins after a comment; empty if there is none.
  func partBeneath(_ comment: Comment) -> Span {
    let index = parts.firstIndex(from: comment.span.end) { $0.start }
    return index < parts.count ? parts[index] : Span(0, -1)
  }

  /// The line of a comment, together with a scalar that begins in it and continues below.
  func lineAndScalar(around comment: Comment) -> Span {
    var region = source.line(around: comment.span.start)
    let end = region.end
    var index = scalars.firstIndex(from: region.start) { $0.start }
    while index < scalars.count, scalars[index].start <= end {
      region.end = max(region.end, scalars[index].end)
      index += 1
    }
    return region
  }

  /// The next line that is not only a comment.
  func nextLine(after comment: Comment) -> Span {
    guard let line = source.line(after: comment.span.start) else { return Span(0, -1) }
    let index = ownLines.firstIndex(from: line.start) { $0 }
    return index < ownLines.count && ownLines[index] <= line.end ? linesAfter[index] : line
  }
}

private func stablySorted(_ spans: [Span]) -> [Span] {
  spans.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    .map(\.element)
}

extension Array {
  /// The index of the first element at or after an offset, among elements sorted by offset.
  fileprivate func firstIndex(from offset: Int, _ start: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(self[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceText {
  /// The line after the one that contains an offset; nil if that is the last one.
  fileprivate func line(after offset: Int) -> Span? {
    let line = line(around: offset)
    guard line.end < utf8.count else { return nil }
    let isPair = utf8[line.end...].starts(with: "\r\n".utf8)
    return self.line(around: line.end + (isPair ? 2 : 1))
  }
}
