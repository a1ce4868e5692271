import Diagnostics

/// Text that YAML does not allow anywhere.
struct ForbiddenScalar {
  var span: Span

  /// The scalar; nil if the code units are not UTF-8.
  var scalar: Unicode.Scalar?

  func diagnostic(in source: SourceText) -> Diagnostic {
    let place = Place(source, span)
    switch scalar?.value {
    case nil:
      return Diagnostic(
        .invalidUTF8, at: place, "this is not valid UTF-8; save the file as UTF-8")
    case 0xFEFF:
      return Diagnostic(
        .controlCharacter, at: place,
        "the text contains a byte-order mark (U+FEFF); delete it")
    case 0:
      return Diagnostic(
        .controlCharacter, at: place,
        "the text contains a NUL (U+0000); delete it, or save the file in UTF-8 if it is binary")
    case let value?:
      let name = "U+" + String(repeating: "0", count: max(0, 4 - hex(value).count)) + hex(value)
      return Diagnostic(
        .controlCharacter, at: place,
        "the text contains the control character \(name); delete it, or write it as an escape in "
          + "double quotes")
    }
  }

  private func hex(_ value: UInt32) -> String { String(value, radix: 16, uppercase: true) }
}

/// Finds the first scalar that YAML does not allow, or the first invalid UTF-8.
func firstForbiddenScalar(in utf8: [UInt8], from start: Int = 0) -> ForbiddenScalar? {
  utf8.withUnsafeBufferPointer { utf8 in
    var index = start
    while index < utf8.count {
      let unit = utf8[index]
      if unit &- 0x20 < 0x5F || unit == 0x0A || unit == 0x0D || unit == 0x09 {
        index += 1
        continue
      }
      guard let (scalar, count) = scalar(at: index, in: utf8) else {
        return ForbiddenScalar(span: Span(index, index + 1), scalar: nil)
      }
      if !isAllowed(scalar) {
        return ForbiddenScalar(span: Span(index, index + count), scalar: scalar)
      }
      index += count
    }
    return nil
  }
}

/// The scalar at an offset and its number of code units; nil if there is none.
private func scalar(
  at index: Int, in utf8: UnsafeBufferPointer<UInt8>
) -> (Unicode.Scalar, Int)? {
  let lead = utf8[index]
  let (count, minimum): (Int, UInt32) =
    switch lead {
    case ..<0x80: (1, 0)
    case 0xC0..<0xE0: (2, 0x80)
    case 0xE0..<0xF0: (3, 0x800)
    case 0xF0..<0xF8: (4, 0x10000)
    default: (0, 0)
    }
  guard count > 0, index + count <= utf8.count else { return nil }
  var value = count == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(count))
  for unit in utf8[(index + 1)..<(index + count)] {
    guard unit.isContinuation else { return nil }
    value = value << 6 | UInt32(unit & 0b0011_1111)
  }
  guard value >= minimum, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, count)
}

/// Whether YAML considers it printable.
private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0x10000...: true
  case 0xE000...0xFFFD: scalar.value != 0xFEFF
  default: false
  }
}
