import Diagnostics
import YAMLSyntax

/// Parses JSON by recursive descent, to the depth that the limits allow.
struct JSONParser {
  let source: SourceText
  let limits: Limits
  let dialect: JSONDialect

  /// The offset of the next code unit.
  var index = 0
  var diagnostics: [Diagnostic] = []

  private var depth = 0
  private var nodes = 0
  private var text = 0
  private var unreliableStart: Int?

  /// Stops the parsing; the problem has been reported.
  struct Stop: Error {}

  init(source: SourceText, limits: Limits, dialect: JSONDialect) {
    self.source = source
    self.limits = limits
    self.dialect = dialect
  }

  var utf8: [UInt8] { source.utf8 }

  /// The next code unit; nil at the end.
  var next: UInt8? { index < utf8.count ? utf8[index] : nil }

  mutating func parse() -> ParsedDocument {
    var root: Node?
    do throws(Stop) {
      try skipSpace()
      if next != nil {
        root = try value()
        try skipSpace()
        if next != nil {
          throw stop(
            .jsonSyntax, here,
            "the document ends before this; delete the rest, or put everything in one {…}")
        }
      }
    } catch {
      unreliableStart = index
    }
    return ParsedDocument(
      root: root, comments: [], diagnostics: diagnostics.sortedByPlace(),
      unreliableStart: unreliableStart)
  }

  /// The next scalar, or the end of the text.
  var here: Span {
    var end = min(index + 1, utf8.count)
    while end < utf8.count, utf8[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
    return Span(index, end)
  }

  mutating func report(
    _ problem: ProblemID, _ span: Span, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(problem, at: Place(source, span), message, notes: notes, fixIts: fixIts))
  }

  mutating func stop(_ problem: ProblemID, _ span: Span, _ message: String, notes: [Note] = [])
    -> Stop
  {
    report(problem, span, message, notes: notes)
    return Stop()
  }

  /// Reads a value that begins at the current position.
  private mutating func value() throws(Stop) -> Node {
    nodes += 1
    if nodes > limits.nodes {
      throw stop(
        .tooManyNodes, here,
        "this file has more than \(limits.nodes) values; split it into several files")
    }
    switch next {
    case UInt8(ascii: "{"): return try collection { (self) throws(Stop) in try self.object() }
    case UInt8(ascii: "["): return try collection { (self) throws(Stop) in try self.array() }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string()
    default: return try word()
    }
  }

  private mutating func collection(
    _ read: (inout Self) throws(Stop) -> Node.Content
  ) throws(Stop) -> Node {
    let start = index
    depth += 1
    if depth > limits.depth {
      throw stop(
        .tooDeep, here,
        "objects and arrays are nested more than \(limits.depth) levels deep here; make them "
          + "flatter")
    }
    index += 1
    let content = try read(&self)
    depth -= 1
    return Node(content, span: Span(start, index))
  }

  private mutating func object() throws(Stop) -> Node.Content {
    let start = index - 1
    var entries: [Node.Entry] = []
    var keys: [String: Int] = [:]
    while try goesOn(to: "}", from: start, isFirst: entries.isEmpty && keys.isEmpty) {
      let key = try key()
      try skipSpace()
      guard next == UInt8(ascii: ":") else {
        throw stop(.jsonSyntax, here, "a colon is expected here, between a key and its value")
      }
      index += 1
      try skipSpace()
      let value = try value()
      guard case .scalar(let name) = key.content else { continue }
      if let earlier = keys[name.text] {
        report(
          .duplicateKey, key.span,
          "the key '\(shown(name.text))' appears twice; delete one or rename it",
          notes: [
            Note(
              "the key '\(shown(name.text))' first appears here",
              at: Place(source, entries[earlier].key.span))
          ])
        try checkCount()
      } else {
        keys[name.text] = entries.count
        entries.append(Node.Entry(key: key, value: value))
      }
    }
    return .mapping(entries)
  }

