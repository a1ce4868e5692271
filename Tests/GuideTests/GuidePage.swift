import Foundation
import TestSupport

/// A page of documentation whose code blocks are tested in order.
struct GuidePage: Sendable, CustomStringConvertible {
  /// Relative to the root of the repository.
  let path: String
  let blocks: [Block]

  /// A fenced block, or a comment with declarations for the calls on a page.
  struct Block: Sendable {
    /// The line of its first line, from 1.
    let line: Int
    let content: Content
    let lines: [String]

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// How a test uses a block.
  enum Content: Sendable {
    /// A file of the project: a spec, a project file, tokens or hand-written Swift.
    case file(String)

    /// Swift that is emitted according to the page; `…` stands for omitted code.
    case emitted

    /// Calls in a view builder, or declarations, of a client of the library.
    case calls

    /// The same, of a client of the UIKit module.
    case uikitCalls

    /// Calls that must not compile.
    case rejects

    /// Declarations that the calls need but the page does not show.
    case context

    /// Commands after `$`, each followed by its output.
    case commands
  }

  var description: String { path }

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
    var blocks: [Block] = []
    var open: (line: Int, end: String, indentation: Int, content: Content?)?
    var lines: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        if trimmed == block.end {
          if let content = block.content {
            let content = Self.placed(content, lines)
            blocks.append(Block(line: block.line, content: content, lines: lines))
          }
          open = nil
        } else {
          lines.append(String(line.dropFirst(min(block.indentation, line.count))))
        }
      } else if trimmed.hasPrefix("```") {
        let indentation = line.prefix { $0 == " " }.count
        open = (index + 2, "```", indentation, Self.content(of: String(trimmed.dropFirst(3))))
        lines = []
      } else if trimmed == "<!-- context" {
        open = (index + 2, "-->", 0, .context)
        lines = []
      }
    }
    self.blocks = blocks
  }

  /// The meaning of the words after the fence; the second is the path of a file, or the purpose of the block.
  private static func content(of info: String) -> Content? {
    let words = info.split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("yaml", let path): return .file(path ?? "")
    case ("swift", nil): return .calls
    case ("swift", "emitted"): return .emitted
    case ("swift", "uikit"): return .uikitCalls
    case ("swift", "rejected"): return .rejects
    case ("console", nil): return .commands
    case (_, let path?): return .file(path)
    default: return nil
    }
  }

  /// Gives a file without a path the one implied by its first key.
  private static func placed(_ content: Content, _ lines: [String]) -> Content {
    guard case .file("") = content else { return content }
    let words = (lines.first ?? "").split(separator: " ")
    if words.first == "component:", words.count == 2 {
      return .file("components/\(words[1]).yaml")
    }
    return .file(words.first == "library:" ? "dscompile.yaml" : "components/Types.yaml")
  }
}
