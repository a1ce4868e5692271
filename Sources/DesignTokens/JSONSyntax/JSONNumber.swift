/// A JSON number.
package struct JSONNumber {
  package let text: String
  package let value: Double

  /// Nil for a text that is not a JSON number, or out of the range of `Double`.
  package init?(_ text: String) {
    guard Self.isNumber(text.utf8), let value = Double(text), value.isFinite else { return nil }
    self.text = text
    self.value = value
  }

  /// The number meant by `.5`, `5.`, `+5` or `05`; nil for anything else.
  package init?(loose text: String) {
    var digits = text.drop { $0 == "+" }
    let sign = digits.first == "-" ? "-" : ""
    if !sign.isEmpty { digits.removeFirst() }
    while digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true { digits.removeFirst() }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits.removeLast() }
    self.init(sign + digits)
  }

  /// Whether a text is a JSON number, of any size.
  static func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    func digits() -> Int {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let integers = digits()
    guard integers > 0, !(startsWithZero && integers > 1) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
