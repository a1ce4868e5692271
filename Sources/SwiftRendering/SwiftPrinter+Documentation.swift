extension SwiftPrinter {
  /// Prints a documentation comment, its lines wrapped at the width of the page.
  mutating func print(_ comment: DocumentationComment?) {
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

  /// Prints a text. A line break that somebody wrote is kept where it has a meaning in Markdown;
  /// the lines of a paragraph are filled anew.
  private mutating func wrap(_ text: String, first: String, next: String) {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return wrap(line: text, first: first, next: next)
    }
    for (index, part) in filledLines(text).enumerated() {
      wrap(line: part, first: index == 0 ? first : next, next: next)
    }
  }

  private mutating func wrap(line text: String, first: String, next: String) {
    let whole = first + text
    if fits(whole) {
      // An empty line of a paragraph has no blank behind its slashes.
      return line(text.isEmpty ? "///" : whole)
    }
    var current = first
    var isEmpty = true
    for word in unbreakableParts(text) {
      if isEmpty {
        current += word
        isEmpty = false
      } else if fits("\(current) \(word)") {
        current += " " + word
      } else {
        line(current)
        current = next + word
      }
    }
    line(current)
  }
}