  /// Reads a key: a string or, in JSON5, a name.
  private mutating func key() throws(Stop) -> Node {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    let span = wordSpan
    let name = source[span]
    guard dialect == .json5, name.unicodeScalars.first.map(Self.beginsName) == true else {
      throw stop(.jsonSyntax, span, "a key in double quotes is expected here")
    }
    index = span.end
    try grow(text: span.end - span.start, at: span)
    return Node(.scalar(Scalar(text: name, style: .plain)), span: span)
  }

  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "_" || scalar.properties.isAlphabetic
  }

  private mutating func reportTrailing(_ comma: Span) throws(Stop) {
    if dialect == .json5 { return }
    report(
      .jsonSyntax, comma, "JSON does not allow a comma after the last member; delete it",
      fixIts: [FixIt("delete it", [.init(Place(source, comma), "")])])
    try checkCount()
  }

  private mutating func array() throws(Stop) -> Node.Content {
    let start = index - 1
    var items: [Node] = []
    while try goesOn(to: "]", from: start, isFirst: items.isEmpty) { items.append(try value()) }
    return .sequence(items)
  }

  /// Advances to the next member of a collection, after a comma, or past the closing bracket.
  private mutating func goesOn(
    to bracket: Unicode.Scalar, from start: Int, isFirst: Bool
  ) throws(Stop) -> Bool {
    let closer = UInt8(ascii: bracket)
    let afterLast = index
    try skipSpace()
    if !isFirst, next == UInt8(ascii: ",") {
      let comma = Span(index, index + 1)
      index += 1
      try skipSpace()
      if next == closer {
        try reportTrailing(comma)
      } else if next != nil {
        return true
      }
    }
    switch next {
    case closer:
      index += 1
      return false
    case nil:
      let opener = source[Span(start, start + 1)]
      throw stop(
        .jsonSyntax, Span(start, start + 1),
        "'\(opener)' is not closed; put '\(bracket)' where it ends")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      throw stop(
        .jsonSyntax, here, "'\(bracket)' is expected here, or a comma and another member",
        notes: [Note("it closes this", at: Place(source, Span(start, start + 1)))])
    case UInt8(ascii: ","):
      throw stop(.jsonSyntax, here, "a member is missing before this comma; delete the comma")
    default:
      guard isFirst else {
        throw stop(
          .jsonSyntax, Span(afterLast, afterLast),
          "a comma is missing here, between two members; put it in")
      }
      return true
    }
  }

  /// Skips white space, and comments, which JSON does not have.
  mutating func skipSpace() throws(Stop) {
    while let unit = next {
      switch unit {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Stop) {
    let start = index
    let isBlock = utf8[index...].starts(with: "/*".utf8)
    guard isBlock || utf8[index] == UInt8(ascii: "#") || utf8[index...].starts(with: "//".utf8)
    else { throw stop(.jsonSyntax, here, "a value is expected here, not '/'") }
    if isBlock {
      index += 2
      while index < utf8.count, !utf8[index...].starts(with: "*/".utf8) { index += 1 }
      index = min(index + 2, utf8.count)
    } else {
      while let unit = next, unit != 0x0A, unit != 0x0D { index += 1 }
    }
    if dialect == .json5, utf8[start] != UInt8(ascii: "#") { return }
    report(
      .jsonSyntax, Span(start, index),
      "JSON does not allow comments; delete it, write a '$description', or write the file in YAML",
      fixIts: [FixIt("delete it", [.init(Place(source, Span(start, index)), "")])])
    try checkCount()
  }

  /// Nobody reads more problems than that.
  mutating func checkCount() throws(Stop) { if diagnostics.count >= 100 { throw Stop() } }

  /// Counts the text of a scalar.
  mutating func grow(text count: Int, at span: Span) throws(Stop) {
    text += count
    if text > limits.text {
      throw stop(
        .tooMuchText, span,
        "this file has more than \(limits.text) bytes of text; split it into several files")
    }
  }

  /// The letters, digits and signs that come next, at least one scalar of any kind.
  var wordSpan: Span {
    var end = index
    while end < utf8.count, !" \t\r\n,:[]{}\"'".utf8.contains(utf8[end]) { end += 1 }
    return end > index ? Span(index, end) : here
  }
}

/// A word of a file, truncated if it is long.
package func shown(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }.prefix(60)
  return line.utf8.count < text.utf8.count ? "\(line)…" : String(line)
}
