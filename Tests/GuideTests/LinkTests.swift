import Foundation
import TestSupport
import Testing

/// Links between pages lead to files and headings that exist.
@Suite struct LinkTests {
  @Test func linksLeadToExistingPages() throws {
    let pages =
      ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map { repositoryRoot.appending(path: $0) }
      + (try repositoryFiles(in: "docs", type: "md"))
    var anchors: [String: Set<String>] = [:]
    var problems: [String] = []
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      for (line, target) in links(in: text) {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file =
          parts[0].isEmpty
          ? page
          : page.deletingLastPathComponent().appending(path: String(parts[0])).standardizedFileURL
        let place = "\(page.path.dropFirst(repositoryRoot.path.count + 1)):\(line)"
        guard FileManager.default.fileExists(atPath: file.path) else {
          problems.append("\(place): no file at '\(target)'")
          continue
        }
        guard parts.count == 2, file.pathExtension == "md" else { continue }
        if anchors[file.path] == nil {
          anchors[file.path] = headings(in: try String(contentsOf: file, encoding: .utf8))
        }
        if anchors[file.path]?.contains(String(parts[1])) != true {
          problems.append("\(place): no heading for '\(target)'")
        }
      }
    }
    #expect(problems == [])
  }

  /// Relative link targets outside of code blocks, with their lines.
  private func links(in text: String) -> [(line: Int, target: String)] {
    prose(of: text).flatMap { number, line in
      line.replacing(#/`[^`]*`/#, with: "``").matches(of: #/\]\(([^)\s]+)\)/#)
        .map { (number, String($0.1)) }
        .filter { !$0.1.contains("://") && !$0.1.hasPrefix("mailto:") }
    }
  }

  /// The anchors of a page's headings on GitHub.
  private func headings(in text: String) -> Set<String> {
    var names: Set<String> = []
    for (_, line) in prose(of: text) where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }.drop { $0 == " " }
        .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
      let kept = title.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }
      let name = kept.replacing(" ", with: "-")
      var unique = name
      var count = 0
      while !names.insert(unique).inserted {
        count += 1
        unique = "\(name)-\(count)"
      }
    }
    return names
  }

  private func prose(of text: String) -> [(Int, Substring)] {
    var isCode = false
    var lines: [(Int, Substring)] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        lines.append((index + 1, line))
      }
    }
    return lines
  }
}
