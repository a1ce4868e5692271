/// Text of Swift, in bytes that are only ever appended to, or taken back from the end.
///
/// Most lines have room, and are appended as they are. A line that has none is taken back and written
/// once more into a buffer that notes where it can be broken: from the tree that it is made of, so
/// that nothing has to be read again.
package struct CodeBuffer: Sendable {
  /// What has been written, in UTF-8.
  package internal(set) var bytes: [UInt8] = []

  /// Where what has been written can be broken, in the order of the text; empty unless that is noted.
  private(set) var points: [BreakPoint] = []

  private let notesPoints: Bool

  /// How many brackets are open.
  private var depth = 0

  package init() { notesPoints = false }

  init(notingPoints: Bool) { notesPoints = notingPoints }

  // MARK: - Appending

  /// Appends text in which there is nothing to break.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Appends Swift whose structure is known by its text alone: a type, or somebody's own.
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

  /// Appends a bracket; the one that closes it stands on the same level.
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

  /// Appends a blank and a brace: that of a closure with something in it.
  mutating func openClosure() {
    note(.brace)
    append(byte: UInt8(ascii: " "))
    open(.brace)
  }

  /// Notes the brace that follows, if there is a blank before it.
  mutating func noteClosureBehindBlank() {
    guard notesPoints, bytes.last == 0x20 else { return }
    points.append(BreakPoint(.brace, at: bytes.count - 1, depth: depth))
  }

  mutating func blank() {
    note(.blank)
    append(byte: UInt8(ascii: " "))
  }

  mutating func comma() {
    note(.comma)
    append(byte: UInt8(ascii: ","))
    append(byte: UInt8(ascii: " "))
  }

  /// Appends the colon behind a label.
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

  /// Appends an operator with blanks around it.
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

  // MARK: - Places to break at

  private mutating func note(_ kind: BreakPoint.Kind) {
    if notesPoints { points.append(BreakPoint(kind, at: bytes.count, depth: depth)) }
  }

  /// Notes the places in text that has been appended.
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

  /// Whether a range has room in a number of columns.
  func fits(_ range: Range<Int>, in room: Int) -> Bool {
    // Counting code units costs nothing, and only text beyond ASCII has more of them than
    // characters.
    range.count <= room || width(of: range) <= room
  }
}
