import Testing

/// How a token can be renamed in the project file.
private func byPath(_ path: String, _ name: String) -> String {
  ", or in the project file, as in 'tokens: {names: {\"\(path)\": \(name)}}'"
}

/// The Swift names of tokens, groups and themes.
@Suite struct NameTests {
  @Test(arguments: [
    ("color.surface", "Palette.surface"),
    ("color.text.primary", "Palette.textPrimary"),
    ("color.accent.$root", "Palette.accent"),
    ("size.tap-target", "Size.tapTarget"),
    ("size.XL", "Size.xl"),
    ("size.tapTarget", "Size.tapTarget"),
    ("size.icon.URL", "Size.iconURL"),
    ("size.URLField", "Size.uRLField"),
    ("spacing.100", "Spacing.spacing100"),
    ("spacing.2xl", "Spacing.spacing2xl"),
    ("line-height.2", "LineHeight.lineHeight2"),
    ("radius.$root", "Radius.radius"),
    ("font.size.100", "Fonts.size100"),
    ("gradient.hero", "Gradients.hero"),
    ("border.in", "Borders.in"),
    ("stroke.a_b c/d", "Strokes.aBCD"),
    ("animation.x", "Animations.x"),
    ("transition.x", "Transitions.x"),
    ("größe.schön", "Größe.schön"),
  ]) func nameOfToken(path: String, spelling: String) throws {
    let tokens = try EmittedTokens(number(at: path))
    #expect(tokens.problems == [])
    #expect(tokens.library.namespaces.flatMap(\.members).map(\.spelling) == [spelling])
  }

  /// A file with a number.
  private func number(at path: String, _ more: String = "") -> String {
    let names = path.split(separator: ".")
    let value = "{\"$type\": \"number\", \"$value\": 1\(more)}"
    return names.reversed().reduce(value) { "{\"\($1)\": \($0)}" }
  }

  @Test func namespaceOfTheProject() throws {
    let tokens = try EmittedTokens(number(at: "text.small"), namespaces: ["text": "TextTokens"])
    #expect(tokens.library.namespaces.map(\.name) == ["TextTokens"])
    #expect(tokens.problems == [])
  }

  @Test func twoGroupsOfOneNamespace() throws {
    let json = """
      {"a": {"$type": "number", "x": {"$value": 1}}, "b": {"$type": "number", "y": {"$value": 2}}}
      """
    let tokens = try EmittedTokens(json, namespaces: ["a": "Both", "b": "Both"])
    #expect(tokens.library.namespaces.flatMap(\.members).map(\.spelling) == ["Both.x", "Both.y"])
  }

  @Test(arguments: [
    (
      "text.small",
      "the group 'text' would be the type 'Text', whose name is taken; write another one in the project file, as in 'tokens: {namespaces: {text: TextTokens}}'"
    ),
    (
      "border-style.small",
      "the group 'border-style' would be the type 'BorderStyle', whose name is taken; write another one in the project file, as in 'tokens: {namespaces: {border-style: BorderStyleTokens}}'"
    ),
    (
      "2024.small",
      "the group '2024' does not have a valid Swift type name; write another one in the project "
        + "file, as in 'tokens: {namespaces: {\"2024\": Tokens2024}}'"
    ),
    (
      "size.self",
      "'size.self' would be the member 'self', which has another meaning in Swift; rename it with "
        + "'$extensions: {dscompile: {name: …}}'\(byPath("size.self", "sizeSelf"))"
    ),
    (
      "size.init",
      "'size.init' would be the member 'init', which has another meaning in Swift; rename it with "
        + "'$extensions: {dscompile: {name: …}}'\(byPath("size.init", "sizeInit"))"
    ),
    (
      "alone",
      "'alone' is not in a group, which names the Swift type; put it into one, or name a type for such "
        + "tokens in the project file, as in 'tokens: {namespaces: {$root: Tokens}}'"
    ),
  ]) func noName(path: String, message: String) throws {
    let tokens = try EmittedTokens(number(at: path))
    #expect(tokens.problems == ["error: \(message)"])
    #expect(tokens.library.namespaces.isEmpty)
  }

