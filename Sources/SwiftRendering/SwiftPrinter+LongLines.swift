extension SwiftPrinter {
  /// Prints a line; one that is too long is broken where swift-format would break it: first at what
  /// holds the least together, and each part again if need be.
  ///
  /// - Parameters:
  ///   - isContinued: Whether the line goes on from the one above, which has its indentation already.
  ///   - closing: What follows the last part without a blank, such as a comma.
  mutating func broken(_ text: String, isContinued: Bool = false, closing: String = "") {
    if fits(text + closing) { return line(text + closing) }
    if text.last == "," {
      return broken(String(text.dropLast()), isContinued: isContinued, closing: "," + closing)
    }
    let outline = Outline(text)
    guard outline.isPlain,
      breaks(outline, at: " = ", isContinued, closing)
        || breaks(outline, at: " ?? ", isContinued, closing)
        || breaks(outline, at: " == ", isContinued, closing)
        || breaksInLabelledBrackets(outline, isContinued, closing)
        || breaks(outline, at: ": ", isContinued, closing)
        || breaksInChain(outline, isContinued, closing)
        || breaksInBraces(outline, closing) || breaksInParentheses(outline, isContinued, closing)
        || breaksBeforeMember(outline, isContinued, closing)
    else { return line(text + closing) }
  }

  /// Breaks a line at a mark between its parts.
  ///
  /// - Returns: Whether the mark is there, with room for what stands before it.
  private mutating func breaks(
    _ outline: Outline, at mark: String, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let place = outline.firstPlace(of: mark) else { return false }
    // An operator begins its line; anything else ends one.
    let isOperator = mark == " ?? " || mark == " == "
    let end = place + (isOperator ? 0 : mark.count - 1)
    let first = outline.text(0..<end)
    guard fits(first) else { return false }
    line(first)
    continued(
      outline.text((isOperator ? place + 1 : place + mark.count)...), isContinued, closing)
    return true
  }

  private mutating func continued(_ text: String, _ isContinued: Bool, _ closing: String) {
    let levels = isContinued ? 0 : 1
    indentation += levels
    broken(text, isContinued: true, closing: closing)
    indentation -= levels
  }

  /// Breaks `label: call(value)` in its brackets rather than behind its label.
  private mutating func breaksInLabelledBrackets(
    _ outline: Outline, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard outline.firstPlace(of: ": ") != nil else { return false }
    return breaksInBraces(outline, closing)
      || outline.ends(with: ")") && breaksInParentheses(outline, isContinued, closing)
  }

  /// Breaks a chain of several calls before each of them.
  private mutating func breaksInChain(
    _ outline: Outline, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    let calls = outline.chainedCalls
    guard calls.count > 1, fits(outline.text(0..<calls[0])) else { return false }
    line(outline.text(0..<calls[0]))
    let ends = calls.dropFirst() + [outline.count]
    for (start, end) in zip(calls, ends) {
      continued(outline.text(start..<end), isContinued, end == outline.count ? closing : "")
    }
    return true
  }

  /// Breaks `view.map { body }` behind its first brace and before its last.
  private mutating func breaksInBraces(_ outline: Outline, _ closing: String) -> Bool {
    guard let open = outline.firstPlace(of: " { "), outline.ends(with: " }"),
      fits(outline.text(0...open + 1))
    else { return false }
    line(outline.text(0...open + 1))
    indentation += 1
    broken(outline.text(open + 3..<outline.count - 2))
    indentation -= 1
    line("}" + closing)
    return true
  }

  /// Breaks a call, or the type of a function, behind its last parenthesis outside of all
  /// others.
  private mutating func breaksInParentheses(
    _ outline: Outline, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let (open, close) = outline.lastParentheses, close > open + 1,
      fits(outline.text(0...open))
    else { return false }
    line(outline.text(0...open))
    let items = outline.items(open + 1..<close)
    let rest = outline.text((close + 1)...)
    // The calls of a chain that has lines of its own close them there.
    if rest.isEmpty, isContinued || !outline.isMember {
      fill(items, indented: 1, closing: ")" + closing)
    } else {
      fill(items, indented: 1)
      line(")" + rest + closing)
    }
    return true
  }

  /// Breaks `Type.member` before the member.
  private mutating func breaksBeforeMember(
    _ outline: Outline, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let dot = outline.lastMember, fits(outline.text(0..<dot)) else { return false }
    line(outline.text(0..<dot))
    continued(outline.text(dot...), isContinued, closing)
    return true
  }
}

