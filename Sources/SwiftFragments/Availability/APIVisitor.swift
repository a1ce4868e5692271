import SwiftSyntax
import SwiftTypes

/// The possible uses of SwiftUI API in Swift code, with their conditions.
func apiUses(in tree: some SyntaxProtocol) -> APIParts {
  let visitor = APIVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  return visitor.parts
}

private final class APIVisitor: SyntaxVisitor {
  private(set) var parts = APIParts()

  /// The conditions at the current position.
  private var conditions = SystemConditions.none

  /// The type of the enclosing extension; nil in other types.
  private var extendedType: String?

  /// The expression before a leading dot, in an `#if` in a chain of calls.
  private var postfixRoot: APIUse.Root?

  private func note(_ token: TokenSyntax, _ kind: APIUse.Kind, _ call: CallShape? = nil) {
    guard case .identifier = token.tokenKind else { return }
    parts.uses.append(
      APIUseParts(name: token.located, kind: kind, call: call, conditions: conditions))
  }

  // MARK: Conditions

  private func under(_ more: SystemConditions, _ visit: () -> Void) {
    let outer = conditions
    conditions = outer.and(more)
    visit()
    conditions = outer
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    walkClauses(node) { self.walk(Syntax($0)) }
    return .skipChildren
  }

  private func walkClauses(
    _ node: IfConfigDeclSyntax, _ visit: (IfConfigClauseSyntax.Elements) -> Void
  ) {
    var before = SystemConditions.none
    for clause in node.clauses {
      let condition = clause.condition
      let clauseHolds = SystemConditions.known { system in
        condition.map { holds($0, on: system) } ?? true
      }
      if let elements = clause.elements {
        under(before.and(clauseHolds)) { visit(elements) }
      }
      before = before.and(
        SystemConditions.known { system in
          condition.flatMap { holds($0, on: system) }.map { !$0 }
        })
    }
  }

  /// Conditions of a statement, each of which applies to those that follow.
  private func walk(conditions list: ConditionElementListSyntax) {
    for element in list {
      if case .availability(let available) = element.condition {
        conditions = conditions.and(available.holding)
      } else {
        walk(element)
      }
    }
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let outer = conditions
    walk(conditions: node.conditions)
    walk(node.body)
    conditions = outer
    if let other = node.elseBody {
      under(node.conditions.failing) { walk(Syntax(other)) }
    }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let outer = conditions
    walk(conditions: node.conditions)
    let after = conditions
    conditions = outer
    under(node.conditions.failing) { walk(node.body) }
    // It applies up to the end of the enclosing statements.
    conditions = after
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    let outer = conditions
    walk(conditions: node.conditions)
    walk(node.body)
    conditions = outer
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let outer = conditions
    for statement in node {
      if case .decl(let declaration) = statement.item {
        walk(declaration: declaration)
      } else {
        walk(Syntax(statement.item))
      }
    }
    conditions = outer
    return .skipChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    walk(declaration: node.decl)
    return .skipChildren
  }

