import TestSupport

/// Writes files with every kind of scalar of YAML 1.2, in any layout, with comments, empty lines, any line breaks
/// and, at times, without a last line break.
struct RandomFile {
  private var numbers: SeededNumbers
  private var text = ""
  private var comments = 0
  private var names = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// The bytes of a file.
  mutating func bytes() -> [UInt8] {
    if chance(3) { addComments(0) }
    if chance(6) { text += chance(2) ? "---\n" : "--- \(comment())\n" }
    if chance(12) {
      flow(indentation: 0, depth: 2, isMapping: true, first: "component: Card")
      text += "\n"
    } else {
      mapping(
        ["component", "summary", "discussion", "slots", "properties", "state", "swift", "body"],
        indentation: 0, depth: 0)
    }
    if chance(5) { addComments(0) }
    if chance(12) { text += chance(2) ? "...\n" : "...\n\(comment())\n" }
    if chance(4) { text += numbers.one(of: ["\n", "  \n", "\n\n"]) }
    if chance(3), text.last == "\n" { text.removeLast() }
    return (chance(8) ? [0xEF, 0xBB, 0xBF] : []) + withRandomBreaks(Array(text.utf8))
  }

  private mutating func withRandomBreaks(_ utf8: [UInt8]) -> [UInt8] {
    let breaks: [[UInt8]] = numbers.one(of: [
      [[0x0A]], [[0x0A]], [[0x0D, 0x0A]], [[0x0D]], [[0x0A], [0x0D, 0x0A], [0x0D]],
    ])
    return utf8.flatMap { $0 == 0x0A ? numbers.one(of: breaks) : [$0] }
  }

  private mutating func chance(_ times: Int) -> Bool { numbers.once(in: times) }

  private mutating func spaces(_ range: ClosedRange<Int>) -> String {
    String(repeating: " ", count: Int.random(in: range, using: &numbers))
  }

  private mutating func comment() -> String {
    comments += 1
    return numbers.one(of: ["# c\(comments)", "#c\(comments)  ", "# c\(comments): 'a' {", "#"])
  }

