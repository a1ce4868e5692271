/// The subset of JSON that String Catalogs need: numbers, `true`, `false` and `null` are kept as written.
indirect enum JSON: Equatable {
  case object([String: JSON])
  case array([JSON])
  case string(String)

  /// A number, `true`, `false` or `null`.
  case other(String)

  /// Parses a document; nil if it is invalid.
  init?(_ text: [UInt8]) {
    let decoded = String(decoding: text, as: UTF8.self)
    // Invalid UTF-8 was replaced by decoding.
    guard decoded.utf8.elementsEqual(text) else { return nil }
    var parser = JSONParser(rest: decoded.unicodeScalars[...])
    guard let value = parser.value(depth: 0), parser.isAtEnd() else { return nil }
    self = value
  }

  subscript(key: String) -> JSON? {
    get { if case .object(let members) = self { members[key] } else { nil } }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// The text as Xcode writes it, with members sorted by key.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let text): return jsonString(text)
    case .other(let text): return text
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      let lines = members.sorted { $0.key < $1.key }.map {
        "\(inner)\(jsonString($0.key)) : \($0.value.text(indentation: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }
}

private struct JSONParser {
  var rest: Substring.UnicodeScalarView

  /// String Catalogs are not nested more deeply, and deeper nesting could exhaust the stack.
  private static let maximumDepth = 64

  private mutating func skipSpace() {
    rest = rest.drop { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  mutating func isAtEnd() -> Bool {
    skipSpace()
    return rest.isEmpty
  }

  mutating func value(depth: Int) -> JSON? {
    guard depth < Self.maximumDepth else { return nil }
    skipSpace()
    switch rest.first {
    case "{": return object(depth: depth + 1)
    case "[": return array(depth: depth + 1)
    case "\"": return string().map { .string($0) }
    default:
      let word = rest.prefix { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "+-.".unicodeScalars.contains(scalar)
      }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : .other(String(word))
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    rest.removeFirst()
    var members: [String: JSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), members[key] == nil, let value = value(depth: depth)
      else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    rest.removeFirst()
    var elements: [JSON] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard rest.first == "\"" else { return nil }
    rest.removeFirst()
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        let text = String(decoding: units, as: UTF16.self)
        return text.utf16.elementsEqual(units) ? text : nil
      case "\\":
        guard let unit = escape() else { return nil }
        units.append(unit)
      default:
        guard scalar.value >= 0x20 else { return nil }
        units += UTF16.encode(scalar).map { Array($0) } ?? []
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    switch rest.popFirst() {
    case "\"": return 0x22
    case "\\": return 0x5C
    case "/": return 0x2F
    case "b": return 0x08
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "u":
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      return digits.count == 4 ? UInt16(String(digits), radix: 16) : nil
    default: return nil
    }
  }
}

/// A text as a JSON string.
private func jsonString(_ text: String) -> String {
  var string = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": string += "\\\(scalar)"
    case "\n": string += "\\n"
    case "\t": string += "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      string +=
        scalar.value < 0x20
        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
    }
  }
  return string + "\""
}
