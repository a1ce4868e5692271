/// The context of a value with unquoted Swift.
enum ValueContext {
  /// In a block, where a value ends with its line. `column` is the indentation of the key or the item.
  case block(column: Int)
  case flowMapping
  case flowSequence

  var isFlow: Bool { if case .block = self { false } else { true } }
}

/// The extent of Swift that starts at an offset, and whether it is certain: it is not if it continues on the
/// next line, if brackets do not match, or if a comment might follow.
func swiftExtent(
  from start: Int, _ context: ValueContext, in utf8: [UInt8]
) -> (end: Int, isCertain: Bool) {
  var scanner = SwiftScanner(utf8: utf8, start: start, context: context)
  return scanner.scan()
}

/// A text in single quotes, with its single quotes doubled.
func inSingleQuotes(_ text: String) -> String {
  var result = "'"
  for character in text.unicodeScalars {
    result.unicodeScalars.append(character)
    if character == "'" { result.append("'") }
  }
  return result + "'"
}

/// The text in single quotes.
func withoutSingleQuotes(_ quoted: String) -> String {
  var result = ""
  var isSecond = false
  for scalar in quoted.unicodeScalars.dropFirst().dropLast() {
    isSecond = scalar == "'" && !isSecond
    if !isSecond { result.unicodeScalars.append(scalar) }
  }
  return result
}

private struct SwiftScanner {
  /// The maximum lookahead. The text may be hostile, and many values on one line would each be read to its
  /// end.
  private static let longest = 500
  private static let longestArguments = 200

  let utf8: [UInt8]
  let start: Int
  let context: ValueContext

  private var closers: [UInt8] = []
  private var isCertain = true

  init(utf8: [UInt8], start: Int, context: ValueContext) {
    self.utf8 = utf8
    self.start = start
    self.context = context
  }

  mutating func scan() -> (end: Int, isCertain: Bool) {
    var index = start
    scanning: while let unit = utf8.unit(at: index), !unit.isLineBreak {
      guard index - start < Self.longest else {
        isCertain = false
        break
      }
      switch unit {
      case UInt8(ascii: "#") where index > start && utf8[index - 1].isBlank:
        // It may also be `#selector(…)`.
        if utf8.unit(at: index + 1)?.isIdentifier ?? false { isCertain = false }
        break scanning
      case UInt8(ascii: "\""):
        guard let end = endOfSwiftString(at: index, in: utf8) else {
          isCertain = false
          break scanning
        }
        index = end
        continue scanning
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if closers.last == unit {
          closers.removeLast()
        } else if context.isFlow {
          if unit == UInt8(ascii: ")") || !closers.isEmpty { isCertain = false }
          return result(index)
        } else {
          isCertain = false
        }
      case UInt8(ascii: "<"):
        if let end = endOfGenericArguments(at: index) {
          index = end
          continue scanning
        }
      case UInt8(ascii: ",") where context.isFlow && closers.isEmpty:
        if case .flowMapping = context, !isKey(from: index + 1) { isCertain = false }
        return result(index)
      default: break
      }
      index += 1
    }
    if !closers.isEmpty || goesOn(after: index) { isCertain = false }
    return result(index)
  }

  private func result(_ index: Int) -> (end: Int, isCertain: Bool) {
    var end = index
    while end > start, utf8[end - 1].isBlank { end -= 1 }
    return (end, isCertain && end > start)
  }

  /// Whether the text below the line belongs to the value.
  private func goesOn(after lineEnd: Int) -> Bool {
    var index = lineEnd
    while let unit = utf8.unit(at: index), unit.isBlankOrBreak || unit == UInt8(ascii: "#") {
      index = unit == UInt8(ascii: "#") ? utf8.lineEnd(of: index) : index + 1
    }
    guard let unit = utf8.unit(at: index) else { return false }
    switch context {
    case .block(let column): return index - utf8.lineStart(of: index) > column
    case .flowMapping, .flowSequence: return !",}]".utf8.contains(unit)
    }
  }

  /// The offset after `<Int, String>`; nil if it is not a list of types.
  private func endOfGenericArguments(at start: Int) -> Int? {
    guard start > self.start, utf8[start - 1].isIdentifier else { return nil }
    var depth = 0
    var index = start
    while let unit = utf8.unit(at: index), index - start < Self.longestArguments {
      switch unit {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where utf8[index - 1] != UInt8(ascii: "-"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case _ where unit.isIdentifier || " .,:?!&@[]()->".utf8.contains(unit): break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Whether a key and its colon follow, or the line ends.
  private func isKey(from start: Int) -> Bool {
    var index = utf8.skippingBlanks(from: start)
    guard let first = utf8.unit(at: index), !first.isLineBreak else { return true }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return endOfQuoted(at: index, in: utf8).flatMap { utf8.unit(at: $0) } == UInt8(ascii: ":")
    }
    while let unit = utf8.unit(at: index), unit.isIdentifier || unit == UInt8(ascii: "-") {
      index += 1
    }
    return utf8.unit(at: index) == UInt8(ascii: ":")
      && utf8.unit(at: index + 1)?.isBlankOrBreak ?? true
  }
}

/// The offset after a single-line Swift string, including interpolations; nil if it is not terminated.
func endOfSwiftString(at start: Int, in utf8: [UInt8]) -> Int? {
  // Each level is the number of open parentheses in an interpolation; levels alternate with strings.
  var interpolations: [Int] = []
  var isInString = true
  var index = start + 1
  while let unit = utf8.unit(at: index), !unit.isLineBreak, index - start < 500 {
    if isInString {
      switch unit {
      case UInt8(ascii: "\\"):
        index += 1
        if utf8.unit(at: index) == UInt8(ascii: "(") {
          interpolations.append(1)
          isInString = false
        }
      case UInt8(ascii: "\""):
        if interpolations.isEmpty { return index + 1 }
        isInString = false
      default: break
      }
    } else {
      switch unit {
      case UInt8(ascii: "("): interpolations[interpolations.count - 1] += 1
      case UInt8(ascii: ")"):
        interpolations[interpolations.count - 1] -= 1
        if interpolations.last == 0 {
          interpolations.removeLast()
          isInString = true
        }
      case UInt8(ascii: "\""): isInString = true
      default: break
      }
    }
    index += 1
  }
  return nil
}

/// The offset after a quoted YAML scalar; nil if it is not terminated.
func endOfQuoted(at start: Int, in utf8: [UInt8]) -> Int? {
  let quote = utf8[start]
  var index = start + 1
  while let unit = utf8.unit(at: index) {
    if unit == quote {
      guard quote == UInt8(ascii: "'"), utf8.unit(at: index + 1) == quote else { return index + 1 }
      index += 1
    } else if unit == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
      index += 1
    }
    index += 1
  }
  return nil
}
