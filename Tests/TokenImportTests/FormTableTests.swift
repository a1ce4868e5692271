import Foundation
import TestSupport
import Testing
import TokenImport

/// What comes in from each form, as a page of the documentation. Each row is a small set that is imported.
@Suite struct FormTableTests {
  /// A value in a form, and the set that has it as the token `x` in a group.
  private struct Row {
    let written: String
    let file: String
  }

  @Test func documentsWhatComesIn() throws {
    var text = """
      # What comes in from published token sets

      Each row is a value that [`dscompile tokens import`](tokens.md#import-a-published-set) was given, in a set of the
      form, and what it wrote to the token file. Tests create this page.

      """
    for (form, rows) in Self.forms {
      text += "\n## \(form)\n\n| in the set | becomes |\n|---|---|\n"
      for row in rows { text += "| `\(row.written)` | \(try result(of: row)) |\n" }
    }
    #expect(try Recording.difference(of: text, from: "docs/token-forms.md") == nil)
  }

  /// The written value, or the reason why there is none.
  private func result(of row: Row) throws -> String {
    let sample = try ImportedSample(["set.json": row.file])
    var found: [String] = []
    for file in sample.imported.files where file.name.hasSuffix(".tokens.json") {
      let root = try JSONSerialization.jsonObject(with: Data(file.text.utf8))
      if let value = Self.value(in: root) { found.append("`\(try Self.json(value))`") }
    }
    let message = sample.imported.diagnostics.first.map { cell($0.message) }
    if found.isEmpty { return "nothing: \(message ?? "no reason")" }
    return found.joined(separator: ", ") + (message.map { "; \($0)" } ?? "")
  }

  /// The value of the token `x`, or the token if it has more than a value and a type.
  private static func value(in node: Any) -> Any? {
    guard let group = node as? [String: Any] else { return nil }
    if let token = group["x"] as? [String: Any] {
      let others = token.keys.filter { $0 != "$value" && $0 != "$type" }
      return others.isEmpty ? token["$value"] : token
    }
    for (_, inner) in group.sorted(by: { $0.key < $1.key }) {
      if let value = value(in: inner) { return value }
    }
    return nil
  }

  private static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// A text in a cell of a table.
  private func cell(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }

  // MARK: - Sets

  private static let forms: [(String, [Row])] = [
    ("Design Tokens, 2025.10 and drafts", designTokens), ("Style Dictionary", styleDictionary),
    ("Tokens Studio", tokensStudio), ("Figma's REST interface", figmaVariables),
    ("Exports of Figma plugins", figmaExports), ("Modes of a token, as in Terrazzo", terrazzo),
    ("Specify", specify),
  ]

