import Testing
import TokenImport

/// Notations that single publishers have beside those of their form.
@Suite struct PublisherTests {
  private func color(_ rgb: Double..., alpha: Double = 1) -> [Leaf] {
    (rgb + [alpha]).map { .number($0) }
  }

  /// Values that replace the usual one in some modes, and alpha beside the color of a layer.
  @Test func readsOverrides() throws {
    let sample = try ImportedSample([
      "a.json5": ##"""
      {c: {$type: 'color',
        fg: {$value: '#f00', $extensions: {'org.example.overrides': {dark: '#0f0', 'dark-high-contrast': '#fff'}}},
        soft: {$value: '#f00', alpha: 0.5, $extensions: {'org.example.overrides': {
          dark: {$value: '#0f0', alpha: 0.25}, 'dark-dimmed': '#00f'}}},
        page: {$value: '#fff', $extensions: {'org.example.overrides': {dark: '#000'}}}},
       s: {$type: 'shadow',
        card: {$value: {color: '{c.fg}', alpha: 0.1, offsetX: '0', offsetY: '1px', blur: '3px', spread: '0'}}}}
      """##
    ])
    #expect(sample.reports == [])
    #expect(sample.imported.remaining.map(\.message) == [])
    #expect(sample.leaves("c.fg") == color(1, 0, 0))
    #expect(sample.leaves("c.fg", isDark: true) == color(0, 1, 0))
    #expect(sample.leaves("c.fg", isDark: true, isHighContrast: true) == color(1, 1, 1))
    #expect(sample.leaves("c.soft", isDark: true) == color(0, 1, 0, alpha: 0.25))
    #expect(sample.leaves("c.soft", theme: 1) == color(0, 0, 1, alpha: 0.5))
    // A further dark context has the values in dark.
    #expect(sample.system.theme?.contexts.map(\.name) == ["standard", "dark-dimmed"])
    #expect(sample.leaves("c.page", theme: 1) == color(0, 0, 0))
    #expect(sample.leaves("s.card").map { Array($0.prefix(4)) } == color(1, 0, 0, alpha: 0.1))
    #expect(
      sample.leaves("s.card", isDark: true).map { Array($0.prefix(4)) }
        == color(0, 1, 0, alpha: 0.1))
  }

  /// Tokens with a record for each set.
  @Test func readsSetsOfTokens() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {"c": {"white": {"$schema": "x", "uuid": "1", "value": "rgb(255, 255, 255)"},
         "gray": {"sets": {"light": {"value": "#eee", "uuid": "2"}, "dark": {"value": "#111", "uuid": "3"}}},
         "page": {"component": "page", "value": "{c.gray}", "uuid": "4"}},
       "size": {"check": {"sets": {"desktop": {"value": "16px", "uuid": "5"}, "mobile": {"value": "20px", "uuid": "6"}}}}}
      """##
    ])
    #expect(sample.reports == [])
    #expect(sample.imported.remaining.map(\.message) == [])
    #expect(areEqual(sample.numbers("c.page"), [14.0 / 15, 14.0 / 15, 14.0 / 15, 1]))
    #expect(areEqual(sample.numbers("c.page", isDark: true), [1.0 / 15, 1.0 / 15, 1.0 / 15, 1]))
    #expect(sample.numbers("size.check") == [16])
    #expect(sample.numbers("size.check", theme: 1) == [20])
  }

  /// A group of that name is one.
  @Test func readsGroupsOfSets() throws {
    let sample = try ImportedSample([
      "a.json": ##"{"c": {"sets": {"warm": {"value": "#f00"}, "cold": {"value": "#00f"}}}}"##
    ])
    #expect(sample.leaves("c.sets.warm") == color(1, 0, 0))
    #expect(sample.leaves("c.sets.cold") == color(0, 0, 1))
  }

  @Test func readsValuesForDefaultAndDark() throws {
    let sample = try ImportedSample([
      "a.json":
        ##"{"c": {"$type": "color", "a": {"$value": {"default": "#f00", "dark": "#0f0"}}}}"##
    ])
    #expect(sample.reports == [])
    #expect(sample.leaves("c.a") == color(1, 0, 0))
    #expect(sample.leaves("c.a", isDark: true) == color(0, 1, 0))
  }

