import DesignTokens
import Testing

/// Values in the notations of published sets.
@Suite struct ValueTests {
  /// Imports values of a type as tokens of Style Dictionary.
  private func sample(_ type: String, _ values: [String]) throws -> ImportedSample {
    let tokens = values.enumerated().map { index, value in
      #""t\#(index)": {"value": \#(value), "type": "\#(type)"}"#
    }
    return try ImportedSample(["a.json": #"{"g": {\#(tokens.joined(separator: ",\n"))}}"#])
  }

  private static let colors: [(text: String, components: [Double])] = [
    ("#f00", [1, 0, 0, 1]), ("#f008", [1, 0, 0, 0.533333]),
    ("#FF000080", [1, 0, 0, 0.501961]),
    ("rgb(255 0 0 / 50%)", [1, 0, 0, 0.5]), ("rgba(255, 0, 0, .25)", [1, 0, 0, 0.25]),
    ("hsl(120, 100%, 50%)", [0, 1, 0, 1]), ("hsl(0.5turn 100% 50% / 0.5)", [0, 1, 1, 0.5]),
    ("hwb(0 0% 0%)", [1, 0, 0, 1]), ("rebeccapurple", [0.4, 0.2, 0.6, 1]),
    ("transparent", [0, 0, 0, 0]), ("color(srgb 1 0.5 0)", [1, 0.5, 0, 1]),
    ("rgba(#ff0000, 0.5)", [1, 0, 0, 0.5]), ("lab(100 0 0)", [1, 1, 1, 1]),
    ("oklab(1 0 0)", [1, 1, 1, 1]), ("oklch(0.627955 0.257683 29.2339)", [1, 0, 0, 1]),
    ("color(display-p3 0 0 0 / 0.1)", [0, 0, 0, 0.1]),
  ]

  @Test(arguments: colors)
  func convertsColors(text: String, expected: [Double]) throws {
    let sample = try sample("color", ["\"\(text)\""])
    let numbers = try #require(sample.numbers("g.t0"), "\(sample.reports)")
    #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(numbers)")
  }

  @Test func keepsTheColorSpace() throws {
    let sample = try sample(
      "color", [#""color(display-p3 1 0 0)""#, #""oklch(62.3% 0.214 259.8)""#])
    guard case .color(let first) = sample.value("g.t0"),
      case .color(let second) = sample.value("g.t1")
    else { return #expect(Bool(false), "\(sample.reports)") }
    #expect(first.space == .displayP3)
    #expect(second.space == .oklch)
    #expect(second.components == [0.623, 0.214, 259.8])
  }

  @Test func convertsColorObjects() throws {
    let sample = try sample(
      "color",
      [
        #"{"r": 255, "g": 0, "b": 51}"#, #"{"h": 120, "s": 1, "l": 0.5}"#,
        #"{"h": 120, "s": 100, "l": 50, "a": 0.5}"#, #"{"hex": "00ff00", "alpha": 0.5}"#,
        #"{"colorSpace": "srgb", "channels": [1, 0, 0]}"#,
      ])
    #expect(areEqual(sample.numbers("g.t0"), [1, 0, 0.2, 1]))
    #expect(areEqual(sample.numbers("g.t1"), [0, 1, 0, 1]))
    #expect(areEqual(sample.numbers("g.t2"), [0, 1, 0, 0.5]))
    #expect(areEqual(sample.numbers("g.t3"), [0, 1, 0, 0.5]))
    #expect(areEqual(sample.numbers("g.t4"), [1, 0, 0, 1]))
  }

  /// Values without a type in groups that have none.
  @Test func findsTypesOfValues() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {"edge": {"a": {"value": "solid 1px #f00"}, "b": {"value": {"width": "2px", "color": "#f00"}}},
       "fontWeight": {"bold": {"value": 700}}, "icon": {"strokeWeight": {"value": 2}},
       "fontFamilies": {"text": {"value": "Inter"}, "code": {"value": ["Menlo", "Courier"]}},
       "fill": {"a": {"value": [{"color": "#f00", "position": 0}, {"color": "#000", "position": 1}]}}}
      """##
    ])
    #expect(sample.reports == [])
    let red = [1, 0, 0, 1].map { Leaf.number($0) }
    let black = [0, 0, 0, 1].map { Leaf.number($0) }
    #expect(sample.leaves("edge.a") == red + [.number(1), .text("px"), .text("solid")])
    #expect(sample.leaves("edge.b") == red + [.number(2), .text("px"), .text("solid")])
    #expect(sample.value("fontWeight.bold")?.type == .fontWeight)
    #expect(sample.value("icon.strokeWeight") == .number(2))
    #expect(sample.leaves("fontFamilies.text") == [.text("Inter")])
    #expect(sample.leaves("fontFamilies.code") == [.text("Menlo"), .text("Courier")])
    #expect(sample.leaves("fill.a") == red + [.number(0)] + black + [.number(1)])
  }

  /// What a composite value has beside the parts of its type.
  @Test func reportsOtherParts() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {"shadow": {"a": {"value": {"x": "0", "y": "1px", "blur": "2px", "color": "#f00", "opacity": 0.2, "blend": "multiply"}},
        "b": {"value": "inset 0 1px 2px #000"}},
       "border": {"a": {"value": {"width": "1px", "style": "solid", "color": "#f00", "radius": "4px", "align": "none"}},
        "style": {"value": "dashed"}}}
      """##
    ])
    #expect(
      sample.leaves("shadow.a").map { Array($0.prefix(4)) } == [1, 0, 0, 0.2].map { .number($0) })
    #expect(sample.leaves("border.style") == [.text("dashed")])
    #expect(
      sample.imported.diagnostics.map(\.message) == [
        "'blend' is not part of a shadow of the format; it is left out",
        "'shadow.b' has only inner shadows, which a view does not have; it is left out",
        "'radius' is not part of a border of the format; it is left out",
      ])
  }

