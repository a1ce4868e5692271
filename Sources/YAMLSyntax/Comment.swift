import Diagnostics

/// A comment: from its `#` to the end of its line.
package struct Comment: Sendable {
  /// The text after the `#`, without surrounding white space.
  package let text: String

  /// From the `#` to the end of the line, without trailing white space.
  package let span: Span

  /// Whether only white space precedes it on its line.
  package let ownLine: Bool

  package init(text: String, span: Span, ownLine: Bool) {
    self.text = text
    self.span = span
    self.ownLine = ownLine
  }
}

extension ParsedDocument {
  /// The comment that follows an offset on the same line, separated only by white space.
  ///
  /// If Swift is expected and missing or incomplete, this contains the rest: ` #` starts a comment.
  package func comment(after offset: Int, in source: SourceText) -> Comment? {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].span.start < offset { low = middle + 1 } else { high = middle }
    }
    guard low < comments.count, offset >= 0 else { return nil }
    let gap = source.utf8[offset..<comments[low].span.start]
    return gap.allSatisfy(\.isBlank) ? comments[low] : nil
  }
}

/// Reads the comments between two tokens, where every `#` starts one.
func appendComments(
  from start: Int, to end: Int, of utf8: UnsafeBufferPointer<UInt8>, to comments: inout [Comment]
) {
  var index = start
  while index < end {
    guard utf8[index] == UInt8(ascii: "#") else {
      index += 1
      continue
    }
    var commentEnd = index
    while commentEnd < end, !utf8[commentEnd].isLineBreak { commentEnd += 1 }
    let next = commentEnd
    while utf8[commentEnd - 1].isBlank { commentEnd -= 1 }
    var textStart = index + 1
    while textStart < commentEnd, utf8[textStart].isBlank { textStart += 1 }
    var before = index
    while before > 0, utf8[before - 1].isBlank { before -= 1 }
    comments.append(
      Comment(
        text: String(decoding: utf8[textStart..<commentEnd], as: UTF8.self),
        span: Span(index, commentEnd),
        ownLine: before == 0 || utf8[before - 1].isLineBreak))
    index = next
  }
}