  private static let designTokens: [Row] = [
    ("color", ##""#336699""##), ("color", #""oklch(0.7 0.1 150)""#),
    ("color", #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5}"#),
    ("dimension", #""16px""#), ("dimension", #""1.5rem""#), ("dimension", "0"),
    ("duration", #""200ms""#), ("fontWeight", #""Semi Bold""#),
    ("fontFamily", #""Inter, 'Helvetica Neue', sans-serif""#),
    ("cubicBezier", "[0.4, 0, 0.2, 1]"), ("number", #""0.5""#),
    (
      "shadow",
      ##"{"offsetX": "0px", "offsetY": "2px", "blur": "4px", "spread": "0px", "color": "#00000040"}"##
    ),
    ("border", ##"{"color": "#336699", "width": "1px", "style": "solid"}"##),
    (
      "gradient",
      ##"[{"color": "#000", "position": 0}, {"color": "#fff", "position": 1}]"##
    ),
    (
      "typography",
      #"{"fontFamily": "Inter", "fontSize": "16px", "fontWeight": 700, "letterSpacing": "0.5px", "lineHeight": 1.5}"#
    ), ("string", #""Hello""#), ("boolean", "true"),
  ].map { type, value in
    Row(
      written: "{\"$type\": \"\(type)\", \"$value\": \(value)}",
      file: """
        {"ok": {"y": {"$type": "number", "$value": 1}}, \
        "group": {"x": {"$type": "\(type)", "$value": \(value)}}}
        """)
  }

  private static let styleDictionary: [Row] = [
    ("color", ##""#f00""##), ("color", #""rgba(255, 0, 0, 0.5)""#),
    ("color", #""hsl(120, 50%, 50%)""#),
    ("size", #""16px""#), ("size", #""{size.base.value} * 1.5""#), ("size", #""2em""#),
    ("time", #""0.2s""#), ("shadow", ##""0 2px 4px rgba(0, 0, 0, 0.25)""##),
    ("border", #""1px solid rgb(255, 0, 0)""#),
    ("border", ##"{"width": "1px", "style": "dashed", "color": "#f00"}"##),
    ("gradient", ##""linear-gradient(#f00 0%, #00f 100%)""##),
    ("fontWeight", "700"), ("fontFamily", #"["Inter", "sans-serif"]"#),
    (
      "text",
      #"{"fontFamily": "Inter", "fontSize": "16px", "fontWeight": 700, "letterSpacing": "0.02em", "lineHeight": "24px"}"#
    ),
    ("easing", #""cubic-bezier(0.4, 0, 0.2, 1)""#), ("content", #""Hello""#),
    ("asset", #""icons/close.svg""#),
  ].map(styleDictionaryRow)

  private static func styleDictionaryRow(_ group: String, _ value: String) -> Row {
    let token = "\"x\": {\"value\": \(value)}"
    let base = "\"base\": {\"value\": \"8px\"}"
    let file =
      group == "size"
      ? "{\"size\": {\(base), \(token)}}" : "{\"size\": {\(base)}, \"\(group)\": {\(token)}}"
    return Row(written: "\(group): {\"value\": \(value)}", file: file)
  }

  private static let tokensStudio: [Row] = [
    ("color", ##""#f00""##), ("color", #""rgba({core.red}, 50%)""#),
    ("spacing", #""{core.base} * 2""#),
    ("borderRadius", #""4""#), ("opacity", #""50%""#), ("lineHeights", #""120%""#),
    ("letterSpacing", #""-2%""#), ("fontWeights", #""Bold""#),
    (
      "boxShadow",
      ##"{"x": "0", "y": "2", "blur": "4", "spread": "0", "color": "#00000040", "type": "dropShadow"}"##
    ), ("color", #""linear-gradient({core.red} 0%, #00f 100%)""#),
    ("border", ##"{"color": "{core.red}", "width": "{core.base}", "style": "solid"}"##),
    (
      "typography",
      #"{"fontFamily": "Inter", "fontWeight": "Bold", "fontSize": "20", "lineHeight": "150%", "letterSpacing": "-2%"}"#
    ), ("textCase", #""uppercase""#), ("boolean", #""true""#),
  ].map { type, value in
    Row(
      written: "{\"type\": \"\(type)\", \"value\": \(value)}",
      file: """
        {"core": {"core": {"base": {"type": "spacing", "value": "4"}, "red": {"type": "color", \
        "value": "#f00"}}, "ui": {"x": {"type": "\(type)", "value": \(value)}}}, \
        "$metadata": {"tokenSetOrder": ["core"]}, "$themes": []}
        """)
  }

  private static let figmaVariables: [Row] = [
    ("COLOR", #"{"r": 1, "g": 0, "b": 0, "a": 0.5}"#), ("FLOAT", "16"), ("STRING", #""Hello""#),
    ("BOOLEAN", "true"), ("COLOR", #"{"type": "VARIABLE_ALIAS", "id": "V:1"}"#),
  ].map { type, value in
    Row(
      written: "{\"resolvedType\": \"\(type)\", \"valuesByMode\": {\"1:0\": \(value)}}",
      file: """
        {"meta": {"variableCollections": {"C:1": {"name": "Core", "defaultModeId": "1:0", "modes": [\
        {"modeId": "1:0", "name": "Mode 1"}]}}, "variables": {\
        "V:1": {"id": "V:1", "name": "base/red", "variableCollectionId": "C:1", "resolvedType": "COLOR", \
        "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0, "a": 1}}}, \
        "V:2": {"id": "V:2", "name": "ui/x", "variableCollectionId": "C:1", "resolvedType": "\(type)", \
        "valuesByMode": {"1:0": \(value)}}}}}
        """)
  }

  private static let figmaExports: [Row] = [
    ("color", ##""#ff000080""##), ("number", "16"), ("string", #""Hello""#), ("boolean", "true"),
    ("color", #"{"collection": "Core", "name": "base/red"}"#),
  ].map { type, value in
    Row(
      written: "{\"name\": \"ui/x\", \"type\": \"\(type)\", \"value\": \(value)}",
      file: """
        {"collections": [{"name": "Core", "modes": [{"name": "Value", "variables": [\
        {"name": "base/red", "type": "color", "value": "#f00"}, \
        {"name": "ui/x", "type": "\(type)", "value": \(value)}]}]}]}
        """)
  }

  private static let terrazzo: [Row] = [
    Row(
      written: ##"{"$value": "#fff", "$extensions": {"org.example.overrides": {"dark": "#000"}}}"##,
      file: ##"""
        {"ui": {"x": {"$type": "color", "$value": "#fff", "$extensions": {"org.example.overrides": {"dark": \##
        "#000"}}}}}
        """##),
    Row(
      written: ##"{"$value": {"default": "#fff", "dark": "#000"}}"##,
      file: ##"{"ui": {"x": {"$type": "color", "$value": {"default": "#fff", "dark": "#000"}}}}"##),
    Row(
      written: ##"{"$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "#000"}}}"##,
      file: ##"""
        {"ui": {"x": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"light": "#fff", \##
        "dark": "#000"}}}}}
        """##),
  ]

  private static let specify: [Row] = [
    ("color", ##"{"model": "hex", "hex": "#ff0000", "alpha": 1}"##),
    ("dimension", #"{"value": 4, "unit": "px"}"#),
    (
      "shadow",
      ##"[{"type": "outer", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"}, "blurRadius": {"value": 4, "unit": "px"}, "spreadRadius": {"value": 0, "unit": "px"}, "color": {"model": "rgb", "red": 0, "green": 0, "blue": 0, "alpha": 0.25}}]"##
    ),
    (
      "gradient",
      ##"{"type": "linear", "angle": 90, "colorStops": [{"color": {"model": "hex", "hex": "#ff0000", "alpha": 1}, "position": 0}, {"color": {"model": "hex", "hex": "#0000ff", "alpha": 1}, "position": 1}]}"##
    ),
    (
      "textStyle",
      #"{"font": {"family": "Inter", "weight": 700}, "fontSize": {"value": 16, "unit": "px"}, "lineHeight": {"value": 150, "unit": "%"}, "letterSpacing": null}"#
    ), ("string", #""Hello""#),
  ].map { type, value in
    Row(
      written: "{\"$type\": \"\(type)\", \"$value\": {\"default\": \(value)}}",
      file: """
        {"core": {"$collection": {"$modes": ["default"]}, "y": {"$type": "number", "$value": \
        {"default": 1}}, "x": {"$type": "\(type)", "$value": {"default": \(value)}}}}
        """)
  }
}
