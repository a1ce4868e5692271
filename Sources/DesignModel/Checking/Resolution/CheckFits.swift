import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Whether a value of a stated type, or a literal, fits where a declaration states another type.

extension CodeResolver {
  /// Checks a value for which a declaration states a type.
  func checkFits(
    _ value: CodeExpression, _ given: TypeExpression, _ wanted: TypeExpression,
    _ findings: inout Findings
  ) {
    let place = tree.place(value.range)
    if let literal = Literal(value), literal.isMisfit(for: wanted.unwrapped.nominalName ?? ""),
      !code.extendedTypes.contains(wanted.unwrapped.nominalName ?? ""), component.declaresAllNames,
      environment.apiType(wanted.unwrapped.nominalName ?? "") != nil
    {
      findings.error(
        .wrongType, at: place, "this is \(literal.phrase), and '\(wanted.text)' is expected")
      return
    }
    guard let reason = misfit(given, wanted) else { return }
    let what = "this is \(given.phrase), and '\(wanted.text)' is expected"
    let message =
      switch reason {
      case .otherType: what
      case .optional:
        "this is \(given.phrase), and a value that is not optional is expected; unwrap it with "
          + "'if let', or write '?? …' with a value for 'nil'"
      case .binding: "this is a binding, and its value is expected; write it without '$'"
      case .noBinding:
        "a binding is expected, and this is \(given.phrase); write "
          + (value.projection.map { "'\($0)'" }
            ?? "'.constant(…)', or the name of a variable after '$'")
      }
    findings.error(.wrongType, at: place, message)
  }

  private enum Misfit { case otherType, optional, binding, noBinding }

  /// Why a value of one stated type cannot be used where a declaration states another one; nil if it may be.
  private func misfit(_ given: TypeExpression, _ wanted: TypeExpression) -> Misfit? {
    guard component.declaresAllNames, !given.isHole, !wanted.isHole, given.instance == nil else {
      return nil
    }
    if let bound = wanted.bound {
      if let own = given.bound { return misfit(own, bound).map { _ in .otherType } }
      return isPlain(given) ? .noBinding : nil
    }
    if given.bound != nil { return isPlain(wanted.unwrapped) ? .binding : nil }
    if let wrapped = given.wrapped {
      return !wanted.isOptional && isPlain(wrapped) && isPlain(wanted) ? .optional : nil
    }
    return isPlain(given) && isPlain(wanted.unwrapped) && isOther(given, than: wanted.unwrapped)
      ? .otherType : nil
  }

  /// Whether a type is a struct or an enum, or a list of one, without generic arguments.
  private func isPlain(_ type: TypeExpression) -> Bool {
    if let element = type.element { return isPlain(element) }
    guard !type.isOptional, type.genericArguments.isEmpty, let owner = environment.owner(of: type)
    else {
      return false
    }
    return environment.isNominal(owner)
  }

  private func isOther(_ given: TypeExpression, than wanted: TypeExpression) -> Bool {
    switch (given.element, wanted.element) {
    case (let given?, let wanted?): return isOther(given, than: wanted)
    case (_?, nil), (nil, _?): return true
    case (nil, nil): break
    }
    let names = [given, wanted].map { canonicalTypeName(environment.owner(of: $0) ?? "") }
    return names[0] != names[1] && Set(names) != ["CGFloat", "Double"]
      && names[0].split(separator: ".").last != names[1].split(separator: ".").last
  }

  // MARK: - Conditions and views

  /// Checks that an expression can be a condition.
  func checkIsCondition(
    _ expression: CodeExpression, _ type: TypeExpression, _ findings: inout Findings
  ) {
    guard component.declaresAllNames, !type.isHole else { return }
    let remedy: String
    if type.bound != nil {
      return findings.error(
        .wrongType, at: tree.place(expression.range),
        "a condition is a 'Bool', and this is a binding; write it without '$'")
    } else if let instance = type.instance {
      guard case .name = expression.kind else { return }
      return findings.error(
        .wrongType, at: tree.place(expression.range),
        "a condition is a 'Bool', and '\(instance.text)' is a type")
    } else if environment.isView(type) {
      return findings.error(
        .wrongType, at: tree.place(expression.range),
        "a condition is a 'Bool', and this is a view; compare an optional slot with 'nil', and ask a "
          + "list for 'isEmpty'")
    } else if type.isOptional {
      remedy = "compare it with 'nil', or unwrap it with 'if let'"
    } else if type.isFunction {
      remedy = "call it, if it returns a 'Bool'"
    } else if type.nominalName == component.configurationTypeName {
      remedy = "write a member after a dot"
    } else if isPlain(type), isOther(type, than: .bool) {
      remedy = "compare it with a value"
    } else {
      return
    }
    findings.error(
      .wrongType, at: tree.place(expression.range),
      "a condition is a 'Bool', and this is \(type.phrase); \(remedy)")
  }

