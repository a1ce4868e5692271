/// Whether a text is too deeply nested, or too long without a break, for a parser that recurses.
///
/// The parser limits only the nesting of brackets; it recurses without a limit over chains such as `a.b.c`,
/// `try try`, `A<A<A` and `if if`, and parses nested square brackets repeatedly. This counts, for each
/// bracket, the tokens since a comma, a semicolon or the end of a statement. It need not be exact, because
/// people stay far below the limits. It must not miss anything, so everything that might be code for the
/// parser counts as code. Every text is checked here before it is parsed.
func shapeProblem(of text: String, _ limits: ShapeLimits = .fragment) -> Problem? {
  var text = text
  return text.withUTF8 { units in
    // A text with fewer code units than the limits cannot exceed them.
    if units.count <= limits.squareBrackets { return nil }
    var shape = Shape(units: units, limits)
    return shape.problem()
  }
}

/// Same as ``shapeProblem(of:_:)`` for a whole file, with the offsets at which top-level declarations end:
/// the text between two of them can be read separately.
func fileShape(of text: String) -> (problem: Problem?, ends: [Int]) {
  var text = text
  return text.withUTF8 { units in
    var shape = Shape(units: units, .file)
    let problem = shape.problem()
    return (problem, shape.ends)
  }
}

/// The maximum nesting and length of Swift without a break.
///
/// On the 8 MB stack of worker threads, measured with optimization, the parser takes up to 15 KB for each
/// bracket and 2.7 KB for one word of a chain (`if` and `<` count as more), so that each set of limits leaves
/// half of the stack.
package struct ShapeLimits: Sendable {
  /// The maximum nesting of brackets, including `#if`.
  package let nesting: Int

  /// The maximum nesting of square brackets, each of which the parser tries twice.
  package let squareBrackets = 8

  /// The maximum number of words and signs without a break.
  package let chain: Int

  /// The maximum length of a text with unbalanced brackets or quotes: after each of thousands of errors, the
  /// parser searches the rest of the text.
  let unbalanced = 2000

  /// The maximum number of consecutive number signs, which the parser counts again from each of them.
  package let numberSigns = 16

  /// For fragments in specs.
  package static let fragment = ShapeLimits(nesting: 40, chain: 500)

  /// For hand-written files, in which code is also nested in types and functions.
  package static let file = ShapeLimits(nesting: 60, chain: 1000)
}

/// Whether a code unit is part of a word: a name, a keyword or a number.
func isWordUnit(_ unit: UInt8) -> Bool {
  switch unit {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
    true
  default: false
  }
}

/// Words that begin declarations, and never continue something on a new line.
private let declarationWords: Set<String> = [
  "actor", "class", "enum", "extension", "fileprivate", "final", "func", "import", "internal",
  "let",
  "open", "package", "private", "protocol", "public", "struct", "typealias", "var",
]

/// Words before a declaration; the parser looks past a row of them from each of them.
private let modifierWords: Set<String> = [
  "convenience", "distributed", "final", "fileprivate", "indirect", "infix", "lazy", "mutating",
  "nonmutating", "open", "optional", "override", "postfix", "prefix", "reasync", "required",
  "unowned", "weak",
]

private struct Shape {
  let units: UnsafeBufferPointer<UInt8>
  let limits: ShapeLimits
  private var index = 0
  private var levels = [Level(opener: 0, string: nil)]

  /// The sum of the tokens of all open levels.
  private var chain = 0
  private var squareBrackets = 0

  /// The ends of everything that began at the start of the text or at such an end.
  private(set) var ends: [Int] = []

  /// Whether a line break after the last token may end a statement.
  private var mayEnd = false

  /// Whether the parser may disagree about where string literals begin, so that everything counts as code.
  private var isAllCode = false

  /// Whether there may have been a regular expression, in which brackets need not match.
  private var hasRegex = false

  /// The first thing that is certainly not Swift.
  private var mistake: Mistake?

  private struct Mistake {
    let message: String
    let range: Range<Int>

    /// Whether it is too costly for the parser in a short text, too.
    let isCostly: Bool
  }

  /// The text between brackets.
  private struct Level {
    var opener: UInt8

    /// The string literal that continues after the bracket, if it is an interpolation.
    var string: StringDelimiter?

    var tokens = 0

    /// The part of the tokens that continues after a comma: `A<A, A<A, ` and `if a, if a, ` nest.
    var kept = 0
  }

  private struct StringDelimiter {
    var pounds: Int
    var quotes: Int
  }

  init(units: UnsafeBufferPointer<UInt8>, _ limits: ShapeLimits) {
    self.units = units
    self.limits = limits
  }

