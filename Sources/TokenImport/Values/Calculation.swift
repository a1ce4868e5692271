import DesignTokens

/// Computes an expression of numbers and lengths, as Style Dictionary's transforms and Tokens Studio do:
/// `4px * 1.5`, `round(16 / 3)`. Nil for anything else, and for units that cannot be combined.
func calculate(_ text: some StringProtocol) -> Quantity? {
  if let quantity = Quantity(text) { return quantity }
  var calculation = Calculation(text)
  guard let result = calculation.sum(), calculation.isAtEnd, result.value.isFinite else {
    return nil
  }
  return result
}

private struct Calculation {
  private let signs: [Character]
  private var index = 0
  private var depth = 0

  init(_ text: some StringProtocol) { signs = Array(text) }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == signs.count
    }
  }

  private mutating func skipSpace() {
    while index < signs.count, signs[index].isWhitespace { index += 1 }
  }

  /// Takes one of the signs, if it is next.
  private mutating func take(_ wanted: String) -> Character? {
    skipSpace()
    guard index < signs.count, wanted.contains(signs[index]) else { return nil }
    index += 1
    return signs[index - 1]
  }

  mutating func sum() -> Quantity? {
    guard var result = product() else { return nil }
    while let sign = take("+-") {
      guard let right = product(), let unit = commonUnit(result, right) else { return nil }
      result = Quantity(result.value + (sign == "+" ? right.value : -right.value), unit)
    }
    return result
  }

  private mutating func product() -> Quantity? {
    guard var result = factor() else { return nil }
    while let sign = take("*/") {
      guard let right = factor() else { return nil }
      if sign == "*" {
        guard let unit = commonUnit(result, right) else { return nil }
        result = Quantity(result.value * right.value, unit)
      } else {
        guard right.value != 0, right.unit.isEmpty || right.unit == result.unit else { return nil }
        result = Quantity(result.value / right.value, right.unit.isEmpty ? result.unit : "")
      }
    }
    return result
  }

  private mutating func factor() -> Quantity? {
    if take("-") != nil { return factor().map { Quantity(-$0.value, $0.unit) } }
    if take("+") != nil { return factor() }
    guard let base = primary() else { return nil }
    guard take("^") != nil else { return base }
    guard let exponent = factor(), exponent.unit.isEmpty, let count = Int(exactly: exponent.value),
      0...64 ~= count
    else { return nil }
    return Quantity((0..<count).reduce(1) { result, _ in result * base.value }, base.unit)
  }

  private mutating func primary() -> Quantity? {
    skipSpace()
    guard index < signs.count, depth < 64 else { return nil }
    if take("(") != nil {
      depth += 1
      defer { depth -= 1 }
      guard let inner = sum(), take(")") != nil else { return nil }
      return inner
    }
    if signs[index].isLetter { return call() }
    let start = index
    while index < signs.count, signs[index].isNumber || signs[index] == "." { index += 1 }
    if index + 1 < signs.count, signs[index] == "e" || signs[index] == "E",
      signs[index + 1].isNumber || "+-".contains(signs[index + 1])
    {
      index += 2
      while index < signs.count, signs[index].isNumber { index += 1 }
    }
    while index < signs.count, signs[index].isLetter || signs[index] == "%" { index += 1 }
    return Quantity(String(signs[start..<index]))
  }

  private mutating func call() -> Quantity? {
    let start = index
    while index < signs.count, signs[index].isLetter { index += 1 }
    let name = String(signs[start..<index])
    guard take("(") != nil else { return nil }
    depth += 1
    defer { depth -= 1 }
    var arguments: [Quantity] = []
    repeat {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while take(",") != nil
    guard take(")") != nil, let first = arguments.first else { return nil }
    switch (name, arguments.count) {
    case ("calc", 1): return first
    case ("round", 1): return Quantity((first.value + 0.5).rounded(.down), first.unit)
    case ("roundTo", 1): return Quantity((first.value + 0.5).rounded(.down), first.unit)
    case ("roundTo", 2):
      guard let digits = Int(exactly: arguments[1].value), 0...12 ~= digits else { return nil }
      let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
      return Quantity((first.value * scale + 0.5).rounded(.down) / scale, first.unit)
    case ("ceil", 1): return Quantity(first.value.rounded(.up), first.unit)
    case ("floor", 1): return Quantity(first.value.rounded(.down), first.unit)
    case ("abs", 1): return Quantity(abs(first.value), first.unit)
    case ("sqrt", 1) where first.value >= 0: return Quantity(first.value.squareRoot(), first.unit)
    case ("min", _), ("max", _): return extreme(arguments, isMaximum: name == "max")
    default: return nil
    }
  }

  private func extreme(_ arguments: [Quantity], isMaximum: Bool) -> Quantity? {
    var result = arguments[0]
    for other in arguments.dropFirst() {
      guard let unit = commonUnit(result, other) else { return nil }
      result = Quantity(
        isMaximum ? max(result.value, other.value) : min(result.value, other.value), unit)
    }
    return result
  }

  /// The unit of a result; nil if the units differ.
  private func commonUnit(_ left: Quantity, _ right: Quantity) -> String? {
    if left.unit.isEmpty { return right.unit }
    return right.unit.isEmpty || right.unit == left.unit ? left.unit : nil
  }
}
