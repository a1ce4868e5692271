import Foundation
import Testing

/// A spec that repeats a language construct a given number of times, with its project.
struct Construct: CustomTestStringConvertible, Sendable {
  let name: String
  private let parts: [Part]

  /// A file of the project, or one that is repeated like the construct.
  private struct Part {
    let path: String
    let isRepeated: Bool
    var lines: [Substring] = []
  }

  var testDescription: String { name }

  /// The files of the project with a number of constructs, by path.
  func files(_ number: Int) -> [(path: String, text: String)] {
    parts.flatMap { part -> [(String, String)] in
      if part.lines.allSatisfy(\.isEmpty) { return [] }
      if !part.isRepeated { return [(part.path, expanded(part.lines, number, nil))] }
      return (1...number).map { index in
        (filled(part.path[...], number, index), expanded(part.lines, number, index))
      }
    }
  }

  /// Expands lines, repeating those that begin with an asterisk.
  private func expanded(_ lines: [Substring], _ number: Int, _ index: Int?) -> String {
    var text = ""
    var rest = lines[...]
    while let line = rest.first {
      let block = rest.prefix { $0.hasPrefix("*") }
      if block.isEmpty {
        text += filled(line, number, index) + "\n"
        rest = rest.dropFirst()
        continue
      }
      for index in 1...number {
        for line in block { text += filled(line.dropFirst(), number, index) + "\n" }
      }
      rest = rest.dropFirst(block.count)
    }
    return text
  }

  private func filled(_ line: Substring, _ number: Int, _ index: Int?) -> String {
    guard line.contains("{") else { return String(line) }
    let line = String(line).replacing("{n}", with: "\(number)")
    guard let index else { return line }
    return line.replacing("{i}", with: "\(index)").replacing("{p}", with: "\(max(1, index - 1))")
  }
}

extension Construct {
  /// The constructs in the file next to this one.
  static let all: [Construct] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Constructs.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var constructs: [Construct] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        constructs.append(Construct(name: String(line.dropFirst(3)), parts: []))
        constructs[constructs.count - 1].add(Part(path: "Card.yaml", isRepeated: false))
      } else if constructs.isEmpty {
        continue
      } else if line.hasPrefix(">>* ") {
        constructs[constructs.count - 1].add(
          Part(path: String(line.dropFirst(4)), isRepeated: true))
      } else if line.hasPrefix(">> ") {
        constructs[constructs.count - 1].add(
          Part(path: String(line.dropFirst(3)), isRepeated: false))
      } else {
        constructs[constructs.count - 1].add(line)
      }
    }
    return constructs
  }()

  private mutating func add(_ part: Part) { self = Construct(name: name, parts: parts + [part]) }

  private mutating func add(_ line: Substring) {
    var parts = parts
    parts[parts.count - 1].lines.append(line)
    self = Construct(name: name, parts: parts)
  }
}
