import DesignTokens
import Diagnostics
import YAMLSyntax

extension ValueConverter {
  /// A value of a type; nil if it is not one.
  mutating func value(
    _ value: ImportedToken.Value, _ type: TokenType, of token: ImportedToken
  ) -> OutputValue? {
    switch type {
    case .color: return color(value).map { .tree(.color($0)) }
    case .dimension:
      return quantity(of: value).flatMap(length).map { .tree(.quantity($0)) }
    case .duration:
      guard let quantity = quantity(of: value), ["", "ms", "s"].contains(quantity.unit) else {
        return nil
      }
      let unit = quantity.unit.isEmpty ? "ms" : quantity.unit
      return .tree(.quantity(Quantity(quantity.value, unit)))
    case .number:
      return quantity(of: value).flatMap(factor).map { .tree(.precise($0)) }
    case .fontFamily: return fontFamily(value)
    case .fontWeight: return fontWeight(value, of: token)
    case .cubicBezier: return cubicBezier(value)
    case .strokeStyle: return strokeStyle(value, of: token)
    case .shadow: return shadow(value, of: token)
    case .gradient: return gradient(value, of: token)
    case .border: return border(value, of: token)
    case .transition: return transition(value, of: token)
    case .typography: return typography(value, of: token)
    }
  }

  /// A part of a composite value: a reference to a token of its type, or the value.
  private mutating func part(
    _ node: LocatedNode, _ type: TokenType, of token: ImportedToken
  ) -> OutputValue? {
    if let path = alias(.written(node))?.path, self.type(of: path) == type { return .alias(path) }
    return value(.written(node), type, of: token)
  }

  /// The object of a composite value, also at the end of a reference.
  private mutating func object(_ value: ImportedToken.Value) -> LocatedNode? {
    if alias(value) != nil { return following(value) { $0.object($1.value) } }
    if case .written(let node) = value, node.entries != nil { return node }
    return nil
  }

  private mutating func items(_ value: ImportedToken.Value) -> [LocatedNode]? {
    if alias(value) != nil { return following(value) { $0.items($1.value) } }
    guard case .written(let node) = value else { return nil }
    if let items = node.items { return items.map { node.with($0) } }
    // Some exporters write lists as objects with the keys 0, 1 and so on.
    guard let entries = node.entries, !entries.isEmpty,
      entries.enumerated().allSatisfy({ $1.key.text == String($0) })
    else { return nil }
    return entries.map { node.with($0.value) }
  }

  // MARK: - Fonts

  private mutating func fontFamily(_ value: ImportedToken.Value) -> OutputValue? {
    var names: [String]
    if let family = object(value)?["family"] { return fontFamily(.written(family)) }
    if let items = items(value) {
      names = items.compactMap(\.string).flatMap { fontNames(inCSS: $0) }
    } else {
      names = text(of: value).map { fontNames(inCSS: $0) } ?? []
    }
    names = names.filter { !$0.isEmpty }
    if names.isEmpty { return nil }
    return .tree(names.count == 1 ? .string(names[0]) : .array(names.map(JSONTree.string)))
  }

  private mutating func fontWeight(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    if let number = quantity(of: value) {
      return number.unit.isEmpty && 1...1000 ~= number.value ? .tree(.precise(number.value)) : nil
    }
    guard let text = text(of: value) else { return nil }
    var letters = text.lowercased().filter(\.isLetter)
    for slant in ["italic", "oblique"] where letters.hasSuffix(slant) {
      letters = String(letters.dropLast(slant.count))
      notes.add(
        token.path.shownPath, "is slanted, which a weight of the format cannot express",
        at: place(of: value, token))
    }
    if letters.isEmpty { letters = "regular" }
    let name = fontWeightNames.first { $0.name.filter(\.isLetter) == letters }?.name
    return name.map { .tree(.string($0)) }
  }

