import Foundation
import TestSupport
import Testing

/// A published set in one appearance, read and computed without the importer: its tokens by their paths.
struct PublishedSet {
  typealias Kind = SampleSet.Kind

  struct Token {
    let value: Any
    let type: String?
    var description: String?
    var isDeprecated = false
  }

  private(set) var tokens: [String: Token] = [:]

  /// The kinds of tokens without a type, by the beginnings of their paths; the first one applies.
  var kinds: [(path: String, kind: Kind)] = []

  /// The parsed text of a file.
  static func json(_ path: String) throws -> Any {
    let url = repositoryRoot.appending(path: "Tests/TokenImportTests/Fixtures/Published/\(path)")
    return try JSONSerialization.jsonObject(with: Data(contentsOf: url))
  }

  /// Adds a token.
  ///
  /// - Parameter node: The object that describes it.
  mutating func add(_ path: String, _ value: Any, _ type: String?, in node: [String: Any] = [:]) {
    let description = ["$description", "description", "comment"].lazy.compactMap {
      node[$0] as? String
    }
    tokens[path] = Token(
      value: value, type: type, description: description.first,
      isDeprecated: node["$deprecated"] != nil)
  }

  /// Adds the tokens of a tree; later ones replace earlier ones.
  ///
  /// - Parameter value: The value of a token in this appearance.
  mutating func add(
    tree: Any, _ path: [String] = [], type: String? = nil,
    value: ([String: Any]) -> Any? = { $0["$value"] ?? $0["value"] }
  ) {
    guard let node = tree as? [String: Any] else { return }
    let type = node["$type"] as? String ?? node["type"] as? String ?? type
    if let value = value(node) { add(path.joined(separator: "."), value, type, in: node) }
    for (name, child) in node where name == "$root" || !name.hasPrefix("$") && name != "value" {
      add(tree: child, path + [name], type: type, value: value)
    }
  }

  /// The path of a token in the written files, in which a token that is a group, too, has a name of its own.
  func writtenPath(_ path: String) -> String {
    let isGroup = tokens.keys.contains { $0.hasPrefix(path + ".") }
    if !path.contains(".") { return "\(kind(of: path)?.rawValue ?? "").\(path)" }
    return isGroup ? path + ".$root" : path
  }

  func kind(of path: String) -> Kind? {
    if let type = tokens[path]?.type { return Self.types[type] }
    return kinds.first { path.hasPrefix($0.path) }?.kind
  }

  private static let types: [String: Kind] = {
    var types = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.rawValue, $0) })
    types["COLOR"] = .color
    for type in [
      "spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "radius", "letterSpacing",
    ] { types[type] = .dimension }
    for type in ["opacity", "lineHeights"] { types[type] = .number }
    types["fontWeights"] = .fontWeight
    types["fontFamilies"] = .fontFamily
    types["font"] = .fontFamily
    types["boxShadow"] = .shadow
    types["textStyle"] = .typography
    return types
  }()

  /// The components of a token; nil for one that the format cannot express.
  func leaves(_ path: String) -> [Leaf]? {
    guard let token = tokens[path] else { return nil }
    if token.type == "transition" { return transition(token.value) }
    guard let kind = kind(of: path) else { return nil }
    if kind == .color, let text = token.value as? String, text.hasPrefix("linear-gradient(") {
      return gradient(text)
    }
    return leaves(token.value, kind)
  }

  // MARK: - References

  /// The path in a reference; nil for another value.
  private func target(_ value: Any) -> String? {
    if let alias = (value as? [String: Any])?["$alias"] as? String { return alias }
    guard let text = value as? String, text.hasPrefix("{"), text.hasSuffix("}"),
      !text.dropLast().contains("}")
    else { return nil }
    let path = String(text.dropFirst().dropLast())
    return path.hasSuffix(".value") ? String(path.dropLast(6)) : path
  }

  /// The value at the end of references.
  private func followed(_ value: Any) -> Any {
    guard let path = target(value) else { return value }
    guard let token = tokens[path] else { return "no token \(path)" }
    return followed(token.value)
  }

  private func leaves(_ value: Any, _ kind: Kind) -> [Leaf]? {
    let value = followed(value)
    switch kind {
    case .color: return color(value)?.map { .number($0) }
    case .dimension: return length(value).map { [.number($0.value), .text($0.unit)] }
    case .number:
      return length(value).map { [.number($0.unit == "%" ? $0.value / 100 : $0.value)] }
    case .duration:
      return length(value).map { [.number($0.unit == "ms" ? $0.value / 1000 : $0.value)] }
    case .fontWeight: return weight(value).map { [.number($0)] }
    case .cubicBezier: return curve(value)?.map { .number($0) }
    case .fontFamily: return families(value)?.map { .text($0) }
    case .shadow: return shadow(value)
    case .border: return border(value)
    case .gradient: return gradient(value)
    case .typography: return typography(value)
    }
  }

  private func parts(_ values: [(Any?, Kind)]) -> [Leaf]? {
    var all: [Leaf] = []
    for (value, kind) in values {
      guard let value, let leaves = leaves(value, kind) else { return nil }
      all += leaves
    }
    return all
  }

  private func joined(_ lists: [[Leaf]?]) -> [Leaf]? {
    lists.allSatisfy { $0 != nil } ? lists.flatMap { $0 ?? [] } : nil
  }
}

