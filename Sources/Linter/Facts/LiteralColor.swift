import DesignTokens
import SwiftFragments

/// A color literal in code.
struct LiteralColor {
  /// Nil for a system color, which differs in dark mode.
  let color: DisplayColor?
}

extension WrittenCode {
  /// The color literal of an expression: `Color(red: 0.2, green: 0.4, blue: 1)`, `Color.blue`, or `.blue`
  /// where a color is expected; nil if it is anything else.
  ///
  /// - Parameter isColor: Whether a color is expected.
  func literalColor(_ expression: CodeExpression, isColor: Bool) -> LiteralColor? {
    switch expression.kind {
    case .implicitMember(let name) where isColor: namedColor(name.text)
    case .member(let base, let name) where isColorType(base): namedColor(name.text)
    case .call(let call) where isColorType(call.callee) && call.trailing.isEmpty:
      components(of: call).map { LiteralColor(color: $0) }
    default: nil
    }
  }

  /// Whether an expression is the name of SwiftUI's colors.
  private func isColorType(_ expression: CodeExpression) -> Bool {
    expression.dottedName == "Color" && mayBeAPI(expression.range)
  }

  /// The same, possibly followed by `.opacity(0.2)`.
  func fadedColor(_ expression: CodeExpression) -> DisplayColor? {
    guard let call = expression.call, case .member(let base, let name) = call.callee.kind,
      name.text == "opacity", call.arguments.count == 1,
      let opacity = number(call.arguments[0].value)
    else { return literalColor(expression, isColor: true)?.color }
    var color = literalColor(base, isColor: true)?.color
    color?.alpha *= opacity
    return color
  }

  private func components(of call: CodeCall) -> DisplayColor? {
    var arguments = call.arguments[...]
    var space = DisplayColor.Space.srgb
    if let first = arguments.first, first.label == nil {
      guard case .implicitMember(let name) = first.value.kind, let named = spaces[name.text] else {
        return nil
      }
      space = named
      arguments = arguments.dropFirst()
    }
    if arguments.count == 1, let hex = arguments.first, hex.label?.text == "hex" {
      return hexadecimal(hex.value)
    }
    let labels = arguments.map { $0.label?.text ?? "_" }
    let numbers = arguments.compactMap { number($0.value) }
    guard numbers.count == labels.count, Set(labels).count == labels.count else { return nil }
    let values = Dictionary(uniqueKeysWithValues: zip(labels, numbers))
    let alpha = values["opacity"] ?? 1
    let others = Set(labels).subtracting(["opacity"])
    if others == ["red", "green", "blue"] {
      return DisplayColor(
        space: space, red: values["red"] ?? 0, green: values["green"] ?? 0,
        blue: values["blue"] ?? 0, alpha: alpha)
    }
    if others == ["white"], let white = values["white"] {
      return DisplayColor(space: space, red: white, green: white, blue: white, alpha: alpha)
    }
    if others == ["hue", "saturation", "brightness"], let brightness = values["brightness"],
      let saturation = values["saturation"], let hue = values["hue"]
    {
      // HWB is equivalent.
      let color = ColorValue(
        space: .hwb,
        components: [hue * 360, (1 - saturation) * brightness * 100, (1 - brightness) * 100],
        alpha: alpha)
      return color.displayed.color
    }
    return nil
  }

  private func number(_ expression: CodeExpression) -> Double? {
    if expression.isNumber { return Double(text(expression.range)) }
    // `Color(red: 51 / 255, green: 0, blue: 1)`.
    guard case .infix(let left, "/", let right) = expression.kind, let left = number(left),
      let right = number(right), right != 0
    else { return nil }
    return left / right
  }

  /// `0x3366FF`, `"#3366FF"` or `"3366FF"`.
  private func hexadecimal(_ expression: CodeExpression) -> DisplayColor? {
    guard case .literal = expression.kind else { return nil }
    var digits = text(expression.range).filter { $0 != "\"" && $0 != "#" && $0 != "_" }
    if digits.hasPrefix("0x") { digits.removeFirst(2) }
    guard let bytes = bytes(ofHexadecimal: "#" + digits) else { return nil }
    let components = bytes.map { Double($0) / 255 }
    return DisplayColor(
      space: .srgb, red: components[0], green: components[1], blue: components[2])
  }
}

private let spaces: [String: DisplayColor.Space] = [
  "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
]

private func namedColor(_ name: String) -> LiteralColor? {
  switch name {
  case "black": LiteralColor(color: DisplayColor(space: .srgb, red: 0, green: 0, blue: 0))
  case "white": LiteralColor(color: DisplayColor(space: .srgb, red: 1, green: 1, blue: 1))
  case "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple",
    "red", "teal", "yellow":
    LiteralColor(color: nil)
  default: nil
  }
}
