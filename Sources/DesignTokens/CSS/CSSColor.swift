/// Reads a color in CSS notation; nil for anything else.
package func cssColor(_ text: some StringProtocol) -> ColorValue? {
  let text = text.trimmed.lowercased()
  if text.hasPrefix("#") { return hexColor(text.dropFirst()) }
  if text == "transparent" { return ColorValue(space: .srgb, components: [0, 0, 0], alpha: 0) }
  if let digits = cssColorNames[text] { return hexColor(digits[...]) }
  guard let function = CSSFunction(text) else { return nil }
  return functionColor(function)
}

private func hexColor(_ digits: Substring) -> ColorValue? {
  guard [3, 4, 6, 8].contains(digits.count),
    digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
  else { return nil }
  let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
  var values: [Double] = []
  var rest = long[...]
  while let value = UInt8(rest.prefix(2), radix: 16) {
    values.append(Double(value) / 255)
    rest = rest.dropFirst(2)
  }
  return ColorValue(
    space: .srgb, components: Array(values.prefix(3)), alpha: values.count == 4 ? values[3] : 1)
}

private func functionColor(_ function: CSSFunction) -> ColorValue? {
  let isSeparator: (Character) -> Bool = { $0 == "," || $0 == "/" || $0.isWhitespace }
  var words = function.arguments.parts(separatedBy: isSeparator)
  // Tokens Studio and Sass: the alpha of another color.
  if function.name.hasPrefix("rgb") || function.name.hasPrefix("hsl"), words.count == 2,
    var color = cssColor(words[0]), let alpha = component(words[1], percent: 1)
  {
    color.alpha = min(max(alpha ?? 0, 0), 1)
    return color
  }
  var space = cssSpaces[function.name]
  if function.name == "color", let name = words.first {
    space = ColorSpace(rawValue: name == "xyz" ? "xyz-d65" : String(name))
    words.removeFirst()
  }
  guard let space, words.count == 3 || words.count == 4 else { return nil }
  let scales = scales(of: space, function.name)
  var components: [Double?] = []
  for (word, scale) in zip(words, scales) {
    guard let number = component(word, percent: scale.percent) else { return nil }
    components.append(number.map { $0 * scale.factor })
  }
  var alpha = 1.0
  if words.count == 4 {
    guard let number = component(words[3], percent: 1) else { return nil }
    alpha = min(max(number ?? 0, 0), 1)
  }
  if space == .hsl || space == .hwb {
    components[0] = components[0].map(normalizedHue)
  } else if space == .oklch || space == .lch {
    components[2] = components[2].map(normalizedHue)
  } else if function.name.hasPrefix("rgb") {
    components = components.map { $0.map { min(max($0, 0), 1) } }
  }
  return ColorValue(space: space, components: components, alpha: alpha)
}

private let cssSpaces: [String: ColorSpace] = [
  "rgb": .srgb, "rgba": .srgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch,
  "oklab": .oklab, "oklch": .oklch,
]

/// For each component, the number that 100% is, and the factor to the component of the format.
private func scales(
  of space: ColorSpace, _ function: String
) -> [(percent: Double, factor: Double)] {
  switch space {
  case .srgb where function.hasPrefix("rgb"):
    Array(repeating: (255, 1.0 / 255), count: 3)
  case .hsl, .hwb: [(360, 1), (100, 1), (100, 1)]
  case .lab: [(100, 1), (125, 1), (125, 1)]
  case .lch: [(100, 1), (150, 1), (360, 1)]
  case .oklab: [(1, 1), (0.4, 1), (0.4, 1)]
  case .oklch: [(1, 1), (0.4, 1), (360, 1)]
  case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
    Array(repeating: (1, 1), count: 3)
  }
}

/// A number, a percentage, an angle, or `none`, which is nil; nil on the outside for anything else.
private func component(_ word: Substring, percent: Double) -> Double?? {
  if word == "none" { return .some(nil) }
  guard let quantity = Quantity(word) else { return nil }
  return switch quantity.unit {
  case "": quantity.value
  case "%": quantity.value / 100 * percent
  case "deg": quantity.value
  case "turn": quantity.value * 360
  case "grad": quantity.value * 0.9
  case "rad": quantity.value * 180 / .pi
  default: nil
  }
}

private func normalizedHue(_ degrees: Double) -> Double {
  degrees - (degrees / 360).rounded(.down) * 360
}

/// The names of CSS, with their digits.
private let cssColorNames: [String: String] = {
  let words = """
    aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 \
    black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 \
    cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc \
    crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 \
    darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f \
    darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f \
    darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 \
    deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 \
    floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 \
    goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 \
    indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 \
    lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff \
    lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 \
    lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 \
    lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff \
    maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db \
    mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc \
    mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 \
    navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 \
    orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 \
    papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 \
    rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 \
    sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb \
    slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 \
    tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 \
    white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
    """.split(separator: " ").map(String.init)
  var names: [String: String] = [:]
  for index in stride(from: 0, to: words.count - 1, by: 2) {
    names[words[index]] = words[index + 1]
  }
  return names
}()
