import Diagnostics
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension CodeResolver {
  /// Resolves an expression.
  ///
  /// - Parameters:
  ///   - expected: The stated type that the expression has to have; a hole if nothing states it.
  ///   - members: The members that follow it after dots.
  ///   - isCalled: Whether the last of the members, or the expression if there are none, is called.
  ///   - access: How it is accessed.
  /// - Returns: Its stated type.
  @discardableResult
  func resolve(
    _ expression: CodeExpression, _ scope: CodeScope, as expected: TypeExpression = .hole,
    members: [CodeName] = [], isCalled: Bool = false, access: NameAccess = .read,
    _ findings: inout Findings
  ) -> TypeExpression {
    countSteps()
    switch expression.kind {
    case .name(let name):
      return resolve(name, scope, members: members, isCalled: isCalled, access: access, &findings)
    case .member(let base, let name):
      return resolve(
        name, after: base, scope, as: expected, members: members, isCalled: isCalled,
        access: access, &findings)
    case .implicitMember(let name):
      return resolveImplicit(name, scope, as: expected, isCalled: isCalled, &findings)
    case .call(let call): return resolve(call, scope, as: expected, &findings)
    case .subscripted(let base, let arguments):
      let type = resolve(base, scope, &findings)
      for argument in arguments {
        checkIsNoType(argument.value, scope, &findings)
        resolve(argument.value, scope, &findings)
      }
      return arguments.count == 1 && arguments[0].label == nil && arguments[0].value.isWholeNumber
        ? element(of: type) : .hole
    case .closure(let closure):
      resolve(closure, scope, parameters: expected.unwrapped.function?.parameters, &findings)
      return .hole
    case .literal(let literal, let parts):
      for part in parts { resolve(part, scope, &findings) }
      return literal == .boolean ? .bool : .hole
    case .array(let elements):
      let element = expected.unwrapped.element ?? .hole
      for value in elements { resolve(value, scope, as: element, &findings) }
      return .hole
    case .dictionary(let elements):
      for value in elements { resolve(value, scope, &findings) }
      return .hole
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        return resolve(elements[0].value, scope, as: expected, &findings)
      }
      for element in elements { resolve(element.value, scope, &findings) }
      return .hole
    case .ternary(let condition, let first, let second):
      resolveCondition(condition, scope, &findings)
      let types = [first, second].map { branch in
        checkIsNoType(branch, scope, &findings)
        return resolve(branch, scope, as: expected, &findings)
      }
      return types[0] == types[1] ? types[0] : .hole
    case .infix(let left, let name, let right):
      return resolve(left, name, right, scope, &findings)
    case .prefix("!", let operand):
      resolveCondition(operand, scope, &findings)
      return .bool
    case .prefix("&", let operand):
      resolve(operand, scope, access: .inOut, &findings)
      return .hole
    case .prefix(_, let operand):
      resolve(operand, scope, &findings)
      return .hole
    case .postfix(let operand, let name):
      let type = resolve(
        operand, scope, members: members, isCalled: isCalled, access: .unwrapped, &findings)
      return name == "!" || name == "?" ? type.unwrapped : .hole
    case .await(let operand):
      let inner = scope.with { $0.isAwaited = $0.functionDepth == 0 }
      return resolve(operand, inner, as: expected, &findings)
    case .try(let operand, let isOptional):
      let inner = scope.with { $0.isTried = true }
      let type = resolve(operand, inner, as: isOptional ? .hole : expected, &findings)
      return isOptional ? .hole : type
    case .cast(let operand, _):
      resolve(operand, scope, &findings)
      return .hole
    case .conditional(let conditional):
      let inner = resolve(conditional.conditions, scope, &findings)
      resolveBranch(conditional.body, inner, as: expected, &findings)
      resolveBranch(conditional.otherwise, scope, as: expected, &findings)
      return .hole
    case .selection(let selection):
      resolve(selection, scope, &findings) { resolveBranch($0, $1, as: expected, &$2) }
      return .hole
    case .keyPath(let root, let names):
      // Where a function is expected, the root is its argument.
      let type = root ?? expected.unwrapped.function?.parameters.first ?? .hole
      if let first = names.first, !type.isHole {
        _ = resolve(first, of: type, scope, &findings)
      }
      return .hole
    case .other(let parts):
      for part in parts { resolve(part, scope, &findings) }
      return .hole
    case .nil, .binding: return .hole
    }
  }

  /// Resolves a value, or statements that consist of a single value.
  func resolveBranch(
    _ statements: [CodeStatement], _ scope: CodeScope, as expected: TypeExpression,
    _ findings: inout Findings
  ) {
    guard statements.count == 1, case .expression(let value) = statements[0].kind else {
      resolve(statements, scope, &findings)
      return
    }
    resolveValue(value, scope, as: expected, &findings)
  }

  /// Resolves a value for which a declaration states a type, and checks that it fits.
  func resolveValue(
    _ value: CodeExpression, _ scope: CodeScope, as expected: TypeExpression,
    _ findings: inout Findings
  ) {
    if checkHasDot(value, expected, scope, &findings) { return }
    if expected.unwrapped.nominalName != nil { checkIsNoType(value, scope, &findings) }
    let before = findings.diagnostics.count
    let type = resolve(value, scope, as: expected, &findings)
    if findings.diagnostics.count == before { checkFits(value, type, expected, &findings) }
  }

  private func resolve(
    _ left: CodeExpression, _ name: String, _ right: CodeExpression, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> TypeExpression {
    for operand in [left, right] { checkIsNoType(operand, scope, &findings) }
    switch name {
    case "&&", "||":
      resolveCondition(left, scope, &findings)
      resolveCondition(right, scope, &findings)
      return .bool
    case "==", "!=", "<", ">", "<=", ">=", "~=":
      // Either side can state the type of the other.
      if left.isImplicit {
        let type = resolve(right, scope, &findings)
        resolve(left, scope, as: type, &findings)
      } else {
        let type = resolve(left, scope, &findings)
        resolve(right, scope, as: type, &findings)
      }
      return .bool
    case "??":
      let type = resolve(left, scope, access: .unwrapped, &findings)
      resolve(right, scope, as: type.unwrapped, &findings)
      return .hole
    case _ where name.isAssignment:
      let type = resolve(left, scope, access: .assigned, &findings)
      if name == "=" {
        resolveValue(right, scope, as: type, &findings)
      } else {
        resolve(right, scope, &findings)
      }
      return .void
    default:
      resolve(left, scope, &findings)
      resolve(right, scope, &findings)
      return .hole
    }
  }

  // MARK: - Closures

  /// Resolves a closure.
  ///
  /// - Parameter types: The stated types of its parameters; nil if nothing states them.
  func resolve(
    _ closure: CodeClosure, _ scope: CodeScope, parameters types: [TypeExpression]? = nil,
    isBuilder: Bool = false, _ findings: inout Findings
  ) {
    for capture in closure.captures {
      if let value = capture.value {
        resolve(value, scope, &findings)
      } else {
        resolve(capture.name, scope, &findings)
      }
    }
    var inner = scope.inFunction
    inner.declare(closure.captures.map(\.name.text))
    inner.declare(parameters(of: closure, types))
    resolve(closure.statements, inner, isBuilder: isBuilder, &findings)
  }

  /// The parameters of a closure, with the stated types of its arguments.
  private func parameters(
    of closure: CodeClosure, _ types: [TypeExpression]?
  ) -> [String: LocalNames.Local] {
    var parameters: [String: LocalNames.Local] = [:]
    let names =
      closure.hasSignature || !closure.parameters.isEmpty
      ? closure.parameters.map(\.text) : ["$0", "$1", "$2"]
    let isWhole = closure.parameters.isEmpty || types?.count == closure.parameters.count
    for (index, name) in names.enumerated() {
      let type = isWhole ? types?.dropFirst(index).first ?? .hole : .hole
      if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
        // A parameter declared with '$' has the value of the passed binding.
        let value = type.bound ?? .hole
        parameters[String(name.dropFirst())] = .init(
          type: value, projected: value.isHole ? .hole : value.binding)
      } else {
        parameters[name] = .init(type: type)
      }
    }
    return parameters
  }
}

extension CodeExpression {
  fileprivate var isWholeNumber: Bool {
    if case .literal(.integer, _) = kind { true } else { false }
  }

  /// Whether a dot in the next line accesses a member of it.
  var takesMembers: Bool {
    switch kind {
    case .conditional, .selection: false
    default: true
    }
  }

  /// The name that it is, or with which its chain of members and calls begins.
  var firstName: CodeName? {
    switch kind {
    case .name(let name): name
    case .member(let base, _), .subscripted(let base, _), .postfix(let base, _): base.firstName
    case .call(let call): call.callee.firstName
    case .await(let inner), .try(let inner, _): inner.firstName
    default: nil
    }
  }

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

  /// Whether it is a name, possibly followed by members.
  var isChain: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): base.isChain
    default: false
    }
  }

  /// Whether it is a name, possibly followed by one member.
  var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): if case .name = base.kind { true } else { false }
    default: false
    }
  }

  /// The name after the leading dot of the expression.
  var implicitName: CodeName? {
    switch kind {
    case .implicitMember(let name): name
    case .call(let call): call.callee.implicitName
    case .member(let base, _): base.implicitName
    default: nil
    }
  }
}
