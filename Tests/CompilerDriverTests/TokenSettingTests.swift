import CompilerDriver
import TestSupport
import Testing

/// Settings for all tokens of a project, and the messages and fixes for token files with the same mistake in many
/// places.
@Suite struct TokenSettingTests {
  private func project(_ settings: String, _ tokens: String) throws -> TestProject {
    let project = try TestProject()
    let end = settings.isEmpty ? "" : settings + "\n"
    try project.write("dscompile.yaml", "library: Kit\ntokens:\n  path: tokens\n" + end)
    try project.write("tokens/a.tokens.json", tokens)
    return project
  }

  private func build(_ project: TestProject) -> Outcome {
    project.log.clear()
    return CompilerDriver.build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
  }

  private func list(_ project: TestProject) -> String {
    project.log.clear()
    _ = listTokens(.init(), in: project.surroundings, console: project.log.console())
    return project.log.output
  }

  private func fix(_ project: TestProject) -> Outcome {
    project.log.clear()
    return lint(
      LintRequest(fixing: .init()), by: .components, in: project.surroundings,
      console: project.log.console())
  }

  private let red =
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#

  // MARK: - Settings

  @Test func leavesOutTypesAndPaths() throws {
    let tokens = """
      {
        "label": {"$type": "string", "a": {"$value": "x"}, "b": {"$value": "{label.a}"}},
        "color": {"red": \(red), "name": {"$value": "{label.b}"}},
        "meta": {"version": {"$type": "number", "$value": "one"}}
      }
      """
    let refused = try project("", tokens)
    #expect(build(refused) == .findings)
    let project = try project("  ignore: [string, \"meta.*\"]", tokens)
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(
      list(project).hasSuffix(
        """
        ignored (string, label.a)
        ignored (string, label.b)
        ignored (string, color.name)
        ignored (meta.version)
        1 token, 1 not used; 4 others ignored

        """))
    project.log.clear()
    _ = listTokens(
      .init(format: .json), in: project.surroundings, console: project.log.console())
    #expect(project.log.output.contains("{\"token\": \"meta.version\", \"type\": null}"))
  }