  private func walk(declaration: DeclSyntax) {
    let outer = extendedType
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      let name = node.extendedType.trimmedDescription
      extendedType = name
      parts.ownTypes.insert(name)
    } else if declaration.asProtocol(DeclGroupSyntax.self) != nil {
      extendedType = nil
    }
    let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes
    under(attributes?.conditions ?? .none) { walk(declaration) }
    extendedType = outer
  }

  // MARK: Types

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    parts.ownTypes.insert(node.name.located.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    parts.ownTypes.insert(node.name.located.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.isTypeName { note(node.name, .type) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.as(IdentifierTypeSyntax.self)?.name.text == "SwiftUI" {
      note(node.name, .type)
    } else {
      walk(node.baseType)
    }
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    walk(node.attributeName)
    guard case .argumentList(let arguments) = node.arguments else { return .skipChildren }
    let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
    walk(arguments, of: name)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    walk(value: ExprSyntax(node), for: nil)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    walk(value: ExprSyntax(node), for: nil)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    walk(value: ExprSyntax(node), for: nil)
    return .skipChildren
  }

  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
    walk(value: ExprSyntax(node), for: nil)
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// Visits an expression, which may be the argument of a parameter.
  ///
  /// - Returns: The start of its chain of dots and calls.
  @discardableResult
  private func walk(
    value: ExprSyntax, for parameter: APIUse.Parameter?, call: CallShape? = nil
  ) -> APIUse.Root {
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      let root = walk(value: node.calledExpression, for: parameter, call: node.shape)
      let outer = postfixRoot
      postfixRoot = nil
      walk(node.arguments, of: node.calledExpression.calledName?.located.text ?? "")
      if let closure = node.trailingClosure { walk(closure) }
      walk(node.additionalTrailingClosures)
      postfixRoot = outer
      return root
    case .genericSpecializationExpr(let node):
      walk(node.genericArgumentClause)
      return walk(value: node.expression, for: parameter, call: call)
    case .declReferenceExpr(let node):
      return walk(name: node.baseName, call)
    case .memberAccessExpr(let node):
      return walk(member: node, for: parameter, call)
    case .postfixIfConfigExpr(let node):
      let root = node.base.map { walk(value: $0, for: parameter) } ?? .other
      let outer = postfixRoot
      postfixRoot = root
      walkClauses(node.config) { self.walk(Syntax($0)) }
      postfixRoot = outer
      return root
    case .optionalChainingExpr(let node): return walk(value: node.expression, for: parameter)
    case .forceUnwrapExpr(let node): return walk(value: node.expression, for: parameter)
    case .tupleExpr(let node):
      if node.elements.count == 1, let element = node.elements.first {
        return walk(value: element.expression, for: parameter)
      }
      walk(node.elements)
    case .arrayExpr(let node):
      for element in node.elements { walk(value: element.expression, for: parameter) }
    case .sequenceExpr(let node): walk(sequence: node, for: parameter)
    default: walk(children: value)
    }
    return .other
  }

  /// The branches of a ternary are arguments of the same parameter.
  private func walk(sequence: SequenceExprSyntax, for parameter: APIUse.Parameter?) {
    var isPart = false
    for element in sequence.elements {
      if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
        walk(value: choice.thenExpression, for: parameter)
        isPart = true
      } else {
        walk(value: element, for: isPart ? parameter : nil)
      }
    }
  }

  /// Visits an expression that is not part of a chain.
  private func walk(children value: ExprSyntax) {
    switch value.kind {
    case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .postfixIfConfigExpr: break
    default: walk(value)
    }
  }

  private func walk(name token: TokenSyntax, _ call: CallShape?) -> APIUse.Root {
    let name = token.located.text
    if token.isTypeName {
      note(token, .type, call)
      return .type(name)
    }
    if call != nil, let extendedType { note(token, .ownMember(of: extendedType), call) }
    return .name(name)
  }

  private func walk(
    member node: MemberAccessExprSyntax, for parameter: APIUse.Parameter?, _ call: CallShape?
  ) -> APIUse.Root {
    let token = node.declName.baseName
    guard let base = node.base else {
      if let postfixRoot {
        note(token, .member(of: postfixRoot), call)
        return postfixRoot
      }
      if let parameter { note(token, .implicitMember(of: parameter), call) }
      return .implicitMember
    }
    guard let path = base.typePath else {
      let root = walk(value: base, for: parameter)
      note(token, .member(of: root), call)
      return root
    }
    if path == "SwiftUI" {
      note(token, .type, call)
      return .type(token.located.text)
    }
    if token.tokenKind == .keyword(.`init`) {
      return walk(value: base, for: nil, call: call)
    }
    walk(value: base, for: nil)
    if !token.isTypeName { note(token, .staticMember(of: path), call) }
    return .type(path)
  }

  private func walk(_ arguments: LabeledExprListSyntax, of function: String) {
    var label = "_"
    for (position, argument) in arguments.enumerated() {
      if let text = argument.label?.located.text { label = text }
      if position == 0, let path = argument.expression.as(KeyPathExprSyntax.self) {
        if let name = path.environmentValue, environmentFunctions.contains(function) {
          note(name, .environmentValue)
        }
        continue
      }
      walk(value: argument.expression, for: .init(function: function, label: label))
    }
  }
}

/// Functions and property wrappers that take a key path to an environment value.
private let environmentFunctions: Set<String> = [
  "Environment", "environment", "transformEnvironment",
]

extension AvailabilityConditionSyntax {
  fileprivate var isNegated: Bool { availabilityKeyword.tokenKind == .poundUnavailable }

  /// The conditions that hold if it is true.
  var holding: SystemConditions {
    let arguments = AvailabilityArguments(availabilityArguments)
    return isNegated ? arguments.failing : arguments.holding
  }

  /// The conditions that hold if it is false.
  var failing: SystemConditions {
    let arguments = AvailabilityArguments(availabilityArguments)
    return isNegated ? arguments.holding : arguments.failing
  }
}

extension ConditionElementListSyntax {
  /// The conditions that hold if these do not all hold.
  var failing: SystemConditions {
    guard count == 1, case .availability(let available) = first?.condition else { return .none }
    return available.failing
  }
}

extension FunctionCallExprSyntax {
  fileprivate var shape: CallShape {
    CallShape(
      labels: arguments.map { $0.label?.located.text }, hasTrailingClosure: trailingClosure != nil,
      trailingLabels: additionalTrailingClosures.map(\.label.located.text),
      closureArguments: (trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self))?
        .namedArguments)
  }
}

extension ClosureExprSyntax {
  /// The number of its named parameters; nil if there are none.
  fileprivate var namedArguments: Int? {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.count
    case .parameterClause(let clause): clause.parameters.isEmpty ? nil : clause.parameters.count
    case nil: nil
    }
  }
}

extension KeyPathExprSyntax {
  /// The first environment value that it names.
  fileprivate var environmentValue: TokenSyntax? {
    if let root, root.trimmedDescription.split(separator: ".").last != "EnvironmentValues" {
      return nil
    }
    guard case .property(let property) = components.first?.component else { return nil }
    return property.declName.baseName
  }
}

extension ExprSyntax {
  /// The name of the callee, without its qualifier.
  fileprivate var calledName: TokenSyntax? {
    if let node = self.as(GenericSpecializationExprSyntax.self) {
      return node.expression.calledName
    }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The dotted name of a type, without the module: `Font.TextStyle`.
  fileprivate var typePath: String? {
    if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression.typePath }
    if let node = self.as(DeclReferenceExprSyntax.self) {
      return node.baseName.isTypeName ? node.baseName.located.text : nil
    }
    guard let node = self.as(MemberAccessExprSyntax.self), node.declName.baseName.isTypeName,
      let outer = node.base?.typePath
    else { return nil }
    let name = node.declName.baseName.located.text
    return outer == "SwiftUI" ? name : "\(outer).\(name)"
  }
}

extension TokenSyntax {
  /// Whether it is a name that begins with a capital letter.
  fileprivate var isTypeName: Bool {
    guard case .identifier = tokenKind else { return false }
    return located.text.first?.isUppercase == true
  }
}
