import DesignTokens
import English
import SwiftFragments

/// Finds literals in code that tokens can replace.
struct TokenSearch {
  let code: WrittenCode
  let candidates: TokenCandidates
  let isStrict: Bool

  func findings() -> [Finding] {
    code.expressions.flatMap { expression -> [Finding] in
      guard let call = expression.call, let function = call.function,
        code.mayBeAPI(function.range)
      else {
        return color(expression, isColor: false)
      }
      var found = color(expression, isColor: false)
      if function.text == "font" { found += fonts(in: call, expression) }
      if function.text == "shadow", let shadow = shadow(call, expression) { found.append(shadow) }
      for argument in call.arguments {
        let label = argument.label?.text
        if coloringFunctions.contains(function.text), label == nil || label == "color" {
          found += colors(in: argument.value)
        }
        guard let measure = measure(ofArgument: label, of: function.text) else { continue }
        if measure == .duration, let transition = transition(argument.value, call, expression) {
          found.append(transition)
        } else {
          found += numbers(in: argument.value, measure)
        }
      }
      return found
    }
  }

  // MARK: - Numbers

  func numbers(in expression: CodeExpression, _ measure: Measure) -> [Finding] {
    expression.outcomes.compactMap { number($0, measure) }
  }

  private func number(_ expression: CodeExpression, _ measure: Measure) -> Finding? {
    guard expression.isNumber, let written = Double(code.text(expression.range)), written != 0,
      !(measure == .opacity && written == 1)
    else { return nil }
    let tokens = usable(candidates.numbers[measure] ?? [], \.member)
    let value = abs(written)
    let equal = tokens.filter { abs($0.value - value) < 0.000_001 }
    if !equal.isEmpty {
      let sign = written < 0 ? "-" : ""
      return same(expression, equal.map { sign + $0.member.spelling })
    }
    let sorted = tokens.sorted { abs($0.value - value) < abs($1.value - value) }
    if let first = sorted.first, abs(first.value - value) <= nearness(of: first.value, measure) {
      return near(
        expression, first.member.spelling, "is \(shortNumber(first.value))\(unit(of: measure))")
    }
    return strict(expression, sorted.map(\.member.spelling))
  }

  /// The distance within which a number is considered close to a token.
  private func nearness(of value: Double, _ measure: Measure) -> Double {
    switch measure {
    case .spacing, .radius, .fontSize: max(1, value * 0.1)
    case .lineWidth: 0.5
    case .opacity: 0.05
    case .duration: value * 0.15
    // Things have their own sizes.
    case .size, .offset, .blur, .shadow: 0
    }
  }

  private func unit(of measure: Measure) -> String { measure == .duration ? " seconds" : "" }

  /// An animation with the duration and curve of a token; `duration` is the argument.
  private func transition(
    _ duration: CodeExpression, _ call: CodeCall, _ expression: CodeExpression
  ) -> Finding? {
    guard duration.isNumber, let seconds = Double(code.text(duration.range)),
      let curve = curves[call.function?.text ?? ""], call.arguments.count == 1
    else { return nil }
    let equal = usable(candidates.transitions, \.member).filter {
      abs($0.value.duration.value.seconds - seconds) < 0.000_001
        && $0.value.delay.value.seconds == 0 && $0.value.timingFunction.value == curve
    }
    if equal.isEmpty { return nil }
    return same(duration, equal.map(\.member.spelling), replacing: expression.range)
  }

  // MARK: - Fonts

