import DesignTokens
import Testing

/// The emitted form of single values, and values that cannot be displayed.
@Suite struct ValueTests {
  /// The emitted value in a namespace `Values`, without documentation.
  private func emitted(_ type: String, _ value: String) throws -> String? {
    let tokens = try EmittedTokens(
      "{\"values\": {\"x\": {\"$type\": \"\(type)\", \"$value\": \(value)}}}")
    let text = tokens.text("Values.swift")
    return text.flatMap { $0.split(separator: "public static let ", maxSplits: 1).last }
      .map { $0.split(separator: "\n").dropLast().joined(separator: "\n") }
  }

  @Test(arguments: [
    ("dimension", "{\"value\": 1.5, \"unit\": \"rem\"}", "x: CGFloat = 24"),
    ("dimension", "{\"value\": -0.1, \"unit\": \"px\"}", "x: CGFloat = -0.1"),
    ("number", "1000000", "x: Double = 1_000_000"),
    ("number", "100000", "x: Double = 100000"),
    ("number", "0.1234567891", "x: Double = 0.1234567891"),
    ("duration", "{\"value\": 350, \"unit\": \"ms\"}", "x: Double = 0.35"),
    ("fontWeight", "1", "x: Font.Weight = .ultraLight"),
    ("fontWeight", "150", "x: Font.Weight = .thin"),
    ("fontWeight", "\"semi-bold\"", "x: Font.Weight = .semibold"),
    ("fontWeight", "1000", "x: Font.Weight = .black"),
    ("fontFamily", "[\"ui-monospace\", \"Menlo\"]", "x: FontFamily = .system(.monospaced)"),
    ("fontFamily", "\"Inter\"", "x: FontFamily = .custom(\"Inter\")"),
    ("cubicBezier", "[0, 0.5, 1, -2]", "x = TimingCurve(0, 0.5, 1, -2)"),
    ("strokeStyle", "\"solid\"", "x = LineStyle.solid"),
    ("strokeStyle", "\"dashed\"", "x = LineStyle(dash: [3, 2], cap: .butt)"),
    (
      "color", "{\"colorSpace\": \"display-p3\", \"components\": [1, 0.5, 0], \"alpha\": 0}",
      "x = Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 0)"
    ),
    (
      "color", "{\"colorSpace\": \"oklch\", \"components\": [0, \"none\", 0]}",
      "x = Color(.sRGB, red: 0, green: 0, blue: 0)"
    ),
  ]) func value(type: String, json: String, swift: String) throws {
    #expect(try emitted(type, json) == swift)
  }

  // MARK: - Text styles

  @Test(arguments: [
    (40, TextStyle.largeTitle), (31, .largeTitle), (25, .title), (17, .body), (16, .callout),
    (14, .subheadline), (12, .caption), (11.5, .caption), (9, .caption2),
  ]) func nearestTextStyle(size: Double, style: TextStyle) {
    #expect(TextStyle.nearest(toSize: size) == style)
  }

  @Test(arguments: [
    ("body", "body"), ("largeTitle", "largeTitle"), ("large-title", "largeTitle"),
    ("title-2", "title2"), ("text-body", "body"), ("big", "subheadline"),
  ]) func textStyleOfName(name: String, style: String) throws {
    let tokens = try EmittedTokens(typography(name))
    #expect(tokens.text("Typography.swift")?.contains("textStyle: .\(style))") == true)
  }

  @Test func textStyleOfExtension() throws {
    let tokens = try EmittedTokens(typography("body", style: "footnote"))
    #expect(tokens.text("Typography.swift")?.contains("textStyle: .footnote)") == true)
    #expect(
      try EmittedTokens(typography("body", style: "footnot")).problems == [
        "error: 'footnot' is not a text style; did you mean 'footnote'?"
      ])
  }

  private func typography(_ name: String, style: String? = nil) -> String {
    let own = style.map { ", \"$extensions\": {\"dscompile\": {\"textStyle\": \"\($0)\"}}" } ?? ""
    return """
      {"typography": {"\(name)": {"$type": "typography"\(own), "$value": {"fontFamily": "Inter",
      "fontSize": {"value": 15, "unit": "px"}, "fontWeight": 400, "lineHeight": 1.4,
      "letterSpacing": {"value": 0, "unit": "px"}}}}}
      """
  }

  // MARK: - Support

  @Test(arguments: [
    ("number", "1", []),
    ("dimension", "{\"value\": 1, \"unit\": \"px\"}", []),
    ("color", "{\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}", []),
    ("fontWeight", "400", []),
    ("fontFamily", "\"Inter\"", ["TypographyStyle.swift"]),
    ("strokeStyle", "\"solid\"", ["BorderStyle.swift"]),
    ("cubicBezier", "[0, 0, 1, 1]", ["TimingCurve.swift"]),
  ]) func supportIsThereIfNeeded(type: String, value: String, support: [String]) throws {
    let tokens = try EmittedTokens(
      "{\"values\": {\"x\": {\"$type\": \"\(type)\", \"$value\": \(value)}}}")
    #expect(tokens.names == (["Values.swift"] + support).sorted())
  }

  // MARK: - Values that cannot be displayed

  private func shadow(_ more: String, ignoring ignored: String = "") -> String {
    """
    {"shadow": {"x": {"$type": "shadow", "$extensions": {"dscompile": {"ignore": [\(ignored)]}}, "$value": {
    "color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": {"value": 0, "unit": "px"},
    "offsetY": {"value": 1, "unit": "px"}, "blur": {"value": 2, "unit": "px"}, \(more)}}}}
    """
  }

  @Test func spreadIsAcknowledged() throws {
    let spread = "\"spread\": {\"value\": 1, \"unit\": \"px\"}"
    #expect(
      try EmittedTokens(shadow(spread)).problems == [
        "warning: the shadow of a view has the size of the view, so this one is drawn without "
          + "'spread'; write '$extensions: {dscompile: {ignore: [spread]}}' in the token to accept "
          + "that, or 'tokens: {ignore: [spread]}' in the project file for all tokens"
      ])
    #expect(try EmittedTokens(shadow(spread, ignoring: "\"spread\"")).problems == [])
    #expect(
      try EmittedTokens(shadow("\"spread\": {\"value\": 0, \"unit\": \"px\"}")).problems == [])
  }

  @Test func insetIsLeftOut() throws {
    let inset = "\"spread\": {\"value\": 0, \"unit\": \"px\"}, \"inset\": true"
    #expect(
      try EmittedTokens(shadow(inset)).problems == [
        "warning: a view has no inner shadow, so this one is left out; write "
          + "'$extensions: {dscompile: {ignore: [inset]}}' in the token to accept that, or "
          + "'tokens: {ignore: [inset]}' in the project file for all tokens"
      ])
    let ignored = try EmittedTokens(shadow(inset, ignoring: "\"inset\""))
    #expect(ignored.problems == [])
    #expect(ignored.text("Shadow.swift")?.contains("let x = DropShadow()") == true)
  }

  @Test func hexIsCompared() throws {
    func color(_ hex: String) -> String {
      "{\"a\": {\"x\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0.5, 0], \"hex\": \"\(hex)\"}}}}"
    }
    #expect(try EmittedTokens(color("#ff7f00")).problems == [])
    #expect(try EmittedTokens(color("#ff8000")).problems == [])
    #expect(
      try EmittedTokens(color("#ff8400")).problems == [
        "warning: '#ff8400' is not this color, which is '#ff8000' in sRGB; the components take "
          + "precedence"
      ])
  }
}