  /// Parts of Specify's gradients and shadows that the format does not have.
  @Test func reportsShapesOfSpecify() throws {
    func stops(_ shape: String) -> String {
      ##"{\##(shape), "colorStops": [{"color": {"model": "hex", "hex": "#f00"}, "position": 0.5}]}"##
    }
    let layer =
      ##""color": {"model": "hex", "hex": "#f00"}, "blurRadius": {"value": 2, "unit": "px"}"##
    let sample = try ImportedSample([
      "a.json": """
      {"c": {"$collection": {"$modes": ["default"]},
        "a": {"$type": "gradient", "$value": {"default": \(stops(#""type": "linear", "angle": 90"#))}},
        "b": {"$type": "gradient", "$value": {"default": \(stops(#""type": "radial""#))}},
        "s": {"$type": "shadow", "$value": {"default": [{\(layer), "type": "inner"}, {\(layer), "type": "outer"}]}}}}
      """
    ])
    #expect(
      sample.imported.diagnostics.map(\.message) == [
        "'c.a' has a direction, which is not part of a gradient in the format; only its stops are written",
        "'c.b' is a radial gradient, and only its stops are written",
        "'c.s' has an inner shadow, which a view does not have; the layer is left out",
      ])
    #expect(sample.leaves("c.b")?.count == 5)
    #expect(sample.leaves("c.s")?.count == 12)
  }

  private static let lengths: [(text: String, value: Double)] = [
    ("0", 0.0), ("\"-0.64px\"", -0.64), ("\".5rem\"", 0.5), ("{\"value\": 4, \"unit\": \"\"}", 4),
    ("\"4 * (2 + 1.5)\"", 14), ("\"16px / 4px\"", 4), ("\"round(10 / 4)\"", 3),
    ("\"roundTo(10 / 3, 2)\"", 3.33), ("\"max(1px, 2px) - 3\"", -1), ("\"-4px\"", -4),
    ("\"calc(2rem * 2)\"", 4), ("\"2^3\"", 8), ("\"1e1px\"", 10),
  ]

  @Test(arguments: lengths)
  func computesLengths(value: String, expected: Double) throws {
    let sample = try sample("dimension", [value])
    #expect(areEqual(sample.numbers("g.t0"), [expected]), "\(sample.reports)")
  }

  @Test(arguments: [
    "\"1em\"", "\"50%\"", "\"1px + 1rem\"", "\"4 /\"", "\"1 / 0\"", "\"4 4\"", "\"(4\"",
    "\"{g.none} * 2\"",
    "\"{g.t0} * 2\"", "\"auto\"",
  ])
  func reportsWhatIsNoLength(value: String) throws {
    let sample = try ImportedSample([
      "a.json": #"""
      {"g": {"ok": {"value": "1px", "type": "dimension"}, "t0": {"value": \#(value), "type": "dimension"}}}
      """#
    ])
    #expect(sample.system.tokens.map(\.path.description) == ["g.ok"])
    #expect(sample.reports.count == 1, "\(sample.reports)")
  }

  @Test func convertsShadows() throws {
    let sample = try sample(
      "shadow",
      [
        ##""0 3px 6px 1px rgba(0, 0, 0, 0.2), inset 0 1px red, 0 1px #000""##,
        ##"{"x": "0", "y": 2, "blur": "4px", "spread": 0, "color": "#000", "type": "dropShadow"}"##,
        #""inset 0 1px red""#,
      ])
    guard case .shadow(let layers) = sample.value("g.t0"),
      case .shadow(let single) = sample.value("g.t1")
    else { return #expect(Bool(false), "\(sample.reports)") }
    #expect(layers.map(\.offsetY.value.value) == [3, 1])
    #expect(layers[0].color.value.alpha == 0.2)
    #expect(layers[0].spread.value.value == 1)
    #expect(single.map(\.blur.value.value) == [4])
    #expect(sample.value("g.t2") == nil)
    #expect(sample.imported.remaining.isEmpty)
    #expect(
      sample.reports.map { $0.drop { $0 != "'" } } == [
        "'g.t0' has a spread, which the shadow of a view does not have; it is kept and not drawn",
        "'g.t0' has an inner shadow, which a view does not have; the layer is left out",
        "'g.t2' has only inner shadows, which a view does not have; it is left out",
      ])
  }

  @Test func convertsCurvesGradientsAndFonts() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {
        "g": {
          "curve": {"value": "cubic-bezier(0.4, 0, 0.2, 1)"},
          "ease": {"value": "ease-in-out"},
          "fade": {"value": "linear-gradient(#fff, #888, #000 80%)"},
          "family": {"value": "Inter, 'Helvetica Neue', sans-serif"},
          "weight": {"value": "Semi Bold", "type": "fontWeights"},
          "time": {"value": "200ms"}
        }
      }
      """##
    ])
    #expect(sample.reports.isEmpty)
    guard case .cubicBezier(let curve) = sample.value("g.curve"),
      case .gradient(let stops) = sample.value("g.fade"),
      case .fontFamily(let family) = sample.value("g.family")
    else { return #expect(Bool(false), "\(sample.reports)") }
    #expect(curve.x1 == 0.4 && curve.y2 == 1)
    #expect(stops.map(\.position.value) == [0, 0.4, 0.8])
    #expect(family.names == ["Inter", "Helvetica Neue", "sans-serif"])
    #expect(sample.numbers("g.weight") == [600])
    #expect(sample.numbers("g.time") == [0.2])
  }

  @Test func convertsTypography() throws {
    let sample = try ImportedSample([
      "a.json": ##"""
      {
        "size": {"m": {"value": "20px", "type": "fontSizes"}},
        "height": {"px": {"value": "24", "type": "lineHeights"}, "part": {"value": "150%", "type": "lineHeights"}},
        "tight": {"l": {"value": "-2%", "type": "letterSpacing"}},
        "text": {
          "a": {
            "type": "typography",
            "value": {"fontFamily": "Inter", "fontWeight": "700", "fontSize": "{size.m}", "lineHeight": "{height.px}", "letterSpacing": "{tight.l}"}
          },
          "b": {
            "type": "typography",
            "value": {"fontFamily": "Inter", "fontWeight": 400, "fontSize": "{size.m}", "lineHeight": "{height.part}", "letterSpacing": "0.05em"}
          },
          "c": {
            "type": "typography",
            "value": {"fontFamily": "Inter", "fontWeight": 400, "fontSize": "1rem", "lineHeight": "20px"}
          }
        }
      }
      """##
    ])
    func typography(_ path: String) throws -> TypographyValue {
      guard case .typography(let value) = sample.value(path) else {
        throw MissingValue(path: path)
      }
      return value
    }
    let (first, second, third) = try (
      typography("text.a"), typography("text.b"), typography("text.c")
    )
    #expect(abs(first.lineHeight.value - 1.2) < 1e-9)
    #expect(abs(first.letterSpacing.value.value + 0.4) < 1e-9)
    #expect(first.fontSize.token?.description == "size.m")
    #expect(second.lineHeight.value == 1.5)
    #expect(abs(second.letterSpacing.value.value - 1) < 1e-9)
    #expect(third.lineHeight.value == 1.25)
    // Without a font, a percentage is not a length.
    let reports: [String] = sample.reports
    #expect(reports.count == 2)
    #expect(
      reports[0].contains("'height.px' is too large for a multiple of a font size; it is read as"))
    #expect(reports[1].contains("'tight.l' depends on the size of a font"))
  }

  private struct MissingValue: Error { let path: String }

  private struct Modified: Sendable {
    let kind, amount, space, color: String
    let components: [Double]

    init(_ kind: String, _ amount: String, _ space: String, _ color: String, _ components: [Double])
    {
      (self.kind, self.amount, self.space, self.color) = (kind, amount, space, color)
      self.components = components
    }
  }

  /// The components were computed with the formulas of Tokens Studio's transforms.
  private static let modified: [Modified] = [
    Modified("alpha", "0.5", "srgb", "#204060", [0.1254902, 0.2509804, 0.3764706, 0.5]),
    Modified("lighten", "0.5", "srgb", "#204060", [0.5627451, 0.6254902, 0.6882353, 1]),
    Modified("darken", "0.5", "srgb", "#204060", [0.0627451, 0.1254902, 0.1882353, 1]),
    Modified("lighten", "0.5", "hsl", "#ff0000", [1, 0.5, 0.5, 1]),
    Modified("darken", "0.5", "hsl", "#ff0000", [0.5, 0, 0, 1]),
    Modified("lighten", "1", "lch", "#204060", [1, 1, 1, 1]),
    Modified("darken", "1", "lch", "#204060", [0, 0, 0, 1]),
    Modified("lighten", "0", "lch", "#204060", [0.1254902, 0.2509804, 0.3764706, 1]),
  ]

  @Test(arguments: modified.indices)
  func appliesModifiers(index: Int) throws {
    let modified = Self.modified[index]
    let modifier =
      #"{"type": "\#(modified.kind)", "value": "\#(modified.amount)", "space": "\#(modified.space)"}"#
    let sample = try ImportedSample([
      "a.json": ##"""
      {"c": {"a": {"value": "\##(modified.color)", "type": "color"}, "b": {"value": "{c.a}", "type": "color",
        "$extensions": {"studio.tokens": {"modify": \##(modifier)}}}}}
      """##
    ])
    let numbers = try #require(sample.numbers("c.b"))
    let pairs = zip(numbers, modified.components)
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-4 }, "\(numbers)")
    #expect(sample.reports.isEmpty)
  }

  @Test(arguments: ["srgb", "hsl", "lch", "p3"])
  func mixesColors(space: String) throws {
    func mixed(_ amount: Double, _ other: String) throws -> [Double]? {
      try ImportedSample([
        "a.json": ##"""
        {"c": {"b": {"value": "#3366cc", "type": "color", "$extensions": {"studio.tokens": {"modify":
          {"type": "mix", "value": "\##(amount)", "color": "\##(other)", "space": "\##(space)"}}}}}}
        """##
      ]).numbers("c.b")
    }
    // All of one color, and equal parts of the same one.
    let cases: [(Double, String, [Double])] = [
      (0, "#ffffff", [0.2, 0.4, 0.8, 1]), (1, "#aa0000", [0.666667, 0, 0, 1]),
      (0.5, "#3366cc", [0.2, 0.4, 0.8, 1]),
    ]
    for (amount, other, expected) in cases {
      let numbers = try #require(try mixed(amount, other))
      #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(numbers)")
    }
  }
}
