import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// Checks that a default can have its type, as far as known.
func checkDefault(
  _ value: SwiftExpression?, of type: SwiftType, in scope: ComponentScope,
  _ findings: inout Findings
) {
  countSteps()
  checkDefaultIsNotDeprecated(of: value, type, in: scope, &findings)
  guard let value else { return }
  let resolved = scope.declarations.typeIndex.unaliased(type).expression.desugared
  if value.form == .nothing {
    guard scope.isNeverNil(resolved) else { return }
    findings.error(
      .literalType, at: value.place,
      "'nil' is not a value of '\(type.text)'; make the type '\(type.text)?', or give another "
        + "default")
    return
  }
  let wanted = resolved.unwrapped.desugared
  if checkCase(value, of: wanted, isOptional: resolved.wrapped != nil, in: scope, &findings) {
    return
  }
  switch wanted.form {
  case .array: checkForm(value, .list, of: type, "'[…]'", &findings)
  case .dictionary: checkForm(value, .dictionary, of: type, "'[:]' or '[key: value]'", &findings)
  case .function: checkForm(value, .closure, of: type, "a closure: '{ … }'", &findings)
  case .name: checkLiteral(value, of: wanted, type, in: scope, &findings)
  case .member, .optional, .tuple, .parentheses, .opaque, .existential, .composition, .suppressed,
    .metatype, .attributed, .packExpansion, .packElement, .other:
    return
  }
}

/// Checks a literal where a named type is expected.
private func checkLiteral(
  _ value: SwiftExpression, of wanted: TypeExpression, _ type: SwiftType, in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard let name = wanted.plainName, scope.generic(named: name) == nil else { return }
  guard let expected = scope.literals(of: name) else { return }
  // An option set is initialized from the list of its options.
  if value.form == .list, scope.declarations.typeIndex.resolved(name)?.options.isEmpty == false {
    return
  }
  if let literal = value.literal, expected.contains(literal) {
    checkRange(value, literal, of: name, &findings)
  } else if value.literal != nil || value.form != .other {
    findings.error(
      .literalType, at: value.place,
      "'\(value.text)' is not a value of '\(type.text)'; write a default of that type")
  } else if expected.contains(.string), value.identifiers.map(\.text) == [value.text] {
    findings.error(
      .bareText, at: value.place,
      "'\(value.text)' is the name of a value in Swift, not a string; a string has quotes of both "
        + "kinds: '\"\(value.text)\"'",
      fixIts: [FixIt("make it a string", [.init(value.place, "'\"\(value.text)\"'")])])
  } else if expected.contains(.boolean), let truth = yamlTruths[value.text] {
    findings.error(
      .literalType, at: value.place,
      "'\(value.text)' is not a 'Bool' in Swift; write '\(truth)'",
      fixIts: [FixIt("write '\(truth)'", [.init(value.place, "\"\(truth)\"")])])
  }
}

/// Words that are Booleans in YAML 1.1, but not in Swift.
private let yamlTruths = ["yes": "true", "on": "true", "no": "false", "off": "false"]

/// Checks a literal, or an expression in brackets, where another form is expected.
private func checkForm(
  _ value: SwiftExpression, _ wanted: SwiftExpression.Form, of type: SwiftType, _ example: String,
  _ findings: inout Findings
) {
  guard value.literal != nil || value.form != .other && value.form != wanted else { return }
  let isEmptyList = wanted == .dictionary && value.text == "[]"
  findings.error(
    .literalType, at: value.place,
    "'\(value.text)' is not a value of '\(type.text)'; write \(example)",
    fixIts: isEmptyList ? [FixIt("write '[:]'", [.init(value.place, "\"[:]\"")])] : [])
}

/// Checks that an integer is not too large for its type.
private func checkRange(
  _ value: SwiftExpression, _ literal: SwiftExpression.Literal, of type: String,
  _ findings: inout Findings
) {
  guard literal == .integer, let range = integerRanges[type] else { return }
  let digits = value.text.filter { $0 != "_" }
  let isTooLarge: Bool
  if digits.hasPrefix("-") {
    isTooLarge = Int64(digits).map { $0 < range.lowest } ?? true
  } else {
    // Notations other than decimal are left to the compiler.
    guard digits.allSatisfy(\.isNumber) else { return }
    isTooLarge = UInt64(digits).map { $0 > range.highest } ?? true
  }
  guard isTooLarge else { return }
  findings.error(
    .literalType, at: value.place,
    "'\(value.text)' does not fit into '\(type)', whose range is from \(range.lowest) to "
      + "\(range.highest)"
  )
}

