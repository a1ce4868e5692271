import Diagnostics

extension TreeBuilder {
  /// The offset directly after the colon, or after a key without one; libyaml may put an absent value before
  /// the next token.
  func placeOfAbsentValue(readAt start: Int) -> Int {
    let top = open.count - 1
    guard top >= 0, open[top].key != nil, text.unit(at: start - 1) != UInt8(ascii: ":") else {
      return start
    }
    let keyEnd = open[top].lastEnd
    var index = keyEnd
    while index < start, text[index].isBlankOrBreak { index += 1 }
    return index < start && text[index] == UInt8(ascii: ":") ? index + 1 : keyEnd
  }

  /// The end of the last line of a block scalar that is not blank, or of its header.
  func endOfBlockScalar(from start: Int, to end: Int) -> Int {
    var index = end
    while index > start, text[index - 1].isBlankOrBreak { index -= 1 }
    if index > text.lineEnd(of: start) { return index }
    var headerEnd = start
    while headerEnd < end, !text[headerEnd].isBlankOrBreak { headerEnd += 1 }
    return headerEnd
  }

  /// The start of the value after an anchor and a tag, which libyaml's marks include.
  func after(_ properties: EventReader.Properties, from start: Int) -> Int {
    var index = start
    if properties.anchor != nil { index = afterProperty(at: index) }
    if properties.tag != nil { index = afterProperty(at: index) }
    return index
  }

  /// The offset after an anchor or a tag and the white space and comments that follow.
  func afterProperty(at start: Int) -> Int {
    let utf8 = text
    var index = start + 1
    if utf8.unit(at: start) == UInt8(ascii: "&") {
      while let unit = utf8.unit(at: index), unit.isIdentifier || unit == UInt8(ascii: "-") {
        index += 1
      }
    } else {
      index = afterTag(at: start)
    }
    while let unit = utf8.unit(at: index), unit.isBlankOrBreak || unit == UInt8(ascii: "#") {
      index = unit == UInt8(ascii: "#") ? utf8.lineEnd(of: index) : index + 1
    }
    return min(index, utf8.count)
  }

  func afterTag(at start: Int) -> Int {
    var index = start
    while let unit = text.unit(at: index), !unit.isBlankOrBreak { index += 1 }
    return index
  }
}
