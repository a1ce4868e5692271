import Foundation
import TestSupport

/// A set of tokens from which files in each published form are written. The values are known without reading them.
struct SampleSet {
  enum Kind: String, CaseIterable {
    case color, dimension, number, duration, fontWeight, cubicBezier, fontFamily
    case shadow, border, gradient, typography

    /// The name of the group of its tokens.
    var group: String {
      switch self {
      case .color: "colors"
      case .dimension: "dimensions"
      case .number: "numbers"
      case .duration: "durations"
      case .fontWeight: "fontWeights"
      case .cubicBezier: "easings"
      case .fontFamily: "fontFamilies"
      case .shadow: "shadows"
      case .border: "borders"
      case .gradient: "gradients"
      case .typography: "textStyles"
      }
    }

    /// Whether a component of a value belongs to a color.
    func isColor(at position: Int) -> Bool {
      switch self {
      case .color: true
      case .shadow: position % 12 < 4
      case .border: position < 4
      case .gradient: position % 5 < 4
      default: false
      }
    }

    /// Whether its values may differ in light and dark.
    var hasColors: Bool { [.color, .shadow, .border, .gradient].contains(self) }
  }

  indirect enum Value {
    /// Red, green, blue and alpha from 0 to 255.
    case color([Int])

    /// A number, points, milliseconds or a weight.
    case number(Double)
    case curve([Double])
    case families([String])
    case shadow([Layer])
    case border(color: Value, width: Value, style: String)
    case gradient([Stop])
    case typography(Typography)

    /// The token with an index.
    case alias(Int)

    /// The token with an index, multiplied.
    case product(Int, by: Int)
  }

  struct Layer {
    let color: Value

    /// The offsets, the blur and the spread.
    let lengths: [Value]
  }

  struct Stop {
    let color: Value
    let position: Double
  }

  struct Typography {
    let family: Value
    let size: Value
    let weight: Value
    let spacing: Spacing

    /// A multiple of the size.
    let height: Value
  }

  enum Spacing {
    case points(Double)

    /// A part of the size.
    case factor(Double)
  }

  struct Token {
    let path: [String]
    let kind: Kind

    /// The value in light, and in dark if it differs.
    let light: Value
    let dark: Value?
  }

  private(set) var tokens: [Token] = []

  /// Creates a random set.
  init(seed: UInt64, kinds: [Kind]) {
    var random = SeededNumbers(seed: seed)
    let count = Int.random(in: 5...60, using: &random)
    for index in 0..<count {
      let kind = random.one(of: kinds)
      let names = ["base", "ui", "Brand colors", "deep"]
      var path = [kind.group, random.one(of: names)]
      if random.once(in: 3) { path.append("inner") }
      path.append("t\(index)")
      let light = value(kind, &random)
      let isModal = kind.hasColors && random.once(in: 3)
      tokens.append(
        Token(path: path, kind: kind, light: light, dark: isModal ? value(kind, &random) : nil))
    }
  }

  var hasModes: Bool { tokens.contains { $0.dark != nil } }
}

// MARK: - Random values

extension SampleSet {
  /// The tokens of a kind, from which a value may refer to.
  private func earlier(_ kind: Kind) -> [Int] { tokens.indices.filter { tokens[$0].kind == kind } }

  private func value(_ kind: Kind, _ random: inout SeededNumbers) -> Value {
    let earlier = earlier(kind)
    if !earlier.isEmpty, random.once(in: 3) { return .alias(random.one(of: earlier)) }
    if kind == .dimension, !earlier.isEmpty, random.once(in: 4) {
      return .product(random.one(of: earlier), by: Int.random(in: 2...3, using: &random))
    }
    return literal(kind, &random)
  }

  private func literal(_ kind: Kind, _ random: inout SeededNumbers) -> Value {
    switch kind {
    case .color:
      let rgb = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      return .color(rgb + [random.once(in: 4) ? Int.random(in: 0...254, using: &random) : 255])
    case .dimension, .number: return .number(Double(Int.random(in: 0...64, using: &random)) / 2)
    case .duration: return .number(Double(Int.random(in: 0...40, using: &random)) * 25)
    case .fontWeight: return .number(Double(Int.random(in: 1...9, using: &random)) * 100)
    case .cubicBezier:
      return .curve(
        [0...20, -20...40, 0...20, -20...40].map { Double(Int.random(in: $0, using: &random)) / 20 }
      )
    case .fontFamily:
      return .families(
        random.one(of: [
          ["Inter"], ["Helvetica Neue", "Arial", "sans-serif"], ["Menlo", "monospace"],
        ])
      )
    case .shadow:
      return .shadow((0...Int.random(in: 0...1, using: &random)).map { _ in layer(&random) })
    case .border:
      return .border(
        color: part(.color, &random), width: part(.dimension, &random),
        style: random.one(of: ["solid", "dashed", "dotted"]))
    case .gradient:
      let last = Int.random(in: 1...3, using: &random)
      return .gradient(
        (0...last).map {
          Stop(color: part(.color, &random), position: Double($0) / Double(last == 3 ? 4 : last))
        })
    case .typography: return typography(&random)
    }
  }

