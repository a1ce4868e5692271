// Queries about UTF-8 code units for the scanners of this module.

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// A line feed or a carriage return.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isBlankOrBreak: Bool { isBlank || isLineBreak }

  /// Whether it can be part of a Swift identifier; every scalar beyond ASCII counts as one that can.
  package var isIdentifier: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether it is the second or a later code unit of a scalar.
  var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension Collection<UInt8> where Index == Int {
  /// The code unit at an offset; nil outside.
  func unit(at index: Int) -> UInt8? {
    index >= startIndex && index < endIndex ? self[index] : nil
  }

  /// The offset after the line break at an offset; CR LF counts as one.
  func afterBreak(at index: Int) -> Int {
    if self[index] == UInt8(ascii: "\r"), unit(at: index + 1) == UInt8(ascii: "\n") {
      return index + 2
    }
    return index + 1
  }

  /// The first offset at or after an offset that is neither a space nor a tab.
  func skippingBlanks(from index: Int) -> Int {
    var index = index
    while let unit = unit(at: index), unit.isBlank { index += 1 }
    return index
  }

  /// The offset of the line's first code unit.
  func lineStart(of index: Int) -> Int {
    var start = Swift.min(index, count)
    while start > 0, !self[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The offset of the line's break or of the text's end.
  func lineEnd(of index: Int) -> Int {
    var end = index
    while let unit = unit(at: end), !unit.isLineBreak { end += 1 }
    return end
  }
}
