import Diagnostics
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Resolves the names in the code of one fragment, and finds errors whose proof does not depend on inference:
/// names that no visible declaration has, misfits with what specs declare, and what no body may contain.
///
/// A type is what a declaration states, with holes for everything else. Overloads and conformances of library
/// types, operators, results of generic functions and the types of literals are left to the compiler.
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations/>
///
/// Each construct is a function from a scope, which is a value, to a type and findings.
struct CodeResolver {
  let environment: CodeEnvironment
  let tree: CodeTree

  /// The type under `types` that contains the code, with enclosing types; nil for other code.
  var typeOfMembers: String?

  /// The body whose content the code is; nil for other code.
  var body: CodeBody?

  /// Whether the code is a value that is created where nothing can be thrown.
  var isDefault = false

  var component: ComponentScope { environment.scope }
  var context: NameContext { environment.context }
  var code: DeclaredCode { environment.code }

  // MARK: - Statements

  /// Resolves statements, in which functions and types can be used before their declarations.
  ///
  /// - Parameter isBuilder: Whether a result builder collects their values, each of which has to be a view.
  /// - Returns: The scope after them.
  @discardableResult
  func resolve(
    _ statements: [CodeStatement], _ scope: CodeScope, isBuilder: Bool = false,
    _ findings: inout Findings
  ) -> CodeScope {
    countSteps(statements.count)
    var scope = scope
    scope.declare(statements.flatMap(\.hoistedNames))
    scope.declare(functions(in: statements))
    for (previous, statement) in zip([nil] + statements.map(Optional.some), statements) {
      scope.followsExpression =
        if case .expression(let expression)? = previous?.kind { expression.takesMembers } else {
          false
        }
      scope = resolve(statement, scope, isBuilder: isBuilder, &findings)
    }
    return scope
  }

  private func resolve(
    _ statement: CodeStatement, _ scope: CodeScope, isBuilder: Bool, _ findings: inout Findings
  ) -> CodeScope {
    switch statement.kind {
    case .expression(let expression):
      resolveStatement(expression, scope, isBuilder: isBuilder, &findings)
    case .variable(let variable): return declare(variable, scope, &findings)
    case .function(let function): resolve(function, scope, &findings)
    case .type(let type): resolve(type, scope, &findings)
    case .guard(let conditions, let otherwise):
      // Bindings do not exist where the condition failed.
      checkLeaves(otherwise, resolve(otherwise, scope, &findings), &findings)
      return resolve(conditions, scope, &findings)
    case .while(let conditions, let body):
      resolve(body, resolve(conditions, scope, &findings), &findings)
    case .repeat(let body, let condition):
      resolve(body, scope, &findings)
      resolveCondition(condition, scope, &findings)
    case .for(let pattern, let sequence, let condition, let body):
      let type = resolve(sequence, scope, &findings)
      let inner = resolve(pattern: pattern, of: element(of: type), scope, &findings)
      if let condition { resolveCondition(condition, inner, &findings) }
      resolve(body, inner, &findings)
    case .return(let value):
      if let value { resolveValue(value, scope, as: scope.returned, &findings) }
    case .throw(let value): resolve(value, scope, &findings)
    case .jump: break
    case .defer(let body): resolve(body, scope, &findings)
    case .do(let body, let catches):
      resolve(body, scope, &findings)
      for clause in catches {
        var inner = scope
        if clause.patterns.isEmpty { inner.declare(["error"]) }
        for pattern in clause.patterns {
          inner = resolve(pattern: pattern, of: .hole, inner, &findings)
        }
        resolve(clause.statements, inner, &findings)
      }
    case .compilationConditions(let clauses):
      // It is unknown which clause applies, so the declarations of all of them can be used.
      var inner = scope
      for statement in clauses.flatMap(\.statements) {
        inner = resolve(statement, inner, isBuilder: isBuilder, &findings)
      }
      return inner
    case .other(let expressions):
      for expression in expressions { resolve(expression, scope, &findings) }
    }
    return scope
  }

  private func resolveStatement(
    _ expression: CodeExpression, _ scope: CodeScope, isBuilder: Bool, _ findings: inout Findings
  ) {
    switch expression.kind {
    case .conditional(let conditional):
      let inner = resolve(conditional.conditions, scope, &findings)
      resolve(conditional.body, inner, isBuilder: isBuilder, &findings)
      resolve(conditional.otherwise, scope, isBuilder: isBuilder, &findings)
    case .selection(let selection):
      resolve(selection, scope, &findings) { resolve($0, $1, isBuilder: isBuilder, &$2) }
    case .infix(_, let name, _) where isBuilder && name.isAssignment:
      let before = findings.diagnostics.count
      resolve(expression, scope, &findings)
      if findings.diagnostics.count == before { reportAssignment(in: expression, &findings) }
    case .literal where isBuilder:
      resolve(expression, scope, &findings)
      checkIsNoLiteral(expression, &findings)
    case .infix, .prefix, .literal: resolve(expression, scope, &findings)
    default:
      let inner = scope.with { $0.firstName = expression.firstName }
      let type = resolve(expression, inner, &findings)
      if isBuilder {
        checkIsView(expression, type, &findings)
      } else {
        checkIsNoType(expression, scope, &findings)
      }
    }
  }