  func place(of value: ImportedToken.Value, _ token: ImportedToken) -> Place {
    if case .written(let node) = value { node.place } else { token.place }
  }

  private mutating func typography(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    guard let node = object(value) else { return nil }
    var members: [(key: String, value: OutputValue)] = []
    guard let sizeNode = node.member("fontSize"), let size = part(sizeNode, .dimension, of: token),
      let points = quantity(of: .written(sizeNode)).flatMap(length)
    else {
      notes.add(
        token.path.shownPath, "is a typography without a font size; it is left out", at: token.place
      )
      return nil
    }
    let font = node["font"].flatMap { object(.written($0)) }
    let familyNode = node.member("fontFamily") ?? font?["family"]
    if let family = familyNode.flatMap({ part($0, .fontFamily, of: token) }) {
      members.append(("fontFamily", family))
    } else {
      members.append(("fontFamily", .tree(.string("system-ui"))))
      note(missing: "fontFamily", "system-ui", in: node, of: token)
    }
    members.append(("fontSize", size))
    let weightNode = node.member("fontWeight") ?? font?["weight"]
    if let weight = weightNode.flatMap({ part($0, .fontWeight, of: token) }) {
      members.append(("fontWeight", weight))
    } else {
      members.append(("fontWeight", .tree(.word("400"))))
      note(missing: "fontWeight", "400", in: node, of: token)
    }
    members.append(("letterSpacing", spacing(node.member("letterSpacing"), points, of: token)))
    members.append(("lineHeight", height(node.member("lineHeight"), points, node, of: token)))
    noteOtherKeys(of: node, than: typographyKeys, .typography)
    return .object(members)
  }

  /// Reports the keys of a composite value that its type does not have.
  private mutating func noteOtherKeys(
    of node: LocatedNode, than keys: Set<String>, _ type: TokenType
  ) {
    for entry in node.entries ?? [] {
      guard let key = entry.key.text, !keys.contains(key) else { continue }
      let text = text(of: .written(node.with(entry.value)))?.lowercased() ?? entry.value.text
      if ["none", "0", "0px", "normal", "null", "false", ""].contains(text) { continue }
      notes.add(
        "'\(shown(key))'", "is not part of \(type.phrase) of the format; it is left out",
        at: node.with(entry.key).place)
    }
  }

  private mutating func note(
    missing key: String, _ value: String, in node: LocatedNode, of token: ImportedToken
  ) {
    let reason =
      node.member(key) == nil
      ? "has no '\(key)'; \(value) is written"
      : "has a '\(key)' that cannot be converted; \(value) is written"
    notes.add(
      token.path.shownPath, reason, at: node.member(key) == nil ? token.place : node.place(of: key))
  }

  private mutating func spacing(
    _ node: LocatedNode?, _ size: Quantity, of token: ImportedToken
  ) -> OutputValue {
    guard let node else { return .tree(.quantity(Quantity(0, "px"))) }
    if let path = alias(.written(node))?.path, type(of: path) == .dimension { return .alias(path) }
    if let spacing = quantity(of: .written(node)) {
      if spacing.unit == "%" || spacing.unit == "em" {
        let factor = spacing.unit == "%" ? spacing.value / 100 : spacing.value
        return .tree(.quantity(Quantity(factor * size.value, size.unit)))
      }
      if let length = length(spacing) { return .tree(.quantity(length)) }
    }
    if text(of: .written(node))?.lowercased() != "normal" {
      notes.add(
        token.path.shownPath, "has a letter spacing that cannot be converted; 0 is written",
        at: node.place)
    }
    return .tree(.quantity(Quantity(0, "px")))
  }

