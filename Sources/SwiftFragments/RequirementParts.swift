import SwiftTypes

/// The information extracted from a requirement.
struct RequirementParts: Sendable, Equatable {
  var requirement: TypeRequirement
  var typeNames: [Located]
}

/// Reads a requirement of generic parameters: two types with `:` or `==` between them.
///
/// - Throws: Its problems.
func readRequirement(_ text: String) throws(BrokenFragment) -> RequirementParts {
  if let problem = forbiddenText(in: text) { throw BrokenFragment([problem]) }
  let units = Array(text.utf8)
  let isEqual = { (index: Int) in
    units[index] == UInt8(ascii: "=") && index + 1 < units.count && units[index + 1] == units[index]
  }
  guard let sign = units.indices.first(where: { units[$0] == UInt8(ascii: ":") || isEqual($0) })
  else {
    throw BrokenFragment(
      "\(FragmentKind.requirement.complaint): write it as 'Value: Comparable' or "
        + "'Value == String'", 0..<units.count)
  }
  let otherStart = sign + (units[sign] == UInt8(ascii: ":") ? 1 : 2)
  let subject = try readSide(units, 0..<sign)
  let other = try readSide(units, otherStart..<units.count)
  let relation: TypeRequirement.Relation =
    units[sign] == UInt8(ascii: ":") ? .conforms : .equals
  return RequirementParts(
    requirement: TypeRequirement(subject.expression, relation, other.expression),
    typeNames: subject.typeNames + other.typeNames)
}

/// Reads the type on one side of a requirement.
private func readSide(_ units: [UInt8], _ range: Range<Int>) throws(BrokenFragment) -> TypeParts {
  let isSpace = { (unit: UInt8) in unit == UInt8(ascii: " ") || unit == UInt8(ascii: "\t") }
  var range = range
  while let first = units[range].first, isSpace(first) {
    range = range.lowerBound + 1..<range.upperBound
  }
  while let last = units[range].last, isSpace(last) {
    range = range.lowerBound..<range.upperBound - 1
  }
  func moved(_ part: Range<Int>) -> Range<Int> {
    part.lowerBound + range.lowerBound..<part.upperBound + range.lowerBound
  }
  do throws(BrokenFragment) {
    var parts = try readType(String(decoding: units[range], as: UTF8.self))
    parts.typeNames = parts.typeNames.map { Located(text: $0.text, range: moved($0.range)) }
    return parts
  } catch {
    throw BrokenFragment(error.problems.map { Problem($0.message, moved($0.range)) })
  }
}