// MARK: - Colors

extension PublishedSet {
  private func color(_ value: Any) -> [Double]? {
    if let object = value as? [String: Any] {
      func number(_ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }
      let alpha = number("alpha") ?? number("a") ?? 1
      if let components = object["components"] as? [NSNumber] {
        return components.map(\.doubleValue) + [alpha]
      }
      if let hex = object["hex"] as? String { return self.hex(hex).map { $0.prefix(3) + [alpha] } }
      if let red = number("red"), let green = number("green"), let blue = number("blue") {
        return [red / 255, green / 255, blue / 255, alpha]
      }
      if let hue = number("hue"), let part = number("saturation"), let light = number("lightness") {
        return hsl(hue, part / 100, light / 100) + [alpha]
      }
      return [number("r"), number("g"), number("b")].compactMap { $0 } + [alpha]
    }
    guard let text = value as? String else { return nil }
    if text.hasPrefix("#") { return hex(text) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let numbers = arguments.map { argument -> Double? in
      argument.hasSuffix("%")
        ? Double(argument.dropLast()).map { $0 / 100 } : Double(argument)
    }
    if arguments.count == 2, let color = color(followed(arguments[0])), let alpha = numbers[1] {
      return color.prefix(3) + [alpha]
    }
    let found = numbers.compactMap { $0 }
    guard found.count == arguments.count, found.count >= 3 else { return nil }
    let alpha = found.count == 4 ? found[3] : 1
    if text.hasPrefix("hsl") { return hsl(found[0], found[1], found[2]) + [alpha] }
    return found.prefix(3).map { $0 / 255 } + [alpha]
  }

  private func hex(_ text: String) -> [Double]? {
    var digits = Array(text.dropFirst())
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let numbers = stride(from: 0, to: digits.count, by: 2).compactMap {
      Int(String(digits[$0...$0 + 1]), radix: 16)
    }
    let unit = numbers.map { Double($0) / 255 }
    return unit.count == 3 ? unit + [1] : unit.count == 4 ? unit : nil
  }

  private func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    [0.0, 8, 4].map { shift in
      let position = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness)
        * max(-1, min(position - 3, 9 - position, 1))
    }
  }
}

// MARK: - Numbers and fonts

extension PublishedSet {
  private func length(_ value: Any) -> (value: Double, unit: String)? {
    if let object = value as? [String: Any] {
      guard let number = object["value"] as? NSNumber else { return nil }
      return (number.doubleValue, object["unit"] as? String ?? "px")
    }
    if let number = value as? NSNumber { return (number.doubleValue, "px") }
    guard var text = value as? String else { return nil }
    if text.hasPrefix("round("), let inner = length(text.dropFirst(6).dropLast().description) {
      return (inner.value.rounded(), inner.unit)
    }
    for sign in ["*", "+"] {
      let operands = text.components(separatedBy: sign).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if operands.count == 2, let left = length(followed(operands[0])),
        let right = length(followed(operands[1]))
      {
        return (sign == "*" ? left.value * right.value : left.value + right.value, left.unit)
      }
    }
    for unit in ["px", "rem", "em", "ms", "s", "%"] where text.hasSuffix(unit) {
      text = String(text.dropLast(unit.count))
      return Double(text).map { ($0, unit) }
    }
    return Double(text).map { ($0, "px") }
  }

