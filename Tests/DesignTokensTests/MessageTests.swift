import DesignTokens
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The messages about token files, and the tokens of valid ones, as recorded in `Messages`.
///
/// A case is a paragraph: files, each on a separate line with `⏎` for its line breaks, followed by the
/// messages, after `>`, or the tokens, after `=`. A file is `a.tokens.json` unless the line begins with its
/// name; `tokens:` begins the settings of the project file. A better sentence is one run with
/// `DSCOMPILE_RECORD=1`, and one diff.
@Suite struct MessageTests {
  @Test(arguments: ["JSON", "Structure", "References", "Extending", "Values", "Resolver"])
  func recorded(name: String) throws {
    let path = "Tests/DesignTokensTests/Messages/\(name).txt"
    let text = try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
    let cases = text.components(separatedBy: "\n\n").map { paragraph in
      let input = paragraph.split(separator: "\n").filter {
        !$0.hasPrefix("> ") && !$0.hasPrefix("= ")
      }
      return (input + found(input.map(String.init))).joined(separator: "\n")
    }
    let difference = try Recording.difference(
      of: cases.joined(separator: "\n\n") + "\n", from: path)
    #expect(difference == nil)
  }

  private func found(_ input: [String]) -> [Substring] {
    var fixture = TokenFixture(files: [:])
    for line in input {
      let line = line.replacingOccurrences(of: "⏎", with: "\n")
      if line.hasPrefix("tokens: ") {
        for setting in line.dropFirst(8).components(separatedBy: ", ") {
          let words = setting.components(separatedBy: ": ")
          switch words[0] {
          case "theme": fixture.theme = words[1]
          case "colorScheme": fixture.colorScheme = words[1]
          case "contrast": fixture.contrast = words[1]
          case "light", "dark": fixture.schemes.append((words[1], words[0] == "dark", false))
          case "lightIncreasedContrast", "darkIncreasedContrast":
            fixture.schemes.append((words[1], words[0].hasPrefix("dark"), true))
          default: fixture.inputs.append((words[0], words[1]))
          }
        }
      } else if let name = line.prefixMatch(of: #/([\w.-]+): /#) {
        fixture.files["tokens/\(name.1)"] = String(line[name.range.upperBound...])
      } else {
        fixture.files["tokens/a.tokens.json"] = line
      }
    }
    let problems = fixture.problems.map { "> \($0)"[...] }
    let read = fixture.read()
    if read.diagnostics.hasErrors { return problems }
    return problems
      + (read.system?.tokens ?? []).map { token in
        let values = token.values.map { $0?.text ?? "missing" }
        let shown = Set(values).count == 1 ? [values[0]] : values
        return
          "= \(token.path)\(token.isThemed ? " (themed)" : "") \(shown.joined(separator: " | "))"
      }
  }
}
