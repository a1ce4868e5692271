import DesignTokens
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Token files of older formats, and their migrations, as recorded in `Messages/Older`.
@Suite struct MigrationTests {
  private static let folder = "Tests/DesignTokensTests"

  @Test(arguments: ["figma-variables", "style-dictionary", "terrazzo", "tokens-studio"])
  func migrates(name: String) throws {
    let old = try String(
      contentsOf: repositoryRoot.appending(path: "\(Self.folder)/Fixtures/Older/\(name).json"),
      encoding: .utf8)
    let problems = TokenFixture(old).problems
    let source = SourceText(path: "\(name).json", old)
    let migrated = try #require(migrateTokens(source))
    var lines = problems.map { "> \($0)" }
    for diagnostic in migrated.diagnostics {
      let start = try #require(diagnostic.place).start
      lines.append("> \(start.line):\(start.column): \(diagnostic.message)")
    }
    var fixture = TokenFixture(files: [:])
    for (name, text) in migrated.files {
      lines += ["", "\(name):", text]
      fixture.files["tokens/\(name)"] = text
      // A migrated file is not migrated again.
      #expect(migrateTokens(SourceText(path: name, text)) == nil)
    }
    lines += fixture.problems.map { "> \($0)" }
    let difference = try Recording.difference(
      of: lines.joined(separator: "\n") + "\n", from: "\(Self.folder)/Messages/Older/\(name).txt")
    #expect(difference == nil)
    #expect(problems.count == 1)
  }

  @Test(arguments: [
    // Groups and tokens with these names are valid.
    #"{"value": {"$type": "number", "$value": 1}, "type": {"$type": "number", "$value": 2}}"#,
    #"{"collections": {"a": {"$type": "number", "$value": 1}}}"#,
    // A single invalid value among valid ones is reported as an error.
    ##"{"a": {"$type": "dimension", "$value": "16px"}, "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##,
    "[]", "{", "",
  ])
  func leavesAlone(text: String) {
    #expect(migrateTokens(SourceText(path: "a.json", text)) == nil)
  }
}