  private func weight(_ value: Any) -> Double? {
    if let object = value as? [String: Any], let weight = object["weight"] {
      return self.weight(weight)
    }
    if let number = value as? NSNumber { return number.doubleValue }
    guard let text = value as? String else { return nil }
    let names = [
      "regular": 400.0, "medium": 500, "semibold": 600, "bold": 700,
    ]
    return Double(text) ?? names[text.lowercased().filter(\.isLetter)]
  }

  private func families(_ value: Any) -> [String]? {
    if let names = value as? [String] { return names }
    if let object = value as? [String: Any] { return object["family"].flatMap(families) }
    return (value as? String)?.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " '"))
    }
  }

  private func curve(_ value: Any) -> [Double]? {
    if let numbers = value as? [NSNumber] { return numbers.map(\.doubleValue) }
    guard let text = value as? String else { return nil }
    if text == "ease-out" { return [0, 0, 0.58, 1] }
    let numbers = text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
    return numbers.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
  }
}

// MARK: - Composite values

extension PublishedSet {
  /// The words of a text in CSS notation, in which a function is one word.
  private func words(_ text: String) -> [String] {
    var words: [String] = [""]
    var depth = 0
    for sign in text {
      if sign == "(" || sign == "{" { depth += 1 }
      if sign == ")" || sign == "}" { depth -= 1 }
      if depth == 0, sign == " " || sign == "," {
        words += sign == "," ? [",", ""] : [""]
      } else {
        words[words.count - 1].append(sign)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private func shadow(_ value: Any) -> [Leaf]? {
    if let text = value as? String {
      return joined(
        words(text).split(separator: ",").map { layer in
          let zeros = [Any](repeating: "0px", count: 5 - layer.count)
          let lengths: [Any] = layer.dropLast() + zeros
          return parts([(layer.last, .color)] + lengths.map { ($0, .dimension) })
        })
    }
    let layers = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
    return joined(
      layers.map { layer in
        parts([
          (layer["color"], .color), (layer["offsetX"] ?? layer["x"], .dimension),
          (layer["offsetY"] ?? layer["y"], .dimension),
          (layer["blur"] ?? layer["blurRadius"], .dimension),
          (layer["spread"] ?? layer["spreadRadius"], .dimension),
        ])
      })
  }

  private func border(_ value: Any) -> [Leaf]? {
    if let text = value as? String {
      let words = words(text)
      return parts([(words[2], .color), (words[0], .dimension)]).map { $0 + [.text(words[1])] }
    }
    guard let object = value as? [String: Any], let style = object["style"] as? String else {
      return nil
    }
    return parts([(object["color"], .color), (object["width"], .dimension)]).map {
      $0 + [.text(style)]
    }
  }

  private func gradient(_ value: Any) -> [Leaf]? {
    if let text = value as? String {
      let inner = String(text.dropFirst("linear-gradient(".count).dropLast())
      return joined(
        words(inner).split(separator: ",").map { parts([($0.first, .color), ($0.last, .number)]) })
    }
    let stops =
      value as? [[String: Any]] ?? (value as? [String: Any])?["colorStops"] as? [[String: Any]]
    return stops.flatMap { stops in
      joined(stops.map { parts([($0["color"], .color), ($0["position"], .number)]) })
    }
  }

  private func typography(_ value: Any) -> [Leaf]? {
    guard let object = value as? [String: Any],
      let size = object["fontSize"].flatMap({ length(followed($0)) })
    else { return nil }
    let spacing = object["letterSpacing"].flatMap { length(followed($0)) } ?? (0, "px")
    let points =
      switch spacing.unit {
      case "%": (spacing.value / 100 * size.value, size.unit)
      case "em": (spacing.value * size.value, size.unit)
      default: spacing
      }
    guard let heightValue = object["lineHeight"].map(followed), let height = length(heightValue)
    else { return nil }
    let hasUnit = (heightValue as? String)?.hasSuffix("px") ?? (heightValue is [String: Any])
    let factor =
      height.unit == "%" ? height.value / 100 : hasUnit ? height.value / size.value : height.value
    return parts([
      (object["fontFamily"] ?? object["font"], .fontFamily), (object["fontSize"], .dimension),
      (object["fontWeight"] ?? object["font"], .fontWeight),
    ]).map { $0 + [.number(points.0), .text(points.1), .number(factor)] }
  }

  private func transition(_ value: Any) -> [Leaf]? {
    guard let object = value as? [String: Any] else { return nil }
    return parts([
      (object["duration"], .duration), (object["delay"], .duration),
      (object["timingFunction"], .cubicBezier),
    ])
  }
}