  private func fonts(in call: CodeCall, _ expression: CodeExpression) -> [Finding] {
    let tokens = usable(candidates.typographies, \.member)
    guard let font = call.argument(nil), !tokens.isEmpty else { return [] }
    return font.outcomes.compactMap { font in
      guard let made = font.call, ["system", "custom"].contains(made.function?.text),
        let size = made.argument("size") ?? made.argument("fixedSize"), size.isNumber,
        let points = Double(code.text(size.range))
      else { return nil }
      let labels = Set(made.arguments.map { $0.label?.text ?? "_" })
      let weight = made.argument("weight").map { code.text($0.range) } ?? ".regular"
      let equal = tokens.filter {
        $0.size == points && labels.isSubset(of: ["size", "weight"])
          && $0.value.fontFamily.value.design == .system
          && "." + $0.value.fontWeight.value.weight.rawValue == weight
      }
      if !equal.isEmpty, let function = call.function, font.range == call.arguments[0].value.range {
        return same(
          size, equal.map(\.member.spelling), as: "typography",
          replacing: function.range.lowerBound..<expression.range.upperBound)
      }
      let sorted = tokens.sorted { abs($0.size - points) < abs($1.size - points) }
      if let first = sorted.first, abs(first.size - points) <= nearness(of: first.size, .fontSize) {
        return near(
          size, ".typography(\(first.member.spelling))", "has \(shortNumber(first.size)) points")
      }
      return strict(size, sorted.map { ".typography(\($0.member.spelling))" })
    }
  }

  // MARK: - Colors

  func colors(in expression: CodeExpression) -> [Finding] {
    expression.outcomes.flatMap { color($0, isColor: true) }
  }

  private func color(_ expression: CodeExpression, isColor: Bool) -> [Finding] {
    guard let literal = code.literalColor(expression, isColor: isColor) else { return [] }
    let tokens = usable(candidates.colors, \.member)
    guard let color = literal.color else {
      return isStrict && !tokens.isEmpty
        ? [
          Finding(
            code.place(of: expression),
            "'\(code.text(expression.range))' is a color of the system; write a color token")
        ] : []
    }
    func difference(_ other: DisplayColor) -> Double {
      max(color.difference(from: other), abs(color.alpha - other.alpha))
    }
    let equal = tokens.filter { $0.colors.all.allSatisfy { difference($0) < sameColor } }
    if !equal.isEmpty { return [same(expression, equal.map(\.member.spelling))] }
    let inLight = tokens.filter { difference($0.colors.light) < sameColor }
    if !inLight.isEmpty {
      let names = inLight.prefix(mostNames).map { "'\($0.member.spelling)'" }
      return [
        Finding(
          code.place(of: expression),
          "this color is \(listed(names, by: "and")) in light mode; write "
            + "\(names.count == 1 ? "that" : "one of them"), which also follow dark mode")
      ]
    }
    let sorted = tokens.map { (token: $0, difference: difference($0.colors.light)) }
      .sorted { $0.difference < $1.difference }
    if let first = sorted.first, first.difference < similarColor {
      return [
        near(
          expression, first.token.member.spelling,
          "is \(first.token.colors.light.hexadecimal) in light mode")
      ]
    }
    return strict(expression, sorted.map(\.token.member.spelling)).map { [$0] } ?? []
  }

  // MARK: - Shadows

  private func shadow(_ call: CodeCall, _ expression: CodeExpression) -> Finding? {
    guard let radius = call.argument("radius"), radius.isNumber, let function = call.function,
      let points = Double(code.text(radius.range)), points != 0
    else { return nil }
    let tokens = usable(candidates.shadows, \.member).filter { $0.layers.count == 1 }
    func offset(_ label: String) -> Double? {
      guard let value = call.argument(label) else { return 0 }
      return value.isNumber ? Double(code.text(value.range)) : nil
    }
    /// The radius of a view's shadow is half the blur.
    func drawnRadius(_ shadow: TokenCandidates.Shadow) -> Double {
      shadow.layers[0].blur.value.points(rem: candidates.rem) / 2
    }
    let equal = tokens.filter { shadow in
      let layer = shadow.layers[0]
      return abs(drawnRadius(shadow) - points) < 0.000_001
        && offset("x") == layer.offsetX.value.points(rem: candidates.rem)
        && offset("y") == layer.offsetY.value.points(rem: candidates.rem)
        && isColor(call.argument("color"), layer.color)
    }
    if !equal.isEmpty {
      return same(
        radius, equal.map(\.member.spelling), as: "shadow",
        replacing: function.range.lowerBound..<expression.range.upperBound)
    }
    let sorted = tokens.sorted { abs(drawnRadius($0) - points) < abs(drawnRadius($1) - points) }
    if let first = sorted.first,
      abs(drawnRadius(first) - points) <= max(1, drawnRadius(first) * 0.1)
    {
      return Finding(
        code.place(of: radius),
        "this shadow is close to a design token; write '.shadow(\(first.member.spelling))', which has a radius of "
          + "\(shortNumber(drawnRadius(first))), or add a token")
    }
    return strict(radius, sorted.map { ".shadow(\($0.member.spelling))" })
  }