  mutating func problem() -> Problem? {
    while index < units.count {
      let start = index
      step()
      let found: String? =
        if levels.count > limits.nesting {
          "brackets are nested more than \(limits.nesting) levels deep here"
        } else if squareBrackets > limits.squareBrackets {
          "square brackets are nested more than \(limits.squareBrackets) levels deep here"
        } else if chain > limits.chain {
          "this has more than \(limits.chain) tokens without a break"
        } else {
          nil
        }
      if let found {
        return Problem("\(found); declare parts of the code separately", start..<index)
      }
      if let mistake, units.count > limits.unbalanced || mistake.isCostly {
        return Problem(mistake.message, mistake.range)
      }
    }
    return nil
  }

  /// Records something that is not valid Swift, in case the text is too long for the parser.
  private mutating func note(_ message: String, _ range: Range<Int>, isCostly: Bool = false) {
    if mistake != nil || isAllCode || hasRegex { return }
    mistake = Mistake(message: message, range: range, isCostly: isCostly)
  }

  /// Passes one token or piece of white space.
  private mutating func step() {
    let unit = units[index]
    switch unit {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      index += 1
      endLine()
    case UInt8(ascii: ","):
      index += 1
      breakChain(keeping: levels[levels.count - 1].kept)
    case UInt8(ascii: ";"):
      index += 1
      breakChain()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      open(unit, string: nil)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      close()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/") && isComment():
      while index < units.count, !isNewline(units[index]) { index += 1 }
    case UInt8(ascii: "/") where !isAllCode && peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/"):
      if mayBeRegex() { isAllCode = true }
      if !mayEnd { hasRegex = true }
      index += 1
      count(mayEnd: false)
    case UInt8(ascii: "\"") where !isAllCode: openString(pounds: 0)
    case UInt8(ascii: "#"): passPound()
    case UInt8(ascii: "`") where !isAllCode:
      let start = index
      index += 1
      while index < units.count, !isNewline(units[index]) {
        index += 1
        if units[index - 1] == unit { break }
        if units[index - 1] == UInt8(ascii: ";") || units[index - 1] == UInt8(ascii: "@") {
          note("names do not contain this character", index - 1..<index)
        }
      }
      if index < start + 2 || units[index - 1] != unit {
        note("the name that starts at this backtick does not end", start..<start + 1)
      }
      count(mayEnd: true)
    default:
      let start = index
      while index < units.count, isWordUnit(units[index]) { index += 1 }
      if index == start {
        index += 1
        passSign(unit)
      } else {
        passWord(start..<index)
      }
    }
  }

