/// A color in CSS notation.
struct OldColor {
  /// Red, green and blue from 0 to 1.
  let components: [Double]
  let alpha: Double

  /// Nil if it is not a color, or not one of the most common color names.
  init?(_ text: String) {
    let text = text.lowercased()[...].trimmed
    switch text {
    case "transparent": (components, alpha) = ([0, 0, 0], 0)
    case "black": (components, alpha) = ([0, 0, 0], 1)
    case "white": (components, alpha) = ([1, 1, 1], 1)
    case _ where text.hasPrefix("#"):
      guard let color = Self.hex(text.dropFirst()) else { return nil }
      (components, alpha) = color
    default:
      guard let color = Self.function(text) else { return nil }
      (components, alpha) = color
    }
  }

  private static func hex(_ digits: Substring) -> ([Double], Double)? {
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let isShort = digits.count < 6
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let long = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    var values: [Double] = []
    var rest = long[...]
    while !rest.isEmpty {
      guard let value = UInt8(rest.prefix(2), radix: 16) else { return nil }
      values.append(Double(value) / 255)
      rest = rest.dropFirst(2)
    }
    return (Array(values.prefix(3)), values.count == 4 ? values[3] : 1)
  }

  private static func function(_ text: String) -> ([Double], Double)? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    let words = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }
    guard words.count == 3 || words.count == 4 else { return nil }
    func number(_ word: Substring, of whole: Double) -> Double? {
      if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 } }
      return Double(word.hasSuffix("deg") ? word.dropLast(3) : word).map { $0 / whole }
    }
    let alpha = words.count == 4 ? number(words[3], of: 1) : 1
    guard let alpha, 0...1 ~= alpha else { return nil }
    switch name {
    case "rgb", "rgba":
      let values = words.prefix(3).compactMap { number($0, of: 255) }
      guard values.count == 3, values.allSatisfy({ 0...1 ~= $0 }) else { return nil }
      return (values, alpha)
    case "hsl", "hsla":
      guard let hue = number(words[0], of: 360), let saturation = number(words[1], of: 100),
        let lightness = number(words[2], of: 100), 0...1 ~= saturation, 0...1 ~= lightness
      else { return nil }
      return (rgb(hue: hue * 12, saturation, lightness), alpha)
    default: return nil
    }
  }

  /// Converts HSL as CSS does.
  private static func rgb(
    hue: Double, _ saturation: Double, _ lightness: Double
  ) -> [Double] {
    [0.0, 8, 4].map { offset in
      let turn = (offset + hue).truncatingRemainder(dividingBy: 12)
      let position = turn < 0 ? turn + 12 : turn
      let chroma = saturation * min(lightness, 1 - lightness)
      return lightness - chroma * max(-1, min(position - 3, 9 - position, 1))
    }
  }

  /// The color in the format.
  var tree: JSONTree {
    let hex = components.map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    var members: [(key: String, value: JSONTree)] = [
      ("colorSpace", .string("srgb")), ("components", .array(components.map(JSONTree.number))),
    ]
    if alpha != 1 { members.append(("alpha", .number(alpha))) }
    members.append(("hex", .string("#" + hex.joined())))
    return .object(members)
  }
}

/// A number with a unit: `16px`, `1.5`, `50%`.
struct OldQuantity {
  let value: Double

  /// Empty if there is none.
  let unit: String

  init?(_ text: String) {
    let text = text[...].trimmed
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
    guard let value = JSONNumber(loose: String(text.dropLast(unit.count)))?.value else {
      return nil
    }
    self.value = value
    self.unit = String(unit)
  }
}
