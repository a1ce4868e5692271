/// The lines of a Markdown text, with each paragraph joined into one line. Everything else is unchanged:
/// lists, code, tables, headings, quotations, and lines that end in a hard break.
func filledLines(_ text: String) -> [String] {
  var lines: [String] = []
  var block: [Substring] = []
  var fence: Substring?
  func isPlain(_ line: Substring) -> Bool {
    guard let first = line.first, first != " ", first != "\t", first != "|", first != "<" else {
      return false
    }
    return !line.hasSuffix("  ") && !line.hasSuffix("\\") && !beginsBlock(line)
  }
  func endBlock() {
    lines +=
      block.allSatisfy(isPlain) && !block.isEmpty
      ? [block.joined(separator: " ")] : block.map(String.init)
    block = []
  }
  for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    let marker = line.drop { $0 == " " }.prefix(3)
    if let open = fence {
      lines.append(String(line))
      if marker == open { fence = nil }
    } else if marker == "```" || marker == "~~~" {
      endBlock()
      lines.append(String(line))
      fence = marker
    } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
      endBlock()
      lines.append("")
    } else {
      block.append(line)
    }
  }
  endBlock()
  return lines
}

/// The parts of a line between which it can be broken: a word that would start something other than a
/// paragraph stays with the previous word.
func unbreakableParts(_ line: String) -> [String] {
  var parts: [String] = []
  for word in line.split(separator: " ", omittingEmptySubsequences: false) {
    if !parts.isEmpty, beginsBlock(word) {
      parts[parts.count - 1] += " " + word
    } else {
      parts.append(String(word))
    }
  }
  return parts
}

/// Whether the first word of a line makes it a heading, an item of a list, a quotation, a directive
/// or a rule.
private func beginsBlock(_ line: Substring) -> Bool {
  let word = line.prefix { $0 != " " }
  guard let first = word.first else { return false }
  switch first {
  case "#": return word.allSatisfy { $0 == "#" }
  case ">", "@": return true
  case "-", "*", "+", "=", "_":
    return word.count == 1 || word.allSatisfy { $0 == first } && word.count > 2
  case "0"..."9":
    let rest = word.drop { $0.isWholeNumber }
    return rest == "." || rest == ")"
  default: return false
  }
}
