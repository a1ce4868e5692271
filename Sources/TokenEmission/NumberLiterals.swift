import SwiftRendering

/// A number as a literal.
package func number(_ value: Double) -> Expression {
  if let whole = Int(exactly: value) { return .swift(grouped(whole)) }
  return .swift("\(value)")
}

/// A computed number as a literal, rounded to six decimals to remove floating-point noise.
func computed(_ value: Double) -> Expression {
  number(abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value)
}

/// An integer in groups of three digits if it has seven or more, as swift-format requires.
private func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if digits.count > 6, index > 0, (digits.count - index).isMultiple(of: 3) { text += "_" }
    text.append(digit)
  }
  return text
}