  /// Checks that a statement in a result builder is a view.
  func checkIsView(
    _ expression: CodeExpression, _ type: TypeExpression, _ findings: inout Findings
  ) {
    guard component.declaresAllNames, !type.isHole, let reason = reasonForNoView(expression, type)
    else { return }
    findings.error(.wrongType, at: tree.place(expression.range), reason)
  }

  /// Why something of a stated type is not a view; nil if it may be one.
  private func reasonForNoView(_ expression: CodeExpression, _ type: TypeExpression) -> String? {
    if let instance = type.instance {
      guard case .name = expression.kind else { return nil }
      return
        "'\(instance.text)' is a type, not a view; write '\(instance.text)(…)' for a value of it"
    }
    if type.bound != nil {
      return "this is a binding and not a view; show its value, for example in a 'Text(…)'"
    }
    if type.isFunction { return "this is a closure and not a view; call it if it returns one" }
    if type.element != nil {
      return "this is a list and not a view; show its elements with 'ForEach(…)'"
    }
    guard let owner = type.nominalName, !type.isOptional else { return nil }
    if owner == component.configurationTypeName {
      return "this is the whole configuration and not a view; write a member after a dot"
    }
    guard environment.lacks(type, "View") else { return nil }
    if component.generic(named: owner) != nil {
      return "this is \(type.phrase), which need not be a view; show it in a view, or leave it out"
    }
    let isShown = ["String", "Int", "Double", "CGFloat", "Float"].contains(owner)
    return "this is \(type.phrase) and not a view; "
      + (isShown ? "write 'Text(…)' to show it" : "show it in a view, or leave it out")
  }

  func checkIsNoLiteral(_ expression: CodeExpression, _ findings: inout Findings) {
    // An extension can make a view of it.
    guard component.declaresAllNames,
      code.extendedTypes.isDisjoint(with: ["String", "Int", "Double", "Bool"])
    else { return }
    findings.error(
      .wrongType, at: tree.place(expression.range),
      "a literal is not a view; write 'Text(…)' to show it")
  }

  func reportAssignment(in expression: CodeExpression, _ findings: inout Findings) {
    findings.error(
      .wrongType, at: tree.place(expression.range),
      "a result builder cannot contain an assignment; move it into the closure of an action, or into "
        + "'onChange' or 'onAppear'")
  }

  /// Checks that the unwrapped value of a condition is an optional.
  func checkIsOptional(
    _ type: TypeExpression, at range: Range<Int>, _ findings: inout Findings
  ) {
    let isList = environment.owner(of: type).map { environment.partTypes[$0] != nil } ?? false
    guard component.declaresAllNames, !type.isHole, type.instance == nil, !isList,
      type.bound != nil || type.isFunction || isPlain(type)
    else { return }
    findings.error(
      .wrongType, at: tree.place(range),
      "this is \(type.phrase) and not optional, so nothing is unwrapped; "
        + "write the condition without 'let'")
  }
}

extension TypeExpression {
  /// A value of it in messages: "a 'String'".
  var phrase: String {
    if bound != nil { return "a binding" }
    if isOptional, unwrapped.isFunction { return "an optional closure" }
    if isFunction { return "a closure" }
    if element != nil { return "a list" }
    let isVowel = text.first.map { "AEIOU".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") '\(text)'"
  }
}

/// A literal for which types of Swift are certain.
private enum Literal {
  case text, integer, fraction, truth

  init?(_ value: CodeExpression) {
    switch value.kind {
    case .literal(.string, _): self = .text
    case .literal(.integer, _): self = .integer
    case .literal(.float, _): self = .fraction
    case .literal(.boolean, _): self = .truth
    case .prefix("-", let operand):
      guard let literal = Literal(operand) else { return nil }
      self = literal
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      guard let literal = Literal(elements[0].value) else { return nil }
      self = literal
    default: return nil
    }
  }

  var phrase: String {
    switch self {
    case .text: "a string literal"
    case .integer: "a whole number"
    case .fraction: "a number with a fraction"
    case .truth: "a 'Bool'"
    }
  }

  /// Whether it cannot be a value of a type of Swift.
  func isMisfit(for type: String) -> Bool {
    switch type {
    case "Bool": self != .truth
    case "Int": self != .integer
    case "CGFloat", "Double", "Float": self != .integer && self != .fraction
    case "String": self != .text
    default: false
    }
  }
}

extension CodeExpression {
  /// The name with a `$`, as for bindings; nil if it is not a name, possibly with members.
  fileprivate var projection: String? {
    switch kind {
    case .name(let name): "$" + name.text
    case .member(let base, let name):
      if case .name(let root) = base.kind { "\(root.text).$\(name.text)" } else { nil }
    default: nil
    }
  }
}
