/// Finds break points in Swift without a tree: user-written code and types.
struct SwiftScanner {
  private(set) var points: [BreakPoint] = []
  private let bytes: [UInt8]
  private let start: Int
  private var depth: Int
  private let isCalled: Bool

  /// - Parameters:
  ///   - depth: The number of brackets around the text.
  ///   - isCalled: Whether a parenthesis follows the text.
  init(_ bytes: [UInt8], from start: Int, depth: Int, isCalled: Bool) {
    self.bytes = bytes
    self.start = start
    self.depth = depth
    self.isCalled = isCalled
  }

  mutating func scan() {
    // A closure after a space, such as the one after a label.
    if start > 0, bytes[start - 1] == 0x20, follows("{ ", at: start) { note(.brace, start - 1) }
    var isInString = false
    var isEscaped = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if isUnbreakable(byte, at: index) { note(.unbreakable, index) }
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "("):
        depth += 1
        note(.open, index)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"):
        note(.close, index)
        depth -= 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ","): note(.comma, index)
      case UInt8(ascii: "."): note(isCall(at: index) ? .callDot : .dot, index)
      case UInt8(ascii: ":"):
        // A colon after a space belongs to an operator.
        let isLabel = follows(": ", at: index) && index > start && bytes[index - 1] != 0x20
        note(isLabel ? .colon : .blank, index)
      case UInt8(ascii: " "): note(kind(ofBlankAt: index), index)
      default: break
      }
    }
  }

  private mutating func note(_ kind: BreakPoint.Kind, _ offset: Int) {
    points.append(BreakPoint(kind, at: offset, depth: depth))
  }

  private func kind(ofBlankAt index: Int) -> BreakPoint.Kind {
    if follows(" = ", at: index) { return .assignment }
    if follows(" ?? ", at: index) { return .coalescing }
    if follows(" == ", at: index) { return .equality }
    if follows(" ? ", at: index) { return .question }
    if follows(" : ", at: index) { return .alternative }
    return follows(" { ", at: index) ? .brace : .blank
  }

  /// Whether brackets and quotes may have another meaning around it.
  private func isUnbreakable(_ byte: UInt8, at index: Int) -> Bool {
    switch byte {
    case 0x0A: true
    case UInt8(ascii: "#"): follows("#\"", at: index)
    case UInt8(ascii: "/"): follows("//", at: index) || follows("/*", at: index)
    case UInt8(ascii: "\\"): follows("\\(", at: index)
    default: false
    }
  }

  private func follows(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Whether the member after a dot is called.
  private func isCall(at dot: Int) -> Bool {
    let rest = bytes[(dot + 1)...]
    let end = rest.firstIndex { !$0.isNameByte } ?? bytes.endIndex
    return end < bytes.endIndex ? bytes[end] == UInt8(ascii: "(") : isCalled
  }
}

extension UInt8 {
  /// Whether it can be part of a plain name: a letter, a digit, an underscore, or a part of a letter beyond
  /// ASCII.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
