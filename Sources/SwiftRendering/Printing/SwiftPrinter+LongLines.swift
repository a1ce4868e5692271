// Lines that are too long, broken where swift-format would break them: first at the outermost break points,
// then each part again if necessary.

extension SwiftPrinter {
  /// Prints a part of a line that is too long.
  ///
  /// - Parameters:
  ///   - isContinued: Whether it continues the line above, which is already indented.
  ///   - closing: Text that follows the last part without a space, such as a comma.
  mutating func printPart(_ part: LinePart, isContinued: Bool = false, closing: String = "") {
    if fits(part, closing) { return line(part, closing) }
    guard part.isBreakable,
      breaks(part, at: .assignment, isContinued, closing)
        || breaksTernary(part, isContinued, closing)
        || breaksTernaryInParentheses(part, closing)
        || breaks(part, at: .coalescing, isContinued, closing)
        || breaks(part, at: .equality, isContinued, closing)
        || breaksInLabelledBrackets(part, isContinued, closing)
        || breaks(part, at: .colon, isContinued, closing)
        || breaksInChain(part, isContinued, closing)
        || breaksInBraces(part, closing) || breaksInParentheses(part, isContinued, closing)
        || breaksBeforeMember(part, isContinued, closing)
    else { return line(part, closing) }
  }

  private func fits(_ part: LinePart, _ closing: String = "") -> Bool {
    part.code.fits(part.range, in: room - closing.utf8.count)
  }

  private mutating func line(_ part: LinePart, _ closing: String = "") {
    line {
      $0.bytes.append(contentsOf: part.bytes)
      $0.append(closing)
    }
  }

  /// Breaks a line between two parts.
  ///
  /// - Returns: Whether there is such a place, and the part before it fits.
  private mutating func breaks(
    _ part: LinePart, at kind: BreakPoint.Kind, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let place = part.first(kind) else { return false }
    // `??` and `==` begin a line; `=` and a colon end one.
    let (end, next) =
      switch kind {
      case .assignment: (place + 2, place + 3)
      case .colon: (place + 1, place + 2)
      case .question, .alternative, .coalescing, .equality, .brace, .open, .close, .comma, .dot,
        .callDot, .blank, .unbreakable:
        (place, place + 1)
      }
    let first = part.part(part.range.lowerBound..<end)
    guard fits(first) else { return false }
    line(first)
    continued(part.part(next..<part.range.upperBound), isContinued, closing)
    return true
  }

  /// Breaks `condition ? a : b` before the question mark, and before the colon if the rest is still too long.
  private mutating func breaksTernary(
    _ part: LinePart, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let (question, alternative) = part.ternary else { return false }
    let first = part.part(part.range.lowerBound..<question)
    guard fits(first) else { return false }
    line(first)
    let levels = isContinued ? 0 : 1
    indentation += levels
    let rest = part.part(question + 1..<part.range.upperBound)
    if fits(rest, closing) {
      line(rest, closing)
    } else {
      printPart(part.part(question + 1..<alternative))
      printPart(part.part(alternative + 1..<part.range.upperBound), closing: closing)
    }
    indentation -= levels
    return true
  }

  /// Breaks `(condition ? a : b) * 2` before the question mark, if the rest fits.
  private mutating func breaksTernaryInParentheses(_ part: LinePart, _ closing: String) -> Bool {
    guard let question = part.questionInParentheses else { return false }
    let first = part.part(part.range.lowerBound..<question)
    let rest = part.part(question + 1..<part.range.upperBound)
    guard fits(first), part.code.fits(rest.range, in: room - 2 - closing.utf8.count) else {
      return false
    }
    line(first)
    indentation += 1
    line(rest, closing)
    indentation -= 1
    return true
  }

  private mutating func continued(_ part: LinePart, _ isContinued: Bool, _ closing: String) {
    let levels = isContinued ? 0 : 1
    indentation += levels
    printPart(part, isContinued: true, closing: closing)
    indentation -= levels
  }

