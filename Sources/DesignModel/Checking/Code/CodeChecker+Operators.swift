import Diagnostics
import SwiftFragments
import SwiftTypes

extension CodeChecker {
  /// Checks that two values can be compared.
  func checkComparison(
    _ left: CodeExpression, _ first: InferredType, _ name: String, _ right: CodeExpression,
    _ second: InferredType
  ) {
    guard !declaresOperator(name), !left.isNil, !right.isNil, name != "~=" else { return }
    let place = tree.place(from: left, through: right)
    if case .binding = first, !isBinding(second) {
      findings.error(
        .wrongType, at: tree.place(left.range),
        "this is a binding, and its value is compared; write it without '$'")
      return
    }
    for (operand, type) in [(left, first), (right, second)] {
      guard case .callable = type else { continue }
      findings.error(
        .wrongType, at: tree.place(operand.range),
        "this is a closure, and closures are not compared; call it, or compare another value")
      return
    }
    let isOrder = name != "==" && name != "!="
    if isOrder {
      for (operand, type) in [(left, first), (right, second)]
      where checkIsUnwrapped(operand, type, name) { return }
    }
    if let other = literalName(of: right), case .named(let type) = first.unwrapped,
      isValueType(type), !accepts(type, other)
    {
      findings.error(
        .wrongType, at: tree.place(right.range),
        "this is \(other.phrase), and it is compared with \(phrase(first.unwrapped))")
      return
    }
    if isMismatch(first.unwrapped, second.unwrapped), isMismatch(second.unwrapped, first.unwrapped),
      case .named(let one) = first.unwrapped, case .named(let two) = second.unwrapped,
      !(integers.contains(one) && integers.contains(two))
    {
      findings.error(
        .wrongType, at: place,
        "\(phrase(first.unwrapped)) is compared with \(phrase(second.unwrapped)), and both have "
          + "to have the same type")
      return
    }
    let needed = isOrder ? "Comparable" : "Equatable"
    if lacks(first, needed), literalName(of: right) == nil, !right.isImplicit,
      second == .unknown || second == first
    {
      report(first, lacks: needed, at: place, "'\(name)' compares values of it")
    }
  }

  /// Checks that the operands of an arithmetic operator have the same type, and returns the result type.
  func checkArithmetic(
    _ left: CodeExpression, _ first: InferredType, _ name: String, _ right: CodeExpression,
    _ second: InferredType
  ) -> InferredType {
    guard !declaresOperator(name) else { return .unknown }
    for (operand, type) in [(left, first), (right, second)]
    where checkIsUnwrapped(operand, type, name) { return .unknown }
    let (one, two) = (operandName(first), operandName(second))
    let (leftLiteral, rightLiteral) = (literalName(of: left), literalName(of: right))
    let place = tree.place(from: left, through: right)
    func report(_ first: String, _ second: String, _ remedy: String) -> InferredType {
      findings.error(
        .wrongType, at: place,
        "'\(name)' takes two values of the same type, and these are \(first) and \(second); "
          + "\(remedy)")
      return .unknown
    }
    switch (one, two) {
    case (let one?, let two?):
      if one == two { return one == "Bool" ? .unknown : first }
      let isText = one == "String" || two == "String"
      if floats.contains(one), floats.contains(two) { return .unknown }
      return report(
        phrase(first), phrase(second),
        isText
          ? "write '\\(…)' in a string for a value that is not a string"
          : "convert one of them, as in '\(floats.contains(two) ? two : one)(…)'")
    case (let one?, nil):
      guard let rightLiteral else { return .unknown }
      if accepts(one, rightLiteral) { return first }
      return report(phrase(first), rightLiteral.phrase, remedy(one, rightLiteral))
    case (nil, let two?):
      guard let leftLiteral else { return .unknown }
      if accepts(two, leftLiteral) { return second }
      return report(leftLiteral.phrase, phrase(second), remedy(two, leftLiteral))
    case (nil, nil): return .unknown
    }
  }

  /// Checks that the operand of an arithmetic operator is not optional.
  ///
  /// - Returns: Whether it is.
  private func checkIsUnwrapped(
    _ operand: CodeExpression, _ type: InferredType, _ name: String
  ) -> Bool {
    guard case .optional(let inner) = type, let known = operandName(inner), known != "Bool" else {
      return false
    }
    findings.error(
      .wrongType, at: tree.place(operand.range),
      "'\(name)' takes no optional values, and this is \(InferredType.named(known + "?").phrase); unwrap it with "
        + "'if let', or write '?? …'"
    )
    return true
  }

  private func remedy(_ type: String, _ literal: LiteralName) -> String {
    literal == .text || type == "String"
      ? "write '\\(…)' in a string for a value that is not a string"
      : "convert the value, as in 'Double(…)'"
  }

  /// The name of a type for which arithmetic can be checked.
  func operandName(_ type: InferredType) -> String? {
    guard case .named(let name) = type, plainName(of: type) == name,
      floats.contains(name) || name == "Int" || name == "String" || name == "Bool"
        || name == "Float"
    else { return nil }
    return name
  }

  /// Whether the project declares an operator, so that it can have any meaning.
  private func declaresOperator(_ name: String) -> Bool {
    scope.declarations.code.functionNames.contains(name)
      || scope.mayHandwrite(name) || !scope.declaresAllNames
  }

  private func isBinding(_ type: InferredType) -> Bool {
    if case .binding = type { true } else { type == .unknown }
  }

  // MARK: - Literals

  enum LiteralName {
    case text, integer, fraction, truth

    /// The literal protocols of the types that it can initialize.
    var protocols: [String] {
      switch self {
      case .text: ["ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral"]
      case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
      case .fraction: ["ExpressibleByFloatLiteral"]
      case .truth: ["ExpressibleByBooleanLiteral"]
      }
    }

    var phrase: String {
      switch self {
      case .text: "a string literal"
      case .integer: "a whole number"
      case .fraction: "a number with a fraction"
      case .truth: "'true' or 'false'"
      }
    }
  }

  func literalName(of value: CodeExpression) -> LiteralName? {
    switch value.kind {
    case .literal(.string, _): .text
    case .literal(.integer, _): .integer
    case .literal(.float, _): .fraction
    case .literal(.boolean, _): .truth
    case .prefix("-", let operand): literalName(of: operand)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      literalName(of: elements[0].value)
    default: nil
    }
  }

  /// Whether a type can be initialized from a literal.
  func accepts(_ type: String, _ literal: LiteralName) -> Bool {
    switch type {
    case "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString":
      literal == .text
    case "Character": literal == .text
    case "Bool": literal == .truth
    case "Double", "CGFloat", "Float": literal == .integer || literal == .fraction
    case _ where integers.contains(type): literal == .integer
    default: false
    }
  }
}

private let floats: Set<String> = ["Double", "CGFloat"]

private let integers: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
]

extension CodeExpression {
  fileprivate var isNil: Bool { if case .nil = kind { true } else { false } }
}
