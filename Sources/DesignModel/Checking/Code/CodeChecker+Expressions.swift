import Diagnostics
import StepCounting
import SwiftFragments
import SwiftTypes

extension CodeChecker {
  /// Checks an expression, and infers its type as far as known.
  ///
  /// - Parameters:
  ///   - expected: The required type of the expression.
  ///   - members: The members that follow it after dots.
  ///   - isCalled: Whether the last of the members, or the expression if there are none, is called.
  ///   - access: How it is accessed.
  @discardableResult
  func infer(
    _ expression: CodeExpression, as expected: InferredType = .unknown,
    members: [CodeName] = [], isCalled: Bool = false, access: NameUse.Access = .read
  ) -> InferredType {
    countSteps()
    switch expression.kind {
    case .name(let name):
      return infer(name, members: members, isCalled: isCalled, access: access)
    case .member(let base, let name):
      if case .name(let root) = base.kind, root.text == "self", locals["self"] == nil {
        infer(root, members: [name] + members, isCalled: isCalled, access: access)
        return isInComponent ? context.types[name.text] ?? .unknown : .unknown
      }
      let count = findings.diagnostics.count
      let type = infer(
        base, as: base.isImplicit ? expected : .unknown, members: [name] + members,
        isCalled: isCalled, access: access)
      // Nothing is known about the members of a wrong name.
      if base.isChain, findings.diagnostics.count > count { return .unknown }
      return isCalled && members.isEmpty ? .unknown : inferMember(name, of: type, access: access)
    case .implicitMember(let name):
      return checkImplicitMember(name, of: expected, isCalled: isCalled)
    case .call(let call): return infer(call, as: expected)
    case .subscripted(let base, let arguments):
      let type = infer(base)
      for argument in arguments { checkIsNoType(argument.value) }
      let indices = arguments.map { infer($0.value) }
      if case .metatype(let name) = type, swiftUIViews.contains(name), isSwiftUIType(name) {
        findings.error(
          .wrongType, at: tree.place(base.range),
          "'\(name)' is a type and has no elements; write the value before the brackets")
      }
      if let name = plainName(of: type), name != "String", self.members(of: name) == nil {
        findings.error(
          .wrongType, at: tree.place(base.range),
          "this is \(phrase(type)), which has no elements; write the list before the brackets")
      }
      // A range returns a part of the list.
      guard arguments.count == 1, arguments[0].label == nil,
        operandName(indices[0]) == "Int" || literalName(of: arguments[0].value) == .integer
      else { return .unknown }
      return element(of: type)
    case .closure(let closure):
      check(
        closure, at: expression.range, isBuilder: expected.isBuilder,
        arguments: expected.closureParameters)
      return .function
    case .literal(let literal, let parts):
      for part in parts { infer(part) }
      return literal == .boolean ? .named("Bool") : .unknown
    case .nil: return .unknown
    case .array(let elements):
      let element: InferredType =
        if case .list(let type) = expected.unwrapped { type } else { .unknown }
      for value in elements { infer(value, as: element) }
      return .unknown
    case .dictionary(let elements):
      for value in elements { infer(value) }
      return .unknown
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return infer(elements[0].value, as: expected)
      }
      for element in elements { infer(element.value) }
      return .tuple
    case .ternary(let condition, let first, let second):
      checkCondition(condition)
      for branch in [first, second] { checkIsNoType(branch) }
      let types = [first, second].map { ($0, infer($0, as: expected)) }
      return typeOfBranches(types, as: expected)
    case .infix(let left, let name, let right): return infer(left, name, right, as: expected)
    case .prefix("!", let operand):
      checkCondition(operand)
      return .named("Bool")
    case .prefix("&", let operand):
      infer(operand, access: .inOut)
      return .unknown
    case .prefix(_, let operand): return infer(operand)
    case .postfix(let operand, let name):
      let type = infer(operand, members: members, isCalled: isCalled, access: .unwrapped)
      return name == "!" || name == "?" ? type.unwrapped : .unknown
    case .await(let operand):
      checkCanWait(at: expression.range)
      return awaiting { infer(operand, as: expected) }
    case .try(let operand, let isOptional):
      let type = trying { infer(operand, as: isOptional ? .unknown : expected) }
      return isOptional ? .unknown : type
    case .cast(let operand, _):
      infer(operand)
      return .unknown
    case .conditional(let conditional):
      return inferBranches(of: conditional, as: expected)
    case .selection(let selection): return inferCases(of: selection, as: expected)
    case .binding: return .unknown
    case .keyPath(let root, let names):
      // Where a function is expected, the root is its argument.
      let type = root.map(InferredType.init) ?? expected.closureParameters?.first ?? .unknown
      if let first = names.first, case .named(let owner) = type, self.members(of: owner) != nil {
        _ = inferMember(first, of: .named(owner), access: .read)
      }
      return .unknown
    case .other(let parts):
      for part in parts { infer(part) }
      return .unknown
    }
  }

  /// Checks that the closure around an `await` may suspend.
  private func checkCanWait(at range: Range<Int>) {
    guard isSynchronous else { return }
    findings.error(
      .wrongType, at: tree.place(range.lowerBound..<range.lowerBound + "await".utf8.count),
      "this closure is called without waiting, so 'await' is not allowed in it; write 'Task { … }' around it, or "
        + "use 'task'")
  }

  private func infer(
    _ left: CodeExpression, _ name: String, _ right: CodeExpression, as expected: InferredType
  ) -> InferredType {
    for operand in [left, right] { checkIsNoType(operand) }
    switch name {
    case "&&", "||":
      checkCondition(left)
      checkCondition(right)
      return .named("Bool")
    case "==", "!=", "<", ">", "<=", ">=", "~=":
      // Either side can determine the type of the other.
      let isImplicit = left.isImplicit
      let first = isImplicit ? infer(right) : infer(left)
      let second = isImplicit ? infer(left, as: first) : infer(right, as: first)
      checkComparison(
        isImplicit ? right : left, first, name, isImplicit ? left : right, second)
      return .named("Bool")
    case "+", "-", "*", "/", "%":
      return checkArithmetic(left, infer(left), name, right, infer(right))
    case "??":
      let type = infer(left, access: .unwrapped)
      let other = inferValue(
        right, as: type.unwrapped == .unknown ? .unknown : .optional(type.unwrapped))
      return other == type.unwrapped ? other : .unknown
    case _ where name.hasSuffix("="):
      let type = infer(left, access: .assigned)
      if name == "=" {
        inferValue(right, as: type)
      } else {
        let given = infer(right)
        if ["+=", "-=", "*=", "/=", "%="].contains(name) {
          _ = checkArithmetic(left, type, String(name.dropLast()), right, given)
        }
      }
      return .tuple
    default:
      infer(left)
      infer(right)
      return .unknown
    }
  }

  // MARK: - Requirements of the context

  /// Checks that an expression can be a condition.
  func checkCondition(_ expression: CodeExpression) {
    let type = infer(expression, as: .named("Bool"))
    if case .binding = type {
      findings.error(
        .wrongType, at: tree.place(expression.range),
        "a condition is a 'Bool', and this is a binding; write it without '$'")
      return
    }
    if isView(type) {
      findings.error(
        .wrongType, at: tree.place(expression.range),
        "a condition is a 'Bool', and this is a view; compare an optional slot with 'nil', and ask a "
          + "list for 'isEmpty'")
      return
    }
    if case .metatype(let name) = type, name.first?.isUppercase == true {
      findings.error(
        .wrongType, at: tree.place(expression.range),
        "a condition is a 'Bool', and '\(name)' is a type")
      return
    }
    let isPlain = plainName(of: type).map { $0 != "Bool" } ?? false
    guard isPlain || isMismatch(type, .named("Bool")) else { return }
    let remedy =
      switch type {
      case .optional: "compare it with 'nil', or unwrap it with 'if let'"
      case .callable, .function: "call it, if it returns a 'Bool'"
      case .named(scope.configurationTypeName): "write a member after a dot"
      default: "compare it with a value"
      }
    findings.error(
      .wrongType, at: tree.place(expression.range),
      "a condition is a 'Bool', and this is \(phrase(type)); \(remedy)")
  }

  /// Checks that a statement in a result builder is a view.
  func checkIsView(_ expression: CodeExpression, _ type: InferredType) {
    if let reason = reasonForNoView(type) {
      findings.error(.wrongType, at: tree.place(expression.range), reason)
      return
    }
    guard let known = plainName(of: type) else { return }
    let remedy =
      known == "String" || numbers.contains(known)
      ? "write 'Text(…)' to show it" : "show it in a view, or leave it out"
    findings.error(
      .wrongType, at: tree.place(expression.range),
      "this is \(type.phrase) and not a view; \(remedy)")
  }

  /// Why something that is not a plain value is not a view; nil if it may be one.
  private func reasonForNoView(_ type: InferredType) -> String? {
    switch type {
    case .metatype(let name) where name.first?.isUppercase == true:
      "'\(name)' is a type, not a view; write '\(name)(…)' for a value of it"
    case .binding: "this is a binding and not a view; show its value, for example in a 'Text(…)'"
    case .callable: "this is a closure and not a view; call it if it returns one"
    case .function: "this is a function and not a view; call it if it returns one"
    case .named(let name) where name == scope.configurationTypeName:
      "this is the whole configuration and not a view; write a member after a dot"
    case .named(let name) where plainName(of: type) == nil && scope.isWithout(name, "View"):
      "this is \(type.phrase) and not a view; show it in a view, or leave it out"
    case .named(let name) where enclosingType == .none && scope.isNoView(generic: name):
      "this is \(phrase(type)), which need not be a view; show it in a view, or leave it out"
    case .list: "this is a list and not a view; show its elements with 'ForEach(…)'"
    default: nil
    }
  }
}

private let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float"]

extension CodeExpression {
  /// Whether it contains a `?` before a dot, so that its result is optional.
  var isChained: Bool {
    switch kind {
    case .postfix(_, "?"): true
    case .member(let base, _), .subscripted(let base, _), .postfix(let base, _): base.isChained
    case .call(let call): call.callee.isChained
    default: false
    }
  }

  /// Whether it begins with a dot, so that its type depends on the context.
  var isImplicit: Bool {
    switch kind {
    case .implicitMember: true
    case .call(let call): call.callee.isImplicit
    case .member(let base, _): base.isImplicit
    default: false
    }
  }
}

extension InferredType {
  /// Its name in messages: "a 'String'".
  var phrase: String {
    switch self {
    case .named(let name):
      "\(name.first.map { "AEIOU".contains($0) } == true ? "an" : "a") '\(name)'"
    case .optional(.named(let name)): InferredType.named(name + "?").phrase
    case .list: "a list"
    case .function, .callable: "a closure"
    case .optional(let inner) where inner.isFunction: "an optional closure"
    default: "something else"
    }
  }
}