  @Test func twoTokensOfOneName() throws {
    let tokens = try EmittedTokens(
      """
      {"size": {"$type": "number", "tap-target": {"$value": 1}, "tapTarget": {"$value": 2}}}
      """)
    #expect(
      tokens.problems == [
        "error: 'size.tapTarget' and 'size.tap-target' would both be 'Size.tapTarget'; rename it "
          + "with '$extensions: {dscompile: {name: …}}'\(byPath("size.tapTarget", "sizeTapTarget"))"
      ])
    #expect(tokens.diagnostics.first?.place?.start.column == 59)
    #expect(tokens.diagnostics.first?.notes.first?.place?.start.column == 30)
  }

  @Test func ownName() throws {
    let own = ", \"$extensions\": {\"dscompile\": {\"name\": \"other\"}}"
    let tokens = try EmittedTokens(number(at: "size.self", own))
    #expect(tokens.library.namespaces.flatMap(\.members).map(\.name) == ["other"])
    for name in ["self", "Type", "two words", "2x", "_", "Font"] {
      let tokens = try EmittedTokens(
        number(at: "size.a", own.replacing("other", with: name)))
      #expect(
        tokens.problems == [
          "error: '\(name)' is not a valid Swift member name; write another one"
        ])
    }
  }

  // MARK: - Themes

  @Test(arguments: [
    ("brand-b", "brandB", "Brand B"), ("2nd", "theme2nd", "2nd"), ("DARK", "dark", "DARK"),
    ("default", "default", "Default"),
  ]) func nameOfTheme(context: String, name: String, title: String) throws {
    let theme = try #require(try themed(context, "plain").library.themes.first)
    #expect(theme.name == name)
    #expect(theme.title == title)
    #expect(theme.context == context)
  }

  @Test(arguments: [
    (
      "self",
      "the context 'self' would be the theme 'self', which is not a name in Swift; rename it"
    ),
    (
      "all-cases",
      "the context 'all-cases' would be the theme 'allCases', which is not a name in Swift; rename it"
    ),
    (
      "Plain",
      "the context 'plain' would be the theme 'plain', like another one; rename one of them"
    ),
  ]) func noNameOfTheme(context: String, message: String) throws {
    #expect(try themed(context, "plain").problems == ["error: \(message)"])
  }

  /// The names of themes are only taken where their values are.
  @Test func constantWithTheNameOfATheme() throws {
    #expect(
      try themed("first", "second", constant: "first").problems == [
        "error: 'size.first' would be 'Size.first', which is the name of a theme; rename it with "
          + "'$extensions: {dscompile: {name: …}}'\(byPath("size.first", "sizeFirst"))"
      ])
    let other = try themed("first", "second", constant: "other")
    #expect(other.problems == [])
    #expect(other.text("Size.swift")?.contains("static let first = Self(") == true)
  }

  @Test func aSingleThemeIsIgnored() throws {
    let tokens = try themed("only")
    #expect(tokens.library.themes.isEmpty)
    #expect(tokens.names == ["Size.swift"])
    #expect(tokens.text("Size.swift")?.contains("public static let base: CGFloat = 1") == true)
  }

  /// Themes, each with a length, and a constant length.
  private func themed(_ contexts: String..., constant: String = "constant") throws -> EmittedTokens
  {
    func size(_ name: String, _ number: Int) -> String {
      "{\"size\": {\"$type\": \"dimension\", \"\(name)\": {\"$value\": {\"value\": \(number), \"unit\": \"px\"}}}}"
    }
    var files = ["tokens/base.tokens.json": size(constant, 0)]
    for index in contexts.indices {
      files["tokens/\(index).tokens.json"] = size("base", index + 1)
    }
    let list = contexts.indices.map { "\"\(contexts[$0])\": [{\"$ref\": \"\($0).tokens.json\"}]" }
    files["tokens/design.resolver.json"] = """
      {"name": "Themes", "version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"brand": {"contexts": {\(list.joined(separator: ", "))}, "default": "\(contexts[0])"}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
      """
    return try EmittedTokens(files)
  }
}
