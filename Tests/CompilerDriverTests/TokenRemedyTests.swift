import CompilerDriver
import TestSupport
import Testing

/// The remedies in messages about token files: each is applied as a user would, and the project builds.
@Suite struct TokenRemedyTests {
  /// An edit of a file: a text and its replacement.
  struct Edit: Sendable {
    var file = "tokens/a.tokens.json"
    let text: String
    let replacement: String

    init(_ text: String, _ replacement: String, in file: String = "tokens/a.tokens.json") {
      self.text = text
      self.replacement = replacement
      self.file = file
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    /// The members of `tokens/a.tokens.json`.
    let members: String

    /// The text of `tokens/x.resolver.json`; nil for none.
    let resolver: String?

    /// A part of the message.
    let message: String
    let edits: [Edit]

    init(
      _ members: String, with resolver: String? = nil, _ message: String, _ edits: Edit...
    ) {
      self.members = members
      self.resolver = resolver
      self.message = message
      self.edits = edits
    }

    var testDescription: String { message }
  }

  @Test(arguments: [
    Case(
      #""s": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}}, "b": {"$value": "{s.a.$value}"}}"#,
      "write '{s.a}'", Edit("{s.a.$value}", "{s.a}")),
    Case(
      #""s": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}}, "b": {"$value": "{s.a.value}"}}"#,
      "write '{s.a}'", Edit("{s.a.value}", "{s.a}")),
    Case(
      #""b": {"$type": "border", "a": {"$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "#
        + #""width": {"value": 1, "unit": "px"}, "style": "solid"}}}, "#
        + #""s": {"$type": "dimension", "a": {"$value": "{b.a.width}"}}"#,
      ##"write {"$ref": "#/b/a/$value/width"}"##,
      Edit(#""{b.a.width}""#, ##"{"$ref": "#/b/a/$value/width"}"##)),
    Case(
      #""s": {"$type": "number", "a": {"$value": 1}}, "t": {"x": {"$type": "string", "$value": "a"}}"#,
      "leave out what has this type", Edit(#""x": {"$type": "string", "$value": "a"}"#, "")),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1}, "b": {"$type": "boolean", "$value": true}}"#,
      "leave out what has this type", Edit(#", "b": {"$type": "boolean", "$value": true}"#, "")),
    Case(
      #""s": {"a": {"$type": "spacing", "$value": {"value": 1, "unit": "px"}}, "b": {"$type": "number", "$value": 1}}"#,
      "run 'dscompile tokens migrate'", Edit("spacing", "dimension")),
    Case(
      #""s": {"a": {"$type": "dimension", "$value": 16}}"#,
      #"write {"value": 16, "unit": "px"}"#, Edit("16", #"{"value": 16, "unit": "px"}"#)),
    Case(
      #""s": {"n": {"$type": "number", "$value": 16}, "a": {"$type": "dimension", "$value": "{s.n}"}}"#,
      #"make it a dimension, as in {"value": 16, "unit": "px"}"#,
      Edit(#""number", "$value": 16"#, #""dimension", "$value": {"value": 16, "unit": "px"}"#)),
    Case(
      #""c": {"$type": "number", "lightBlue": {"a": {"$value": 1}, "b": {"$value": 2}}, "light-blue": {"$extends": "{c.lightBlue}"}}"#,
      "rename one of the groups", Edit("light-blue", "paleBlue")),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1, "unit": {"x": 1}}}"#,
      "the format has no key 'unit' beside '$value'; remove it", Edit(#", "unit": {"x": 1}"#, "")),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1, "unit": {"x": 1}}}"#,
      "or move it into '$extensions'",
      Edit(#""unit": {"x": 1}"#, #""$extensions": {"unit": {"x": 1}}"#)),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#,
      #"as in '"$root": {"$value": …}'"#,
      Edit(#""$value": 1, "b""#, #""$root": {"$value": 1}, "b""#)),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1, "$unit": 1}}"#,
      "'$unit' is not a key of the format", Edit(#", "$unit": 1"#, "")),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1, "$unit": 1}}"#,
      "move it into '$extensions' of the token",
      Edit(#""$unit": 1"#, #""$extensions": {"unit": 1}"#)),
    Case(
      #""s": {"a": {"$type": "dimension", "$value": {"value": 1.5, "unit": "em"}}}"#,
      "write the length in 'px'", Edit(#"1.5, "unit": "em""#, #"24, "unit": "px""#)),
    Case(
      #""s": {"a": {"$type": "dimension", "$value": {"value": 50, "unit": "%"}}}"#,
      "or a factor as a number",
      Edit(
        #""dimension", "$value": {"value": 50, "unit": "%"}"#, #""number", "$value": 0.5"#)),
    Case(
      #""2024": {"a": {"$type": "number", "$value": 1}}"#,
      "as in 'tokens: {namespaces: {\"2024\": Tokens2024}}'",
      Edit(
        "tokens: tokens", "tokens: {path: tokens, namespaces: {\"2024\": Tokens2024}}",
        in: "dscompile.yaml")),
    Case(
      #""2x large": {"a": {"$type": "number", "$value": 1}}"#,
      "as in 'tokens: {namespaces: {\"2x large\": Tokens2xLarge}}'",
      Edit(
        "tokens: tokens", "tokens: {path: tokens, namespaces: {\"2x large\": Tokens2xLarge}}",
        in: "dscompile.yaml")),
    Case(
      #""view": {"a": {"$type": "number", "$value": 1}}"#,
      "as in 'tokens: {namespaces: {view: ViewTokens}}'",
      Edit(
        "tokens: tokens", "tokens: {path: tokens, namespaces: {view: ViewTokens}}",
        in: "dscompile.yaml")),
    Case(
      #""s": {"self": {"$type": "number", "$value": 1}}"#,
      "rename it with '$extensions: {dscompile: {name: …}}'",
      Edit(#""$value": 1"#, #""$value": 1, "$extensions": {"dscompile": {"name": "own"}}"#)),
    Case(
      #""s": {"self": {"$type": "number", "$value": 1}}"#,
      "as in 'tokens: {names: {\"s.self\": sSelf}}'",
      Edit(
        "tokens: tokens", "tokens: {path: tokens, names: {\"s.self\": sSelf}}",
        in: "dscompile.yaml")),
    Case(
      #""s": {"$type": "number", "aB": {"$value": 1}, "a\"b": {"$value": 2}}"#,
      #"as in 'tokens: {names: {"s.a\"b": sAB}}'"#,
      Edit(
        "tokens: tokens", #"tokens: {path: tokens, names: {"s.a\"b": sAB}}"#,
        in: "dscompile.yaml")),
    Case(
      #""s": {"$type": "number", "a-b": {"$value": 1}, "aB": {"$value": 2}}"#,
      "as in 'tokens: {names: {\"s.aB\": sAB}}'",
      Edit(
        "tokens: tokens", "tokens: {path: tokens, names: {\"s.aB\": sAB}}",
        in: "dscompile.yaml")),
    Case(
      ##""s": {"a": {"$type": "color", "$value": "#336699"}, "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##,
      #"write {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}"#,
      Edit(##""#336699""##, #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}"#)),
    Case(
      #""s": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#,
      with: Self.schemes,
      "name those that should, as in 'tokens: {schemes: {light: day, dark: night}}'",
      Edit(
        "tokens: tokens", "tokens: {path: tokens, schemes: {light: day, dark: night}}",
        in: "dscompile.yaml")),
    Case(
      #""s": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#,
      with: Self.schemes,
      "or accept themes with 'theme: mode'",
      Edit("tokens: tokens", "tokens: {path: tokens, theme: mode}", in: "dscompile.yaml")),
    Case(
      #""s": {"a": {"$type": "number", "$value": 1}}"#,
      with: Self.numbers,
      "remove this value, and declare the token in a source that applies to every context",
      Edit(
        #"[{"s": {"$type": "number", "b": {"$value": 3}}}]"#, "[]", in: "tokens/x.resolver.json"),
      Edit(
        #"[{"s": {"$type": "number", "b": {"$value": 2}}}]"#, "[]", in: "tokens/x.resolver.json"),
      Edit(#""a":"#, #""b": {"$type": "number", "$value": 2}, "a":"#)),
  ])
  func remedyBuilds(_ test: Case) throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\ntokens: tokens\n")
    try project.write("tokens/a.tokens.json", "{\(test.members)}")
    if let resolver = test.resolver { try project.write("tokens/x.resolver.json", resolver) }
    _ = lint(project)
    let before = project.log.output + project.log.errors
    #expect(before.contains(test.message), "\(before)")
    for edit in test.edits {
      let text = try project.read(edit.file)
      let changed = text.replacing(edit.text, with: edit.replacement)
      #expect(changed != text)
      try project.write(edit.file, changed)
    }
    #expect(build(project) == .fine, "\(project.log.errors)")
    _ = lint(project)
    let after = project.log.output + project.log.errors
    #expect(!after.contains(test.message), "\(after)")
  }

  /// A modifier whose contexts look like a color scheme.
  private static let schemes = """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "a.tokens.json"}]}},
     "modifiers": {"mode": {"contexts": {"day": [], "night": [{"s": {"a": {"$type": "color",
       "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
    """

  /// A number that follows the color scheme.
  private static let numbers = """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "a.tokens.json"}]}},
     "modifiers": {"mode": {"contexts": {
       "light": [{"s": {"$type": "number", "b": {"$value": 2}}}],
       "dark": [{"s": {"$type": "number", "b": {"$value": 3}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
    """

  /// All errors of a token come at once: those of its name, and of each part of its value.
  @Test func reportsAllErrorsAtOnce() throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\ntokens: tokens\n")
    try project.write(
      "tokens/a.tokens.json",
      """
      {"text": {"$type": "typography", "self": {"$value": {"fontFamily": ["", 1],
        "fontSize": {"value": "17", "unit": "pt"}, "fontWeight": "fat", "lineHeight": true}}},
       "c": {"a": {"$type": "color", "$value":
         {"colorSpace": "srgb", "components": [2, "x", -1], "alpha": 2, "hex": "?"}}},
       "t": {"a": {"$type": "cubicBezier", "$value": [2, "x", -1, 0]}}}
      """)
    #expect(build(project) == .findings)
    let lines = project.log.errors.split(separator: "\n").filter { $0.contains("error:") }
    #expect(lines.count == 16, "\(project.log.errors)")
  }

  /// The advice to migrate is given where a migration changes something, and not after it.
  @Test(arguments: [
    ["tokens/a.json": ##"{"c": {"a": {"value": "#fff", "type": "color"}}}"##],
    [
      "tokens/a.json":
        ##"{"c": {"a": {"value": "#fff", "type": "color"}, "b": {"value": "?", "type": "spacing"}}}"##
    ],
    [
      "x.resolver.json": """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "kit/a.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/base"}]}
      """, "kit/a.json": ##"{"c": {"a": {"value": "#fff", "type": "color"}}}"##,
    ],
    [
      "tokens/light.json": ##"{"c": {"a": {"value": "#fff", "type": "color"}}}"##,
      "tokens/dark.json": ##"{"c": {"a": {"value": "#000", "type": "color"}}}"##,
    ],
    [
      "tokens/a.json": """
      {"c": {"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "#000"}}}}}
      """,
      "tokens/b.json": """
      {"d": {"a": {"$type": "color", "$value": "#eee", "$extensions": {"mode": {"light": "#eee", "dark": "#111"}}}}}
      """,
    ],
    [
      "tokens/a.json": """
      {"n": {"a": {"$type": "number", "$value": 1,
        "$extensions": {"com.example": {"modes": {"calm": 1, "loud": 2}}}}}}
      """
    ],
    [
      "tokens/a.json": """
      {"c": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]},
        "$extensions": {"org.example.overrides": {"dark": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}}}
      """
    ],
    [
      "tokens/figma.json": """
      {"meta": {"variableCollections": {"1": {"name": "Base", "modes": [{"modeId": "m", "name": "Value"}],
        "defaultModeId": "m"}}, "variables": {"2": {"name": "c/a", "variableCollectionId": "1",
        "resolvedType": "COLOR", "valuesByMode": {"m": {"r": 1, "g": 1, "b": 1, "a": 1}}}}}}
      """
    ],
  ]) func migrationBuilds(_ files: [String: String]) throws {
    let project = try TestProject()
    let path = files["x.resolver.json"] == nil ? "tokens" : "x.resolver.json"
    try project.write("dscompile.yaml", "library: Kit\ntokens: \(path)\n")
    for (path, text) in files { try project.write(path, text) }
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains("run 'dscompile tokens migrate'"), "\(project.log.errors)")
    project.log.clear()
    let outcome = migrateTokenFiles(
      .init(), in: project.surroundings, console: project.log.console())
    #expect(outcome == .fine, "\(project.log.errors)")
    for (path, text) in files where try project.read(path) == text {
      // The old files are removed, as the command says.
      if project.log.errors.contains("\(path) was not changed") { try project.remove(path) }
    }
    #expect(build(project) == .fine, "\(project.log.errors)")
    project.log.clear()
    _ = migrateTokenFiles(.init(), in: project.surroundings, console: project.log.console())
    #expect(project.log.errors.contains("nothing changed"), "\(project.log.errors)")
  }

  /// Files that differ by a mode are imported in their folder.
  @Test func importBuilds() throws {
    let project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\ntokens: tokens\n")
    for (name, red) in [("Light", 1), ("Dark", 0)] {
      try project.write(
        "tokens/\(name).tokens.json",
        """
        {"c": {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(red), 0, 0]}}}}
        """)
    }
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains("run 'dscompile tokens import tokens'"))
    let outcome = importTokenFiles(
      .init(paths: ["tokens"]), in: project.surroundings, console: project.log.console())
    #expect(outcome == .fine, "\(project.log.errors)")
    #expect(!project.log.errors.contains("needs these lines"))
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(project.tree().contains { $0.value.contains("dark:") })
  }

  private func build(_ project: TestProject) -> Outcome {
    project.log.clear()
    return CompilerDriver.build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
  }

  private func lint(_ project: TestProject) -> Outcome {
    project.log.clear()
    return CompilerDriver.lint(
      LintRequest(), by: .components, in: project.surroundings, console: project.log.console())
  }
}
