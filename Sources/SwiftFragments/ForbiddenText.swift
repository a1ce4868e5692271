/// Text that is not allowed in any fragment, even if the parser accepts it.
///
/// Characters that are invisible or that reorder visible ones would make emitted Swift read differently from
/// how it compiles. Some of them also end a line in some tools and not in others.
func forbiddenText(in text: String) -> Problem? {
  if let size = sizeProblem(of: text) { return size }
  if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return nil }
  var offset = 0
  for scalar in text.unicodeScalars {
    let length = UTF8.width(scalar)
    if let kind = forbiddenKind(scalar) {
      let code = hexadecimal(scalar.value)
      return Problem(
        "U+\(code) is \(kind), which is not allowed in Swift code; in a string literal write "
          + "\\u{\(code)}",
        offset..<offset + length)
    }
    offset += length
  }
  return nil
}

private func forbiddenKind(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x09, 0x0A: nil
  case 0x00...0x1F, 0x7F...0x9F: "a control character"
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "a control of text direction"
  case 0x00AD, 0x200B, 0x2060...0x2064, 0xFEFF: "an invisible character"
  case 0x2028, 0x2029: "a line separator"
  default: scalar.properties.isNoncharacterCodePoint ? "no character" : nil
  }
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// The maximum length of a fragment in bytes: far more than people write in a spec.
package let longestFragment = 32_000

private func sizeProblem(of text: String) -> Problem? {
  guard text.utf8.count > longestFragment else { return nil }
  return Problem(
    "this is longer than \(longestFragment) bytes; move it to a Swift file",
    0..<1)
}
