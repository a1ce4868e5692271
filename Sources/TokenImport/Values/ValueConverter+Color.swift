import DesignTokens
import Diagnostics
import YAMLSyntax

extension ValueConverter {
  /// The color of a token, after its modifier.
  mutating func color(of token: ImportedToken) -> ColorValue? {
    guard var color = color(token.value) else { return nil }
    if let node = token.alpha {
      guard let alpha = quantity(of: .written(node)) else { return nil }
      color.alpha = min(max(alpha.unit == "%" ? alpha.value / 100 : alpha.value, 0), 1)
    }
    guard let node = token.modifier else { return color }
    if let modifier = modifier(node), let changed = modifier.applied(to: color) { return changed }
    notes.add(
      token.path.shownPath, "has a color modifier that is not supported; it is left out",
      at: node.place)
    return nil
  }

  private mutating func modifier(_ node: LocatedNode) -> ColorModifier? {
    guard let amount = node["value"].flatMap({ quantity(of: .written($0)) }) else { return nil }
    let kind: ColorModifier.Kind
    switch node["type"]?.string {
    case "alpha": kind = .alpha
    case "lighten": kind = .lighten
    case "darken": kind = .darken
    case "mix":
      guard let other = node["color"].flatMap({ color(.written($0)) }) else { return nil }
      kind = .mix(other)
    default: return nil
    }
    let value = amount.unit == "%" ? amount.value / 100 : amount.value
    return ColorModifier(kind: kind, amount: value, space: node["space"]?.string ?? "")
  }

  mutating func color(_ value: ImportedToken.Value) -> ColorValue? {
    if alias(value) != nil { return following(value) { $0.color(of: $1) } }
    guard case .written(let node) = value else { return nil }
    if node.entries != nil {
      // Alpha next to a reference changes the color that it refers to.
      if let inner = node["color"] ?? node["$value"], var color = color(.written(inner)),
        let alpha = (node["alpha"] ?? node["opacity"]).flatMap({ quantity(of: .written($0)) })
      {
        color.alpha = min(max(alpha.unit == "%" ? alpha.value / 100 : alpha.value, 0), 1)
        return color
      }
      return colorObject(node)
    }
    return text(of: value).flatMap { cssColor($0) }
  }

  private mutating func colorObject(_ node: LocatedNode) -> ColorValue? {
    let alpha = (node["a"] ?? node["alpha"] ?? node["opacity"])?.number ?? 1
    if let name = node["colorSpace"]?.string, let space = ColorSpace(rawValue: name),
      let list = node["components"] ?? node["channels"]
    {
      let components = (list.items ?? []).map { item -> Double?? in
        let item = list.with(item)
        return item.string == "none" ? .some(nil) : item.number.map { .some($0) }
      }
      guard components.count == 3, components.allSatisfy({ $0 != nil }) else { return nil }
      return ColorValue(space: space, components: components.map { $0 ?? nil }, alpha: alpha)
    }
    if let hex = node["hex"]?.string {
      guard var color = cssColor(hex.hasPrefix("#") ? hex : "#\(hex)") else { return nil }
      if node["alpha"] != nil || node["a"] != nil { color.alpha = alpha }
      return color
    }
    func numbers(_ keys: [[String]]) -> [Double]? {
      let found = keys.compactMap { names in
        names.compactMap { node[$0] }.first.flatMap { node in
          node.number ?? node.string.flatMap { Quantity($0) }.map(\.value)
        }
      }
      return found.count == keys.count ? found : nil
    }
    if let rgb = numbers([["r", "red"], ["g", "green"], ["b", "blue"]]) {
      let isUnit = index.scale == .unit || rgb.allSatisfy { $0 <= 1 }
      let components = rgb.map { Optional(isUnit ? $0 : $0 / 255) }
      return ColorValue(space: .srgb, components: components, alpha: alpha)
    }
    if var hsl = numbers([["h", "hue"], ["s", "saturation"], ["l", "lightness"]]) {
      for part in 1...2 where hsl[part] <= 1 { hsl[part] *= 100 }
      return ColorValue(space: .hsl, components: hsl.map { $0 }, alpha: alpha)
    }
    return nil
  }

  /// The stops in the text of a linear gradient; nil for another value.
  mutating func gradientText(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    guard case .written(let node) = value, let written = node.string, written.contains("gradient("),
      let text = text(of: value), let function = CSSFunction(text),
      function.name == "linear-gradient"
    else { return nil }
    var parts = function.arguments.parts { $0 == "," }
    if let first = parts.first, first.hasPrefix("to ") || Quantity(first) != nil {
      parts.removeFirst()
      noteDirection(of: token, at: node.place)
    }
    var stops: [(color: ColorValue, position: Double?)] = []
    for part in parts {
      let words = part.parts(separatedBy: \.isWhitespace)
      guard let color = words.first.flatMap({ cssColor($0) }), words.count <= 2 else { return nil }
      var position: Double?
      if words.count == 2 {
        guard let quantity = Quantity(words[1]), quantity.unit == "%" || quantity.value == 0 else {
          return nil
        }
        position = quantity.value / 100
      }
      stops.append((color, position))
    }
    guard stops.count > 1 else { return nil }
    return .array(
      zip(stops, filled(stops.map(\.position))).map { stop, position in
        .object([
          ("color", .tree(.color(stop.color))), ("position", .tree(.precise(position))),
        ])
      })
  }

  /// Positions in which those that are not written are distributed evenly.
  private func filled(_ positions: [Double?]) -> [Double] {
    var positions = positions
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var last = 0
    for index in 1..<positions.count {
      guard let end = positions[index], let start = positions[last] else { continue }
      for between in last + 1..<max(index, last + 1) {
        positions[between] = start + (end - start) * Double(between - last) / Double(index - last)
      }
      last = index
    }
    return positions.map { $0 ?? 0 }
  }
}
