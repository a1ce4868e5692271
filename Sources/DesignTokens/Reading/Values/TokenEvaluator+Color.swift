import Diagnostics
import YAMLSyntax

extension TokenEvaluator {
  mutating func color(_ node: LocatedNode) -> ColorValue? {
    let example = "{\"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8]}"
    if let color = node.string.flatMap({ cssColor($0) }) {
      reportKind(
        node, expected: "a color", example: example, remedy: JSONTree.color(color).lineText)
      return nil
    }
    guard
      let members = members(
        node, required: ["colorSpace", "components"], optional: ["alpha", "hex"], of: "a color",
        example: example)
    else { return nil }
    let space: ColorSpace? = members["colorSpace"].flatMap {
      word($0, "color space", plural: "color spaces")
    }
    let alpha = members["alpha"].map { alphaNumber($0) } ?? 1
    let hex = members["hex"].map { hexText($0) }
    guard let space, let written = members["components"],
      let components = components(written, of: space), let alpha
    else { return nil }
    var color = ColorValue(space: space, components: components, alpha: alpha)
    if let hex {
      guard let hex else { return nil }
      color.hex = hex
    }
    return color
  }

  private mutating func alphaNumber(_ written: LocatedNode) -> Double? {
    guard let alpha = numberLiteral(written, of: "an alpha") else { return nil }
    if 0...1 ~= alpha { return alpha }
    report(.tokenValue, written.place, "an alpha value is from 0 to 1")
    return nil
  }

  private mutating func hexText(_ written: LocatedNode) -> TokenPart<String>? {
    guard let hex = literal(written) else { return nil }
    if let text = hex.string, text.isHexColor { return TokenPart(text, at: written.place) }
    report(
      .tokenValue, written.place,
      "'hex' is '#' and six hexadecimal digits, as in '#0066cc', found \(hex.found)")
    return nil
  }

  private mutating func components(_ written: LocatedNode, of space: ColorSpace) -> [Double?]? {
    guard let node = literal(written) else { return nil }
    let expected = space.components
    guard let items = node.items, items.count == expected.count else {
      let found = node.items.map { "a list of \($0.count)" } ?? node.found
      let names = expected.map(\.name).joined(separator: ", ")
      report(
        .tokenValue, written.place,
        "a color in '\(space.rawValue)' has three components (\(names)), found \(found)")
      return nil
    }
    return all(Array(zip(items.map(node.with), expected))) { evaluator, pair in
      evaluator.component(pair.0, pair.1, of: space)
    }
  }

  /// The value of a component, itself nil for `none`; nil after an error.
  private mutating func component(
    _ item: LocatedNode, _ component: ColorComponent, of space: ColorSpace
  ) -> Double?? {
    guard let value = literal(item) else { return nil }
    if value.string == "none" { return .some(nil) }
    guard let number = value.number else {
      report(
        .tokenValue, item.place,
        "the \(component.name) of a color is a number or \"none\", found \(value.found)"
          + numberHint(value))
      return nil
    }
    guard component.contains(number) else {
      report(
        .tokenValue, item.place,
        "the \(component.name) in '\(space.rawValue)' is \(component.range)"
          + component.hint(number))
      return nil
    }
    return .some(number)
  }
}

/// A component of a color and its range.
private struct ColorComponent {
  let name: String
  let lower: Double
  let upper: Double
  var includesUpper = true

  func contains(_ number: Double) -> Bool {
    number >= lower && (includesUpper ? number <= upper : number < upper)
  }

  /// The range as the end of a sentence.
  var range: String {
    if upper == .infinity { return "at least \(short(lower))" }
    let upper = short(upper)
    return includesUpper
      ? "from \(short(lower)) to \(upper)" : "at least \(short(lower)) and less than \(upper)"
  }

  /// A hint about what a number outside of the range was probably meant as.
  func hint(_ number: Double) -> String {
    if upper == 1, lower == 0, 1...255 ~= number {
      return "; divide by \(number > 100 ? "255" : "255 or 100")"
    }
    if !includesUpper, number == upper { return "; \(short(upper)) is the same as 0" }
    return ""
  }

  private func short(_ number: Double) -> String { String(Int(number)) }
}

extension ColorSpace {
  fileprivate var components: [ColorComponent] {
    func fraction(_ name: String) -> ColorComponent {
      ColorComponent(name: name, lower: 0, upper: 1)
    }
    func percentage(_ name: String) -> ColorComponent {
      ColorComponent(name: name, lower: 0, upper: 100)
    }
    func unbounded(_ name: String) -> ColorComponent {
      ColorComponent(name: name, lower: -.infinity, upper: .infinity)
    }
    let hue = ColorComponent(name: "hue", lower: 0, upper: 360, includesUpper: false)
    let chroma = ColorComponent(name: "chroma", lower: 0, upper: .infinity)
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [fraction("red"), fraction("green"), fraction("blue")]
    case .xyzD65, .xyzD50: [fraction("x"), fraction("y"), fraction("z")]
    case .hsl: [hue, percentage("saturation"), percentage("lightness")]
    case .hwb: [hue, percentage("whiteness"), percentage("blackness")]
    case .lab: [percentage("lightness"), unbounded("a"), unbounded("b")]
    case .lch: [percentage("lightness"), chroma, hue]
    case .oklab: [fraction("lightness"), unbounded("a"), unbounded("b")]
    case .oklch: [fraction("lightness"), chroma, hue]
    }
  }
}

extension String {
  /// Whether it is `#rrggbb`.
  fileprivate var isHexColor: Bool {
    utf8.count == 7 && utf8.first == UInt8(ascii: "#")
      && dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
