import DesignTokens
import Diagnostics
import YAMLSyntax

/// A token in the format's notation.
struct ConvertedToken {
  var type: TokenType

  /// The value, in which references have the paths of the set.
  var value: OutputValue

  /// The axes on which a computed value depends.
  var touched: Set<Int> = []

  /// Parts of the value that are deliberately not drawn.
  var ignored: [String] = []
}

/// A value with references to tokens of the set.
indirect enum OutputValue {
  case tree(JSONTree)
  case alias([String])
  case object([(key: String, value: OutputValue)])
  case array([OutputValue])

  /// The value with the texts of references.
  func tree(_ reference: ([String]) -> String) -> JSONTree {
    switch self {
    case .tree(let tree): tree
    case .alias(let path): .string(reference(path))
    case .object(let members): .object(members.map { ($0.key, $0.value.tree(reference)) })
    case .array(let items): .array(items.map { $0.tree(reference) })
    }
  }
}

/// Converts the values of tokens in one combination of contexts.
struct ValueConverter {
  let index: LayerIndex
  let choice: [Int]
  var notes: ImportNotes

  /// The axes on which the current value depends.
  var touched: Set<Int> = []

  /// Parts of the current value that are not drawn.
  var ignored: [String] = []

  private var types: [[String]: TokenType?] = [:]

  /// The numbers of tokens, with the axes that decide them.
  private var quantities: [[String]: (quantity: Quantity, axes: Set<Int>)] = [:]
  private var active: Set<[String]> = []

  /// The number of steps that are left for the current value: a chain of computations may grow exponentially.
  private var steps = 0
  private static let mostSteps = 1_000

  /// The maximum number of references from one token to the next.
  private static let mostDepth = 200
  private var depth = 0

  init(_ index: LayerIndex, choice: [Int], notes: ImportNotes) {
    self.index = index
    self.choice = choice
    self.notes = notes
  }

  /// The token in the format's notation; nil for one that cannot be converted, which is reported.
  mutating func convert(_ token: ImportedToken) -> ConvertedToken? {
    touched = []
    ignored = []
    steps = Self.mostSteps
    guard let (type, value) = converted(token) else { return nil }
    return ConvertedToken(type: type, value: value, touched: touched, ignored: ignored)
  }

  /// The type of the converted token with a path; nil if it cannot be converted.
  mutating func type(of path: [String]) -> TokenType? {
    if let known = types[path] { return known }
    guard active.count < Self.mostDepth, active.insert(path).inserted,
      let token = index.token(path, in: choice)
    else { return nil }
    let (outerTouched, outerIgnored, outerSteps, wasSilent) =
      (touched, ignored, steps, notes.isSilent)
    notes.isSilent = true
    let type = convert(token)?.type
    (touched, ignored, steps, notes.isSilent) = (outerTouched, outerIgnored, outerSteps, wasSilent)
    active.remove(path)
    types[path] = .some(type)
    return type
  }

  // MARK: - Tokens

  private mutating func converted(_ token: ImportedToken) -> (TokenType, OutputValue)? {
    let declared = DeclaredType(token.type)
    if case .foreign(let name) = declared {
      notes.add(
        token.path.shownPath,
        "has the type '\(shown(name))', which the format does not have; it is left out",
        at: token.place)
      return nil
    }
    if let target = alias(token.value) {
      guard let path = target.path else {
        notes.add(
          token.path.shownPath,
          "refers to '\(shown(target.text))', which is not a token of the set; it is left out",
          at: place(of: token))
        return nil
      }
      guard let type = type(of: path) else {
        let reason = "refers to a token that is left out or to itself, and is left out, too"
        notes.add(token.path.shownPath, reason, at: place(of: token))
        return nil
      }
      if token.modifier == nil, token.alpha == nil, accepts(declared, type) {
        return (type, .alias(path))
      }
    }
    let before = notes.count
    if let result = computed(token, declared) { return result }
    if notes.count == before {
      notes.add(
        token.path.shownPath, problem(token, declared), at: place(of: token))
    }
    return nil
  }

  private func place(of token: ImportedToken) -> Place {
    if case .written(let node) = token.value { node.place } else { token.place }
  }

  private mutating func problem(_ token: ImportedToken, _ declared: DeclaredType) -> String {
    if declared == .exactly(.dimension), let unit = quantity(of: token.value)?.unit {
      return
        "has the unit '\(shown(unit))', and a length of the format is in 'px' or 'rem'; it is left out"
    }
    return switch declared {
    case .exactly(let type): "has a value that is not \(type.phrase); it is left out"
    case .lineHeight: "is a line height without a number; it is left out, and typographies have 1.2"
    case .letterSpacing:
      "depends on the size of a font; it is left out, and typographies have the length"
    case .figmaOpacity, .foreign, .unknown:
      "has no type, and its value does not show one; it is left out"
    }
  }