  /// The line height as a multiple of the font size.
  private mutating func height(
    _ node: LocatedNode?, _ size: Quantity, _ typography: LocatedNode, of token: ImportedToken
  ) -> OutputValue {
    guard let node else {
      note(missing: "lineHeight", "1.2", in: typography, of: token)
      return .tree(.word("1.2"))
    }
    if let path = alias(.written(node))?.path, type(of: path) == .number { return .alias(path) }
    if let height = quantity(of: .written(node)) {
      if let length = lineLength(height) {
        let pixels = { (quantity: Quantity) in
          quantity.value * (quantity.unit == "rem" ? 16.0 : 1.0)
        }
        if size.value > 0 { return .tree(.precise(pixels(length) / pixels(size))) }
      } else if let factor = factor(height) {
        return .tree(.precise(factor))
      }
    }
    notes.add(
      token.path.shownPath,
      "has a line height without a number, as of the font itself; 1.2 is written", at: node.place)
    return .tree(.word("1.2"))
  }

  // MARK: - Curves and lines

  private mutating func cubicBezier(_ value: ImportedToken.Value) -> OutputValue? {
    var numbers: [Double]
    if let items = items(value) {
      numbers = items.compactMap(\.number)
      guard items.count == 4 else { return nil }
    } else {
      guard let text = text(of: value)?.trimmed.lowercased() else { return nil }
      switch text {
      case "linear": numbers = [0, 0, 1, 1]
      case "ease": numbers = [0.25, 0.1, 0.25, 1]
      case "ease-in": numbers = [0.42, 0, 1, 1]
      case "ease-out": numbers = [0, 0, 0.58, 1]
      case "ease-in-out": numbers = [0.42, 0, 0.58, 1]
      default:
        guard let function = CSSFunction(text), function.name == "cubic-bezier" else { return nil }
        numbers = function.arguments.parts { $0 == "," }.compactMap { Quantity($0)?.value }
      }
    }
    guard numbers.count == 4, 0...1 ~= numbers[0], 0...1 ~= numbers[2] else { return nil }
    return .array(numbers.map { .tree(.precise($0)) })
  }

  private mutating func strokeStyle(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    if let node = object(value) {
      let items = node["dashArray"].flatMap { list in list.items?.map { list.with($0) } } ?? []
      let dashes = items.compactMap { part($0, .dimension, of: token) }
      guard !dashes.isEmpty, dashes.count == items.count else { return nil }
      let cap = node["lineCap"]?.string ?? "butt"
      return .object([("dashArray", .array(dashes)), ("lineCap", .tree(.string(cap)))])
    }
    guard let name = text(of: value)?.lowercased(), lineStyles.contains(name) else { return nil }
    return .tree(.string(name))
  }

  private mutating func border(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    if let node = object(value) {
      guard let color = node["color"].flatMap({ part($0, .color, of: token) }),
        let width = node["width"].flatMap({ part($0, .dimension, of: token) })
      else { return nil }
      noteOtherKeys(of: node, than: borderKeys, .border)
      let style = node["style"].flatMap { part($0, .strokeStyle, of: token) }
      return .object([
        ("color", color), ("width", width), ("style", style ?? .tree(.string("solid"))),
      ])
    }
    return text(of: value).flatMap(borderText)
  }

