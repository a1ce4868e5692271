/// A JSON value whose members keep their order.
indirect enum JSONText: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  case string(String)
  case number(String)
  case boolean(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText)])

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(String(value)) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }

  init(_ value: Int) { self = .number(String(value)) }

  /// The value in one line.
  var line: String {
    switch self {
    case .string(let text): quoted(text)
    case .number(let digits): digits
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members): CompilerDriver.object(members.map { ($0, $1.line) })
    }
  }

  /// The value in several lines, with short values in one.
  func lines(indentation: String = "") -> String {
    let inner = indentation + "  "
    let line = line
    switch self {
    case .array(let elements) where line.utf8.count > 80:
      let lines = elements.map { inner + $0.lines(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members) where line.utf8.count > 80:
      let lines = members.map { "\(inner)\(quoted($0)): \($1.lines(indentation: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    case .string, .number, .boolean, .null, .array, .object: return line
    }
  }
}