  /// Whether a reference may stay one.
  private func accepts(_ declared: DeclaredType, _ type: TokenType) -> Bool {
    switch declared {
    // A gradient has the type of a color in some sets.
    case .exactly(let wanted): wanted == type || wanted == .color && type == .gradient
    case .lineHeight: type == .number || type == .dimension
    case .letterSpacing: type == .dimension
    case .figmaOpacity: type == .number
    case .foreign, .unknown: true
    }
  }

  private mutating func computed(
    _ token: ImportedToken, _ declared: DeclaredType
  ) -> (TokenType, OutputValue)? {
    switch declared {
    case .exactly(.color):
      // The text of a gradient has the type of a color in some sets.
      if let stops = gradientText(token.value, of: token) { return (.gradient, stops) }
      return color(of: token).map { (.color, .tree(.color($0))) }
    case .exactly(let type): return value(token.value, type, of: token).map { (type, $0) }
    case .lineHeight:
      guard let height = quantity(of: token.value) else { return nil }
      if let length = lineLength(height) {
        if height.unit.isEmpty, height.value != 0 {
          notes.add(
            token.path.shownPath,
            "is too large for a multiple of a font size; it is read as points, and typographies have "
              + "the multiple",
            at: place(of: token))
        }
        return (.dimension, .tree(.quantity(length)))
      }
      return factor(height).map { (.number, .tree(.precise($0))) }
    case .letterSpacing:
      guard let length = quantity(of: token.value).flatMap(length) else { return nil }
      return (.dimension, .tree(.quantity(length)))
    case .figmaOpacity:
      return quantity(of: token.value).map { (.number, .tree(.precise($0.value / 100))) }
    case .foreign: return nil
    case .unknown: return inferred(token)
    }
  }

  /// The type that the value or the group suggests, with the value.
  private mutating func inferred(_ token: ImportedToken) -> (TokenType, OutputValue)? {
    let words = token.path.flatMap(nameWords)
    let isWeight = words.contains("weight") || words.contains("weights")
    if let group = token.path.first.flatMap({ typesOfGroups[$0.lowercased()] }) {
      if group == .dimension, let quantity = quantity(of: token.value), quantity.unit.isEmpty,
        quantity.value != 0
      {
        notes.add(
          token.path.shownPath, "has no unit; it is read as points", at: place(of: token))
      }
      if silently({ $0.computed(token, .exactly(group)) }) != nil {
        return computed(token, .exactly(group))
      }
    }
    if case .written(let node) = token.value, node.entries != nil {
      if node["fontSize"] != nil || node["font-size"] != nil {
        return value(token.value, .typography, of: token).map { (.typography, $0) }
      }
      if node["offsetX"] != nil || node["blur"] != nil {
        return value(token.value, .shadow, of: token).map { (.shadow, $0) }
      }
      if node["width"] != nil, node["color"] != nil {
        return value(token.value, .border, of: token).map { (.border, $0) }
      }
    }
    if let quantity = quantity(of: token.value) {
      switch quantity.unit {
      case "ms", "s": return value(token.value, .duration, of: token).map { (.duration, $0) }
      case "", "%":
        // The weight of a line is not that of a font.
        if isWeight, quantity.value >= 100, let weight = value(token.value, .fontWeight, of: token)
        {
          return (.fontWeight, weight)
        }
        return value(token.value, .number, of: token).map { (.number, $0) }
      default: return value(token.value, .dimension, of: token).map { (.dimension, $0) }
      }
    }
    if let color = color(of: token) { return (.color, .tree(.color(color))) }
    if let stops = gradientText(token.value, of: token) { return (.gradient, stops) }
    for type in [TokenType.cubicBezier, .border, .shadow, .gradient] {
      if silently({ $0.value(token.value, type, of: token) }) != nil {
        return value(token.value, type, of: token).map { (type, $0) }
      }
    }
    let isFamily = !Set(words).isDisjoint(with: ["family", "families", "typeface", "typefaces"])
    if case .written(let node) = token.value, let items = node.items,
      items.allSatisfy({ node.with($0).string != nil }),
      isFamily || items.contains(where: { genericFamilies.contains($0.text ?? "") })
    {
      return value(token.value, .fontFamily, of: token).map { (.fontFamily, $0) }
    }
    guard let text = text(of: token.value) else { return nil }
    if lineStyles.contains(text.lowercased()),
      !Set(words).isDisjoint(with: ["border", "borders", "line", "outline", "stroke"])
    {
      return value(token.value, .strokeStyle, of: token).map { (.strokeStyle, $0) }
    }
    // A shadow of which nothing is drawn is reported as one.
    if text.contains("inset"), words.contains("shadow") || words.contains("shadows") {
      return value(token.value, .shadow, of: token).map { (.shadow, $0) }
    }
    if isWeight, let weight = value(token.value, .fontWeight, of: token) {
      return (.fontWeight, weight)
    }
    if isFamily || fontNames(inCSS: text).contains(where: { genericFamilies.contains($0) }) {
      return value(token.value, .fontFamily, of: token).map { (.fontFamily, $0) }
    }
    return nil
  }

