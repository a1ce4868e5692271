import SwiftTypes

/// Fragments that do not need the parser; most fragments in a spec have one of these few forms. Each function
/// accepts less than the parser, with the same results.
enum PlainFragment {
  /// `Bool`, `Bool?` or `[Bool]`.
  static func type(_ text: String) -> TypeParts? {
    var text = text
    return text.withUTF8 { units in
      guard let first = units.first, let last = units.last else { return nil }
      let isArray = first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
      let isOptional = last == UInt8(ascii: "?")
      let range = (isArray ? 1 : 0)..<(isArray || isOptional ? units.count - 1 : units.count)
      guard isIdentifier(units, range) else { return nil }
      let name = String(decoding: units[range], as: UTF8.self)
      guard !isSwiftKeyword(name), !contextualWords.contains(name) else { return nil }
      let type = TypeExpression.named(name)
      return TypeParts(
        expression: isOptional ? type.optional : isArray ? type.list : type,
        typeNames: [Located(text: name, range: range)])
    }
  }

  /// `name`, `.name`, `nil`, `true`, `false`, `[]`, `1`, `-0.5` or `"text"` without a backslash.
  static func expression(_ text: String) -> ExpressionParts? {
    switch text {
    case "nil": return ExpressionParts(form: .nothing, code: code(.nil, text))
    case "[]": return ExpressionParts(form: .list, code: code(.array([]), text))
    case "true", "false":
      return ExpressionParts(
        literal: .boolean,
        code: CodeExpression(
          kind: .literal(.boolean, []), range: 0..<text.utf8.count, details: .truth(text == "true"))
      )
    default: break
    }
    var text = text
    return text.withUTF8 { units in
      guard let first = units.first else { return nil }
      switch first {
      case UInt8(ascii: "."):
        let range = 1..<units.count
        guard isIdentifier(units, range) else { return nil }
        let name = String(decoding: units[range], as: UTF8.self)
        guard !isNeverSwiftName(name) else { return nil }
        let located = Located(text: name, range: range)
        return ExpressionParts(
          implicitMember: located,
          code: CodeExpression(kind: .implicitMember(located), range: 0..<units.count))
      case UInt8(ascii: "\""):
        return isSimpleString(units)
          ? ExpressionParts(
            literal: .string,
            code: CodeExpression(
              kind: .literal(.string, []), range: 0..<units.count,
              details: .string(plainString(units)))) : nil
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return number(units).map { literal in
          ExpressionParts(
            literal: literal,
            code: CodeExpression(kind: .literal(literal, []), range: 0..<units.count))
        }
      default:
        let range = 0..<units.count
        guard isIdentifier(units, range) else { return nil }
        let name = String(decoding: units, as: UTF8.self)
        guard !isSwiftKeyword(name), !contextualWords.contains(name) else { return nil }
        let located = Located(text: name, range: range)
        return ExpressionParts(
          identifiers: [located], code: CodeExpression(kind: .name(located), range: range))
      }
    }
  }

  private static func code(_ kind: CodeExpression.Kind, _ text: String) -> CodeExpression {
    CodeExpression(kind: kind, range: 0..<text.utf8.count)
  }

  /// Whether a text consists of ASCII letters, digits and `_` and does not begin with a digit; `_` alone is
  /// not an identifier.
  static func isIdentifier(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isIdentifier($0, 0..<$0.count) }
  }

  private static func isIdentifier(
    _ units: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard !range.isEmpty, !isDigit(units[range.lowerBound]) else { return false }
    if range.count == 1, units[range.lowerBound] == UInt8(ascii: "_") { return false }
    return units[range].allSatisfy { unit in
      isDigit(unit) || unit == UInt8(ascii: "_")
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit | 0b10_0000
    }
  }

  private static func isDigit(_ unit: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit
  }

  private static func isSimpleString(_ units: UnsafeBufferPointer<UInt8>) -> Bool {
    guard units.count >= 2, units[units.count - 1] == UInt8(ascii: "\"") else { return false }
    return units[1..<units.count - 1].allSatisfy { unit in
      0x20...0x7E ~= unit && unit != UInt8(ascii: "\"") && unit != UInt8(ascii: "\\")
    }
  }

  /// The text of a literal without a backslash.
  private static func plainString(_ units: UnsafeBufferPointer<UInt8>) -> CodeString {
    let value = String(decoding: units.dropFirst().dropLast(), as: UTF8.self)
    return CodeString(value: value, segments: [value])
  }

  /// Decimal digits, possibly with a minus before them or a fraction after them.
  private static func number(
    _ units: UnsafeBufferPointer<UInt8>
  ) -> SwiftExpression.Literal? {
    let digits = units.first == UInt8(ascii: "-") ? units.dropFirst() : units[...]
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
    return parts.count == 2 ? .float : .integer
  }
}
