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
  /// Text for people, trimmed of white space; an empty text counts as none.
  static var text: Self {
    .scalar(.text) { scalar, node, decoder in
      if let control = firstControl(in: scalar.text) {
        return decoder.report(.controlCharacter(control, at: decoder.place(node)))
      }
      let text = withoutSurroundingSpace(scalar.text)
      return text.isEmpty ? nil : Located(text, at: decoder.place(node))
    }
  }

  /// A text for people in a single line; an empty text counts as none.
  static var heading: Self {
    let text = Self.text
    return ValueType(text.description) { node, decoder in
      guard let heading = text.decode(node, &decoder) else { return nil }
      guard !heading.value.contains(where: { $0.isNewline || $0 == "\t" }) else {
        return decoder.report(.severalLines(at: heading.place))
      }
      return heading
    }
  }

  /// One of a few words.
  static func word(of choice: ChoiceDescription, unknown id: ProblemID) -> Self {
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

/// The value of decimal digits without a leading zero; nil for anything else.
func decimalNumber(_ text: some StringProtocol) -> Int? {
  let digits = text.utf8
  guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
    digits.count == 1 || digits.first != UInt8(ascii: "0")
  else { return nil }
  return Int(text)
}

/// The first control character of a text, except tabs and line feeds.
///
/// This includes characters that separate lines or change the direction of text: emitted code must read as it
/// compiles.
func firstControl(in text: String) -> Unicode.Scalar? {
  // In UTF-8, control characters above U+007F begin with 0xC2 or 0xE2.
  let mayHaveOne = text.utf8.contains {
    $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
  }
  guard mayHaveOne else { return nil }
  return text.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

private func withoutSurroundingSpace(_ text: String) -> String {
  let isSpace = { (unit: UInt8) in unit == 0x20 || unit == 0x09 || unit == 0x0A }
  let units = text.utf8
  guard let first = units.firstIndex(where: { !isSpace($0) }),
    let last = units.lastIndex(where: { !isSpace($0) })
  else { return "" }
  let end = units.index(after: last)
  return first == units.startIndex && end == units.endIndex ? text : String(text[first..<end])
}
