extension SwiftPrinter {
  /// Prints a documentation comment, wrapped at the page width.
  mutating func printDocumentation(_ comment: DocumentationComment?) {
    guard let comment else { return }
    for (index, paragraph) in comment.paragraphs.enumerated() {
      if index > 0 { line("///") }
      wrap(paragraph, first: "/// ", next: "/// ")
    }
    let hasItems = !comment.parameters.isEmpty || comment.throws != nil || comment.returns != nil
    if hasItems, !comment.paragraphs.isEmpty { line("///") }
    if comment.parameters.count == 1 {
      let item = comment.parameters[0]
      wrap("- Parameter \(item.name): \(item.text)", first: "/// ", next: "///   ")
    } else if comment.parameters.count > 1 {
      line("/// - Parameters:")
      for item in comment.parameters {
        wrap("- \(item.name): \(item.text)", first: "///   ", next: "///     ")
      }
    }
    if let text = comment.throws {
      wrap("- Throws: \(text)", first: "/// ", next: "///   ")
    }
    if let returns = comment.returns {
      wrap("- Returns: \(returns)", first: "/// ", next: "///   ")
    }
  }

  /// Prints a text. Line breaks are kept where they are significant in Markdown; paragraphs are filled.
  private mutating func wrap(_ text: String, first: String, next: String) {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return wrap(line: text, first: first, next: next)
    }
    for (index, part) in filledLines(text).enumerated() {
      wrap(line: part, first: index == 0 ? first : next, next: next)
    }
  }

  private mutating func wrap(line text: String, first: String, next: String) {
    let isPrinted = lineIfItFits {
      // An empty line has no space after its slashes.
      $0.append(text.isEmpty ? "///" : first)
      $0.append(text)
    }
    if isPrinted { return }
    let parts = unbreakableParts(text)
    var start = 0
    var width = first.utf8.count + parts[0].width
    for index in parts.indices.dropFirst() {
      let wider = width + 1 + parts[index].width
      if wider <= room {
        width = wider
      } else {
        printWords(parts[start..<index], after: start == 0 ? first : next)
        start = index
        width = next.utf8.count + parts[index].width
      }
    }
    printWords(parts[start...], after: start == 0 ? first : next)
  }

  private mutating func printWords(_ words: ArraySlice<String>, after beginning: String) {
    line {
      $0.append(beginning)
      for (index, word) in words.enumerated() {
        if index > 0 { $0.append(byte: 0x20) }
        $0.append(word)
      }
    }
  }
}

extension String {
  /// The number of characters.
  fileprivate var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}
