import Diagnostics

extension Node {
  /// Converts an offset in a scalar's text to an offset in the source, based on its notation.
  ///
  /// A character from an escape maps to the escape, a space or line feed from folded lines to the original
  /// line break, and the end of the text to the end of the written scalar.
  ///
  /// - Parameter textOffset: A UTF-8 offset in the scalar's text.
  /// - Returns: An offset in the source; the node's start if it is not a scalar.
  package func sourceOffset(of textOffset: Int, in source: SourceText) -> Int {
    guard case .scalar(let scalar) = content, span.end <= source.utf8.count else {
      return span.start
    }
    let count = scalar.text.utf8.count
    let offset = min(max(textOffset, 0), count)
    switch scalar.style {
    case .plain where count == span.end - span.start: return span.start + offset
    case .plain, .singleQuoted, .doubleQuoted:
      var walker = NotationWalker(utf8: source.utf8, index: span.start, target: offset)
      return walker.walkFlow(scalar.style, to: span.end)
    case .literal, .folded:
      if offset == count { return span.end }
      var walker = NotationWalker(utf8: source.utf8, index: span.start, target: offset)
      return walker.walkBlock(scalar) ?? span.end
    }
  }
}

/// Walks along the notation of a scalar until its text has reached a length.
private struct NotationWalker {
  let utf8: [UInt8]
  var index: Int

  /// The remaining length of text before the target.
  var target: Int

  /// Consumes text without escapes; returns the target's offset if it is inside.
  private mutating func takeVerbatim(_ count: Int) -> Int? {
    if target < count { return index + target }
    target -= count
    index += count
    return nil
  }

  /// Consumes text that results from the notation at an offset.
  private mutating func take(_ count: Int, from offset: Int) -> Int? {
    if target < count { return offset }
    target -= count
    return nil
  }
}

// MARK: - Plain and quoted

extension NotationWalker {
  mutating func walkFlow(_ style: Scalar.Style, to spanEnd: Int) -> Int {
    let end = style == .plain ? spanEnd : spanEnd - 1
    if style != .plain { index += 1 }
    while index < end {
      let unit = utf8[index]
      var found: Int?
      if unit.isBlank {
        let next = min(utf8.skippingBlanks(from: index), end)
        if next < end, utf8[next].isLineBreak {
          index = next
        } else {
          found = takeVerbatim(next - index)
        }
      } else if unit.isLineBreak {
        found = fold(to: end)
      } else if style == .singleQuoted, unit == UInt8(ascii: "'") {
        found = take(1, from: index)
        index += 2
      } else if style == .doubleQuoted, unit == UInt8(ascii: "\\") {
        found = takeEscape(to: end)
      } else {
        found = takeVerbatim(1)
      }
      if let found { return found }
    }
    return end
  }

  /// Line breaks between words: one becomes a space, and the first of several is dropped.
  private mutating func fold(to end: Int) -> Int? {
    let breaks = takeBreaks(to: end)
    if breaks.count == 1 { return take(1, from: breaks[0]) }
    return takeLineFeeds(breaks.dropFirst())
  }

  private mutating func takeLineFeeds(_ breaks: some Sequence<Int>) -> Int? {
    for offset in breaks {
      if let found = take(1, from: offset) { return found }
    }
    return nil
  }

  /// Skips line breaks and white space; returns the offsets of the breaks.
  private mutating func takeBreaks(to end: Int) -> [Int] {
    var breaks: [Int] = []
    while index < end, utf8[index].isBlankOrBreak {
      if utf8[index].isLineBreak {
        breaks.append(index)
        index = utf8.afterBreak(at: index)
      } else {
        index += 1
      }
    }
    return breaks
  }

  private mutating func takeEscape(to end: Int) -> Int? {
    let start = index
    let sign = utf8.unit(at: start + 1) ?? 0
    if sign.isLineBreak {
      index = utf8.afterBreak(at: start + 1)
      return takeLineFeeds(takeBreaks(to: end))
    }
    let digits =
      switch sign {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    index = min(start + 2 + digits, end)
    let length =
      switch sign {
      case UInt8(ascii: "N"), UInt8(ascii: "_"): 2
      case UInt8(ascii: "L"), UInt8(ascii: "P"): 3
      case _ where digits > 0: lengthOfScalar(utf8[min(start + 2, index)..<index])
      default: 1
      }
    return take(length, from: start)
  }

  /// The length in UTF-8 of the scalar with a hexadecimal code.
  private func lengthOfScalar(_ digits: ArraySlice<UInt8>) -> Int {
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    return Unicode.Scalar(value).map { UTF8.width($0) } ?? 1
  }
}

// MARK: - Literal and folded

extension NotationWalker {
  mutating func walkBlock(_ scalar: Scalar) -> Int? {
    index = utf8.lineEnd(of: index)
    guard index < utf8.count else { return nil }
    index = utf8.afterBreak(at: index)
    let indentation = indentation(of: Array(scalar.text.utf8))
    var lastBreak: Int?
    var startedBlank = false
    var breaks = takeIndentation(indentation)
    while index < utf8.count {
      let startsBlank = utf8[index].isBlank
      if let lineBreak = lastBreak {
        if scalar.style == .literal || startedBlank || startsBlank {
          breaks.insert(lineBreak, at: 0)
        } else if breaks.isEmpty, let found = take(1, from: lineBreak) {
          return found
        }
      }
      if let found = takeLineFeeds(breaks) { return found }
      startedBlank = startsBlank
      if let found = takeVerbatim(utf8.lineEnd(of: index) - index) { return found }
      guard index < utf8.count else { return nil }
      lastBreak = index
      index = utf8.afterBreak(at: index)
      breaks = takeIndentation(indentation)
      // A less indented line is not part of it, and neither is the end of the file.
      if index == utf8.count || index - utf8.lineStart(of: index) < indentation { break }
    }
    return takeLineFeeds((lastBreak.map { [$0] } ?? []) + breaks)
  }

  /// Skips indentation and empty lines; returns the offsets of the breaks.
  private mutating func takeIndentation(_ indentation: Int) -> [Int] {
    var breaks: [Int] = []
    while true {
      var column = 0
      while column < indentation, utf8.unit(at: index) == UInt8(ascii: " ") {
        index += 1
        column += 1
      }
      guard let unit = utf8.unit(at: index), unit.isLineBreak else { return breaks }
      breaks.append(index)
      index = utf8.afterBreak(at: index)
    }
  }

  /// The number of spaces before each line that do not belong to the text.
  ///
  /// It is determined by the first line with text; lines before it are empty anyway.
  private func indentation(of text: [UInt8]) -> Int {
    let emptyLines = text.prefix { $0 == UInt8(ascii: "\n") }.count
    if emptyLines == text.count { return .max }
    var lineStart = index
    for _ in 0..<emptyLines where lineStart < utf8.count {
      lineStart = utf8.lineEnd(of: lineStart)
      if lineStart < utf8.count { lineStart = utf8.afterBreak(at: lineStart) }
    }
    let written = utf8[lineStart...].prefix { $0 == UInt8(ascii: " ") }.count
    let inText = text[emptyLines...].prefix { $0 == UInt8(ascii: " ") }.count
    return max(0, written - inText)
  }
}