  private mutating func passSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "<"):
      // Generic arguments need much stack.
      let isAfterWord = index > 1 && isWordUnit(units[index - 2])
      count(mayEnd: false, weight: isAfterWord ? 5 : 2, kept: isAfterWord ? 5 : 2)
    case UInt8(ascii: ">"):
      count(mayEnd: false)
      let isArrow = index > 1 && units[index - 2] == UInt8(ascii: "-")
      if !isArrow { levels[levels.count - 1].kept = max(levels[levels.count - 1].kept - 5, 0) }
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      // After `try`, and in `a ? b : c`, more has to follow.
      let isPostfix = mayEnd && index > 1 && !isSpace(units[index - 2])
      count(mayEnd: isPostfix)
    case UInt8(ascii: "@"):
      if !(peek(0).map { isWordUnit($0) || $0 == UInt8(ascii: "`") } ?? false) {
        note("no attribute follows this '@'", index - 1..<index)
      }
      count(mayEnd: false)
    default: count(mayEnd: false)
    }
  }

  private mutating func passWord(_ range: Range<Int>) {
    guard isOpenWord(range) else { return count(mayEnd: true) }
    switch String(decoding: units[range], as: UTF8.self) {
    // The conditions of an 'if' are separated by commas, and may be 'if's themselves.
    case "if": count(mayEnd: false, weight: 3, kept: 3)
    default: count(mayEnd: false, weight: 2)
    }
  }

  private func isNewline(_ unit: UInt8) -> Bool { unit == 0x0A || unit == 0x0D }

  private func isSpace(_ unit: UInt8) -> Bool { unit == 0x20 || unit == 0x09 || isNewline(unit) }

  private func isOperandEnd(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: isWordUnit(unit)
    }
  }

  /// Whether two slashes begin a comment: if everything counts as code, only on a separate line that does not
  /// end a regular expression.
  private func isComment() -> Bool {
    guard isAllCode else { return true }
    var start = index
    while start > 0, units[start - 1] == 0x20 || units[start - 1] == 0x09 { start -= 1 }
    if start > 0, !isNewline(units[start - 1]) { return false }
    var end = index
    while end < units.count, !isNewline(units[end]) {
      if units[end] == UInt8(ascii: "#"), units[end - 1] == UInt8(ascii: "/") { return false }
      end += 1
    }
    return true
  }

  /// Whether a slash may begin a regular expression, in which quotes and comment marks have no meaning.
  private func mayBeRegex() -> Bool {
    // Directly after an operand it is an operator, or the end of an expression whose text counts as code.
    if index > 0, isOperandEnd(units[index - 1]) { return false }
    // Between operands it is an operator.
    if mayEnd, let next = peek(1), isSpace(next) { return false }
    var end = index + 1
    var hasQuote = false
    while end < units.count, !isNewline(units[end]) {
      switch units[end] {
      case UInt8(ascii: "/"): return hasQuote
      case UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "#"): hasQuote = true
      // An escaped slash can begin a comment if this is not a regular expression.
      case UInt8(ascii: "\\"):
        hasQuote = true
        end += 1
      default: break
      }
      end += 1
    }
    // Where only an operand is possible, it need not even be terminated.
    return hasQuote && !mayEnd
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < units.count ? units[index + distance] : nil
  }

  /// Whether something has to follow a word.
  private func isOpenWord(_ range: Range<Int>) -> Bool {
    guard range.count <= 15, range.lowerBound == 0 || units[range.lowerBound - 1] != 0x2E else {
      return false
    }
    let word = String(decoding: units[range], as: UTF8.self)
    switch word {
    case "self", "super", "nil", "true", "false", "Self", "Any": return false
    default:
      return isSwiftKeyword(word) || contextualWords.contains(word) || modifierWords.contains(word)
    }
  }

  // MARK: Counting

  private mutating func count(mayEnd: Bool, weight: Int = 1, kept: Int = 0) {
    levels[levels.count - 1].tokens += weight
    levels[levels.count - 1].kept += kept
    chain += weight
    self.mayEnd = mayEnd
  }

  private mutating func breakChain(keeping kept: Int = 0) {
    chain += kept - levels[levels.count - 1].tokens
    levels[levels.count - 1].tokens = kept
    levels[levels.count - 1].kept = kept
    mayEnd = false
  }

  private mutating func open(_ opener: UInt8, string: StringDelimiter?) {
    count(mayEnd: false)
    levels.append(Level(opener: opener, string: string))
    if opener == UInt8(ascii: "[") { squareBrackets += 1 }
  }

  private mutating func close() {
    mayEnd = true
    let closer = units[index - 1]
    if levels.count == 1 {
      note("this '\(Unicode.Scalar(closer))' has no opening bracket", index - 1..<index)
    }
    // A compilation condition ends only at its own keyword.
    guard levels.count > 1, levels[levels.count - 1].opener != UInt8(ascii: "#") else { return }
    let level = levels.removeLast()
    if closer != self.closer(of: level.opener) {
      note(
        "this closes '\(Unicode.Scalar(level.opener))' with '\(Unicode.Scalar(closer))'",
        index - 1..<index)
    }
    chain -= level.tokens
    if level.opener == UInt8(ascii: "[") { squareBrackets -= 1 }
    if let string = level.string { passString(string) }
  }

  private func closer(of opener: UInt8) -> UInt8 {
    switch opener {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  /// Whether the last token before a line break is a brace.
  private func endsWithBrace(before lineBreak: Int) -> Bool {
    var last = lineBreak
    while last > 0, isSpace(units[last]) { last -= 1 }
    return units[last] == UInt8(ascii: "}")
  }

  /// Whether the line before a line break may be an attribute, which belongs to the following line.
  private func isOfAttribute(before lineBreak: Int) -> Bool {
    var start = lineBreak
    while start > 0, !isNewline(units[start - 1]) {
      start -= 1
      if units[start] == UInt8(ascii: "@") { return true }
    }
    while start < lineBreak, isSpace(units[start]) { start += 1 }
    return !isWordUnit(units[start])
  }

  /// Breaks the chain at the end of a line if the next one begins a statement.
  private mutating func endLine() {
    guard mayEnd else { return }
    let lineBreak = index - 1
    while let unit = peek(0), isSpace(unit) { index += 1 }
    guard let next = peek(0) else { return }
    let isOutermost = levels.count == 1 && !isAllCode
    if isWordUnit(next) {
      var end = index
      while end < units.count, isWordUnit(units[end]) { end += 1 }
      let word = String(decoding: units[index..<end], as: UTF8.self)
      switch word {
      case "as", "async", "catch", "else", "in", "is", "throws", "where": return
      default: breakChain()
      }
      if isOutermost,
        endsWithBrace(before: lineBreak)
          || declarationWords.contains(word) && !isOfAttribute(before: lineBreak)
      {
        ends.append(index)
      }
    } else if isOutermost, next == UInt8(ascii: "@"), endsWithBrace(before: lineBreak) {
      ends.append(index)
      breakChain()
    } else if next == UInt8(ascii: "@") || next == UInt8(ascii: "\"") || next == UInt8(ascii: "`") {
      breakChain()
    }
  }

  // MARK: Text that is not code

  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (units[index], peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      default: index += 1
      }
    } while depth > 0 && index < units.count
  }

  /// Skips a number sign, with the string literal or regular expression that it begins.
  private mutating func passPound() {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if pounds > limits.numberSigns {
      note("there are \(pounds) number signs side by side", index..<index + pounds, isCostly: true)
    }
    switch peek(pounds) {
    case UInt8(ascii: "\"") where !isAllCode:
      index += pounds
      openString(pounds: pounds)
    case UInt8(ascii: "/") where !isAllCode:
      if let end = regexEnd(pounds: pounds) {
        index = end
        count(mayEnd: true)
      } else {
        // If it is not terminated, the parser decides what it is.
        isAllCode = true
        index += pounds
        count(mayEnd: false)
      }
    default:
      index += pounds
      count(mayEnd: false)
      passDirective()
    }
  }

  /// The end of a regular expression in number signs; nil if it is not terminated.
  private func regexEnd(pounds: Int) -> Int? {
    var end = index + pounds + 1
    let isMultiline = end < units.count && isNewline(units[end])
    while end < units.count, isMultiline || !isNewline(units[end]) {
      switch units[end] {
      case UInt8(ascii: "/") where hasPounds(pounds, at: end + 1 - index): return end + 1 + pounds
      case UInt8(ascii: "\\"): end += 2
      default: end += 1
      }
    }
    return nil
  }

  /// Enters or leaves a compilation condition, in which statements end.
  private mutating func passDirective() {
    var end = index
    while end < units.count, end - index <= 5, isWordUnit(units[end]) { end += 1 }
    switch String(decoding: units[index..<end], as: UTF8.self) {
    case "if":
      index = end
      open(UInt8(ascii: "#"), string: nil)
      count(mayEnd: false, weight: 2)
    case "endif":
      index = end
      // Brackets that are still open in it end with it.
      guard let start = levels.lastIndex(where: { $0.opener == UInt8(ascii: "#") }) else { return }
      while levels.count > start + 1 {
        let level = levels.removeLast()
        chain -= level.tokens
        if level.opener == UInt8(ascii: "[") { squareBrackets -= 1 }
      }
      chain -= levels.removeLast().tokens
      mayEnd = true
    default: break
    }
  }

  private func hasPounds(_ pounds: Int, at distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func openString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = peek(1) == quote && peek(2) == quote && !endsInLine(pounds: pounds)
    index += isMultiline ? 3 : 1
    count(mayEnd: true)
    passString(StringDelimiter(pounds: pounds, quotes: isMultiline ? 3 : 1))
  }

  /// Whether three quotes after number signs begin a string of one line: `#"""#`.
  private func endsInLine(pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var distance = 1
    while let unit = peek(distance), !isNewline(unit) {
      if unit == UInt8(ascii: "\""), hasPounds(pounds, at: distance + 1) { return true }
      distance += 1
    }
    return false
  }

  /// Skips the rest of a string literal, up to its end or to an interpolation.
  private mutating func passString(_ delimiter: StringDelimiter) {
    let start = index
    while index < units.count {
      switch units[index] {
      case UInt8(ascii: "\\") where hasPounds(delimiter.pounds, at: 1):
        index += 1 + delimiter.pounds
        if peek(0) == UInt8(ascii: "(") {
          index += 1
          return open(UInt8(ascii: "("), string: delimiter)
        }
        // The line break that ends a single-line string cannot be escaped.
        if let next = peek(0), !isNewline(next) || delimiter.quotes > 1 { index += 1 }
      case UInt8(ascii: "\"")
      where (0..<delimiter.quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") })
        && hasPounds(delimiter.pounds, at: delimiter.quotes):
        index += delimiter.quotes + delimiter.pounds
        mayEnd = true
        return
      case let unit where isNewline(unit) && delimiter.quotes == 1:
        return note("this text has no end", max(start - 1, 0)..<start)
      default: index += 1
      }
    }
    note("this text has no end", max(start - 1, 0)..<start)
  }
}