  @Test func reportsTokensThatReferToIgnoredOnes() throws {
    let project = try project(
      "  ignore: [string]",
      """
      {"label": {"$type": "string", "$value": "x"}, "color": {"$type": "color", "a": {"$type": "color", \
      "$value": "{label}"}}}
      """)
    #expect(build(project) == .findings)
    #expect(
      project.log.errors.contains(
        "'label' is left out by 'ignore' in the project file; refer to another token, or ignore "
          + "'color.a', too [token-reference]"))
  }

  @Test func ignoresPartsOfShadowsEverywhere() throws {
    let tokens = """
      {"color": {"red": \(red)}, "shadow": {"$type": "shadow", "a": {"$value": {"color": "{color.red}", \
      "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 1, "unit": "px"}, \
      "blur": {"value": 2, "unit": "px"}, "spread": {"value": 3, "unit": "px"}}}}}
      """
    let warned = try project("", tokens)
    #expect(build(warned) == .fine)
    #expect(warned.log.errors.contains("'tokens: {ignore: [spread]}' in the project file"))
    let project = try project("  ignore: [spread]", tokens)
    #expect(build(project) == .fine)
    #expect(!project.log.errors.contains("warning"), "\(project.log.errors)")
  }

  @Test func givesTypesAndNamesByPath() throws {
    let tokens = """
      {
        "brand": \(red),
        "color": {"red": {"DEFAULT": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}},
        "size": {
          "2xs": {"$value": {"value": 2, "unit": "px"}}, "a-b": {"$value": {"value": 3, "unit": "px"}},
          "a": {"b": {"$value": {"value": 4, "unit": "px"}}}
        }
      }
      """
    let refused = try project("", tokens)
    #expect(build(refused) == .findings)
    for remedy in [
      "'tokens: {types: {size.*: color}}'", "'tokens: {namespaces: {$root: Tokens}}'",
    ] {
      #expect(refused.log.errors.contains(remedy), "\(refused.log.errors)")
    }
    let project = try project(
      """
        types: {"color.*": color, "size.*": dimension}
        names: {"*.red.DEFAULT": "base-*", "size.2*": "double-*", "size.a-*": "pair-*"}
        namespaces: {$root: Base}
      """, tokens)
    #expect(build(project) == .fine, "\(project.log.errors)")
    for name in ["Base.brand", "Palette.baseColor", "Size.doubleXs", "Size.pairB", "Size.aB"] {
      #expect(list(project).contains("\(name) ("), "\(project.log.output)")
    }
  }

  @Test func reportsSettingsWithoutEffect() throws {
    let project = try project(
      """
        ignore: [strnig, "mteta.*", inset]
        types: {"size.*": dimension}
        names: {"size.*": "*"}
      """, "{\"color\": {\"red\": \(red)}}")
    #expect(build(project) == .fine)
    for name in ["the type 'strnig'", "a path like 'mteta.*'", "a path like 'size.*'"] {
      #expect(project.log.errors.contains("warning: no token has \(name)"), "\(project.log.errors)")
    }
    #expect(project.log.errors.hasSuffix("4 warnings in 1 file\n"), "\(project.log.errors)")
  }

  // MARK: - Many places

  private func sizes(_ count: Int, _ value: (Int) -> String) -> String {
    let tokens = (0..<count).map { "  \"s\($0)\": {\"$value\": \(value($0))}" }
    return "{\"size\": {\"$type\": \"dimension\",\n\(tokens.joined(separator: ",\n"))\n}}\n"
  }

  @Test func aMistakeOfManyTokensIsOneMessage() throws {
    let project = try project("", sizes(200) { "\($0)" })
    #expect(build(project) == .findings)
    let lines = project.log.errors.split(separator: "\n")
    #expect(lines.filter { $0.contains("error: a dimension is expected") }.count == 1)
    #expect(project.log.errors.contains("(200 places, of which this is the first) [token-value]"))
    #expect(
      project.log.errors.contains(
        "note: the others are at tokens/a.tokens.json:3:20, 4:20, 5:20"), "\(project.log.errors)")
    #expect(project.log.errors.contains("and 189 more places; --max-problems 0 shows all"))
    #expect(project.log.errors.hasSuffix("200 errors in 1 file\n"))
  }

  @Test func aCommonMistakeDoesNotHideAnother() throws {
    let wrong = #"{"value": 1, "unit": "km"}"#
    let project = try project("", sizes(3000) { $0 == 2999 ? "true" : wrong })
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains("unknown unit 'km'"))
    #expect(project.log.errors.contains("found 'true'"), "\(project.log.errors)")
  }

  // MARK: - Fixes

  @Test func fixesTokenFiles() throws {
    let project = try project(
      "",
      """
      {
        "size": {
          "$type": "Dimension",
          "a": {"$value": 16},
          "b": {"$value": 4, "description": "Small."},
          "c": {"$value": {"value": "8", "unit": "pt"}}
        },
        "opacity": {"$type": "number", "half": {"$value": "0.5"}}
      }

      """)
    #expect(build(project) == .findings)
    #expect(fix(project) == .fine, "\(project.log.errors) \(project.log.output)")
    #expect(
      try project.read("tokens/a.tokens.json") == """
        {
          "size": {
            "$type": "dimension",
            "a": {"$value": {"value": 16, "unit": "px"}},
            "b": {"$value": {"value": 4, "unit": "px"}, "$description": "Small."},
            "c": {"$value": {"value": 8, "unit": "px"}}
          },
          "opacity": {"$type": "number", "half": {"$value": 0.5}}
        }

        """)
    #expect(build(project) == .fine, "\(project.log.errors)")
  }

  @Test func fixesManyTokensAndLeavesOthers() throws {
    let project = try project("", sizes(300) { $0 == 7 ? "true" : "\($0)" })
    #expect(fix(project) == .findings)
    let text = try project.read("tokens/a.tokens.json")
    #expect(text.contains("\"s299\": {\"$value\": {\"value\": 299, \"unit\": \"px\"}}"))
    #expect(text.contains("\"s7\": {\"$value\": true}"))
    #expect(project.log.errors.contains("1 error has no safe fix"), "\(project.log.errors)")
  }

  @Test func fixesYAML() throws {
    let project = try project("", "{}")
    try project.write(
      "tokens/b.tokens.yaml", "size:\n  $type: dimension\n  a: {$value: 16}\n  b:\n    $value: 4\n")
    #expect(fix(project) == .fine, "\(project.log.errors) \(project.log.output)")
    #expect(
      try project.read("tokens/b.tokens.yaml")
        == "size:\n  $type: dimension\n  a: {$value: {\"value\": 16, \"unit\": \"px\"}}\n  b:\n    $value: "
        + "{\"value\": 4, \"unit\": \"px\"}\n")
  }
}