  /// Breaks `label: call(value)` inside its parentheses rather than after its label.
  private mutating func breaksInLabelledBrackets(
    _ part: LinePart, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard part.first(.colon) != nil else { return false }
    return breaksInBraces(part, closing)
      || part.endsWithParenthesis && breaksInParentheses(part, isContinued, closing)
  }

  /// Breaks a chain of several calls before each of them.
  private mutating func breaksInChain(
    _ part: LinePart, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    let calls = part.chainedCalls
    guard calls.count > 1 else { return false }
    let first = part.part(part.range.lowerBound..<calls[0])
    guard fits(first) else { return false }
    line(first)
    let ends = calls.dropFirst() + [part.range.upperBound]
    for (start, end) in zip(calls, ends) {
      continued(
        part.part(start..<end), isContinued, end == part.range.upperBound ? closing : "")
    }
    return true
  }

  /// Breaks `view.map { body }` after its first brace and before its last.
  private mutating func breaksInBraces(_ part: LinePart, _ closing: String) -> Bool {
    guard let blank = part.first(.brace), part.endsWithClosure else { return false }
    let head = part.part(part.range.lowerBound..<blank + 2)
    guard fits(head) else { return false }
    line(head)
    indentation += 1
    printPart(part.part(blank + 3..<part.range.upperBound - 2, inBrackets: true))
    indentation -= 1
    line("}" + closing)
    return true
  }

  /// Breaks a call, or a function type, after its last outermost parenthesis.
  private mutating func breaksInParentheses(
    _ part: LinePart, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let (open, close) = part.lastParentheses, close > open + 1 else { return false }
    let head = part.part(part.range.lowerBound..<open + 1)
    guard fits(head) else { return false }
    line(head)
    let items = part.items(open + 1..<close)
    let inner = part.part(open + 1..<close, inBrackets: true)
    let rest = part.part(close + 1..<part.range.upperBound)
    indentation += 1
    // The calls of a chain with separate lines are closed there.
    if rest.range.isEmpty, isContinued || !part.isMember {
      fill(inner, items, closing: ")" + closing)
      indentation -= 1
    } else {
      fill(inner, items)
      indentation -= 1
      line {
        $0.append(")")
        $0.bytes.append(contentsOf: rest.bytes)
        $0.append(closing)
      }
    }
    return true
  }

  /// Breaks `Type.member` before the member.
  private mutating func breaksBeforeMember(
    _ part: LinePart, _ isContinued: Bool, _ closing: String
  ) -> Bool {
    guard let dot = part.lastMember else { return false }
    let first = part.part(part.range.lowerBound..<dot)
    guard fits(first) else { return false }
    line(first)
    continued(part.part(dot..<part.range.upperBound), isContinued, closing)
    return true
  }

  /// Prints the items of a part separated by commas, as many per line as fit.
  ///
  /// - Parameter closing: Text that follows the last one.
  mutating func fill(_ part: LinePart, _ items: [Range<Int>], closing: String = "") {
    var line: [Range<Int>] = []
    var width = 0
    for (index, item) in items.enumerated() {
      let itemWidth = part.code.width(of: item)
      let ending = index == items.count - 1 ? closing.utf8.count : 1
      if line.isEmpty {
        line = [item]
        width = itemWidth
      } else if width + 2 + itemWidth + ending <= room {
        line.append(item)
        width += 2 + itemWidth
      } else {
        printItems(of: part, line, closing: ",")
        line = [item]
        width = itemWidth
      }
    }
    if !line.isEmpty { printItems(of: part, line, closing: closing) }
  }

  private mutating func printItems(of part: LinePart, _ items: [Range<Int>], closing: String) {
    // Several items share a line only if they fit.
    if items.count == 1 { return printPart(part.part(items[0]), closing: closing) }
    line {
      for (index, item) in items.enumerated() {
        if index > 0 { $0.append(", ") }
        $0.bytes.append(contentsOf: part.code.bytes[item])
      }
      $0.append(closing)
    }
  }
}
