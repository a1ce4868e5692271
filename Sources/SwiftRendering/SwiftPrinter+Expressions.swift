extension SwiftPrinter {
  /// Prints an expression, or one with its label; where it is too long for a line it is broken at its
  /// brackets, from the outside in, as a formatter does it.
  mutating func expression(_ text: String) {
    guard !fits(text) else { return line(text) }
    if let place = text.firstRange(of: " ?? "), fits(String(text[..<place.lowerBound])) {
      line(String(text[..<place.lowerBound]))
      indentation += 1
      expression("?? " + text[place.upperBound...])
      indentation -= 1
      return
    }
    if let chain = chain(of: text) {
      line(chain.base)
      indentation += 1
      for call in chain.calls { expression(call) }
      indentation -= 1
      return
    }
    guard let group = lastGroup(of: text), fits(group.head) else { return broken(text) }
    line(group.head)
    indentation += 1
    let rest = group.isClosure ? "" : group.tail
    let inner = group.items.joined(separator: ", ") + rest
    if fits(inner) {
      line(inner)
    } else {
      for (index, item) in group.items.enumerated() {
        expression(item + (index == group.items.count - 1 ? rest : ","))
      }
    }
    indentation -= 1
    if group.isClosure { line(group.tail) }
  }

  /// A name and the calls behind it, if there are several.
  private func chain(of text: String) -> (base: String, calls: [String])? {
    let base = text.prefix { $0.isLetter || $0.isNumber || "_$`".contains($0) }
    guard !base.isEmpty else { return nil }
    var calls: [String] = []
    var depth = 0
    var isInString = false
    var previous: Character = " "
    for character in text[base.endIndex...] {
      if character == "\"", previous != "\\" { isInString.toggle() }
      if !isInString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ".", depth == 0 { calls.append("") }
        if calls.isEmpty || character == " " && depth == 0 { return nil }
      }
      if !calls.isEmpty { calls[calls.count - 1].append(character) }
      previous = character
    }
    return calls.count > 1 ? (String(base), calls) : nil
  }

  /// The outermost brackets with which an expression ends.
  private func lastGroup(
    of text: String
  ) -> (head: String, items: [String], tail: String, isClosure: Bool)? {
    let characters = Array(text)
    // What follows the brackets is what the expression itself stands in.
    let closers = characters.reversed().prefix { ")},".contains($0) }.count
    var open: [(index: Int, bracket: Character)] = []
    var groups: [(start: Int, end: Int)] = []
    var isInString = false
    for (index, character) in characters.enumerated() {
      if character == "\"", index == 0 || characters[index - 1] != "\\" { isInString.toggle() }
      if isInString { continue }
      switch character {
      case "(", "{", "[": open.append((index, character))
      case ")", "}", "]":
        guard let start = open.popLast() else { break }
        groups.append((start.index, index))
      default: break
      }
    }
    let ending = groups.filter { group in
      group.end >= characters.count - closers
        && characters[(group.end + 1)...].allSatisfy { ")},".contains($0) }
        && (characters[group.start] == "(" || characters[group.start] == "{")
    }
    guard let group = ending.min(by: { $0.start < $1.start }) else { return nil }
    let isClosure = characters[group.start] == "{"
    let inner = String(characters[(group.start + 1)..<group.end])
    return (
      String(characters[...group.start]),
      isClosure ? [inner.trimmed] : parts(of: inner), String(characters[group.end...]), isClosure
    )
  }

  /// The parts of a list between its commas, outside of any brackets and strings.
  private func parts(of list: String) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    var isInString = false
    var previous: Character = " "
    for character in list {
      if character == "\"", previous != "\\" { isInString.toggle() }
      if !isInString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      if character == ",", depth == 0, !isInString {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts.map(\.trimmed)
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
