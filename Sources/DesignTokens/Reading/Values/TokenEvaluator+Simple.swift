import Diagnostics
import YAMLSyntax

extension TokenEvaluator {
  mutating func number(_ node: LocatedNode) -> Double? {
    if let number = node.number { return number }
    report(
      .tokenValue, node.place, "a number is expected, found \(node.found)\(numberHint(node))",
      fix: numberFix(node))
    return nil
  }

  mutating func dimension(_ node: LocatedNode) -> DimensionValue? {
    let example = "{\"value\": 16, \"unit\": \"px\"}"
    if let (value, unit) = quantity(node, units: ["px", "rem"], assumed: "px") {
      reportKind(
        node, expected: "a dimension", example: example,
        remedy: "{\"value\": \(value), \"unit\": \"\(unit)\"}")
      return nil
    }
    guard
      let members = members(
        node, required: ["value", "unit"], of: "a dimension", example: example)
    else { return nil }
    let value = members["value"].flatMap { numberLiteral($0, of: "the value of a dimension") }
    let unit: DimensionValue.Unit? = members["unit"].flatMap {
      word($0, "unit", plural: "units of a dimension", hint: dimensionHint)
    }
    guard let value, let unit else { return nil }
    return DimensionValue(value: value, unit: unit)
  }

  mutating func duration(_ node: LocatedNode) -> DurationValue? {
    let example = "{\"value\": 200, \"unit\": \"ms\"}"
    if let (value, unit) = quantity(node, units: ["ms", "s"], assumed: "ms") {
      reportKind(
        node, expected: "a duration", example: example,
        remedy: "{\"value\": \(value), \"unit\": \"\(unit)\"}")
      return nil
    }
    guard
      let members = members(
        node, required: ["value", "unit"], of: "a duration", example: example)
    else { return nil }
    let value = members["value"].flatMap { numberLiteral($0, of: "the value of a duration") }
    let unit: DurationValue.Unit? = members["unit"].flatMap {
      word($0, "unit", plural: "units of a duration")
    }
    guard let value, let unit else { return nil }
    return DurationValue(value: value, unit: unit)
  }

  /// The value meant by `16px`, or a bare 16; nil for anything else.
  private func quantity(
    _ node: LocatedNode, units: [String], assumed: String
  ) -> (value: String, unit: String)? {
    guard case .scalar(let scalar) = node.node.content else { return nil }
    guard let unit = units.first(where: { scalar.text.hasSuffix($0) }) else {
      return JSONNumber(loose: scalar.text).map { ($0.text, assumed) }
    }
    let digits = scalar.text.dropLast(unit.count)
    return JSONNumber(loose: String(digits.trimmed)).map { ($0.text, unit) }
  }

  mutating func fontFamily(_ node: LocatedNode) -> FontFamilyValue? {
    let items = node.items?.map(node.with) ?? [node]
    if items.isEmpty {
      report(.tokenValue, node.place, "a font family has at least one name, and this list is empty")
      return nil
    }
    guard let names = all(items, { $0.fontNames($1) })?.flatMap(\.self) else { return nil }
    if names.isEmpty {
      report(.tokenValue, node.place, "this font family has no name; write it as '[\"Figtree\"]'")
      return nil
    }
    return FontFamilyValue(names: names)
  }

  /// The name of a font, or the names in a list in the notation of CSS: no font has a comma in its name.
  private mutating func fontNames(_ written: LocatedNode) -> [String]? {
    guard let item = literal(written) else { return nil }
    guard let name = item.string, !name.isEmpty else {
      reportKind(item, expected: "the name of a font", example: "[\"Figtree\", \"system-ui\"]")
      return nil
    }
    if case .success? = reference(in: item) {
      report(
        .tokenReference, item.place,
        "a token is a whole font family; refer to it instead of the list")
      return nil
    }
    return name.contains(",") ? DesignTokens.fontNames(inCSS: name) : [name]
  }

  mutating func fontWeight(_ node: LocatedNode) -> FontWeightValue? {
    if let number = node.number {
      if 1...1000 ~= number { return FontWeightValue(number: number) }
      report(.tokenValue, node.place, "a font weight is a number from 1 to 1000")
      return nil
    }
    guard let name = node.string else {
      reportKind(node, expected: "a font weight", example: "600")
      return nil
    }
    if let number = fontWeightNames.first(where: { $0.name == name })?.number {
      return FontWeightValue(number: number)
    }
    let remedy =
      JSONNumber(name) != nil
      ? "remove the quotes"
      : remedy(for: name, among: fontWeightNames.map(\.name), several: "the names are")
    report(
      .tokenValue, node.place, "unknown font weight '\(shown(name))'; \(remedy)",
      fix: numberFix(node))
    return nil
  }

  mutating func cubicBezier(_ node: LocatedNode) -> CubicBezierValue? {
    guard let items = node.items, items.count == 4 else {
      let found = node.items.map { "a list of \($0.count)" } ?? node.found
      report(
        .tokenValue, node.place,
        "a cubic Bézier curve is four numbers, found \(found); write it as '[0.4, 0, 0.2, 1]'")
      return nil
    }
    let coordinates = items.enumerated().map { (node.with($1), isX: $0.isMultiple(of: 2)) }
    let numbers: [Double]? = all(coordinates) { evaluator, coordinate in
      let (item, isX) = coordinate
      guard let number = evaluator.numberLiteral(item, of: "a coordinate") else { return nil }
      if !isX || 0...1 ~= number { return number }
      evaluator.report(
        .tokenValue, item.place, "the x coordinates of a cubic Bézier curve are from 0 to 1")
      return nil
    }
    guard let numbers else { return nil }
    return CubicBezierValue(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}

/// The remedy for a unit of other tools, and the unit that certainly has the same meaning.
private func dimensionHint(_ unit: String) -> (text: String, word: DimensionValue.Unit?)? {
  switch unit {
  case "pt", "dp", "sp", "pixel", "pixels": ("1 px is 1 pt; write 'px'", .px)
  case "": ("write 'px'", .px)
  case "em", "ex", "ch", "lh":
    (
      "it depends on a font; write the length in 'px', or a letter spacing in each typography", nil
    )
  case "%", "vh", "vw", "vmin", "vmax":
    ("it depends on a view; write the length in 'px', or a factor as a number", nil)
  default: nil
  }
}

/// The names in a list of font families in the notation of CSS.
package func fontNames(inCSS text: String) -> [String] {
  text.parts { $0 == "," }.map(\.unquoted).filter { !$0.isEmpty }
}

/// The format's names for font weights.
package let fontWeightNames: [(name: String, number: Double)] = [
  ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
  ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
  ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
  ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
]