private let integerRanges: [String: (lowest: Int64, highest: UInt64)] = [
  "Int": (.min, UInt64(Int64.max)), "Int8": (-128, 127), "Int16": (-32_768, 32_767),
  "Int32": (-2_147_483_648, 2_147_483_647), "Int64": (.min, UInt64(Int64.max)),
  "UInt": (0, .max), "UInt8": (0, 255), "UInt16": (0, 65_535), "UInt32": (0, 4_294_967_295),
  "UInt64": (0, .max),
]

// MARK: - Cases

/// Checks a value that is written as a case of an enum in a spec.
///
/// - Returns: Whether it has that form, valid or not.
private func checkCase(
  _ value: SwiftExpression, of wanted: TypeExpression, isOptional: Bool, in scope: ComponentScope,
  _ findings: inout Findings
) -> Bool {
  guard let name = wanted.fullName, let cases = scope.declarations.cases[name] else { return false }
  let note = Note("'\(name)' is declared here", at: scope.declarations.types[name]?.place)
  guard let member = value.implicitMember else {
    guard value.identifiers.map(\.text) == [value.text], cases.contains(value.text) else {
      return false
    }
    findings.error(
      .unknownCase, at: value.place,
      "a case has a dot before it: '.\(value.text)'", notes: [note],
      fixIts: [FixIt("write the dot", [.init(value.place, ".\(value.text)")])])
    return true
  }
  if !cases.contains(member.text), !(isOptional && member.text == "none") {
    let remedy = remedy(
      for: member.text, among: cases, one: "its only case is", several: "its cases are")
    findings.error(
      .unknownCase, at: value.place, "'\(name)' has no case '\(member.text)'; \(remedy)",
      notes: [note])
  } else if let declared = scope.enumCase(member.text, of: name), declared.hasPayload {
    let labels = declared.values.map { value in
      value.label?.text == "_" ? "_" : "\((value.label ?? value.name).text): …"
    }
    findings.error(
      .unknownCase, at: value.place,
      "the case '\(member.text)' has values; write '.\(member.text)(\(labels.joined(separator: ", ")))'",
      notes: [note])
  }
  return true
}

extension ComponentScope {
  fileprivate func enumCase(_ name: String, of type: String) -> EnumCaseSpec? {
    declarations.typeIndex.resolved(type)?.cases.first { $0.name.text == name }
  }

  /// Whether `nil` is known not to be a value of a type.
  fileprivate func isNeverNil(_ type: TypeExpression) -> Bool {
    switch type.form {
    case .array, .dictionary, .function, .tuple: true
    case .name(let name):
      name != "Optional" && generic(named: name) == nil
        && (knownTypes[name] != nil || isOwnType(name))
    case .member, .optional, .parentheses, .opaque, .existential, .composition, .suppressed,
      .metatype, .attributed, .packExpansion, .packElement, .other:
      false
    }
  }

  /// Whether a spec declares the type, and it cannot be initialized from literals.
  private func isOwnType(_ name: String) -> Bool {
    guard let type = declarations.typeIndex.resolved(name) else { return false }
    return type.alias == nil && type.members == nil && type.conforms.isEmpty
      && declarations.extensionMembers[Naming.base(of: name)] == nil
  }

  /// The literals from which a type can be initialized; nil if unknown.
  fileprivate func literals(of name: String) -> Set<SwiftExpression.Literal>? {
    if let known = knownTypes[name]?.literals, declarations.typeIndex.entries[name] == nil {
      return known
    }
    return isOwnType(name) ? [] : nil
  }
}

extension KnownType {
  /// The literals from which it can be initialized; nil if unknown.
  fileprivate var literals: Set<SwiftExpression.Literal>? {
    let known: [(KnownType, SwiftExpression.Literal)] = [
      (.booleanLiteral, .boolean), (.integerLiteral, .integer), (.floatLiteral, .float),
      (.stringLiteral, .string),
    ]
    let literals = known.filter { isSuperset(of: $0.0) }.map(\.1)
    return literals.isEmpty ? nil : Set(literals)
  }
}
