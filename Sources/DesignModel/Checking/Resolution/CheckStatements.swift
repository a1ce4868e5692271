import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// What statements may not do, wherever they are.

extension CodeResolver {
  /// Checks that the statements after the `else` of a `guard` do not end with a value, which does not leave
  /// the scope.
  func checkLeaves(
    _ statements: [CodeStatement], _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard case .expression(let value)? = statements.last?.kind, isValue(value, scope) else {
      return
    }
    findings.error(
      .missingReturn, at: tree.place(value.range),
      "the 'else' of a 'guard' must leave the scope; write 'return' before the value")
  }

  /// Checks that a function with several statements does not end without a value.
  func checkReturns(
    _ statements: [CodeStatement], _ scope: CodeScope, named name: CodeName?, isGetter: Bool,
    _ findings: inout Findings
  ) {
    let type = scope.returned
    guard !type.isHole, !type.isSame(as: .void), type.plainName != "Never", statements.count > 1,
      let last = statements.last, mayEnd(statements, scope)
    else { return }
    var range: Range<Int>?
    if case .expression(let value) = last.kind { range = value.range }
    guard let range = range ?? name?.range else { return }
    findings.error(
      .missingReturn, at: tree.place(range),
      "a \(isGetter ? "getter" : "function") with several statements needs 'return'; write it "
        + "before the last statement")
  }

  /// Whether an expression certainly has a value, after which code continues; a value of type `Never` has none.
  private func isValue(_ expression: CodeExpression, _ scope: CodeScope) -> Bool {
    switch expression.kind {
    case .literal, .nil, .array, .dictionary, .implicitMember: return true
    case .name, .member:
      guard expression.isChain else { return false }
      // What is wrong with it is reported where it is resolved as a statement.
      var findings = Findings()
      let type = resolve(expression, scope, &findings)
      return !type.isHole && type.plainName != "Never"
    case .ternary(_, let first, let second): return isValue(first, scope) || isValue(second, scope)
    default: return false
    }
  }

  /// Whether the end of statements is certainly reachable.
  private func mayEnd(_ statements: [CodeStatement], _ scope: CodeScope) -> Bool {
    guard let last = statements.last else { return true }
    switch last.kind {
    case .expression(let value): return mayEnd(value, scope)
    case .variable, .function, .type, .defer, .guard, .for: return true
    case .return, .throw, .jump, .while, .repeat, .compilationConditions, .other: return false
    case .do(let body, let catches):
      return mayEnd(body, scope) || catches.contains { mayEnd($0.statements, scope) }
    }
  }

  private func mayEnd(_ expression: CodeExpression, _ scope: CodeScope) -> Bool {
    switch expression.kind {
    case .infix(let left, _, let right): return mayEnd(left, scope) || mayEnd(right, scope)
    case .conditional(let conditional):
      return conditional.otherwise.isEmpty || mayEnd(conditional.body, scope)
        || mayEnd(conditional.otherwise, scope)
    case .selection(let selection):
      return selection.cases.contains { mayEnd($0.statements, scope) }
    default: return isValue(expression, scope)
    }
  }

  /// Checks that the receiver of a mutating method of Swift can be changed.
  func checkCanChange(
    _ base: CodeExpression, _ type: TypeExpression, by method: CodeName, _ scope: CodeScope,
    _ findings: inout Findings
  ) {
    guard mutatingMethods.contains(method.text), component.declaresAllNames,
      !code.extensionNames.contains(method.text),
      let owner = type.nominalName, valuesOfSwift.contains(owner),
      environment.apiType(owner) != nil
    else { return }
    switch base.kind {
    case .name(let name) where !name.text.hasPrefix("$"):
      if scope.locals[name.text] != nil || isInComponent(scope) {
        resolve(name, scope, access: .inOut, &findings)
      }
    case .member(let root, let member):
      let members = environment.configuration.values
      guard case .name(let name) = root.kind, name.text == "configuration",
        scope.locals["configuration"] == nil, context.types["configuration"] != nil,
        members[member.text] != nil, members["$" + member.text] == nil
      else { return }
      findings.error(
        .assignedConstant, at: tree.place(member.range),
        "'\(member.text)' cannot be changed by a style; write 'binding: true' in the property")
    default: break
    }
  }
}

/// Mutating methods of Swift's collections, strings, numbers and Booleans.
private let mutatingMethods: Set<String> = [
  "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate",
  "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
  "replaceSubrange", "reserveCapacity", "reverse", "round", "shuffle", "sort", "subtract", "swapAt",
  "toggle", "update", "updateValue",
]

private let valuesOfSwift: Set<String> = [
  "Array", "Bool", "CGFloat", "Dictionary", "Double", "Int", "Set", "String",
]