  /// A part of a value: a reference, or a literal.
  private func part(_ kind: Kind, _ random: inout SeededNumbers) -> Value {
    let earlier = earlier(kind)
    return earlier.isEmpty || random.once(in: 2)
      ? literal(kind, &random) : .alias(random.one(of: earlier))
  }

  private func layer(_ random: inout SeededNumbers) -> Layer {
    let offset = Double(Int.random(in: -8...8, using: &random))
    let spread = random.once(in: 4) ? Double(Int.random(in: -2...6, using: &random)) : 0
    return Layer(
      color: part(.color, &random),
      lengths: [
        .number(offset), part(.dimension, &random), part(.dimension, &random), .number(spread),
      ])
  }

  private func typography(_ random: inout SeededNumbers) -> Value {
    let sizes = earlier(.dimension).filter { number($0) > 0 }
    let heights = earlier(.number).filter { 1...4 ~= number($0) }
    return .typography(
      Typography(
        family: part(.fontFamily, &random),
        size: sizes.isEmpty || random.once(in: 2)
          ? .number(Double(Int.random(in: 8...40, using: &random))) : .alias(random.one(of: sizes)),
        weight: part(.fontWeight, &random),
        spacing: random.once(in: 2)
          ? .points(Double(Int.random(in: -4...4, using: &random)) / 4)
          : .factor(Double(Int.random(in: -5...5, using: &random)) / 100),
        height: heights.isEmpty || random.once(in: 2)
          ? .number(random.one(of: [1, 1.25, 1.5, 2])) : .alias(random.one(of: heights))))
  }
}

// MARK: - Expected values

extension SampleSet {
  /// The components of a value in light or dark, in which only colors differ.
  func leaves(_ index: Int, isDark: Bool) -> [Leaf] {
    let token = tokens[index]
    let light = leaves(token.light, token.kind, false)
    guard isDark else { return light }
    let dark = leaves(token.dark ?? token.light, token.kind, true)
    guard light.count == dark.count else { return leaves(token.light, token.kind, true) }
    return zip(light, dark).enumerated().map { position, pair in
      token.kind.isColor(at: position) ? pair.1 : pair.0
    }
  }

  private func leaves(_ value: Value, _ kind: Kind, _ isDark: Bool) -> [Leaf] {
    switch value {
    case .color(let color): return color.map { .number(Double($0) / 255) }
    case .number(let number):
      switch kind {
      case .dimension: return [.number(number), .text("px")]
      case .duration: return [.number(number / 1000)]
      default: return [.number(number)]
      }
    case .curve(let numbers): return numbers.map { .number($0) }
    case .families(let names): return names.map { .text($0) }
    case .shadow(let layers):
      return layers.flatMap { layer in
        leaves(layer.color, .color, isDark)
          + layer.lengths.flatMap { leaves($0, .dimension, isDark) }
      }
    case .border(let color, let width, let style):
      return leaves(color, .color, isDark) + leaves(width, .dimension, isDark) + [.text(style)]
    case .gradient(let stops):
      return stops.flatMap { leaves($0.color, .color, isDark) + [.number($0.position)] }
    case .typography(let text):
      return leaves(text.family, .fontFamily, isDark) + leaves(text.size, .dimension, isDark)
        + leaves(text.weight, .fontWeight, isDark) + [.number(points(text)), .text("px")]
        + leaves(text.height, .number, isDark)
    case .alias(let target): return leaves(target, isDark: isDark)
    case .product: return [.number(number(value)), .text("px")]
    }
  }

  /// The number of a dimension or a number, which are the same in light and dark.
  func number(_ value: Value) -> Double {
    switch value {
    case .number(let number): number
    case .alias(let target): number(target)
    case .product(let target, let factor): number(target) * Double(factor)
    default: .nan
    }
  }

  private func number(_ index: Int) -> Double { number(tokens[index].light) }

  /// The letter spacing of a typography.
  func points(_ text: Typography) -> Double {
    switch text.spacing {
    case .points(let points): points
    case .factor(let factor): factor * number(text.size)
    }
  }
}
