import YAMLSyntax

/// The position of a scalar.
enum ScalarContext {
  case block, flow

  /// Before a colon.
  case key
}

/// A scalar in one line: plain if every YAML parser reads it as the same text, otherwise in double quotes, or
/// in single quotes if that avoids backslashes.
func written(_ scalar: WrittenScalar, in context: ScalarContext) -> String {
  let text = scalar.scalar.text
  if scalar.use == .asWritten {
    return scalar.scalar.style == .plain && !text.utf8.contains(0x0A) ? text : quoted(text)
  }
  return canBePlain(text, as: scalar.use, in: context) ? text : quoted(text)
}

/// A key.
func written(key: String) -> String {
  canBePlain(key, as: .text, in: .key) ? key : quoted(key)
}

/// A text in quotes.
func quoted(_ text: String) -> String {
  let needsEscapes = text.unicodeScalars.contains { escape($0) != nil }
  let hasSigns = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  if hasSigns, !needsEscapes {
    return "'" + text.replacing("'", with: "''") + "'"
  }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    default: result += escape(scalar) ?? String(scalar)
    }
  }
  return result + "\""
}

/// The escape in double quotes for a scalar that cannot be written literally.
private func escape(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x09: return "\\t"
  case 0x0A: return "\\n"
  case 0x0D: return "\\r"
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFEFF:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  default: return nil
  }
}

private func canBePlain(
  _ text: String, as use: ScalarUse, in context: ScalarContext
) -> Bool {
  switch Resolution(of: text) {
  case .text: break
  case .number: if use != .textOrNumber, use != .swiftValue { return false }
  case .truth: if use != .swiftValue { return false }
  case .other: return false
  }
  let units = Array(text.utf8)
  guard let first = units.first, let last = units.last else { return false }
  if "?:,[]{}#&*!|>'\"%@` ".utf8.contains(first) || last == 0x20 || last == UInt8(ascii: ":") {
    return false
  }
  if first == UInt8(ascii: "-"), units.count == 1 || units[1] == 0x20 || text.hasPrefix("---") {
    return false
  }
  if text.hasPrefix("...") || text.unicodeScalars.contains(where: { escape($0) != nil }) {
    return false
  }
  for (unit, next) in zip(units, units.dropFirst()) {
    let isSign =
      unit == UInt8(ascii: ":") && next == 0x20
      || unit == 0x20 && next == UInt8(ascii: "#")
    if isSign { return false }
  }
  let hasQuestion = units.contains(UInt8(ascii: "?"))
  switch context {
  case .block: return !(hasQuestion && use == .swiftType)
  case .flow, .key:
    return !hasQuestion && !units.contains { ",[]{}".utf8.contains($0) }
  }
}
