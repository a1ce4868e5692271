/// A part of a line that is too long, with its break points.
struct LinePart {
  /// The line.
  let code: CodeBuffer
  let range: Range<Int>

  /// The number of brackets around the part in the line.
  let depth: Int

  init(_ code: CodeBuffer, _ range: Range<Int>, depth: Int) {
    self.code = code
    self.range = range
    self.depth = depth
  }

  /// Another part of the line.
  func part(_ range: Range<Int>, inBrackets: Bool = false) -> LinePart {
    LinePart(code, range, depth: depth + (inBrackets ? 1 : 0))
  }

  var bytes: ArraySlice<UInt8> { code.bytes[range] }

  private var points: some BidirectionalCollection<BreakPoint> {
    let first = code.points.firstIndex { $0.offset >= range.lowerBound } ?? code.points.endIndex
    let last = code.points[first...].firstIndex { $0.offset >= range.upperBound }
    return code.points[first..<(last ?? code.points.endIndex)]
  }

  /// Whether it can be broken at all.
  var isBreakable: Bool { !points.contains { $0.kind == .unbreakable } }

  /// Whether it continues an expression from the line above.
  var isMember: Bool {
    bytes.first == UInt8(ascii: ".") && bytes.dropFirst().first.map(\.isLetterByte) ?? false
  }

  /// The first break point of a kind outside of all brackets.
  func first(_ kind: BreakPoint.Kind) -> Int? {
    points.first { $0.kind == kind && $0.depth == depth && $0.offset > range.lowerBound - 1 }?
      .offset
  }

  /// The spaces before the `?` and the `:` of the outermost `condition ? a : b`.
  var ternary: (question: Int, alternative: Int)? { ternary(atDepth: depth) }

  /// The space before the `?` of `(condition ? a : b)` at the start or after a label.
  var questionInParentheses: Int? {
    let start = first(.colon).map { $0 + 2 } ?? range.lowerBound
    guard code.bytes[start] == UInt8(ascii: "(") else { return nil }
    return ternary(atDepth: depth + 1)?.question
  }

  private func ternary(atDepth depth: Int) -> (question: Int, alternative: Int)? {
    var question: Int?
    var count = 0
    for point in points where point.depth == depth && point.offset >= range.lowerBound {
      switch point.kind {
      case .question:
        question = question ?? point.offset
        count += 1
      case .alternative:
        count -= 1
        if count == 0, let question { return (question, point.offset) }
      case .assignment, .coalescing, .equality, .colon, .brace, .open, .close, .comma, .dot,
        .callDot, .blank, .unbreakable:
        break
      }
    }
    return nil
  }

  /// Whether it ends with a non-empty closure.
  var endsWithClosure: Bool {
    bytes.suffix(2).elementsEqual([UInt8(ascii: " "), UInt8(ascii: "}")])
  }

  var endsWithParenthesis: Bool { bytes.last == UInt8(ascii: ")") }

  /// The last pair of parentheses outside of all others.
  var lastParentheses: (open: Int, close: Int)? {
    let inner = points.filter { $0.depth == depth + 1 }
    guard let close = inner.last(where: { $0.kind == .close })?.offset,
      let open = inner.last(where: { $0.kind == .open && $0.offset < close })?.offset
    else { return nil }
    return (open, close)
  }

  /// The ranges between the commas in a pair of parentheses.
  func items(_ inner: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = inner.lowerBound
    for comma in points
    where comma.kind == .comma && comma.depth == depth + 1 && inner.contains(comma.offset) {
      items.append(start..<comma.offset)
      start = comma.offset + 1
      while start < inner.upperBound, code.bytes[start] == 0x20 { start += 1 }
    }
    return items + [start..<inner.upperBound]
  }

  /// The dots before the calls of an expression that consists of a name and calls of its members.
  var chainedCalls: [Int] {
    let isName = bytes.first.map { !"([{\".".utf8.contains($0) } ?? false
    guard isName, endsWithParenthesis else { return [] }
    var calls: [Int] = []
    for point in points where point.depth == depth {
      switch point.kind {
      case .callDot: calls.append(point.offset)
      case .dot: break
      case .assignment, .question, .alternative, .coalescing, .equality, .colon, .brace, .comma,
        .blank:
        if point.offset > range.lowerBound { return [] }
      case .open, .close, .unbreakable: break
      }
    }
    return calls
  }

  /// The last dot, outside of all brackets, between a name and its member.
  var lastMember: Int? {
    points.last { point in
      guard point.kind == .dot || point.kind == .callDot, point.depth == depth,
        point.offset > range.lowerBound
      else { return false }
      let previous = code.bytes[point.offset - 1]
      return previous != UInt8(ascii: " ") && previous != UInt8(ascii: "?")
    }?.offset
  }
}

extension UInt8 {
  /// Whether it is a letter, or a part of a letter beyond ASCII.
  fileprivate var isLetterByte: Bool {
    isNameByte && self != UInt8(ascii: "_")
      && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
