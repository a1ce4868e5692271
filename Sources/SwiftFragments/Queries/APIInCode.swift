import SwiftTypes

/// The possible uses of SwiftUI API in code, with their conditions.
func apiUses(in code: CodePart) -> APIParts {
  let search = APIInCode()
  search.visit(code)
  return search.parts
}

private final class APIInCode {
  private(set) var parts = APIParts()

  /// The conditions at the current position.
  private var conditions = SystemConditions.none

  /// The type of the enclosing extension; nil in other types.
  private var extendedType: String?

  /// The expression before a leading dot, in an `#if` in a chain of calls.
  private var postfixRoot: APIUse.Root?

  private func note(_ name: CodeName, _ kind: APIUse.Kind, _ call: CallShape? = nil) {
    guard name.isIdentifier else { return }
    parts.uses.append(APIUseParts(name: name, kind: kind, call: call, conditions: conditions))
  }

  private func under(_ more: SystemConditions, _ visit: () -> Void) {
    let outer = conditions
    conditions = outer.and(more)
    visit()
    conditions = outer
  }

  func visit(_ part: CodePart) {
    switch part {
    case .statements(let statements):
      // A 'guard' applies up to the end of its block.
      under(.none) { for statement in statements { visit(statement) } }
    case .statement(let statement): visit(statement)
    case .expression(let expression): visit(expression, for: nil)
    case .clauses(let clauses): visit(clauses)
    case .generic(let name):
      parts.ownTypes.insert(name.text)
    case .typeName(let type): visit(type)
    case .attribute(let attribute):
      visit(.type(attribute.type))
      let isPlain = if case .name = attribute.type.expression.form { true } else { false }
      visit(attribute.arguments, of: isPlain ? attribute.name.text : "")
    default: part.forEachPart(visit)
    }
  }

  private func visit(_ clauses: [CodeClause]) {
    for clause in clauses { under(clause.systems) { clause.parts.forEach(visit) } }
  }

  private func visit(_ type: CodeTypeName) {
    switch type.position {
    case .qualifier where type.name.text == "SwiftUI", .member: break
    case .first, .qualifier: if type.name.isTypeName { note(type.name, .type) }
    case .qualified(let module): if module == "SwiftUI" { note(type.name, .type) }
    }
  }

  // MARK: - Statements

  private func visit(_ statement: CodeStatement) {
    switch statement.kind {
    case .guard(let list, otherwise: let body):
      let outer = conditions
      visit(list)
      let after = conditions
      conditions = outer
      under(list.failing) { visit(.statements(body)) }
      conditions = after
    case .while(let list, let body):
      under(.none) {
        visit(list)
        visit(.statements(body))
      }
    default:
      let outer = extendedType
      if case .type(let type) = statement.kind {
        if type.isExtension {
          extendedType = type.name.text
          parts.ownTypes.insert(type.name.text)
        } else if !type.keyword.isEmpty {
          extendedType = nil
        }
      }
      under(statement.attributes.conditions) { statement.forEachPart(visit) }
      extendedType = outer
    }
  }

  /// Conditions of a statement, each of which applies to those that follow.
  private func visit(_ list: [CodeCondition]) {
    for condition in list {
      if case .availability(let available) = condition.kind {
        conditions = conditions.and(available.holding)
      } else {
        visit(.condition(condition))
      }
    }
  }

  // MARK: - Expressions