  @Test func readsAliasesByName() throws {
    let sample = try ImportedSample([
      "a.json":
        ##"{"c": {"a": {"value": "#f00"}, "b": {"aliasOf": "c.a"}, "d": {"value": {"aliasOf": "c.b"}}}}"##
    ])
    #expect(sample.reports == [])
    #expect(sample.imported.counts.aliases == 2)
    #expect(sample.leaves("c.d") == color(1, 0, 0))
  }

  /// Types of a plugin for Figma, which writes several layers as an object.
  @Test func readsCustomTypes() throws {
    let layer =
      ##"{"shadowType": "dropShadow", "radius": 4, "color": "#ff0000ff", "offsetX": 0, "offsetY": 2, "spread": 0}"##
    let sample = try ImportedSample([
      "a.json": ##"""
      {"c": {"a": {"type": "color", "value": "#f00f", "blendMode": "normal"}},
       "font": {"body": {"type": "custom-fontStyle", "value": {"fontSize": 16, "textDecoration": "none",
         "fontFamily": "Inter", "fontWeight": 400, "fontStyle": "normal", "letterSpacing": 0, "lineHeight": 24,
         "paragraphIndent": 0, "textCase": "none"}}},
       "effect": {"one": {"type": "custom-shadow", "value": \##(layer)},
         "two": {"type": "custom-shadow", "value": {"0": \##(layer), "1": \##(layer)}}},
       "fill": {"a": {"type": "custom-gradient", "value": {"gradientType": "radial", "rotation": 0, "stops": [
         {"position": 0, "color": "#f00"}, {"position": 1, "color": "#00f"}]}}}}
      """##
    ])
    #expect(
      sample.imported.diagnostics.map(\.message) == [
        "'fill.a' is a radial gradient, and only its stops are written"
      ])
    let one = color(1, 0, 0) + [0, 2, 4, 0].flatMap { [Leaf.number($0), .text("px")] }
    #expect(sample.leaves("effect.one") == one)
    #expect(sample.leaves("effect.two") == one + one)
    #expect(
      sample.leaves("font.body") == [
        .text("Inter"), .number(16), .text("px"), .number(400), .number(0), .text("px"),
        .number(1.5),
      ])
    #expect(
      sample.leaves("fill.a") == color(1, 0, 0) + [.number(0)] + color(0, 0, 1) + [.number(1)])
  }

  /// Older sets of Tokens Studio write references with a dollar sign, also in expressions.
  @Test func readsReferencesWithADollarSign() throws {
    let sample = try ImportedSample([
      "tokens.json": ##"""
      {"global": {"c": {"red": {"500": {"value": "#f00", "type": "color"}}, "a": {"value": "$c.red.500", "type": "color"},
          "b": {"value": "rgba($c.red.500, 0.5)", "type": "color"}},
        "s": {"a": {"value": "8", "type": "sizing"}, "b": {"value": "$s.a*2-$s.a / 4", "type": "sizing"},
          "c": {"value": "$s.none * 2", "type": "sizing"}}}}
      """##
    ])
    #expect(sample.leaves("c.a") == color(1, 0, 0))
    #expect(sample.leaves("c.b") == color(1, 0, 0, alpha: 0.5))
    #expect(sample.numbers("s.b") == [14])
    #expect(sample.reports.count == 1 && sample.value("s.c") == nil, "\(sample.reports)")
  }

  /// Figma's own exports state for what a number or a text is offered.
  @Test func readsScopesOfFigma() throws {
    let sample = try ImportedSample([
      "a.json": """
      {"v": {"gap": {"$type": "number", "$value": 8, "$extensions": {"com.figma.scopes": ["GAP"]}},
        "z": {"$type": "number", "$value": 8, "$extensions": {"com.figma.scopes": ["ALL_SCOPES"]}},
        "w": {"$type": "number", "$value": 700, "$extensions": {"com.figma.scopes": ["FONT_WEIGHT"]}},
        "f": {"$type": "string", "$value": "Inter", "$extensions": {"com.figma.scopes": ["FONT_FAMILY"]}}}}
      """
    ])
    #expect(sample.reports == [])
    #expect(sample.leaves("v.gap") == [.number(8), .text("px")])
    #expect(sample.value("v.z") == .number(8))
    #expect(sample.value("v.w")?.type == .fontWeight)
    #expect(sample.leaves("v.f") == [.text("Inter")])
  }
}
