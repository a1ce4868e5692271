import CompilerDriver
import Foundation
import TestSupport
import Testing

@Suite struct TokensCommandTests {
  private func list(_ project: TestProject, _ request: TokensRequest = .init()) -> Outcome {
    project.log.clear()
    return listTokens(request, in: project.surroundings, console: project.log.console())
  }

  private func migrate(_ project: TestProject, _ request: TokenMigrationRequest) -> Outcome {
    project.log.clear()
    return migrateTokenFiles(request, in: project.surroundings, console: project.log.console())
  }

  // MARK: - The list

  @Test func listsTokensWithValuesAndUses() throws {
    let project = try makeTokenProject()
    try project.write(
      "tokens/base.tokens.json",
      """
      {
        "color": {
          "$type": "color",
          "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}},
          "critical": {"$value": "{color.red}"},
          "spare": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}
        },
        "spacing": {"small": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}
      }
      """)
    #expect(list(project) == .fine, "\(project.log.errors)")
    #expect(
      project.log.output == """
        Palette.red (color, color.red)
          srgb 1 0 0 / 0.5
          used by {color.critical}
        Palette.critical (color, color.critical)
          {color.red}
          used by components/Badge.yaml
        Palette.spare (color, color.spare)
          srgb 0 0 0
          not used
        theme.palette.accent (color, color.accent)
          plain: srgb 0 0 1
          vivid: srgb 0 1 1
          used by components/Badge.yaml
        Spacing.small (dimension, spacing.small)
          8 px
          used by components/Badge.yaml
        5 tokens, 1 not used

        """)
    #expect(list(project, TokensRequest(isUnusedOnly: true)) == .fine)
    #expect(
      project.log.output == """
        Palette.spare (color, color.spare)
          srgb 0 0 0
          not used
        5 tokens, 1 not used

        """)
    #expect(project.tree().isEmpty)
  }

  @Test func listsTokensAsJSON() throws {
    let project = try makeTokenProject()
    #expect(list(project, TokensRequest(format: .json)) == .fine, "\(project.log.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(project.log.output.utf8))
    let tokens = try #require((json as? [String: Any])?["tokens"] as? [[String: Any]])
    #expect(
      tokens.compactMap { $0["swift"] as? String }.sorted() == [
        "Palette.critical", "Spacing.small", "theme.palette.accent",
      ])
    let accent = try #require(tokens.first { $0["token"] as? String == "color.accent" })
    #expect(accent["file"] as? String == "tokens/plain.tokens.json")
    #expect(accent["line"] as? Int == 1)
    #expect(accent["files"] as? [String] == ["components/Badge.yaml"])
    let values = try #require(accent["values"] as? [[String: Any]])
    #expect(values.map { $0["contexts"] as? [String] } == [["plain"], ["vivid"]])
    #expect(values.map { $0["value"] as? String } == ["srgb 0 0 1", "srgb 0 1 1"])
  }

  /// Hand-written files also use tokens: with a key path, and all of a theme's at once.
  @Test(arguments: [
    ("let style: some ShapeStyle = .palette(\\.accent)", true),
    ("func look(_ theme: Theme) -> Palette { theme.palette }", true),
    ("let accent = theme.palettes.accent", false),
    ("let palette = Palette.accent", false),
  ])
  func findsUsesInHandwrittenFiles(_ swift: String, _ isUse: Bool) throws {
    let project = try makeTokenProject()
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      output: {sources: Sources/Kit/Generated}
      sources: Sources/Kit
      tokens: tokens/design.resolver.json

      """)
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\n")
    try project.write("Sources/Kit/Look.swift", swift + "\n")
    #expect(list(project) == .fine, "\(project.log.errors)")
    #expect(project.log.output.contains("used by Sources/Kit/Look.swift") == isUse)
  }

  @Test func problemsOfTokensAreReported() throws {
    let project = try makeTokenProject()
    try project.write("tokens/vivid.tokens.json", "{\"color\": 1}")
    #expect(list(project) == .findings)
    #expect(project.log.errors.contains("tokens/vivid.tokens.json:1:"))
    #expect(project.log.output.isEmpty)
  }

  @Test func aProjectWithoutTokensIsReported() throws {
    let project = try makeTokenProject()
    try project.write("dscompile.yaml", "library: Kit\n")
    #expect(list(project) == .failure)
    #expect(
      project.log.errors == """
        error: the project has no design tokens; name their file in dscompile.yaml, as in \
        'tokens: tokens/design.resolver.json'

        """)
  }

  // MARK: - Migration

  private static let old = ##"{"color": {"a": {"value": "#336699", "type": "color"}}}"##

  @Test func writesAnOldFileAnew() throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\ntokens: tokens/base.json\n")
    try project.write("tokens/base.json", Self.old)
    #expect(migrate(project, .init(isDryRun: true)) == .fine)
    #expect(project.log.output == "tokens/base.json: would be written\n")
    #expect(try project.read("tokens/base.json") == Self.old)
    #expect(migrate(project, .init()) == .fine, "\(project.log.errors)")
    #expect(project.log.output == "tokens/base.json: written\n")
    #expect(try project.read("tokens/base.json").contains("\"$value\""))
    // It has the new format now.
    #expect(migrate(project, .init()) == .fine)
    #expect(project.log.output.isEmpty)
    #expect(
      project.log.errors
        == "None of 1 file has an older format that can be read; nothing changed\n")
  }

  @Test func writesSeveralFilesBesideAnExport() throws {
    let project = try TestProject()
    try project.write("tokens/figma.json", Self.export)
    #expect(migrate(project, .init(path: "tokens")) == .fine, "\(project.log.errors)")
    #expect(try project.read("tokens/figma.json") == Self.export)
    #expect(try project.read("tokens/base.tokens.json").contains("\"$value\""))
    #expect(
      project.log.errors.contains(
        "tokens/figma.json was not changed; delete it, or move it elsewhere\n"))
  }

  @Test func replacesNoOtherFile() throws {
    let project = try TestProject()
    try project.write("tokens/figma.json", Self.export)
    try project.write("tokens/base.tokens.json", "{}")
    let before = project.tree("tokens")
    #expect(migrate(project, .init(path: "tokens/figma.json")) == .findings)
    #expect(project.tree("tokens") == before)
    #expect(
      project.log.errors.contains(
        "tokens/base.tokens.json already exists and would be written for tokens/figma.json"),
      "\(project.log.errors)")
  }

  // MARK: - Imports

  private func importSet(_ project: TestProject, _ request: TokenImportRequest) -> Outcome {
    project.log.clear()
    return importTokenFiles(request, in: project.surroundings, console: project.log.console())
  }

  @Test func importsIntoAnEmptyFolder() throws {
    let project = try TestProject()
    try project.remove("dscompile.yaml")
    try project.write("export/figma.json", Self.export)
    #expect(importSet(project, .init(paths: ["export"], isDryRun: true)) == .fine)
    #expect(project.tree().isEmpty)
    #expect(importSet(project, .init(paths: ["export"])) == .fine, "\(project.log.errors)")
    #expect(
      project.log.output
        == "tokens/design.tokens.json: written\ndscompile.yaml: written\n")
    #expect(try project.read("dscompile.yaml").hasSuffix("\ntokens: tokens/design.tokens.json\n"))
    #expect(try project.read("export/figma.json") == Self.export)
    #expect(list(project) == .fine, "\(project.log.errors)")
    // The same again writes nothing.
    #expect(importSet(project, .init(paths: ["export"])) == .fine, "\(project.log.errors)")
    #expect(project.log.output.isEmpty)
  }

  @Test func replacesFilesOnlyIfAsked() throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\n")
    try project.write("export/figma.json", Self.export)
    try project.write("tokens/design.tokens.json", "{}")
    #expect(importSet(project, .init(paths: ["export"])) == .failure)
    #expect(try project.read("tokens/design.tokens.json") == "{}")
    #expect(importSet(project, .init(paths: ["export"], replacesFiles: true)) == .fine)
    #expect(try project.read("tokens/design.tokens.json").contains("\"$value\""))
    #expect(project.log.output.contains("  tokens: tokens/design.tokens.json\n"))
    #expect(try project.read("dscompile.yaml") == "library: Kit\n")
  }

  @Test func importsNothingWithoutTokens() throws {
    let project = try TestProject()
    try project.remove("dscompile.yaml")
    try project.write("export/a.json", "{\"a\": 1}")
    try project.write("export/b.json", "{\"a\": [}")
    #expect(importSet(project, .init(paths: ["export/a.json"])) == .failure)
    #expect(importSet(project, .init(paths: ["export/b.json"])) == .failure)
    #expect(importSet(project, .init(paths: ["none"])) == .failure)
    #expect((try? project.read("dscompile.yaml")) == nil)
  }

  private static let export = """
    {
      "collections": [
        {
          "name": "Base",
          "modes": [
            {
              "name": "Value",
              "variables": [
                {"name": "color/a", "type": "color", "isAlias": false, "value": "#336699"}
              ]
            }
          ]
        }
      ]
    }
    """
}
