/// A function in CSS notation: `rgba(0, 0, 0, 0.5)`.
package struct CSSFunction {
  package let name: String

  /// The text between the parentheses.
  package let arguments: Substring

  /// Nil if the text is not a single call.
  package init?(_ text: some StringProtocol) {
    let text = text.trimmed
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    var depth = 0
    for sign in inner {
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      if depth < 0 { return nil }
    }
    guard depth == 0 else { return nil }
    name = text[..<open].lowercased()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    arguments = inner
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: Substring {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The parts between separators that are neither in parentheses nor in quotes, without the empty ones.
  package func parts(separatedBy isSeparator: (Character) -> Bool) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var quote: Character?
    var start = startIndex
    for index in indices {
      let sign = self[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == "(" {
        depth += 1
      } else if sign == ")" {
        depth -= 1
      } else if depth == 0, isSeparator(sign) {
        parts.append(self[start..<index].trimmed)
        start = self.index(after: index)
      }
    }
    parts.append(self[start...].trimmed)
    return parts.filter { !$0.isEmpty }
  }

  /// The text without quotes around it.
  package var unquoted: String {
    let text = trimmed
    guard let first = text.first, first == "'" || first == "\"", text.count > 1, text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}

/// A number with its unit: `16px`.
package struct Quantity: Equatable, Sendable {
  package var value: Double

  /// Empty if there is none.
  package var unit: String

  package init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  package init?(_ text: some StringProtocol) {
    let text = text.trimmed
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
    guard let value = JSONNumber(loose: String(text.dropLast(unit.count)))?.value else {
      return nil
    }
    self.init(value, String(unit).lowercased())
  }
}
