import FileBuilding
import SwiftRendering
import SwiftTypes

/// An example of a type of Foundation or the standard library, which is the same on every machine and at every
/// time; nil for other types.
func fixedValue(of type: TypeExpression) -> Expression? {
  let name = type.fullName.map { $0.hasPrefix("Foundation.") ? String($0.dropFirst(11)) : $0 }
  func call(_ label: String, _ value: Expression) -> Expression {
    Expression.type(type).called(label, value)
  }
  switch name {
  case "AttributedString": return Expression.type(type).called(.string("Text"))
  case "Calendar": return call("identifier", .implicit("gregorian"))
  case "Character": return .string("A")
  case "Data", "DateComponents", "IndexSet", "PersonNameComponents":
    return .call(.type(type), [])
  case "Date": return noon
  case "DateInterval":
    return Expression.type(type).called([Argument("start", noon), Argument("duration", "3600")])
  case "Locale": return call("identifier", .string("en_US"))
  case "Measurement":
    guard let unit = type.genericArguments.first else { return nil }
    return Expression.name("Measurement").called([
      Argument("value", "1"), Argument("unit", .call(Expression.type(unit).dot("baseUnit"), [])),
    ])
  case "TimeInterval": return "60"
  case "TimeZone": return call("secondsFromGMT", "0").or(.implicit("current"))
  case "URL": return call("fileURLWithPath", .string("/"))
  case "UUID": return call("uuid", .swift("(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)"))
  case "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return "1"
  default: return nil
  }
}

/// The noon of January 1, 2026, in UTC, which has this date in almost every time zone.
private let noon = Expression.name("Date")
  .called("timeIntervalSinceReferenceDate", .swift("788_961_600"))
