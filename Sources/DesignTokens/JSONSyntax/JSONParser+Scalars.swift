import Diagnostics
import YAMLSyntax

extension JSONParser {
  /// Reads a string.
  mutating func string() throws(Stop) -> Node {
    let start = index
    let quote = utf8[index]
    var content: [UInt8] = []
    index += 1
    while let unit = next, unit != quote {
      switch unit {
      case UInt8(ascii: "\\") where dialect == .json5 && continuesLine: skipLineBreak()
      case UInt8(ascii: "\\"): try escape(into: &content, quote)
      case 0x0A, 0x0D:
        throw stop(
          .jsonSyntax, Span(start, index),
          "this string is not closed on its line; put a quote at its end, and write '\\n' for a "
            + "line break")
      case ..<0x20:
        let digits = String(unit, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: 4 - digits.count) + digits
        report(
          .jsonSyntax, here,
          "a string cannot hold the control character U+\(code); write it as '\\u\(code)'",
          fixIts: [FixIt("write it as an escape", [.init(Place(source, here), "\\u\(code)")])])
        try checkCount()
        content.append(unit)
        index += 1
      default:
        content.append(unit)
        index += 1
      }
    }
    guard next == quote else {
      throw stop(
        .jsonSyntax, source.line(around: start, within: 200).after(start),
        "this string is not closed; put a quote at its end")
    }
    index += 1
    let span = Span(start, index)
    let text = String(decoding: content, as: UTF8.self)
    if quote == UInt8(ascii: "'"), dialect == .json {
      report(
        .jsonSyntax, span, "a JSON string has double quotes; replace the single ones",
        fixIts: [FixIt("write double quotes", [.init(Place(source, span), jsonString(text))])])
      try checkCount()
    }
    try grow(text: content.count, at: span)
    return Node(.scalar(Scalar(text: text, style: .doubleQuoted)), span: span)
  }

  /// Whether a backslash at the current position is followed by a line break, which JSON5 omits.
  private var continuesLine: Bool {
    index + 1 < utf8.count && [0x0A, 0x0D].contains(utf8[index + 1])
  }

  private mutating func skipLineBreak() {
    index += utf8[index + 1] == 0x0D && index + 2 < utf8.count && utf8[index + 2] == 0x0A ? 3 : 2
  }

  /// A number of JSON5 in the notation of JSON; nil if it is not a finite one.
  private func number5(_ text: String) -> String? {
    let digits = text.drop { $0 == "+" || $0 == "-" }
    if digits.lowercased().hasPrefix("0x") {
      return Int(digits.dropFirst(2), radix: 16).map { text.hasPrefix("-") ? "\(-$0)" : "\($0)" }
    }
    return JSONNumber(loose: text)?.text
  }

  /// Reads an escape; an invalid one is replaced by the text after its backslash.
  private mutating func escape(into content: inout [UInt8], _ quote: UInt8) throws(Stop) {
    let start = index
    index += 1
    guard let sign = next else { return }
    index += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(sign)
    case quote: content.append(sign)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(from: start, into: &content)
    case 0x0A, 0x0D: index -= 1
    default:
      index -= 1
      let span = Span(start, here.end)
      report(
        .jsonSyntax, span,
        "JSON has no escape '\(source[span])'; write '\\\\' for a backslash")
      try checkCount()
    }
  }

  private mutating func unicodeEscape(
    from start: Int, into content: inout [UInt8]
  ) throws(Stop) {
    guard let high = hexDigits() else {
      report(
        .jsonSyntax, Span(start, index), "four hexadecimal digits are expected after '\\u'")
      return try checkCount()
    }
    var value = UInt32(high)
    if 0xD800..<0xDC00 ~= value, utf8[index...].starts(with: "\\u".utf8) {
      let afterHigh = index
      index += 2
      if let low = hexDigits(), 0xDC00..<0xE000 ~= low {
        value = 0x10000 + (value - 0xD800) << 10 + (UInt32(low) - 0xDC00)
      } else {
        index = afterHigh
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      report(
        .jsonSyntax, Span(start, index),
        "'\(source[Span(start, index)])' is half of a surrogate pair; write both halves, or the "
          + "character itself")
      return try checkCount()
    }
    content += Array(String(scalar).utf8)
  }

  private mutating func hexDigits() -> UInt16? {
    guard index + 4 <= utf8.count else { return nil }
    let digits = utf8[index..<index + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }) else {
      return nil
    }
    index += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Reads a number, `true`, `false` or `null`.
  mutating func word() throws(Stop) -> Node {
    let span = wordSpan
    let text = source[span]
    if ["true", "false", "null"].contains(text) || JSONNumber(text) != nil {
      index = span.end
      try grow(text: span.end - span.start, at: span)
      return Node(.scalar(Scalar(text: text, style: .plain)), span: span)
    }
    if dialect == .json5, let number = number5(text) {
      index = span.end
      try grow(text: span.end - span.start, at: span)
      return Node(.scalar(Scalar(text: number, style: .plain)), span: span)
    }
    let isMissing = next.map { ",]}:".utf8.contains($0) } ?? true
    if isMissing { throw stop(.jsonSyntax, span, "a value is missing here") }
    let hint =
      if let number = JSONNumber(loose: text) {
        "'\(shown(text))' is not a number in JSON; write \(number.text)"
      } else if JSONNumber.isNumber(text.utf8) {
        "the number '\(shown(text))' is too large"
      } else if ["True", "False", "Null", "TRUE", "FALSE", "NULL", "None", "nil"].contains(text) {
        "JSON writes true, false and null in lowercase letters"
      } else {
        "a value is expected here, not '\(shown(text))'; put a string in double quotes"
      }
    throw stop(.jsonSyntax, span, hint)
  }
}

/// A text as a JSON string.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A text as a scalar in YAML: a word, or in quotes, which YAML has in common with JSON.
package func yamlText(_ text: String) -> String {
  let isWord =
    text.first?.isLetter == true
    && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  return isWord ? text : jsonString(text)
}

extension Span {
  /// The part of the span from an offset on.
  fileprivate func after(_ offset: Int) -> Span { Span(offset, max(offset, end)) }
}
