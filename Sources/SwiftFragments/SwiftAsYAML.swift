import Diagnostics
import YAMLSyntax

extension FragmentParser {
  /// The diagnostic for a node without text where Swift is expected.
  func noSwift(at node: Node, expected kind: FragmentKind) -> Diagnostic {
    switch node.content {
    case .scalar:
      if let comment = comment(after: node.span.end), isWhole(source[comment], kind) {
        return quoteSwift(comment, in: source, because: "in YAML ' #' starts a comment")
      }
      return Diagnostic(.missingSwift, at: Place(source, node.span), "expected \(kind.noun)")
    case .sequence: return noSwift(at: node, expected: kind, found: "list")
    case .mapping: return noSwift(at: node, expected: kind, found: "mapping")
    }
  }

  /// The diagnostic for an empty text: the text is the Swift, not its value.
  func emptyText(at node: Node, expected kind: FragmentKind) -> Diagnostic {
    let place = Place(source, node.span)
    guard kind == .expression else {
      return Diagnostic(.missingSwift, at: place, "expected \(kind.noun), found an empty text")
    }
    return Diagnostic(
      .missingSwift, at: place,
      "expected a Swift expression; the empty string is written '\"\"', with both kinds of quotes",
      fixIts: [FixIt("write the empty string", [.init(place, "'\"\"'")])])
  }

  private func noSwift(at node: Node, expected kind: FragmentKind, found: String) -> Diagnostic {
    if isWhole(source[node.span], kind) {
      let first = source[Span(node.span.start, min(node.span.start + 1, node.span.end))]
      return quoteSwift(node.span, in: source, because: "in YAML '\(first)' starts a \(found)")
    }
    return Diagnostic(
      .quoteSwift, at: Place(source, node.span),
      "expected \(kind.noun), found a \(found); if it is Swift, quote it")
  }

  /// The diagnostic for a plain scalar that is not Swift, if YAML ended it early: at a comma or a comment.
  func splitSwift(at node: Node, expected kind: FragmentKind) -> Diagnostic? {
    let lineEnd = endOfLine(from: node.span.end)
    var attempts = 0
    for end in node.span.end...lineEnd where attempts < 16 {
      guard end == lineEnd || isSeparator(source.utf8[end]) else { continue }
      let span = withoutTrailingSpace(Span(node.span.start, end))
      guard span.end > node.span.end else { continue }
      attempts += 1
      guard isWhole(source[span], kind) else { continue }
      let isComment = comment(after: node.span.end) != nil
      return quoteSwift(
        span, in: source,
        because: isComment ? "in YAML ' #' starts a comment" : "in YAML ',' ends the value")
    }
    return nil
  }

  /// The comment that follows an offset directly on its line.
  private func comment(after offset: Int) -> Span? {
    let end = endOfLine(from: offset)
    let start = source.utf8[offset..<end].firstIndex { $0 != 0x20 && $0 != 0x09 }
    guard let start, source.utf8[start] == UInt8(ascii: "#") else { return nil }
    return withoutTrailingSpace(Span(start, end))
  }

  /// The end of a line, up to a maximum length: a line may contain many values.
  private func endOfLine(from offset: Int) -> Int {
    let rest = source.utf8[min(offset, source.utf8.count)...].prefix(2000)
    return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
  }

  private func isSeparator(_ unit: UInt8) -> Bool {
    unit == UInt8(ascii: ",") || unit == UInt8(ascii: "}") || unit == UInt8(ascii: "]")
  }

  private func withoutTrailingSpace(_ span: Span) -> Span {
    var end = span.end
    while end > span.start, source.utf8[end - 1] == 0x20 || source.utf8[end - 1] == 0x09 {
      end -= 1
    }
    return Span(span.start, end)
  }

  private func isWhole(_ text: String, _ kind: FragmentKind) -> Bool {
    do throws(BrokenFragment) {
      switch kind {
      case .name: _ = try readName(text)
      case .type: _ = try readType(text)
      case .expression: _ = try readExpression(text)
      case .requirement: _ = try readRequirement(text)
      case .block: _ = try readBlock(text)
      case .declarations: _ = try readDeclarations(text)
      }
      return true
    } catch {
      return false
    }
  }
}