  /// A border in CSS notation, in any order: `1px solid #000`.
  private func borderText(_ text: String) -> OutputValue? {
    var (width, color, style): (Quantity?, ColorValue?, String?)
    for word in text.parts(separatedBy: \.isWhitespace) {
      if width == nil, let length = Quantity(word).flatMap(length) {
        width = length
      } else if style == nil, lineStyles.contains(word.lowercased()) {
        style = word.lowercased()
      } else if color == nil, let found = cssColor(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let width, let color else { return nil }
    return .object([
      ("color", .tree(.color(color))), ("width", .tree(.quantity(width))),
      ("style", .tree(.string(style ?? "solid"))),
    ])
  }

  private mutating func transition(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    guard let node = object(value),
      let duration = node["duration"].flatMap({ part($0, .duration, of: token) }),
      let curve = node["timingFunction"].flatMap({ part($0, .cubicBezier, of: token) })
    else { return nil }
    let delay = node["delay"].flatMap { part($0, .duration, of: token) }
    return .object([
      ("duration", duration), ("delay", delay ?? .tree(.quantity(Quantity(0, "ms")))),
      ("timingFunction", curve),
    ])
  }

  private mutating func gradient(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    if let stops = gradientText(value, of: token) { return stops }
    if let node = object(value) { noteShape(of: node, token) }
    guard
      let items = items(value)
        ?? object(value).flatMap({ node in
          (node["stops"] ?? node["colorStops"] ?? node["colors"]).flatMap { list in
            list.items?.map { list.with($0) }
          }
        })
    else { return nil }
    var stops: [OutputValue] = []
    for item in items {
      guard let color = item["color"].flatMap({ part($0, .color, of: token) }),
        let position = item["position"].flatMap({ part($0, .number, of: token) })
      else { return nil }
      stops.append(.object([("color", color), ("position", position)]))
    }
    return stops.isEmpty ? nil : .array(stops)
  }

  /// Reports a shape that the stops do not have.
  private mutating func noteShape(of node: LocatedNode, _ token: ImportedToken) {
    for key in ["angle", "rotation"] {
      if let angle = node[key].flatMap({ quantity(of: .written($0)) }), angle.value != 0 {
        noteDirection(of: token, at: node.place(of: key))
      }
    }
    for key in ["type", "gradientType"] {
      guard let shape = node[key]?.string?.lowercased(), ["radial", "conic"].contains(shape) else {
        continue
      }
      notes.add(
        token.path.shownPath, "is a \(shape) gradient, and only its stops are written",
        at: node.place(of: key))
    }
  }

  mutating func noteDirection(of token: ImportedToken, at place: Place) {
    notes.add(
      token.path.shownPath,
      "has a direction, which is not part of a gradient in the format; only its stops are written",
      at: place)
  }

  // MARK: - Shadows

  private mutating func shadow(
    _ value: ImportedToken.Value, of token: ImportedToken
  ) -> OutputValue? {
    var layers: [OutputValue] = []
    var isDrawn = true
    var isSingle = false
    // The places of layers that are not drawn.
    var hidden: [Place] = []
    if let items = items(value) {
      for item in items {
        if let path = alias(.written(item))?.path, type(of: path) == .shadow {
          layers.append(.alias(path))
          continue
        }
        guard let node = object(.written(item)) else { return nil }
        guard let layer = layer(node, of: token, isDrawn: &isDrawn) else { return nil }
        if isDrawn { layers.append(layer) } else { hidden.append(node.place) }
      }
    } else if let node = object(value) {
      isSingle = true
      guard let layer = layer(node, of: token, isDrawn: &isDrawn) else { return nil }
      if isDrawn { layers.append(layer) } else { hidden.append(node.place) }
    } else if let text = text(of: value) {
      for part in text.parts(separatedBy: { $0 == "," }) {
        guard let layer = textLayer(part, value, of: token, isDrawn: &isDrawn) else { return nil }
        if isDrawn { layers.append(layer) } else { hidden.append(place(of: value, token)) }
      }
    }
    if layers.isEmpty {
      if !hidden.isEmpty { noteNothing(token) }
      return nil
    }
    for place in hidden { noteInset(token, at: place) }
    return isSingle ? layers[0] : .array(layers)
  }

  private mutating func noteNothing(_ token: ImportedToken) {
    notes.add(
      token.path.shownPath, "has only inner shadows, which a view does not have; it is left out",
      at: token.place)
  }

  private mutating func noteInset(_ token: ImportedToken, at place: Place) {
    notes.add(
      token.path.shownPath,
      "has an inner shadow, which a view does not have; the layer is left out",
      at: place)
  }

  private mutating func noteSpread(_ token: ImportedToken, at place: Place) {
    if ignored.contains("spread") { return }
    ignored.append("spread")
    notes.add(
      token.path.shownPath,
      "has a spread, which the shadow of a view does not have; it is kept and not drawn", at: place)
  }

  private mutating func layer(
    _ node: LocatedNode, of token: ImportedToken, isDrawn: inout Bool
  ) -> OutputValue? {
    let zero = OutputValue.tree(.quantity(Quantity(0, "px")))
    let type = (node["type"] ?? node["shadowType"])?.string
    let isInner = ["inner", "innerShadow", "INNER_SHADOW"].contains(type)
    isDrawn = !isInner && node["inset"]?.boolean != true
    if !isDrawn { return zero }
    // Alpha beside a color changes it.
    var changed: OutputValue?
    if node["alpha"] ?? node["opacity"] != nil {
      changed = color(.written(node)).map { OutputValue.tree(.color($0)) }
    } else if let written = node["color"] {
      changed = part(written, .color, of: token)
    }
    guard let color = changed else { return nil }
    var members: [(key: String, value: OutputValue)] = [("color", color)]
    let keys: [(String, LocatedNode?)] = [
      ("offsetX", node["offsetX"] ?? node["x"] ?? node["offset"]?["x"]),
      ("offsetY", node["offsetY"] ?? node["y"] ?? node["offset"]?["y"]),
      ("blur", node["blur"] ?? node["blurRadius"] ?? node["radius"]),
      ("spread", node["spread"] ?? node["spreadRadius"]),
    ]
    guard keys.contains(where: { $0.1 != nil }) else { return nil }
    noteOtherKeys(of: node, than: layerKeys, .shadow)
    for (key, written) in keys {
      guard let written else {
        members.append((key, zero))
        continue
      }
      guard let length = part(written, .dimension, of: token) else { return nil }
      if key == "spread", quantity(of: .written(written))?.value != 0 {
        noteSpread(token, at: written.place)
      }
      members.append((key, length))
    }
    return .object(members)
  }

  /// A layer in CSS notation: `0 2px 4px rgba(0, 0, 0, 0.2)`.
  private mutating func textLayer(
    _ text: Substring, _ value: ImportedToken.Value, of token: ImportedToken, isDrawn: inout Bool
  ) -> OutputValue? {
    var lengths: [Quantity] = []
    var color: ColorValue?
    isDrawn = true
    for word in text.parts(separatedBy: \.isWhitespace) {
      if word.lowercased() == "inset" {
        isDrawn = false
      } else if let length = Quantity(word).flatMap(length) {
        lengths.append(length)
      } else if color == nil, let found = cssColor(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let color, 2...4 ~= lengths.count else { return nil }
    while lengths.count < 4 { lengths.append(Quantity(0, "px")) }
    if isDrawn, lengths[3].value != 0 { noteSpread(token, at: place(of: value, token)) }
    let keys = ["offsetX", "offsetY", "blur", "spread"]
    let members = zip(keys, lengths).map { ($0, OutputValue.tree(.quantity($1))) }
    return .object([("color", .tree(.color(color)))] + members)
  }
}

extension LocatedNode {
  /// A member of a typography, whose key may be written as in CSS: `font-size`.
  fileprivate func member(_ key: String) -> LocatedNode? {
    let words = key.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }
    guard let member = self[key] ?? self[words.joined()] else { return nil }
    let isNull = member.string == nil && member.node.text == "null"
    return isNull ? nil : member
  }
}

/// The styles of lines that have names in the format.
let lineStyles: Set<String> = [
  "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
]

private let borderKeys: Set<String> = ["color", "width", "style"]

private let layerKeys: Set<String> = [
  "alpha", "blur", "blurRadius", "color", "inset", "offset", "offsetX", "offsetY", "opacity",
  "radius", "shadowType", "spread", "spreadRadius", "type", "x", "y",
]

private let typographyKeys: Set<String> = [
  "font-family", "font-size", "font-weight", "letter-spacing", "line-height",
  "font", "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "lineHeightUnit",
  "letterSpacingUnit",
]
