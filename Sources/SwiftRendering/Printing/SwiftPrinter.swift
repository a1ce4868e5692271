/// Appends the text of declarations to one buffer.
///
/// The text is not changed by `swift format` with two spaces and 100 columns.
package struct SwiftPrinter {
  /// The printed text.
  var code = CodeBuffer()

  /// The origins of its parts.
  private var marks: [OriginMark] = []

  /// The origin of the text that is being printed.
  private var origin: Origin?

  /// The indentation in levels of two spaces.
  var indentation = 0

  /// The length of a line, in characters.
  static let width = 100

  /// The number of levels by which the text will be indented after printing.
  private let margin: Int

  package init(margin: Int = 0) {
    self.margin = margin
  }

  // MARK: - Whole texts

  /// The text of declarations, separated by blank lines, with the origins of its parts.
  ///
  /// - Parameter margin: The number of levels by which it will be indented.
  package static func printed(_ declarations: [Declaration], margin: Int = 0) -> PrintedText {
    var printer = Self(margin: margin)
    printer.code.bytes.reserveCapacity(8_000)
    printer.printGroups(declarations.map { [$0] })
    return printer.finished()
  }

  /// The text of declarations, separated by blank lines.
  package static func text(of declarations: [Declaration], margin: Int = 0) -> String {
    String(decoding: printed(declarations, margin: margin).text, as: UTF8.self)
  }

  /// The text of statements, as in a playground.
  ///
  /// - Parameter margin: The number of levels by which it will be indented.
  package static func text(of statements: [Statement], margin: Int = 0) -> String {
    var printer = Self(margin: margin)
    // Statements are indented by one level.
    printer.indentation = -1
    printer.printStatements(statements)
    return String(decoding: printer.finished().text, as: UTF8.self)
  }

  private consuming func finished() -> PrintedText {
    // The last line has no line feed, since something follows.
    if !code.bytes.isEmpty { code.truncate(to: code.bytes.count - 1) }
    return PrintedText(code.bytes, marks: marks)
  }

  // MARK: - Origins

  private mutating func mark(isCopied: Bool = false) {
    marks.append(OriginMark(offset: code.bytes.count, origin: origin, isCopied: isCopied))
  }

  /// Prints text with an origin.
  mutating func printTraced(from origin: Origin, _ print: (inout Self) -> Void) {
    let outer = self.origin
    self.origin = origin
    mark()
    print(&self)
    self.origin = outer
    mark()
  }

  /// Prints user-written lines.
  mutating func printVerbatim(_ text: String) {
    if origin != nil { mark(isCopied: true) }
    for part in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !part.isEmpty {
        indent()
        code.bytes.append(contentsOf: part)
      }
      code.append(byte: 0x0A)
    }
    if origin != nil { mark() }
  }

  // MARK: - Lines

  /// The number of columns after the indentation.
  var room: Int { Self.width - 2 * (indentation + margin) }

  private mutating func indent() {
    for _ in 0..<indentation {
      code.append(byte: 0x20)
      code.append(byte: 0x20)
    }
  }

  mutating func emptyLine() { code.append(byte: 0x0A) }

  /// Prints a line unchanged.
  mutating func line(_ text: String) {
    indent()
    code.append(text)
    code.append(byte: 0x0A)
  }

  /// Prints a line unchanged.
  mutating func line(_ write: (inout CodeBuffer) -> Void) {
    indent()
    write(&code)
    code.append(byte: 0x0A)
  }

  /// Prints a line if it fits.
  ///
  /// - Parameter reserve: The number of columns to leave free after it.
  /// - Returns: Whether it was printed.
  mutating func lineIfItFits(
    reserve: Int = 0, _ write: (inout CodeBuffer) -> Void
  ) -> Bool {
    let begin = code.bytes.count
    indent()
    let start = code.bytes.count
    write(&code)
    guard code.fits(start..<code.bytes.count, in: room - reserve) else {
      code.truncate(to: begin)
      return false
    }
    code.append(byte: 0x0A)
    return true
  }

  /// Whether a line would fit.
  func fits(_ write: (inout CodeBuffer) -> Void) -> Bool {
    var line = CodeBuffer()
    write(&line)
    return line.fits(0..<line.bytes.count, in: room)
  }

  func fits(_ text: String) -> Bool { text.utf8.count <= room || text.count <= room }

  /// Prints a line, broken at its outermost break points if it does not fit.
  ///
  /// - Parameter closing: Text that follows without a space, such as a comma.
  mutating func breakableLine(closing: String = "", _ write: (inout CodeBuffer) -> Void) {
    let isPrinted = lineIfItFits {
      write(&$0)
      $0.append(closing)
    }
    if isPrinted { return }
    var long = CodeBuffer(notingPoints: true)
    write(&long)
    printPart(LinePart(long, 0..<long.bytes.count, depth: 0), closing: closing)
  }

  /// Prints items separated by commas, as many per line as fit.
  ///
  /// - Parameters:
  ///   - indices: The indices of the items.
  ///   - closing: Text that follows the last one.
  ///   - write: Writes the item with an index.
  mutating func fill(
    _ indices: Range<Int>, closing: String = "", _ write: (Int, inout CodeBuffer) -> Void
  ) {
    var long = CodeBuffer(notingPoints: true)
    var ranges: [Range<Int>] = []
    for index in indices {
      let start = long.bytes.count
      write(index, &long)
      ranges.append(start..<long.bytes.count)
    }
    fill(LinePart(long, 0..<long.bytes.count, depth: 0), ranges, closing: closing)
  }

  mutating func fill(_ items: [String], closing: String = "") {
    fill(items.indices, closing: closing) { $1.append(swift: items[$0]) }
  }
}
