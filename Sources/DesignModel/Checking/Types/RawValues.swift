import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

/// The common types of raw values, whose notation is known.
let rawTypes = KnownType.names(.raw)

private let integerTypes = KnownType.names(.integer)

/// Checks that an enum's raw values are literals of their type, and that they differ.
func checkRawValues(of spec: TypeSpec, in scope: ComponentScope, _ findings: inout Findings) {
  guard let raw = spec.raw, !spec.cases.isEmpty else {
    if let value = spec.cases.lazy.compactMap(\.raw).first {
      findings.error(
        .rawValue, at: value.place,
        "'\(spec.name.text)' has no raw type; write it, as in 'raw: String'")
    }
    return
  }
  // 'Swift.String' is 'String'.
  let rawType = raw.expression.desugared.text
  var next: Int? = 0
  var seen: [String: SwiftName] = [:]
  for enumCase in spec.cases {
    if let name = enumCase.values.first?.name ?? enumCase.slots.first?.name {
      let key = enumCase.values.isEmpty ? "slots" : "values"
      findings.error(
        .rawValuePayload, at: name.place,
        "a case has a raw value or a payload, not both; remove '\(key)' or the type's 'raw'",
        notes: [Note("the raw type is here", at: raw.place)])
    }
    if let value = enumCase.raw, !scope.isLiteral(value, of: rawType) {
      let quoted = "\"\(value.text)\""
      let isText = rawType == "String" && value.literal == nil
      findings.error(
        .rawValue, at: value.place,
        "'\(value.text)' is not a literal of the raw type '\(raw.text)'"
          + (isText ? "; a string is written '\(quoted)'" : ""),
        notes: [Note("the raw type is here", at: raw.place)],
        fixIts: isText ? [FixIt("make it a string", [.init(value.place, "'\(quoted)'")])] : [])
      next = nil
      continue
    }
    guard let value = checkRawValue(of: enumCase, type: rawType, next: next, &findings) else {
      next = nil
      continue
    }
    if let other = seen[value] {
      findings.error(
        .duplicateRawValue, at: enumCase.raw?.place ?? enumCase.name.place,
        "'\(other.text)' and '\(enumCase.name.text)' would have the same raw value, \(value); "
          + "give one of them another",
        notes: [Note("'\(other.text)' is here", at: other.place)])
    }
    seen[value] = seen[value] ?? enumCase.name
    next = Int(value).map { $0 + 1 }
  }
}

/// The raw value of a case, explicit or implicit; nil if unknown.
private func checkRawValue(
  of spec: EnumCaseSpec, type: String, next: Int?, _ findings: inout Findings
) -> String? {
  if let own = spec.raw { return Int(own.text.filter { $0 != "_" }).map(String.init) ?? own.text }
  if type == "String" { return "\"\(spec.name.text)\"" }
  guard rawTypes.contains(type) else { return nil }
  guard let next, type != "Character" else {
    findings.error(
      .rawValue, at: spec.name.place,
      "Swift cannot synthesize a raw value for '\(spec.name.text)'; write it, as in "
        + "'\(spec.name.text): \(type == "Character" ? "'\"a\"'" : "1")'")
    return nil
  }
  return String(next)
}

extension ComponentScope {
  fileprivate func isLiteral(_ value: SwiftExpression, of type: String) -> Bool {
    switch type {
    case "String": return value.literal == .string
    case "Character": return value.literal == .string && value.text.count == 3
    case "Double", "Float": return value.literal == .integer || value.literal == .float
    case _ where integerTypes.contains(type):
      return value.literal == .integer && !(type.hasPrefix("U") && value.text.hasPrefix("-"))
    default: return value.literal != nil
    }
  }
}