  /// Tries something without reports.
  private mutating func silently<Result>(_ work: (inout Self) -> Result?) -> Result? {
    let wasSilent = notes.isSilent
    notes.isSilent = true
    defer { notes.isSilent = wasSilent }
    return work(&self)
  }

  // MARK: - References

  /// The token that is the whole value; nil for another value.
  func alias(_ value: ImportedToken.Value) -> (text: String, path: [String]?)? {
    switch value {
    case .alias(let path): return (path.joined(separator: "."), path)
    case .written(let node):
      if let text = node.string.flatMap({ reference($0) }) { return (text, index.path(text)) }
      if let text = (node["$alias"] ?? node["aliasOf"])?.string { return (text, index.path(text)) }
      guard node.entries?.count == 1, let pointer = node["$ref"]?.string, pointer.hasPrefix("#/")
      else { return nil }
      var names = pointer.dropFirst(2).split(separator: "/").map(String.init)
      if names.last == "$value" { names.removeLast() }
      let text = names.joined(separator: ".")
      return (text, index.path(text))
    }
  }

  /// The token at the end of a reference, on whose axes the current value now depends; nil at the limits.
  mutating func follow(_ path: [String]) -> ImportedToken? {
    steps -= 1
    guard steps > 0, depth < Self.mostDepth else { return nil }
    touched.formUnion(index.axes(of: path))
    return index.token(path, in: choice)
  }

  /// Reads a token at the end of a reference.
  mutating func following<Result>(
    _ value: ImportedToken.Value, _ read: (inout Self, ImportedToken) -> Result?
  ) -> Result? {
    guard let path = alias(value)?.path, let token = follow(path) else { return nil }
    depth += 1
    defer { depth -= 1 }
    return read(&self, token)
  }

  /// The text of a value, in which references are replaced by what they refer to; nil for other values.
  mutating func text(of value: ImportedToken.Value) -> String? {
    if alias(value) != nil { return following(value) { $0.text(of: $1.value) } }
    guard case .written(let node) = value else { return nil }
    guard let text = node.string else { return node.number != nil ? node.node.text : nil }
    let inBraces = text.contains("$") ? withBraces(text) { index.path($0) != nil } : text
    guard inBraces.contains("{") else { return text }
    guard let (texts, references) = splitReferences(inBraces) else { return nil }
    var result = texts[0]
    for (reference, text) in zip(references, texts.dropFirst()) {
      guard let path = index.path(reference), let token = follow(path) else { return nil }
      depth += 1
      defer { depth -= 1 }
      if let quantity = quantity(of: path, token) {
        result += "\(quantity.value)\(quantity.unit)"
      } else if let color = color(of: token) {
        result += cssText(color)
      } else if let inner = self.text(of: token.value) {
        result += inner
      } else {
        return nil
      }
      result += text
    }
    return result
  }

  /// The number of a value, computed if it is an expression; nil if it is not one.
  mutating func quantity(of value: ImportedToken.Value) -> Quantity? {
    if alias(value) != nil { return following(value) { $0.quantity(of: $1.path, $1) } }
    guard case .written(let node) = value else { return nil }
    if let number = node.number { return Quantity(number) }
    if node.entries != nil {
      guard let inner = node["value"], let number = quantity(of: .written(inner)) else {
        return nil
      }
      return Quantity(
        number.value, number.unit.isEmpty ? node["unit"]?.string?.lowercased() ?? "" : number.unit)
    }
    return text(of: value).flatMap { calculate($0) }
  }

  /// The number of a token at the end of a reference.
  private mutating func quantity(of path: [String], _ token: ImportedToken) -> Quantity? {
    if let known = quantities[path] {
      touched.formUnion(known.axes)
      return known.quantity
    }
    let outer = touched
    touched = []
    defer { touched.formUnion(outer) }
    guard let quantity = quantity(of: token.value) else { return nil }
    quantities[path] = (quantity, touched)
    return quantity
  }

  /// A length of the format; nil for one that depends on a font or a view.
  func length(_ quantity: Quantity) -> Quantity? {
    switch quantity.unit {
    case "", "px", "pt", "dp", "sp", "pixel", "pixels", "point", "points":
      Quantity(quantity.value, "px")
    case "rem": quantity
    default: quantity.value == 0 ? Quantity(0, "px") : nil
    }
  }

  /// The length of a line height; nil for a multiple of the font size.
  func lineLength(_ height: Quantity) -> Quantity? {
    // No text has lines of more than four times its size, or of less than four points.
    if height.unit.isEmpty, height.value <= 4 { return nil }
    return length(height)
  }

  /// A multiple; nil for a length.
  func factor(_ quantity: Quantity) -> Double? {
    switch quantity.unit {
    case "", "em": quantity.value
    case "%": quantity.value / 100
    default: nil
    }
  }
}

/// The names of families that CSS has for kinds of fonts.
let genericFamilies: Set<String> = [
  "sans-serif", "serif", "monospace", "system-ui", "ui-monospace", "ui-rounded", "ui-sans-serif",
  "ui-serif", "cursive", "fantasy",
]
