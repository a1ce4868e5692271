import Testing

/// Small sets with the structure of published ones.
@Suite struct SetTests {
  @Test func keepsThemesOfTokensStudio() throws {
    let files: [String: String] = [
      "$metadata.json":
        #"{"tokenSetOrder": ["core", "light", "dark", "brand/a", "brand/b", "semantic"]}"#,
      "$themes.json": """
      [
        {"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "enabled", "semantic": "enabled"}},
        {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "semantic": "enabled"}},
        {"name": "Harbor", "group": "Brand", "selectedTokenSets": {"brand/a": "enabled", "semantic": "enabled", "core": "source"}},
        {"name": "Orchard", "group": "Brand", "selectedTokenSets": {"brand/b": "enabled", "semantic": "enabled", "core": "source"}}
      ]
      """,
      "core.json":
        ##"{"gray": {"1": {"value": "#111111", "type": "color"}, "9": {"value": "#eeeeee", "type": "color"}}, "unit": {"value": "4", "type": "dimension"}}"##,
      "light.json": #"{"bg": {"page": {"value": "{gray.9}", "type": "color"}}}"#,
      "dark.json": #"{"bg": {"page": {"value": "{gray.1}", "type": "color"}}}"#,
      "brand/a.json":
        ##"{"accent": {"main": {"value": "#0000ff", "type": "color"}}, "scale": {"value": "1", "type": "number"}}"##,
      "brand/b.json":
        ##"{"accent": {"main": {"value": "#00ff00", "type": "color"}}, "scale": {"value": "2", "type": "number"}}"##,
      "semantic.json": """
      {
        "button": {
          "fill": {"value": "{accent.main}", "type": "color"},
          "veil": {"value": "rgba({bg.page}, 50%)", "type": "color"},
          "pad": {"value": "{unit} * 2 * {scale}", "type": "spacing"}
        }
      }
      """,
      "unused.json": ##"{"x": {"y": {"value": "#000", "type": "color"}}}"##,
    ]
    let sample = try ImportedSample(files)
    #expect(sample.imported.remaining.isEmpty, "\(sample.imported.remaining.map(\.message))")
    let axis = try #require(sample.system.theme)
    #expect(axis.contexts.map(\.name) == ["harbor", "orchard"])
    #expect(sample.numbers("button.fill") == [0, 0, 1, 1])
    #expect(sample.numbers("button.fill", theme: 1) == [0, 1, 0, 1])
    #expect(areEqual(sample.numbers("button.veil"), [14.0 / 15, 14.0 / 15, 14.0 / 15, 0.5]))
    #expect(
      areEqual(sample.numbers("button.veil", isDark: true), [1.0 / 15, 1.0 / 15, 1.0 / 15, 0.5]))
    #expect(sample.numbers("button.pad") == [8])
    #expect(sample.numbers("button.pad", theme: 1) == [16])
    #expect(
      sample.reports.map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
        "'unused' is in no theme; the set is left out",
        "'unit' is not in a group; it is written in the group 'dimension'",
        "'scale' is not in a group; it is written in the group 'number'",
      ])
  }

  @Test func keepsCollectionsOfFigmaApart() throws {
    let sample = try ImportedSample([
      "figma.json": ##"""
      {"collections": [
        {"name": "Primitives", "modes": [{"name": "Mode 1", "variables": [
          {"name": "blue/500", "type": "color", "value": "#0000ff"}]}]},
        {"name": "Semantic", "modes": [
          {"name": "Light", "variables": [{"name": "blue/500", "type": "color", "value": {"collection": "Primitives", "name": "blue/500"}}, {"name": "label", "type": "string", "value": "Buy"}, {"name": "radius/s", "type": "number", "value": 4}]},
          {"name": "Dark", "variables": [{"name": "blue/500", "type": "color", "value": "#8888ff"}, {"name": "label", "type": "string", "value": "Buy"}, {"name": "radius/s", "type": "number", "value": 8}]}
        ]}
      ]}
      """##
    ])
    #expect(sample.imported.remaining.isEmpty)
    #expect(sample.numbers("blue.500") == [0, 0, 1, 1])
    #expect(sample.numbers("Semantic.blue.500") == [0, 0, 1, 1])
    #expect(
      areEqual(sample.numbers("Semantic.blue.500", isDark: true), [8.0 / 15, 8.0 / 15, 1, 1]))
    // A length cannot follow the color scheme.
    #expect(sample.numbers("Semantic.radius.s", isDark: true) == [4])
    #expect(sample.reports.count == 2)
    #expect(sample.imported.counts.tokens == 4)
    #expect(sample.imported.counts.leftOut == 1)
  }

  @Test func namesTokensThatSwiftCannotName() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {
        "bg": {"value": "#fff", "type": "color"},
        "Color": {"self": {"value": "{bg}"}, "a-b": {"value": "#000"}, "aB": {"value": "#111"}, "0.5": {"value": "{Color.a-b}"}},
        "button": {"red": {"value": "#f00", "type": "color", "hover": {"value": "{button.red}"}}},
        "view": {"a": {"value": "#0f0", "type": "color"}}
      }
      """##
    ])
    #expect(sample.imported.remaining.isEmpty, "\(sample.imported.remaining.map(\.message))")
    #expect(sample.imported.settings.namespaces.map(\.group) == ["button", "view"])
    #expect(sample.numbers("button.red.$root") == [1, 0, 0, 1])
    #expect(sample.numbers("button.red.hover") == [1, 0, 0, 1])
    #expect(sample.numbers("Color.0-5") == [0, 0, 0, 1])
    #expect(sample.numbers("Color.self") == [1, 1, 1, 1])
  }

  @Test func readsFurtherContextsOfAColorScheme() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {"c": {"bg": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {
        "light": "#fff", "dark": "#000", "light_high_contrast": "#eee", "dark_high_contrast": "#111", "dark_dimmed": "#222"}}}}}
      """##
    ])
    #expect(sample.system.contrast != nil)
    #expect(sample.numbers("c.bg", isDark: true) == [0, 0, 0, 1])
    // A further context is a theme.
    #expect(sample.system.theme?.contexts.map(\.name) == ["standard", "dark-dimmed"])
    #expect(areEqual(sample.numbers("c.bg", theme: 1), [2.0 / 15, 2.0 / 15, 2.0 / 15, 1]))
    #expect(sample.reports == [])
  }

  /// A token without a value for more contrast keeps that of its scheme, as in a style sheet.
  @Test func completesHighContrast() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {"c": {"$type": "color",
        "bg": {"$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "#000",
          "light-high-contrast": "#eee", "dark-high-contrast": "#111"}}},
        "fg": {"$value": "#f00", "$extensions": {"mode": {"light": "#f00", "dark": "#0f0"}}}}}
      """##
    ])
    #expect(sample.reports == [])
    let colors = [[1, 0, 0, 1], [0, 1, 0, 1]].map { $0.map { Leaf.number($0) } }
    for (isDark, color) in [(false, colors[0]), (true, colors[1])] {
      #expect(areEqual(sample.leaves("c.fg", isDark: isDark, isHighContrast: true), color))
    }
  }

  /// Only colors follow the appearance, so that other parts of a value are those in light.
  @Test func keepsPartsThatDoNotFollowTheAppearance() throws {
    func file(_ card: String, _ pop: String) -> String {
      ##"{"shadow": {"card": {"value": "\##(card)"}, "pop": {"value": "\##(pop)"}}}"##
    }
    let sample = try ImportedSample([
      "light.json": file("0 2px 4px #f00", "0 2px 4px #f00"),
      "dark.json": file("0 2px 8px #0f0", "0 2px 4px #0f0, 0 1px 2px #00f"),
    ])
    #expect(sample.imported.remaining.map(\.message) == [])
    func shadow(_ red: Double, _ green: Double) -> [Leaf] {
      [.number(red), .number(green), .number(0), .number(1)]
        + [0, 2, 4, 0].flatMap { [Leaf.number($0), .text("px")] }
    }
    #expect(areEqual(sample.leaves("shadow.card", isDark: true), shadow(0, 1)))
    #expect(areEqual(sample.leaves("shadow.pop", isDark: true), shadow(1, 0)))
    #expect(
      sample.imported.diagnostics.map(\.message) == [
        "'shadow.card' differs in 'dark' in more than its colors, and only colors follow the appearance of the "
          + "system; the other parts are those of 'light'",
        "'shadow.pop' differs in 'dark' in more than its colors, and only colors follow the appearance of the "
          + "system; the value is that of 'light'",
      ])
  }

  @Test func leavesOutFurtherContextsBesideThemes() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {"c": {"bg": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {
        "light": "#fff", "dark": "#000", "dimmed": "#222"}}},
        "accent": {"$type": "color", "$value": "#f00", "$extensions": {"mode": {
        "calm": "#f00", "loud": "#ff0"}}}}}
      """##
    ])
    #expect(sample.numbers("c.bg", isDark: true) == [0, 0, 0, 1])
    #expect(sample.numbers("c.accent", theme: 1) == [1, 1, 0, 1])
    #expect(sample.reports.count == 1 && sample.reports[0].contains("'dimmed'"))
  }

  @Test func readsDarkValuesThatReplaceSome() throws {
    let sample = try ImportedSample([
      "color.json":
        ##"{"color": {"bg": {"value": "#fff"}, "fg": {"value": "#000"}, "a": {"value": "#f00"}, "b": {"value": "{color.bg}"}}}"##,
      "color.dark.json": ##"{"color": {"bg": {"value": "#222"}}}"##,
    ])
    #expect(sample.reports.isEmpty, "\(sample.reports)")
    #expect(areEqual(sample.numbers("color.b", isDark: true), [2.0 / 15, 2.0 / 15, 2.0 / 15, 1]))
    #expect(sample.numbers("color.fg", isDark: true) == [0, 0, 0, 1])
  }

  @Test func reportsEachKindOnlyAFewTimes() throws {
    let tokens = (0..<200).map { #""t\#($0)": {"value": "1em", "type": "dimension"}"# }
    let sample = try ImportedSample([
      "a.json":
        #"{"ok": {"a": {"value": "1px", "type": "dimension"}}, "g": {\#(tokens.joined(separator: ", "))}}"#
    ])
    #expect(sample.reports.count == 8)
    #expect(sample.reports.last?.hasSuffix("(and 192 more places like this)") == true)
  }

  @Test func dividesManyTokensIntoFiles() throws {
    let tokens = (0..<12_001).map { #""t\#($0)": {"value": "\#($0)px", "type": "dimension"}"# }
    let sample = try ImportedSample(["a.json": #"{"g": {\#(tokens.joined(separator: ", "))}}"#])
    #expect(
      sample.imported.files.map(\.name) == [
        "base.tokens.json", "base-2.tokens.json", "design.resolver.json",
      ])
    #expect(sample.imported.remaining.isEmpty)
    #expect(sample.system.tokens.count == 12_001)
    #expect(sample.numbers("g.t12000") == [12000])
  }

  @Test func computesChainsOnce() throws {
    let tokens = (1..<80).map {
      #""t\#($0)": {"value": "{g.t\#($0 - 1)} + {g.t\#($0 - 1)}", "type": "dimension"}"#
    }
    let sample = try ImportedSample([
      "a.json":
        #"{"g": {"t0": {"value": "1px", "type": "dimension"}, \#(tokens.joined(separator: ", "))}}"#
    ])
    #expect(sample.numbers("g.t8") == [256])
    #expect(sample.reports.isEmpty)
    #expect(sample.system.tokens.count == 80)
  }

  @Test func dividesThemesWithoutGroups() throws {
    func theme(_ name: String, _ sets: [String]) -> String {
      let chosen = sets.map { "\"\($0)\": \"enabled\"" }.joined(separator: ", ")
      return #"{"name": "\#(name)", "selectedTokenSets": {\#(chosen)}}"#
    }
    let themes = [
      theme("Global", ["global"]), theme("Android", ["android"]), theme("iOS", ["ios"]),
      theme("Light", ["light"]), theme("Dark", ["dark"]),
    ]
    let sample = try ImportedSample([
      "$themes.json": "[\(themes.joined(separator: ", "))]",
      "global.json": #"{"space": {"s": {"value": "4px", "type": "spacing"}}}"#,
      "android.json": #"{"font": {"size": {"value": "14px", "type": "fontSizes"}}}"#,
      "ios.json":
        #"{"font": {"size": {"value": "17px", "type": "fontSizes"}, "double": {"value": "{font.size} * 2", "type": "fontSizes"}}}"#,
      "light.json": ##"{"bg": {"a": {"value": "#fff", "type": "color"}}}"##,
      "dark.json": ##"{"bg": {"a": {"value": "#000", "type": "color"}}}"##,
    ])
    #expect(sample.imported.remaining.isEmpty, "\(sample.imported.remaining.map(\.message))")
    #expect(sample.numbers("space.s") == [4])
    #expect(sample.numbers("font.double") == [34])
    #expect(sample.numbers("bg.a", isDark: true) == [0, 0, 0, 1])
    #expect(sample.imported.settings.inputs.map(\.context) == ["ios"])
    #expect(sample.reports.count == 1, "\(sample.reports)")
  }

  /// Themes that combine brands with light and dark, in any order.
  @Test(arguments: [false, true])
  func dividesThemesByScheme(hasOwnSet: Bool) throws {
    func theme(_ name: String, _ sets: [String]) -> String {
      let chosen = sets.map { "\"\($0)\": \"enabled\"" }.joined(separator: ", ")
      return #"{"name": "\#(name)", "group": "Theme", "selectedTokenSets": {\#(chosen)}}"#
    }
    let own = hasOwnSet ? ["own"] : []
    let themes = [
      theme("Calm / Light", ["core", "calm", "light", "card"]),
      theme("Calm / Dark", ["core", "calm", "dark", "card"]),
      theme("Loud / Light", ["core", "loud", "light", "card"]),
      theme("Loud / Dark", ["core", "loud", "dark", "card"] + own),
    ]
    func color(_ group: String, _ value: String) -> String {
      ##"{"\##(group)": {"x": {"value": "\##(value)", "type": "color"}}}"##
    }
    let sample = try ImportedSample([
      "$themes.json": "[\(themes.joined(separator: ", "))]",
      "core.json": color("base", "#fff"), "calm.json": color("brand", "#f00"),
      "loud.json": color("brand", "#00f"), "light.json": color("page", "{base.x}"),
      "dark.json": color("page", "#000"), "card.json": color("card", "{brand.x}"),
      "own.json": color("page", "#111"),
    ])
    #expect(sample.imported.remaining.isEmpty == !hasOwnSet)
    if hasOwnSet {
      // A set for one combination: each of them is a theme.
      #expect(sample.system.theme?.contexts.count == 4)
      return
    }
    #expect(sample.system.theme?.contexts.map(\.name) == ["calm", "loud"])
    #expect(sample.numbers("page.x", theme: 1) == [1, 1, 1, 1])
    #expect(sample.numbers("page.x", isDark: true, theme: 1) == [0, 0, 0, 1])
    #expect(sample.numbers("card.x", isDark: true) == [1, 0, 0, 1])
    #expect(sample.numbers("card.x", isDark: true, theme: 1) == [0, 0, 1, 1])
  }

  @Test func readsValuesForLightAndDark() throws {
    let sample = try ImportedSample([
      "a.json5":
        "{c: {a: {value: {light: '#fff', dark: '{c.b}'}, type: 'color'}, b: {value: '#000', type: 'color'}}}",
      "config.json": #"{"source": ["a.json5"], "platforms": {"ios": {"files": []}}}"#,
    ])
    #expect(sample.numbers("c.a") == [1, 1, 1, 1])
    #expect(sample.numbers("c.a", isDark: true) == [0, 0, 0, 1])
    #expect(sample.reports.isEmpty, "\(sample.reports)")
  }

  @Test func appliesAlphaBesideAReference() throws {
    let sample = try ImportedSample([
      "a.json5": "{c: {$type: 'color', a: {$value: '#f00'}, b: {$value: '{c.a}', alpha: 0.4}}}"
    ])
    #expect(sample.numbers("c.b") == [1, 0, 0, 0.4])
    #expect(sample.reports.isEmpty, "\(sample.reports)")
  }
}