/// A line of Swift and which of its characters are in brackets or in a string.
private struct Outline {
  private let characters: [Character]

  /// How many brackets each character is in; a bracket is in itself.
  private let depths: [Int]

  init(_ text: String) {
    characters = Array(text)
    var depths: [Int] = []
    var depth = 0
    var isInString = false
    var isEscaped = false
    for character in characters {
      if isInString {
        depths.append(depth + 1)
        if character == "\"", !isEscaped { isInString = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"":
        isInString = true
        depths.append(depth + 1)
      case "(", "[", "{":
        depth += 1
        depths.append(depth)
      case ")", "]", "}":
        depths.append(depth)
        depth -= 1
      default: depths.append(depth)
      }
    }
    self.depths = depths
  }

  var count: Int { characters.count }

  /// Whether it goes on with what stands in the lines above.
  var isMember: Bool { characters.first == "." && characters.dropFirst().first?.isLetter == true }

  /// Whether it has none of the rarer things that somebody's own Swift can hold, where brackets and
  /// quotes may mean something else.
  var isPlain: Bool {
    let text = String(characters)
    return !["\n", "#\"", "//", "/*", "\\("].contains { text.contains($0) }
  }

  func text(_ range: some RangeExpression<Int>) -> String { String(characters[range]) }

  func ends(with text: String) -> Bool { characters.suffix(text.count).elementsEqual(text) }

  /// The first place of a text outside of all brackets; a brace may be the bracket itself.
  func firstPlace(of mark: String) -> Int? {
    let mark = Array(mark)
    guard count >= mark.count else { return nil }
    return (0...(count - mark.count)).first { start in
      // A colon behind a blank is an operator's.
      depths[start] == 0 && characters[start..<start + mark.count].elementsEqual(mark)
        && (mark[0] != ":" || start > 0 && characters[start - 1] != " ")
    }
  }

  /// The last pair of parentheses outside of all others.
  var lastParentheses: (open: Int, close: Int)? {
    guard
      let close = characters.indices.last(where: { characters[$0] == ")" && depths[$0] == 1 }),
      let open = characters.indices.last(where: {
        $0 < close && characters[$0] == "(" && depths[$0] == 1
      })
    else { return nil }
    return (open, close)
  }

  /// What stands between the commas of a range that is in one pair of parentheses.
  func items(_ range: Range<Int>) -> [String] {
    var items: [String] = []
    var start = range.lowerBound
    for index in range where characters[index] == "," && depths[index] == 1 {
      items.append(text(start..<index))
      start = index + 1
      while start < range.upperBound, characters[start] == " " { start += 1 }
    }
    return items + [text(start..<range.upperBound)]
  }

  /// The dots before the calls of an expression that is a name and calls of its members, and nothing
  /// else.
  var chainedCalls: [Int] {
    let outer = characters.indices.filter { depths[$0] == 0 }
    guard characters.last == ")", let first = outer.first, first == 0, characters[0] != ".",
      outer.allSatisfy({ $0 == 0 || !" ,:".contains(characters[$0]) })
    else { return [] }
    return outer.filter { dot in
      guard characters[dot] == "." else { return false }
      let next = characters[(dot + 1)...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return next.map { characters[$0] == "(" } ?? false
    }
  }

  /// The last dot, outside of all brackets, between a name and its member.
  var lastMember: Int? {
    characters.indices.last {
      characters[$0] == "." && depths[$0] == 0 && $0 > 0 && characters[$0 - 1] != " "
        && characters[$0 - 1] != "?"
    }
  }
}
