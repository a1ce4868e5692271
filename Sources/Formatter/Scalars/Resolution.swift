/// How other YAML parsers interpret a plain scalar, by the rules of YAML 1.1 or 1.2.
///
/// Anything that looks like a number or a date counts as one, even `1.2.3`, so that nobody has to know the
/// difference.
enum Resolution {
  case text

  /// A number that is unchanged when it is parsed and printed.
  case number

  /// A Boolean that is unchanged when it is parsed and printed.
  case truth

  /// Another spelling of a Boolean, null, a date, or a number that would be printed differently.
  case other

  init(of text: String) {
    let units = Array(text.utf8)
    if text == "true" || text == "false" {
      self = .truth
    } else if units.isEmpty || Self.words.contains(text) {
      self = .other
    } else if isDecimal(units) {
      self = .number
    } else {
      self = looksLikeNumber(units) ? .other : .text
    }
  }

  private static let words: Set<String> = {
    let small = [
      "y", "n", "yes", "no", "on", "off", "true", "false", "null", ".inf", "+.inf", "-.inf", ".nan",
    ]
    let capital = small.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Set(
      small + capital + small.map { $0.uppercased() }
        + [".Inf", "+.Inf", "-.Inf", ".NaN", "~", "<<", "="])
  }()
}

/// Whether it is a decimal number without redundant digits.
private func isDecimal(_ units: [UInt8]) -> Bool {
  let parts = units.drop { $0 == UInt8(ascii: "-") }
    .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  let isNegative = units.first == UInt8(ascii: "-")
  guard parts.count <= 2, units.count - parts.joined().count - (parts.count - 1) <= 1,
    parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }), let whole = parts.first
  else { return false }
  if whole.count > 1, whole.first == UInt8(ascii: "0") { return false }
  if parts.count == 2, parts[1].last == UInt8(ascii: "0") { return false }
  return !(isNegative && units.dropFirst().elementsEqual([UInt8(ascii: "0")]))
}

private func looksLikeNumber(_ units: [UInt8]) -> Bool {
  let isSigned = units.first == UInt8(ascii: "-") || units.first == UInt8(ascii: "+")
  let digits = units.dropFirst(isSigned ? 1 : 0)
  guard digits.drop(while: { $0 == UInt8(ascii: ".") }).first?.isDigit == true else {
    return false
  }
  if let base = digits.dropFirst().first, digits.first == UInt8(ascii: "0"),
    "xob".utf8.contains(base)
  {
    return digits.dropFirst(2).allSatisfy { $0.isDigit || "abcdefABCDEF_".utf8.contains($0) }
  }
  let isDate = units.count > 4 && units[4] == UInt8(ascii: "-")
  let signs = isDate ? "_.:-+eETtZz \t" : "_.:-+eE"
  return digits.allSatisfy { $0.isDigit || signs.utf8.contains($0) }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