  /// The functions that statements declare, which statements around them can use.
  func functions(in statements: [CodeStatement]) -> [String: LocalNames.Local] {
    var functions: [String: LocalNames.Local] = [:]
    for case .function(let function) in statements.map(\.kind) {
      guard let name = function.name else { continue }
      functions[name.text, default: .init()].functions.append(DeclaredFunction(function, of: ""))
    }
    return functions
  }

  // MARK: - Conditions and branches

  /// Resolves conditions.
  ///
  /// - Returns: The scope in which they hold.
  func resolve(
    _ conditions: [CodeCondition], _ scope: CodeScope, _ findings: inout Findings
  ) -> CodeScope {
    var scope = scope
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): resolveCondition(expression, scope, &findings)
      case .optionalBinding(let names, let value, let isVariable):
        var type = TypeExpression.hole
        if let value {
          type = resolve(value, scope, access: .unwrapped, &findings)
        } else if let name = names.first {
          type = resolve(name, scope, access: .unwrapped, &findings)
        }
        if let range = value.map({ $0.isPath && !$0.isChained ? $0.range : nil })
          ?? names.first?.range
        {
          checkIsOptional(type, at: range, &findings)
        }
        // A shorthand name refers to the unwrapped value.
        scope.declare(
          names.map(\.text),
          .init(type: type.unwrapped, constancy: isVariable ? nil : .declaration))
      case .pattern(let pattern, let value):
        let type = resolve(value, scope, &findings)
        scope = resolve(pattern: pattern, of: type, scope, &findings)
      case .availability: break
      }
    }
    return scope
  }

  func resolveCondition(
    _ expression: CodeExpression, _ scope: CodeScope, _ findings: inout Findings
  ) {
    let type = resolve(expression, scope, as: .bool, &findings)
    checkIsCondition(expression, type, &findings)
  }

  /// Resolves a `switch`.
  ///
  /// - Parameter statements: Resolves the statements of a case.
  func resolve(
    _ selection: CodeSelection, _ scope: CodeScope, _ findings: inout Findings,
    statements: ([CodeStatement], CodeScope, inout Findings) -> Void
  ) {
    let type = resolve(selection.subject, scope, &findings)
    checkIsExhaustive(selection, of: type, &findings)
    for item in selection.cases {
      var inner = scope
      for pattern in item.patterns {
        inner = resolve(pattern: pattern, of: type, inner, &findings)
      }
      checkDeclareTheSame(item.patterns, &findings)
      for condition in item.conditions { resolveCondition(condition, inner, &findings) }
      statements(item.statements, inner, &findings)
    }
  }

  /// Resolves a pattern.
  ///
  /// - Returns: The scope with the names that it declares.
  func resolve(
    pattern: CodeExpression, of type: TypeExpression, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> CodeScope {
    var scope = scope
    switch pattern.kind {
    case .binding(let names, let isVariable):
      // The elements of a tuple have other types.
      scope.declare(
        names.map(\.text),
        .init(type: names.count == 1 ? type : .hole, constancy: isVariable ? nil : .declaration))
    case .call(let call):
      resolve(call.callee, scope.with { $0.isPattern = true }, as: type, &findings)
      checkPayload(call, of: type, &findings)
      let payload = payload(of: call, type)
      for (index, argument) in call.arguments.enumerated() {
        scope = resolve(
          pattern: argument.value,
          of: payload.count == call.arguments.count ? payload[index].type : .hole, scope, &findings)
      }
    case .tuple(let elements):
      for element in elements {
        scope = resolve(
          pattern: element.value, of: elements.count == 1 ? type : .hole, scope, &findings)
      }
    case .postfix(let inner, _):
      return resolve(pattern: inner, of: type.unwrapped, scope, &findings)
    case .cast(let inner, let cast): return resolve(pattern: inner, of: cast, scope, &findings)
    case .implicitMember:
      resolve(pattern, scope.with { $0.isPattern = true }, as: type, &findings)
    default: resolve(pattern, scope, as: type, &findings)
    }
    return scope
  }

  /// The stated type of a collection's elements.
  func element(of type: TypeExpression) -> TypeExpression {
    if let element = type.element { return element }
    guard let owner = environment.owner(of: type) else { return .hole }
    return environment.members(of: owner)?.element ?? .hole
  }
}

extension String {
  /// Whether the operator of this name assigns a value.
  var isAssignment: Bool { ["=", "+=", "-=", "*=", "/=", "%="].contains(self) }
}

extension CodeStatement {
  /// The names of a statement that earlier statements can use, too.
  var hoistedNames: [String] {
    switch kind {
    case .function(let function): function.name.map { [$0.text] } ?? []
    case .type(let type): type.isExtension ? [] : [type.name.text]
    case .expression, .variable, .guard, .while, .repeat, .for, .return, .throw, .jump, .defer, .do,
      .compilationConditions, .other:
      []
    }
  }

  /// The names of a type member, or of a file's declaration, that others can use.
  var memberNames: [String] {
    switch kind {
    case .variable(let variable): variable.names.map(\.text)
    case .compilationConditions(let clauses): clauses.flatMap(\.statements).flatMap(\.memberNames)
    case .type(let type): hoistedNames + type.cases.map(\.text)
    case .expression, .function, .guard, .while, .repeat, .for, .return, .throw, .jump, .defer, .do,
      .other:
      hoistedNames
    }
  }
}

extension SwiftBlock {
  /// The names declared in its own scope, excluding nested functions and types.
  var outermostNames: Set<String> {
    tree.map { Set($0.statements.flatMap(\.memberNames)) } ?? declaredNames
  }
}