  /// Visits an expression, which may be the argument of a parameter.
  ///
  /// - Returns: The start of its chain of dots and calls.
  @discardableResult
  private func visit(
    _ value: CodeExpression, for parameter: APIUse.Parameter?, call shape: CallShape? = nil
  ) -> APIUse.Root {
    if case .clauses(let clauses) = value.details {
      return visit(clauses, after: value, for: parameter)
    }
    switch value.kind {
    case .name(let name) where name.text != "super":
      defer { visitGenericArguments(of: value) }
      return visit(name, shape)
    case .member(let base, let name):
      defer { visitGenericArguments(of: value) }
      return visit(name, of: base, for: parameter, shape)
    case .implicitMember(let name):
      defer { visitGenericArguments(of: value) }
      return visit(implicitMember: name, for: parameter, shape)
    case .call(let call): return visit(call, for: parameter)
    case .postfix(let inner, "?"), .postfix(let inner, "!"): return visit(inner, for: parameter)
    case .tuple(let elements) where elements.count == 1:
      return visit(elements[0].value, for: parameter)
    case .array(let elements): for element in elements { visit(element, for: parameter) }
    case .infix, .ternary, .cast, .try:
      var isBranch = false
      visit(operands: value, for: parameter, &isBranch)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): visit(selection)
    case .keyPath: break
    default: value.forEachPart(visit)
    }
    return .other
  }

  private func visitGenericArguments(of value: CodeExpression) {
    if case .genericArguments(let types) = value.details { types.forEach(visit) }
  }

  private func visit(_ call: CodeCall, for parameter: APIUse.Parameter?) -> APIUse.Root {
    let root = visit(call.callee, for: parameter, call: call.shape)
    let outer = postfixRoot
    postfixRoot = nil
    visit(call.arguments, of: call.callee.calledName?.text ?? "")
    for closure in call.trailing { visit(closure.value, for: nil) }
    postfixRoot = outer
    return root
  }

  private func visit(
    _ clauses: [CodeClause], after value: CodeExpression, for parameter: APIUse.Parameter?
  ) -> APIUse.Root {
    let base = if case .postfix(let base, _) = value.kind { base } else { nil as CodeExpression? }
    let root = base.map { visit($0, for: parameter) } ?? .other
    let outer = postfixRoot
    postfixRoot = root
    visit(clauses)
    postfixRoot = outer
    return root
  }

  /// Visits operands. The branches of a ternary are arguments of the same parameter.
  private func visit(
    operands value: CodeExpression, for parameter: APIUse.Parameter?, _ isBranch: inout Bool
  ) {
    switch value.kind {
    case .infix(let left, _, let right):
      visit(operands: left, for: parameter, &isBranch)
      visit(operands: right, for: parameter, &isBranch)
    case .ternary(let condition, let then, let otherwise):
      visit(operands: condition, for: parameter, &isBranch)
      visit(then, for: parameter)
      isBranch = true
      visit(operands: otherwise, for: parameter, &isBranch)
    case .cast(let inner, _):
      visit(operands: inner, for: parameter, &isBranch)
      if case .type(let type) = value.ownDetails { visit(.type(type)) }
    case .try(let inner, isOptional: _): visit(operands: inner, for: parameter, &isBranch)
    default: visit(value, for: isBranch ? parameter : nil)
    }
  }

  private func visit(_ conditional: CodeConditional) {
    under(.none) {
      visit(conditional.conditions)
      visit(.statements(conditional.body))
    }
    under(conditional.conditions.failing) { visit(.statements(conditional.otherwise)) }
  }

  private func visit(_ selection: CodeSelection) {
    visit(selection.subject, for: nil)
    for item in selection.cases { under(item.systems ?? .none) { item.forEachPart(visit) } }
  }

  private func visit(_ name: CodeName, _ call: CallShape?) -> APIUse.Root {
    if name.isTypeName {
      note(name, .type, call)
      return .type(name.text)
    }
    if call != nil, let extendedType { note(name, .ownMember(of: extendedType), call) }
    return .name(name.text)
  }

  private func visit(
    implicitMember name: CodeName, for parameter: APIUse.Parameter?, _ call: CallShape?
  ) -> APIUse.Root {
    if let postfixRoot {
      note(name, .member(of: postfixRoot), call)
      return postfixRoot
    }
    if let parameter { note(name, .implicitMember(of: parameter), call) }
    return .implicitMember
  }

  private func visit(
    _ name: CodeName, of base: CodeExpression, for parameter: APIUse.Parameter?, _ call: CallShape?
  ) -> APIUse.Root {
    guard let path = base.typePath else {
      let root = visit(base, for: parameter)
      note(name, .member(of: root), call)
      return root
    }
    if path == "SwiftUI" {
      note(name, .type, call)
      return .type(name.text)
    }
    if name.text == "init", !name.isIdentifier { return visit(base, for: nil, call: call) }
    visit(base, for: nil)
    if !name.isTypeName { note(name, .staticMember(of: path), call) }
    return .type(path)
  }

  private func visit(_ arguments: [CodeArgument], of function: String) {
    var label = "_"
    for (position, argument) in arguments.enumerated() {
      if let name = argument.label { label = name.text }
      if position == 0, case .keyPath(let root, let names) = argument.value.kind {
        let isOfEnvironment =
          root.map { $0.text.split(separator: ".").last == "EnvironmentValues" } ?? true
        if isOfEnvironment, let name = names.first, environmentFunctions.contains(function) {
          note(name, .environmentValue)
        }
        continue
      }
      visit(argument.value, for: .init(function: function, label: label))
    }
  }
}

/// Functions and property wrappers that take a key path to an environment value.
private let environmentFunctions: Set<String> = [
  "Environment", "environment", "transformEnvironment",
]

extension CodeCall {
  fileprivate var shape: CallShape {
    let closure = trailing.first ?? arguments.last
    return CallShape(
      labels: arguments.map { $0.label?.text }, hasTrailingClosure: !trailing.isEmpty,
      trailingLabels: trailing.dropFirst().compactMap { $0.label?.text },
      closureArguments: closure?.value.namedArguments)
  }
}

extension CodeExpression {
  /// The number of named parameters of a closure; nil if there are none.
  fileprivate var namedArguments: Int? {
    guard case .closure(let closure) = kind, !closure.parameters.isEmpty else { return nil }
    return closure.parameters.count
  }

  /// The dotted name of a type, without the module: `Font.TextStyle`.
  fileprivate var typePath: String? {
    switch kind {
    case .name(let name): return name.isTypeName ? name.text : nil
    case .member(let base, let name):
      guard name.isTypeName, let outer = base.typePath else { return nil }
      return outer == "SwiftUI" ? name.text : "\(outer).\(name.text)"
    default: return nil
    }
  }
}

extension CodeName {
  /// Whether it is a name that begins with a capital letter.
  fileprivate var isTypeName: Bool { isIdentifier && text.first?.isUppercase == true }
}
