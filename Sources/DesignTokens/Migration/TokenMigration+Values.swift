import Diagnostics
import YAMLSyntax

extension TokenMigration {
  /// A reference in the format's notation; nil if the text is not a reference.
  func alias(_ text: String) -> String? {
    if text.hasPrefix("{"), text.hasSuffix("}") {
      let path = text.dropFirst().dropLast()
      guard !path.contains("{") else { return nil }
      let isOld = path.hasSuffix(".value")
      return "{\(isOld ? String(path.dropLast(6)) : String(path))}"
    }
    let path = text.dropFirst()
    guard text.hasPrefix("$"), !path.isEmpty,
      path.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) })
    else { return nil }
    return "{\(path)}"
  }

  /// A value in the format's notation. A value that cannot be converted is kept and reported.
  ///
  /// - Parameter oldType: The name of the type in the older format.
  mutating func value(_ node: LocatedNode, _ type: TokenType?, _ oldType: String?) -> JSONTree {
    if let text = node.string, let alias = alias(text) { return .string(alias) }
    guard let type else { return JSONTree(node) }
    switch type {
    case .color: return color(node)
    case .dimension: return dimension(node)
    case .duration: return duration(node)
    case .number: return number(node)
    case .fontFamily: return fontFamily(node)
    case .fontWeight: return fontWeight(node)
    case .shadow: return shadow(node)
    case .typography: return typography(node)
    case .border:
      return object(
        node, ["color": .color, "width": .dimension, "style": .strokeStyle], what: "a border")
    case .transition:
      return object(
        node, ["duration": .duration, "delay": .duration, "timingFunction": .cubicBezier],
        what: "a transition")
    case .gradient:
      guard let items = node.items else { return kept(node, "a gradient") }
      return .array(
        items.map {
          object(node.with($0), ["color": .color, "position": .number], what: "a stop")
        })
    case .cubicBezier, .strokeStyle: return JSONTree(node)
    }
  }

  private mutating func kept(_ node: LocatedNode, _ what: String) -> JSONTree {
    note(node, "\(node.found) cannot be written as \(what) of the format; write it by hand")
    return JSONTree(node)
  }

  private mutating func color(_ node: LocatedNode) -> JSONTree {
    if let text = node.string, let color = OldColor(text) { return color.tree }
    if let red = node["r"]?.number, let green = node["g"]?.number, let blue = node["b"]?.number {
      let components = [red, green, blue]
      guard let scale = colorScale(components) else { return kept(node, "a color") }
      return colorTree("srgb", components.map { $0 / scale }, alpha: node["a"]?.number)
    }
    if let hue = node["h"]?.number, let saturation = node["s"]?.number,
      let lightness = node["l"]?.number
    {
      let percent = saturation <= 1 && lightness <= 1 ? 100.0 : 1
      let components = [hue, saturation * percent, lightness * percent]
      guard 0..<360 ~= hue, components.dropFirst().allSatisfy({ 0...100 ~= $0 }) else {
        return kept(node, "a color")
      }
      return colorTree("hsl", components, alpha: node["a"]?.number)
    }
    guard let entries = node.entries, node["colorSpace"] != nil else {
      return kept(node, "a color")
    }
    // Terrazzo used channels before components existed.
    return .object(
      entries.map {
        (
          $0.key.text == "channels" ? "components" : $0.key.text ?? "",
          JSONTree(node.with($0.value))
        )
      })
  }

  private func colorTree(_ space: String, _ components: [Double], alpha: Double?) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      ("colorSpace", .string(space)), ("components", .array(components.map(JSONTree.number))),
    ]
    if let alpha, alpha != 1 { members.append(("alpha", .number(alpha))) }
    return .object(members)
  }

  /// The largest value of the components of a color; nil if it is not certain.
  private func colorScale(_ components: [Double]) -> Double? {
    guard components.allSatisfy({ 0...255 ~= $0 }) else { return nil }
    let isUnit = components.allSatisfy { $0 <= 1 }
    if hasUnitColors { return isUnit ? 1 : nil }
    if !isUnit { return 255 }
    // 1 can be the whole, or the smallest step.
    return components.contains(1) && components.allSatisfy { $0 == $0.rounded() } ? nil : 1
  }

  private func quantity(_ node: LocatedNode) -> OldQuantity? {
    node.number.map { OldQuantity(value: $0, unit: "") } ?? node.string.flatMap { OldQuantity($0) }
  }

  private func quantityTree(_ value: Double, _ unit: String) -> JSONTree {
    .object([("value", .number(value)), ("unit", .string(unit))])
  }

  private mutating func dimension(_ node: LocatedNode) -> JSONTree {
    if node.entries != nil { return JSONTree(node) }
    guard let quantity = quantity(node) else { return kept(node, "a dimension") }
    switch quantity.unit {
    case "", "px", "pt", "dp": return quantityTree(quantity.value, "px")
    case "rem": return quantityTree(quantity.value, "rem")
    case _ where quantity.value == 0: return quantityTree(0, "px")
    default: return kept(node, "a dimension")
    }
  }

  private mutating func duration(_ node: LocatedNode) -> JSONTree {
    if node.entries != nil { return JSONTree(node) }
    guard let quantity = quantity(node), ["", "ms", "s"].contains(quantity.unit) else {
      return kept(node, "a duration")
    }
    return quantityTree(quantity.value, quantity.unit.isEmpty ? "ms" : quantity.unit)
  }

  private mutating func number(_ node: LocatedNode) -> JSONTree {
    if node.number != nil { return JSONTree(node) }
    guard let quantity = quantity(node), ["", "%"].contains(quantity.unit) else {
      return kept(node, "a number")
    }
    return .number(quantity.unit == "%" ? quantity.value / 100 : quantity.value)
  }

  private mutating func fontFamily(_ node: LocatedNode) -> JSONTree {
    guard let text = node.string, text.contains(",") else { return JSONTree(node) }
    return .array(fontNames(inCSS: text).map(JSONTree.string))
  }

  private mutating func fontWeight(_ node: LocatedNode) -> JSONTree {
    guard let text = node.string else { return JSONTree(node) }
    if JSONNumber(text) != nil { return .word(text) }
    let letters = text.lowercased().filter(\.isLetter)
    let name = fontWeightNames.first { $0.name.filter(\.isLetter) == letters }?.name
    return name.map(JSONTree.string) ?? kept(node, "a font weight")
  }

  private mutating func shadow(_ node: LocatedNode) -> JSONTree {
    if let items = node.items {
      return .array(items.map { value(node.with($0), .shadow, nil) })
    }
    let names = ["x": "offsetX", "y": "offsetY"]
    guard let entries = node.entries else { return kept(node, "a shadow") }
    var members: [(key: String, value: JSONTree)] = []
    for entry in entries {
      guard let key = entry.key.text else { continue }
      let member = node.with(entry.value)
      switch key {
      case "type":
        if member.string == "innerShadow" { members.append(("inset", .word("true"))) }
      case "inset": members.append((key, JSONTree(member)))
      case "color": members.append((key, value(member, .color, nil)))
      case "x", "y", "offsetX", "offsetY", "blur", "spread":
        members.append((names[key] ?? key, value(member, .dimension, nil)))
      default: note(node.with(entry.key), "the format has no key '\(shown(key))'; it is left out")
      }
    }
    for key in ["blur", "spread"] where !members.contains(where: { $0.key == key }) {
      members.append((key, quantityTree(0, "px")))
    }
    return .object(members)
  }

  /// Whether a line height is a length: one with a unit, or a number that is too large for a multiple.
  func isLineLength(_ node: LocatedNode) -> Bool {
    guard let quantity = quantity(node) else { return false }
    return ["px", "rem"].contains(quantity.unit) || quantity.unit.isEmpty && quantity.value > 4
  }

  private mutating func typography(_ node: LocatedNode) -> JSONTree {
    guard let entries = node.entries else { return kept(node, "a typography") }
    let size = node["fontSize"].flatMap { quantity($0) }
    var members: [(key: String, value: JSONTree)] = []
    for entry in entries {
      guard let key = entry.key.text else { continue }
      let member = node.with(entry.value)
      let quantity = quantity(member)
      switch key {
      case "fontFamily": members.append((key, value(member, .fontFamily, nil)))
      case "fontSize": members.append((key, value(member, .dimension, nil)))
      case "fontWeight": members.append((key, value(member, .fontWeight, nil)))
      case "lineHeight":
        // In the format, the line height is a multiple of the font size.
        if isLineLength(member), let quantity, quantity.unit != "rem", let size, size.value > 0,
          ["", "px"].contains(size.unit)
        {
          members.append((key, .number(quantity.value / size.value)))
        } else if isLineLength(member) {
          members.append((key, value(member, .dimension, nil)))
        } else {
          members.append((key, value(member, .number, nil)))
        }
      case "letterSpacing":
        if let quantity, quantity.unit == "%" || quantity.unit == "em", let size,
          ["", "px"].contains(size.unit)
        {
          let factor = quantity.unit == "%" ? quantity.value / 100 : quantity.value
          members.append((key, quantityTree(factor * size.value, "px")))
        } else {
          members.append((key, value(member, .dimension, nil)))
        }
      default: note(node.with(entry.key), "the format has no key '\(shown(key))'; it is left out")
      }
    }
    if node["letterSpacing"] == nil { members.append(("letterSpacing", quantityTree(0, "px"))) }
    return .object(members)
  }

  private mutating func object(
    _ node: LocatedNode, _ types: [String: TokenType], what: String
  ) -> JSONTree {
    guard let entries = node.entries else { return kept(node, what) }
    return .object(
      entries.compactMap { entry in
        guard let key = entry.key.text else { return nil }
        return (key, value(node.with(entry.value), types[key], nil))
      })
  }
}

extension OldQuantity {
  init(value: Double, unit: String) {
    self.value = value
    self.unit = unit
  }
}