  private mutating func addComments(_ indentation: Int) {
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      if chance(3) { text += spaces(0...2) + "\n" }
      text +=
        spaces(indentation...indentation) + (chance(5) ? spaces(0...3) : "") + comment() + "\n"
    }
    if chance(3) { text += "\n" }
  }

  private mutating func endOfLine() {
    if chance(6) {
      text += spaces(1...3) + comment()
    } else if chance(8) {
      text += " "
    }
    text += "\n"
  }

  private mutating func word() -> String {
    numbers.one(of: [
      "a", "some", "words", "it's", "x:y", "#tag", "-", "1.0", "é", "100",
      "long" + spaces(0...0) + "er",
      "Text(\"a\")", "\\", "a,b", "[1]", "{x}", "true", "%d", "?", "=", "word-\(names)",
    ])
  }

  // MARK: - Collections

  private mutating func name() -> String {
    names += 1
    return numbers.one(of: ["key\(names)", "\"key \(names)\"", "'key\(names)'", "k-\(names)"])
  }

  private mutating func mapping(_ keys: [String], indentation: Int, depth: Int, isLed: Bool = false)
  {
    for (index, key) in keys.enumerated() {
      if !(isLed && index == 0) {
        if chance(4) { text += spaces(0...1) + "\n" }
        if chance(5) { addComments(indentation) }
        text += spaces(indentation...indentation)
      }
      text += key + (chance(12) ? " :" : ":")
      if key == "component" {
        text += " Card"
        endOfLine()
      } else {
        value(indentation: indentation, depth: depth)
      }
    }
  }

  private mutating func names(_ range: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: range, using: &numbers)).map { _ in name() }
  }

  private mutating func value(indentation: Int, depth: Int) {
    switch Int.random(in: 0..<(depth < 3 ? 12 : 9), using: &numbers) {
    case 0, 1, 2, 3: block(indentation)
    case 4: plain(indentation)
    case 5: quoted(indentation, "'")
    case 6: quoted(indentation, "\"")
    case 7:
      text += " "
      flow(indentation: indentation, depth: depth, isMapping: chance(2))
      endOfLine()
    case 8:
      endOfLine()
      if chance(4) { addComments(indentation + 2) }
    case 9, 10:
      endOfLine()
      if chance(5) { addComments(indentation + 1) }
      let inner = indentation + Int.random(in: 1...4, using: &numbers)
      mapping(names(1...3), indentation: inner, depth: depth + 1)
    default:
      endOfLine()
      sequence(indentation + Int.random(in: 0...3, using: &numbers), depth: depth + 1)
    }
  }

  private mutating func sequence(_ indentation: Int, depth: Int) {
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      if chance(4) { text += "\n" }
      if chance(5) { addComments(indentation) }
      text += spaces(indentation...indentation) + "-"
      if depth < 3, chance(3) {
        let gap = Int.random(in: 1...3, using: &numbers)
        text += spaces(gap...gap)
        mapping(names(1...3), indentation: indentation + 1 + gap, depth: depth, isLed: true)
      } else {
        value(indentation: indentation, depth: depth)
      }
    }
  }

  private mutating func flow(
    indentation: Int, depth: Int, isMapping: Bool, first: String? = nil
  ) {
    text += isMapping ? "{" : "["
    flowBreak(indentation)
    var count = Int.random(in: 0...3, using: &numbers)
    if let first {
      count += 1
      text += first
    }
    for index in 0..<count {
      if index > 0 || first == nil {
        if isMapping { text += name() + ": " }
        if !isMapping, chance(5) { text += name() + ": " }
        flowValue(indentation, depth: depth, mayBeAbsent: isMapping)
      }
      if index + 1 < count || chance(4) { text += "," }
      flowBreak(indentation)
    }
    text += isMapping ? "}" : "]"
  }

  private mutating func flowValue(_ indentation: Int, depth: Int, mayBeAbsent: Bool) {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0 where mayBeAbsent: break
    case 0, 1: text += "word"
    case 2: text += "'it''s \(word())'"
    case 3: text += "\"a\\tb \(numbers.one(of: ["c", "é", "\\\"", "\\\\"]))\""
    case 4:
      text += "\"two\n" + spaces((indentation + 1)...(indentation + 4)) + "lines\""
    default:
      if depth < 4 {
        flow(indentation: indentation + 1, depth: depth + 1, isMapping: chance(2))
      } else {
        text += "1"
      }
    }
  }

  private mutating func flowBreak(_ indentation: Int) {
    if chance(2) { return }
    if chance(5) { text += " " + comment() }
    text += "\n"
    if chance(6) { text += "\n" }
    if chance(8) { text += spaces(indentation...indentation) + " " + comment() + "\n" }
    text += spaces((indentation + 1)...(indentation + 3))
  }

  // MARK: - Scalars

  private mutating func lineOfWords(_ range: ClosedRange<Int>) -> String {
    (0..<Int.random(in: range, using: &numbers)).map { _ in
      numbers.one(of: ["some", "words", "it's", "é", "x:y", "of", "text.", "(a)"])
    }.joined(separator: " ")
  }

  private mutating func plain(_ indentation: Int) {
    if chance(6) {
      endOfLine()
      text += spaces((indentation + 1)...(indentation + 4))
    } else {
      text += spaces(1...2)
    }
    text += numbers.one(of: [
      "word", "1.0", "yes", "a b", "é", "12", "~", "- x".isEmpty ? "" : "-x",
    ])
    for _ in 0..<(chance(3) ? Int.random(in: 1...4, using: &numbers) : 0) {
      if chance(3) { text += "\n" }
      text += spaces(0...1) + "\n" + spaces((indentation + 1)...(indentation + 4))
      text += lineOfWords(1...20)
    }
    endOfLine()
  }

  private mutating func quoted(_ indentation: Int, _ quote: String) {
    text += " " + quote
    for index in 0..<(chance(3) ? Int.random(in: 2...5, using: &numbers) : 1) {
      if index > 0 {
        if quote == "\"", chance(4) { text += "\\" }
        text += (chance(4) ? " \n\n" : "\n") + spaces((indentation + 1)...(indentation + 4))
      }
      let words = lineOfWords(0...20)
      text += quote == "'" ? words.replacing("'", with: "''") : words
      if quote == "\"" {
        text += numbers.one(of: [
          "", "", "\\n", "\\t", "\\\"", "\\\\", "\\x41", "\\u2028", "\\e", "\\ ",
        ])
      }
    }
    text += quote
    endOfLine()
  }

  private mutating func block(_ indentation: Int) {
    let step = Int.random(in: 1...6, using: &numbers)
    var lines: [String] = []
    for _ in 0..<Int.random(in: 0...6, using: &numbers) {
      lines.append(blockLine(step, indentation))
    }
    for _ in 0..<(chance(3) ? Int.random(in: 1...3, using: &numbers) : 0) {
      lines.append(chance(4) ? spaces(0...(indentation + step + 2)) : "")
    }
    let first = lines.first { !$0.utf8.allSatisfy { $0 == 0x20 } }
    let lead = lines.prefix { $0.utf8.allSatisfy { $0 == 0x20 } }
    let needsStep =
      first.map { [0x20, 0x09].contains($0.utf8.dropFirst(indentation + step).first) } ?? false
      || lead.contains { $0.utf8.count > indentation + step } || lines.isEmpty
    let stepText = needsStep || chance(6) ? "\(step)" : ""
    let chomping = numbers.one(of: ["", "-", "+"])
    text += " " + numbers.one(of: ["|", ">"])
    text += chance(2) ? stepText + chomping : chomping + stepText
    endOfLine()
    for line in lines { text += line + "\n" }
  }

  private mutating func blockLine(_ step: Int, _ indentation: Int) -> String {
    let start = String(repeating: " ", count: indentation + step)
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0: return ""
    case 1: return spaces(0...(indentation + step))
    case 2: return start + spaces(1...3)
    case 3: return start + "\t"
    case 4: return start + "\t" + word()
    case 5: return start + spaces(1...4) + word()
    case 6: return start + word() + spaces(1...3)
    case 7: return start + word() + "\t"
    case 8: return start + "# no comment"
    case 9: return start + "- x"
    case 10: return start + "--- "
    case 11: return start + "key: [value"
    default: return start + lineOfWords(1...30)
    }
  }
}