  /// Whether the color of a shadow equals that of a token's layer.
  private func isColor(_ expression: CodeExpression?, _ part: TokenPart<ColorValue>) -> Bool {
    guard let expression else { return false }
    if let name = expression.dottedName, code.symbol(at: expression.range) != .local,
      let token = candidates.colors.first(where: { $0.member.spelling == name })
    {
      return token.member.token.path == part.token
    }
    guard part.token == nil, let color = code.fadedColor(expression) else { return false }
    let other = part.value.displayed.color
    return max(color.difference(from: other), abs(color.alpha - other.alpha)) < sameColor
  }

  // MARK: - Findings

  /// The tokens that are accessible from the code.
  private func usable<Token>(_ tokens: [Token], _ member: (Token) -> TokenMember) -> [Token] {
    code.isInView ? tokens : tokens.filter { !member($0).isThemed }
  }

  /// A finding for a literal that equals the value of some tokens.
  ///
  /// - Parameters:
  ///   - modifier: The modifier that takes a token; nil for a token by itself.
  ///   - range: The range to replace; the literal if nil.
  private func same(
    _ literal: CodeExpression, _ tokens: [String], as modifier: String? = nil,
    replacing range: Range<Int>? = nil
  ) -> Finding {
    let names = tokens.prefix(mostNames).map { name in modifier.map { "\($0)(\(name))" } ?? name }
    let dot = modifier == nil ? "" : "."
    return Finding(
      code.place(of: literal),
      "a design token has the value '\(code.text(literal.range))'; write "
        + listed(names.map { "'\(dot)\($0)'" }, by: "or"),
      fixIts: names.flatMap { code.fix(range ?? literal.range, $0) })
  }

  private func near(_ literal: CodeExpression, _ token: String, _ value: String) -> Finding {
    Finding(
      code.place(of: literal),
      "'\(code.text(literal.range))' is close to a design token; write '\(token)', which \(value), or add a token"
    )
  }

  /// A finding for a literal that equals no token, if the rule is strict; otherwise nil.
  private func strict(_ literal: CodeExpression, _ tokens: [String]) -> Finding? {
    guard isStrict, !tokens.isEmpty else { return nil }
    let names = tokens.prefix(mostNames).map { "'\($0)'" }
    return Finding(
      code.place(of: literal),
      "no design token has the value '\(code.text(literal.range))'; write \(listed(names, by: "or")), or add a token"
    )
  }
}

/// The maximum number of tokens in a message.
private let mostNames = 3

/// Below this difference, colors are considered equal: about one step of 8 bits, for values written with two
/// decimals.
private let sameColor = 0.004

/// Below this difference, colors look alike next to each other.
private let similarColor = 0.03

/// The curves of animations whose only parameter is a duration.
private let curves: [String: CubicBezierValue] = [
  "easeIn": CubicBezierValue(x1: 0.42, y1: 0, x2: 1, y2: 1),
  "easeInOut": CubicBezierValue(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
  "easeOut": CubicBezierValue(x1: 0, y1: 0, x2: 0.58, y2: 1),
  "linear": CubicBezierValue(x1: 0, y1: 0, x2: 1, y2: 1),
]
