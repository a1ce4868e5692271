import Diagnostics
import YAMLSyntax

extension ValueType<Located<Bool>> {
  /// Plain `true` or `false`.
  static var boolean: Self {
    .scalar(.boolean) { scalar, node, decoder in
      switch (scalar.text, scalar.style) {
      case ("true", .plain): Located(true, at: decoder.place(node))
      case ("false", .plain): Located(false, at: decoder.place(node))
      default: decoder.report(.notABoolean(scalar, at: decoder.place(node)))
      }
    }
  }
}

extension ValueType<Located<Int>> {
  /// A plain decimal number.
  static func integer(in range: ClosedRange<Int>) -> Self {
    .scalar(.integer(range)) { scalar, node, decoder in
      guard let value = decimalNumber(scalar.text), range.contains(value), scalar.style == .plain
      else { return decoder.report(.notAnInteger(scalar, in: range, at: decoder.place(node))) }
      return Located(value, at: decoder.place(node))
    }
  }
}

extension ValueType<Located<String>> {
  /// Text for people, without the white space around it; empty text says nothing.
  static var text: Self {
    .scalar(.text) { scalar, node, decoder in
      if let control = scalar.text.unicodeScalars.first(where: isControl) {
        return decoder.report(.controlCharacter(control, at: decoder.place(node)))
      }
      let text = withoutSurroundingSpace(scalar.text)
      return text.isEmpty ? nil : Located(text, at: decoder.place(node))
    }
  }

  /// One of a few words.
  static func word(of choice: ChoiceDescription, unknown id: String) -> Self {
    let words = choice.values.map(\.word)
    return .scalar(.choice(choice)) { scalar, node, decoder in
      guard words.contains(scalar.text) else {
        return decoder.report(
          .unknownWord(scalar.text, choice, id: id, at: decoder.place(node)))
      }
      return Located(scalar.text, at: decoder.place(node))
    }
  }
}

/// The number that decimal digits without a leading zero stand for; nil for anything else.
func decimalNumber(_ text: some StringProtocol) -> Int? {
  let digits = text.utf8
  guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
    digits.count == 1 || digits.first != UInt8(ascii: "0")
  else { return nil }
  return Int(text)
}

/// Whether a scalar is a control character other than a tabulator and a line feed.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  case ..<0x20, 0x7F...0x9F: true
  default: false
  }
}

private func withoutSurroundingSpace(_ text: String) -> String {
  let isSpace = { (character: Character) in character.isWhitespace }
  guard let first = text.firstIndex(where: { !isSpace($0) }),
    let last = text.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return String(text[first...last])
}
