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

  /// The migrated text of a file, without white space, and the messages.
  private func migrated(_ text: String) throws -> [String] {
    let migrated = try #require(migrateTokens(SourceText(path: "a.json", text)))
    return migrated.files.map { $0.text.filter { !$0.isWhitespace } }
      + migrated.diagnostics.map(\.message)
  }

  @Test func colorsThatAreObjects() throws {
    #expect(
      try migrated(#"{"c": {"value": {"r": 255, "g": 0, "b": 51}}}"#) == [
        #"{"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0.2]}}}"#
      ])
    #expect(
      try migrated(#"{"c": {"value": {"h": 200, "s": 0.5, "l": 0.4, "a": 0.5}}}"#) == [
        #"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[200,50,40],"alpha":0.5}}}"#
      ])
    // 1 can be the whole, or a 255th.
    #expect(
      try migrated(#"{"c": {"value": {"r": 1, "g": 0, "b": 0}}}"#) == [
        #"{"c":{"$type":"color","$value":{"r":1,"g":0,"b":0}}}"#,
        "an object cannot be written as a color of the format; write it by hand",
      ])
  }

  @Test func lineHeightsThatAreLengths() throws {
    #expect(
      try migrated(
        #"{"a": {"value": "22", "type": "lineHeights"}, "b": {"value": "{a}", "type": "lineHeights"}, "c": {"value": "150%", "type": "lineHeights"}}"#
      ) == [
        #"{"a":{"$type":"dimension","$value":{"value":22,"unit":"px"}},"b":{"$value":"{a}"},"c":{"$value":1.5,"$type":"number"}}"#,
        "this line height is a length in pixels, because 22 would be too large a multiple of the "
          + "font size",
      ])
  }

  @Test func textsWithoutType() throws {
    #expect(
      try migrated(#"{"a": {"value": "assets/logo.svg"}, "b": {"value": 1}}"#) == [
        #"{"b":{"$type":"number","$value":1}}"#,
        "'a' has no type, and its value does not show one; it is left out",
      ])
  }
}
