/// Whether a text is too deeply nested, or too long without a break, for a parser that recurses.
///
/// The parser limits only the brackets it has entered; it recurses over chains such as `a.b.c`,
/// `try try` and `A<A<A` without a limit, and tries nested square brackets over and over. This
/// counts, bracket by bracket, the tokens since a comma, a semicolon or the end of a statement. It
/// need not be exact: people stay far below.
func shapeProblem(of text: String) -> Problem? {
  var text = text
  return text.withUTF8 { units in
    // Fewer code units than the limits cannot pass them.
    if units.count <= Shape.maximumSquareBrackets { return nil }
    var shape = Shape(units: units)
    return shape.problem()
  }
}

/// How deeply brackets may be nested.
let maximumNesting = 40

/// Whether a code unit is part of a word: a name, a keyword or a number.
func isWordUnit(_ unit: UInt8) -> Bool {
  switch unit {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
    true
  default: false
  }
}

private struct Shape {
  static let maximumSquareBrackets = 8
  static let maximumChain = 500

  let units: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var levels = [Level(opener: 0, string: nil)]

  /// The sum of the tokens of all open levels.
  private var chain = 0
  private var squareBrackets = 0

  /// Whether a line break behind the last token may end a statement.
  private var mayEnd = false

  /// What is between brackets.
  private struct Level {
    var opener: UInt8

    /// The string literal that goes on behind the bracket, if it is an interpolation.
    var string: StringDelimiter?

    var tokens = 0
  }

  private struct StringDelimiter {
    var pounds: Int
    var quotes: Int
  }

  init(units: UnsafeBufferPointer<UInt8>) {
    self.units = units
  }

  mutating func problem() -> Problem? {
    while index < units.count {
      let start = index
      step()
      let found: String? =
        if levels.count > maximumNesting {
          "brackets are nested more than \(maximumNesting) deep here"
        } else if squareBrackets > Self.maximumSquareBrackets {
          "square brackets are nested more than \(Self.maximumSquareBrackets) deep here"
        } else if chain > Self.maximumChain {
          "this goes on for more than \(Self.maximumChain) words and signs"
        } else {
          nil
        }
      if let found {
        return Problem("\(found); give parts of it names of their own", start..<index)
      }
    }
    return nil
  }

  /// Passes one token or piece of white space.
  private mutating func step() {
    let unit = units[index]
    switch unit {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "\n"):
      index += 1
      endLine()
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      index += 1
      breakChain()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      open(unit, string: nil)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      close()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while index < units.count, units[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): passPound()
    case UInt8(ascii: "`"):
      index += 1
      while index < units.count, units[index] != UInt8(ascii: "\n") {
        index += 1
        if units[index - 1] == unit { break }
      }
      count(mayEnd: true)
    default:
      let start = index
      while index < units.count, isWordUnit(units[index]) { index += 1 }
      if index == start {
        index += 1
        // Generic arguments take the most stack.
        let isBehindWord = index > 1 && isWordUnit(units[index - 2])
        count(
          mayEnd: unit == UInt8(ascii: "!") || unit == UInt8(ascii: "?"),
          weight: unit == UInt8(ascii: "<") && isBehindWord ? 5 : 1)
      } else {
        let isOpen = isOpenWord(start..<index)
        count(mayEnd: !isOpen, weight: isOpen ? 2 : 1)
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < units.count ? units[index + distance] : nil
  }

  /// Whether more has to follow a word.
  private func isOpenWord(_ range: Range<Int>) -> Bool {
    guard range.count <= 15, range.lowerBound == 0 || units[range.lowerBound - 1] != 0x2E else {
      return false
    }
    let word = String(decoding: units[range], as: UTF8.self)
    switch word {
    case "self", "super", "nil", "true", "false", "Self", "Any": return false
    default: return isSwiftKeyword(word) || contextualWords.contains(word)
    }
  }

  // MARK: Counting

  private mutating func count(mayEnd: Bool, weight: Int = 1) {
    levels[levels.count - 1].tokens += weight
    chain += weight
    self.mayEnd = mayEnd
  }

  private mutating func breakChain() {
    chain -= levels[levels.count - 1].tokens
    levels[levels.count - 1].tokens = 0
    mayEnd = false
  }

  private mutating func open(_ opener: UInt8, string: StringDelimiter?) {
    count(mayEnd: false)
    levels.append(Level(opener: opener, string: string))
    if opener == UInt8(ascii: "[") { squareBrackets += 1 }
  }

  private mutating func close() {
    mayEnd = true
    guard levels.count > 1, let level = levels.popLast() else { return }
    chain -= level.tokens
    if level.opener == UInt8(ascii: "[") { squareBrackets -= 1 }
    if let string = level.string { passString(string) }
  }

  /// Breaks the chain at the end of a line if the next one begins a statement.
  private mutating func endLine() {
    guard mayEnd else { return }
    while let unit = peek(0), unit == 0x20 || unit == 0x0A || unit == 0x09 { index += 1 }
    guard let next = peek(0) else { return }
    if isWordUnit(next) {
      var end = index
      while end < units.count, isWordUnit(units[end]) { end += 1 }
      switch String(decoding: units[index..<end], as: UTF8.self) {
      case "as", "async", "catch", "else", "in", "is", "throws", "where": return
      default: breakChain()
      }
    } else if next == UInt8(ascii: "@") || next == UInt8(ascii: "\"") || next == UInt8(ascii: "`") {
      breakChain()
    }
  }

  // MARK: What is no code

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

  /// Passes a number sign, with the string literal or regular expression that it begins.
  private mutating func passPound() {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch peek(pounds) {
    case UInt8(ascii: "\""):
      index += pounds
      openString(pounds: pounds)
    case UInt8(ascii: "/"):
      index += pounds + 1
      while index < units.count, !(units[index] == UInt8(ascii: "/") && hasPounds(pounds, at: 1)) {
        index += units[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1 + pounds, units.count)
      count(mayEnd: true)
    default:
      index += pounds
      count(mayEnd: false)
    }
  }

  private func hasPounds(_ pounds: Int, at distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func openString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = peek(1) == quote && peek(2) == quote
    index += isMultiline ? 3 : 1
    count(mayEnd: true)
    passString(StringDelimiter(pounds: pounds, quotes: isMultiline ? 3 : 1))
  }

  /// Passes the rest of a string literal, up to its end or to an interpolation.
  private mutating func passString(_ delimiter: StringDelimiter) {
    while index < units.count {
      switch units[index] {
      case UInt8(ascii: "\\") where hasPounds(delimiter.pounds, at: 1):
        index += 1 + delimiter.pounds
        if peek(0) == UInt8(ascii: "(") {
          index += 1
          return open(UInt8(ascii: "("), string: delimiter)
        }
        index = min(index + 1, units.count)
      case UInt8(ascii: "\"")
      where (0..<delimiter.quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") })
        && hasPounds(delimiter.pounds, at: delimiter.quotes):
        index += delimiter.quotes + delimiter.pounds
        mayEnd = true
        return
      case UInt8(ascii: "\n") where delimiter.quotes == 1: return
      default: index += 1
      }
    }
  }
}
