import TestSupport
import YAMLSyntax

/// Writes a document in an unusual layout, with comments and empty lines anywhere.
package struct RandomLayout {
  private var numbers: SeededNumbers
  private var count = 0

  package init(numbers: SeededNumbers) {
    self.numbers = numbers
  }

  package mutating func text(of root: Node) -> String {
    var lines = lines(of: root, indentation: 0)
    if chance(4) { lines.insert(contentsOf: ["# top", ""], at: 0) }
    return lines.joined(separator: "\n") + (chance(2) ? "\n" : "\n\n# end\n")
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }

  private mutating func comment() -> String {
    count += 1
    return "# note \(count)"
  }

  /// A collection on separate lines.
  private mutating func lines(of node: Node, indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    var lines: [String] = []
    switch node.content {
    case .scalar: break
    case .sequence(let items):
      for item in items {
        lines += between(space)
        lines += entry(item, after: "\(space)-", indentation: indentation)
      }
    case .mapping(let entries):
      for entry in indentation == 0 ? entries.shuffled(using: &numbers) : entries {
        guard case .scalar(let key) = entry.key.content else { continue }
        lines += between(space)
        let name = isSafe(key.text) && !chance(6) ? key.text : quoted(key.text)
        lines += self.entry(entry.value, after: "\(space)\(name):", indentation: indentation)
      }
    }
    if chance(12) { lines.append("\(space)\(comment())") }
    return lines
  }

  private mutating func between(_ space: String) -> [String] {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: [""]
    case 1: ["\(space)\(comment())"]
    case 2: ["", "\(space)\(comment())", ""]
    default: []
    }
  }

  private mutating func entry(_ node: Node, after start: String, indentation: Int) -> [String] {
    let end = chance(10) ? " \(comment())" : ""
    switch node.content {
    case .scalar(let scalar):
      if scalar.isAbsent { return [start + end] }
      if scalar.style == .literal || scalar.style == .folded {
        return [start + " " + written(scalar) + end]
      }
      return ["\(start) \(written(scalar))\(end)"]
    case .sequence(let items) where items.isEmpty: return ["\(start) []\(end)"]
    case .mapping(let entries) where entries.isEmpty: return ["\(start) {}\(end)"]
    case .sequence, .mapping:
      if chance(3), let text = flow(node) { return ["\(start) \(text)\(end)"] }
      let deeper = indentation + Int.random(in: 1...4, using: &numbers)
      return [start + end] + lines(of: node, indentation: deeper)
    }
  }

  /// In brackets; nil for values that are not allowed there.
  private mutating func flow(_ node: Node) -> String? {
    switch node.content {
    case .scalar(let scalar):
      if scalar.isAbsent { return "" }
      return scalar.style == .plain && isSafe(scalar.text)
        ? scalar.text : written(scalar, inFlow: true)
    case .sequence(let items):
      var texts: [String] = []
      for item in items {
        guard let text = flow(item), !text.isEmpty else { return nil }
        texts.append(text)
      }
      return "[" + texts.joined(separator: chance(2) ? ", " : " , ") + "]"
    case .mapping(let entries):
      var texts: [String] = []
      for entry in entries {
        guard case .scalar(let key) = entry.key.content, let text = flow(entry.value) else {
          return nil
        }
        texts.append("\(isSafe(key.text) ? key.text : quoted(key.text)): \(text)")
      }
      return "{ " + texts.joined(separator: ", ") + "}"
    }
  }

  private mutating func written(_ scalar: Scalar, inFlow: Bool = false) -> String {
    // Some words change their meaning if they are quoted.
    let isWord = ["true", "false", "swift"].contains(scalar.text) || Int(scalar.text) != nil
    let canStay = !scalar.text.contains("\n") && (!inFlow || isSafe(scalar.text))
    if scalar.style == .plain, isWord || canStay && !chance(4) { return scalar.text }
    let isPlainText = !scalar.text.unicodeScalars.contains { $0.value < 0x20 || $0.value > 0x7E }
    return isPlainText && chance(2)
      ? "'\(scalar.text.replacing("'", with: "''"))'" : quoted(scalar.text)
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\""
  }

  private func isSafe(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
  }
}
