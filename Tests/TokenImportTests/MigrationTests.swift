import DesignTokens
import Diagnostics
import Foundation
import SwiftUIEmitter
import TestSupport
import Testing
import TokenImport

/// Token files of older formats, and what their migration writes, as recorded in `Messages/Older`.
@Suite struct MigrationTests {
  private static let folder = "Tests/TokenImportTests"

  @Test(arguments: ["figma-variables", "style-dictionary", "terrazzo", "tokens-studio"])
  func migrates(name: String) throws {
    let old = try String(
      contentsOf: repositoryRoot.appending(path: "\(Self.folder)/Fixtures/Older/\(name).json"),
      encoding: .utf8)
    let problems = problems(of: ["\(name).json": old])
    let migrated = try migrated(["\(name).json": old])
    var lines = problems + migrated.diagnostics.map(line)
    var files: [String: String] = [:]
    for file in migrated.files {
      lines += ["", "\(file.name):", file.text]
      files[file.name] = file.text
      // A migrated file is not migrated again.
      #expect(!hasOldTokenFormat(SourceText(path: file.name, file.text)))
    }
    lines += self.problems(of: files)
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
    #expect(!hasOldTokenFormat(SourceText(path: "a.json", text)))
  }

  /// Files without contexts keep their tokens, and refer to each other.
  @Test func keepsFiles() throws {
    let migrated = try migrated([
      "base.json": ##"{"color": {"red": {"value": "#f00", "type": "color"}}}"##,
      "sub/more.json": """
      {"color": {"$description": "Colors", "accent": {"value": "{color.red}", "$extensions": {"own": 1}}}}
      """,
    ])
    #expect(migrated.replacesSources)
    #expect(migrated.diagnostics.map(\.message) == [])
    #expect(
      migrated.files.map { "\($0.name) \($0.text.filter { !$0.isWhitespace })" } == [
        #"base.json {"color":{"red":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}}"#,
        #"sub/more.json {"color":{"$description":"Colors","accent":{"$type":"color","$value":"{color.red}","#
          + #""$extensions":{"own":1}}}}"#,
      ])
  }

  /// Files that differ by a mode, and modes in extensions, become one resolver.
  @Test func combinesFiles() throws {
    let migrated = try migrated([
      "base.tokens.json": """
      {"size": {"small": {"value": 8, "type": "dimension", "$extensions": {"mode": {"compact": 4, "regular": 8}}}}}
      """,
      "dark.json": ##"{"color": {"page": {"value": "#000", "type": "color"}}}"##,
      "light.json": ##"{"color": {"page": {"value": "#fff", "type": "color"}}}"##,
    ])
    #expect(!migrated.replacesSources)
    #expect(
      migrated.files.map(\.name) == [
        "base-2.tokens.json", "scheme-dark.tokens.json", "scheme-light.tokens.json",
        "mode-compact.tokens.json", "mode-regular.tokens.json", "design.resolver.json",
      ])
    #expect(migrated.remaining.map(\.message) == [])
  }

  private func migrated(_ files: [String: String]) throws -> ImportedTokens {
    let sorted = files.sorted { $0.key < $1.key }.map { path, text in
      FileToImport(path: path, source: SourceText(path: path, text))
    }
    return try importTokens(sorted, rules: .swiftUI(), layout: .bySource).get()
  }

  /// What a build reports about a folder with files.
  private func problems(of files: [String: String]) -> [String] {
    readTokens(
      TokenInput(
        path: .init("tokens"),
        filesInFolder: { $0 == "tokens" ? files.keys.map { "tokens/" + $0 } : nil },
        read: { files[String($0.dropFirst("tokens/".count))].map { Array($0.utf8) } })
    ).diagnostics.map(line)
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.place?.start
    return "> \(start?.line ?? 0):\(start?.column ?? 0): \(diagnostic.message) [\(diagnostic.id)]"
  }
}
