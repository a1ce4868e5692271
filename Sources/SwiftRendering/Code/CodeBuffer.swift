/// Swift text as bytes, which are only appended to or truncated.
///
/// Most lines fit and are appended as they are. A line that does not fit is removed and written again into a
/// buffer that records where it can be broken, based on its syntax tree, so that nothing has to be parsed.
package struct CodeBuffer: Sendable {
  /// The text written so far, in UTF-8.
  package internal(set) var bytes: [UInt8] = []

  /// The places where it can be broken, in text order; empty unless they are recorded.
  private(set) var points: [BreakPoint] = []

  private let notesPoints: Bool

  /// The number of open brackets.
  private var depth = 0

  package init() { notesPoints = false }

  init(notingPoints: Bool) { notesPoints = notingPoints }

  // MARK: - Appending

  /// Appends text without break points.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Appends Swift that has no tree: a type, or user-written code.
  ///
  /// - Parameter isCalled: Whether a parenthesis follows.
  mutating func append(swift text: String, isCalled: Bool = false) {
    let start = bytes.count
    append(text)
    if notesPoints { notePoints(from: start, isCalled: isCalled) }
  }

  /// Appends Swift in a line that must not be broken.
  mutating func append(verbatim text: String) {
    note(.unbreakable)
    append(text)
  }

  /// Appends an opening bracket; its closing bracket has the same depth.
  mutating func open(_ bracket: Bracket) {
    switch bracket {
    case .parenthesis:
      depth += 1
      note(.open)
      append(byte: UInt8(ascii: "("))
    case .square:
      depth += 1
      append(byte: UInt8(ascii: "["))
    case .brace:
      depth += 1
      append(byte: UInt8(ascii: "{"))
    }
  }

  mutating func close(_ bracket: Bracket) {
    switch bracket {
    case .parenthesis:
      note(.close)
      append(byte: UInt8(ascii: ")"))
    case .square: append(byte: UInt8(ascii: "]"))
    case .brace: append(byte: UInt8(ascii: "}"))
    }
    depth -= 1
  }

  /// Appends a space and the brace of a non-empty closure.
  mutating func openClosure() {
    note(.brace)
    append(byte: UInt8(ascii: " "))
    open(.brace)
  }

  /// Records the brace that follows, if there is a space before it.
  mutating func noteClosureAfterBlank() {
    guard notesPoints, bytes.last == 0x20 else { return }
    points.append(BreakPoint(.brace, at: bytes.count - 1, depth: depth))
  }

  mutating func blank(_ kind: BreakPoint.Kind = .blank) {
    note(kind)
    append(byte: UInt8(ascii: " "))
  }

  mutating func comma() {
    note(.comma)
    append(byte: UInt8(ascii: ","))
    append(byte: UInt8(ascii: " "))
  }

  /// Appends the colon after a label.
  mutating func colon() {
    note(.colon)
    append(byte: UInt8(ascii: ":"))
    append(byte: UInt8(ascii: " "))
  }

  /// Appends the dot before a member.
  ///
  /// - Parameter isCall: Whether the name is followed by a parenthesis.
  mutating func dot(isCall: Bool) {
    note(isCall ? .callDot : .dot)
    append(byte: UInt8(ascii: "."))
  }

  /// Appends an operator with spaces around it.
  mutating func append(_ infix: Expression.Operator) {
    switch infix {
    case .assignment: note(.assignment)
    case .coalescing: note(.coalescing)
    case .equal: note(.equality)
    case .notEqual, .less, .minus: note(.blank)
    case .range:
      append(swift: infix.rawValue)
      return
    }
    append(byte: UInt8(ascii: " "))
    append(infix.rawValue)
    blank()
  }

  enum Bracket { case parenthesis, square, brace }

  // MARK: - Break points

  private mutating func note(_ kind: BreakPoint.Kind) {
    if notesPoints { points.append(BreakPoint(kind, at: bytes.count, depth: depth)) }
  }

  /// Records the break points in appended text.
  private mutating func notePoints(from start: Int, isCalled: Bool) {
    var scanner = SwiftScanner(bytes, from: start, depth: depth, isCalled: isCalled)
    scanner.scan()
    points += scanner.points
  }

  // MARK: - Width

  /// The width of a range, in characters.
  func width(of range: Range<Int>) -> Int {
    let isASCII = bytes[range].allSatisfy { $0 < 0x80 }
    return isASCII ? range.count : String(decoding: bytes[range], as: UTF8.self).count
  }

  /// Whether a range fits in a number of columns.
  func fits(_ range: Range<Int>, in room: Int) -> Bool {
    // Counting code units is fast, and only text beyond ASCII has more of them than characters.
    range.count <= room || width(of: range) <= room
  }
}
