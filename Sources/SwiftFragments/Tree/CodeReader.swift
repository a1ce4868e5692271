import SwiftSyntax
import SwiftTypes

/// Converts the parser's tree to a ``CodeTree``.
struct CodeReader {
  /// The text that was parsed, in UTF-8.
  private let units: [UInt8]

  init(_ text: String) { units = Array(text.utf8) }

  func statements(_ list: CodeBlockItemListSyntax) -> [CodeStatement] {
    list.flatMap { item -> [CodeStatement] in
      switch item.item {
      case .decl(let declaration): statements(declaration)
      case .stmt(let statement): [self.statement(statement)]
      case .expr(let expression):
        [.init(kind: .expression(self.expression(expression)), range: expression.textRange)]
      }
    }
  }

  func members(_ list: MemberBlockItemListSyntax) -> [CodeStatement] {
    list.flatMap { statements($0.decl) }
  }

  func type(_ node: TypeSyntax) -> TypeExpression { TypeExpression(node, in: units) }

  func codeType(_ node: TypeSyntax) -> CodeType {
    CodeType(expression: type(node), range: node.textRange, parts: typeParts(Syntax(node)))
  }

  // MARK: - Statements

  func statement(_ node: StmtSyntax) -> CodeStatement {
    var rest: [CodePart] = []
    let kind: CodeStatement.Kind
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): kind = .expression(expression(node.expression))
    case .returnStmt(let node): kind = .return(node.expression.map(expression))
    case .throwStmt(let node): kind = .throw(expression(node.expression))
    case .breakStmt(let node):
      kind = .jump(CodeJump(keyword: node.breakKeyword.located, label: node.label?.located))
    case .continueStmt(let node):
      kind = .jump(CodeJump(keyword: node.continueKeyword.located, label: node.label?.located))
    case .fallThroughStmt(let node):
      kind = .jump(CodeJump(keyword: node.fallthroughKeyword.located, label: nil))
    case .guardStmt(let node):
      kind = .guard(conditions(node.conditions), otherwise: statements(node.body.statements))
    case .whileStmt(let node):
      kind = .while(conditions(node.conditions), statements(node.body.statements))
    case .repeatStmt(let node):
      kind = .repeat(statements(node.body.statements), expression(node.condition))
    case .forStmt(let node):
      if let annotation = node.typeAnnotation { rest = [.type(codeType(annotation.type))] }
      kind = .for(
        pattern(node.pattern), in: expression(node.sequence),
        where: node.whereClause.map { expression($0.condition) }, statements(node.body.statements))
    case .deferStmt(let node): kind = .defer(statements(node.body.statements))
    case .doStmt(let node):
      if let clause = node.throwsClause { rest = parts(in: Syntax(clause)) }
      kind = .do(statements(node.body.statements), catches: node.catchClauses.map(clause))
    case .labeledStmt(let node): return statement(node.statement)
    default:
      rest = parts(in: Syntax(node))
      kind = .other(rest.expressions)
    }
    return CodeStatement(kind: kind, range: node.textRange, rest: rest)
  }

  private func clause(_ node: CatchClauseSyntax) -> CodeCatch {
    CodeCatch(
      items: node.catchItems.map { item in
        (item.pattern.map(pattern), item.whereClause.map { expression($0.condition) })
      }, statements: statements(node.body.statements))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [CodeCondition] { list.map(condition) }

  func condition(_ element: ConditionElementSyntax) -> CodeCondition {
    var type: CodeType?
    let kind: CodeCondition.Kind
    switch element.condition {
    case .expression(let node): kind = .expression(expression(node))
    case .availability(let node):
      let arguments = AvailabilityArguments(node.availabilityArguments)
      let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
      kind = .availability(
        CodeAvailability(
          holding: isNegated ? arguments.failing : arguments.holding,
          failing: isNegated ? arguments.holding : arguments.failing))
    case .optionalBinding(let node):
      type = node.typeAnnotation.map { codeType($0.type) }
      kind = .optionalBinding(
        names: names(in: node.pattern), value: node.initializer.map { expression($0.value) },
        isVariable: node.bindingSpecifier.tokenKind == .keyword(.var))
    case .matchingPattern(let node):
      type = node.typeAnnotation.map { codeType($0.type) }
      kind = .pattern(pattern(node.pattern), expression(node.initializer.value))
    }
    return CodeCondition(kind: kind, range: element.condition.textRange, type: type)
  }

  /// A pattern as an expression, with its declarations as ``CodeExpression/Kind/binding(_:isVariable:)``.
  func pattern(_ node: PatternSyntax) -> CodeExpression {
    if let node = node.as(ExpressionPatternSyntax.self) { return expression(node.expression) }
    if let node = node.as(ValueBindingPatternSyntax.self) {
      let keyword = node.bindingSpecifier
      return pattern(node.pattern).declared(by: keyword.located)
    }
    // Reading an expression in it twice would take exponential time.
    let parts = parts(in: Syntax(node))
    let own = node.as(IdentifierPatternSyntax.self).map { [$0.identifier.located] } ?? []
    let names =
      own
      + parts.flatMap { part -> [CodeName] in
        switch part {
        case .name(let name): [name]
        case .expression(let expression): expression.boundNames
        default: []
        }
      }
    let others = parts.filter { if case .name = $0 { false } else { true } }
    return CodeExpression(
      kind: .binding(names, isVariable: false), range: node.textRange,
      details: others.isEmpty ? nil : .parts(others))
  }

  func names(in node: PatternSyntax) -> [CodeName] {
    if let name = node.as(IdentifierPatternSyntax.self) { return [name.identifier.located] }
    if let tuple = node.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    if let binding = node.as(ValueBindingPatternSyntax.self) { return names(in: binding.pattern) }
    // 'if let (a, b)' has an expression.
    guard let node = node.as(ExpressionPatternSyntax.self) else { return [] }
    return expression(node.expression).boundNames
  }
}

extension CodeExpression {
  /// The names that a pattern declares.
  fileprivate var boundNames: [CodeName] {
    switch kind {
    case .binding(let names, isVariable: _): names
    case .tuple(let elements): elements.flatMap(\.value.boundNames)
    case .postfix(let inner, _), .cast(let inner, _): inner.boundNames
    case .call(let call): call.arguments.flatMap(\.value.boundNames)
    default: []
    }
  }

  /// The pattern after `let` or `var`.
  fileprivate func declared(by keyword: CodeName) -> Self {
    let inner = declaringNames(isVariable: keyword.text == "var")
    return Self(kind: inner.kind, range: range, details: .binding(keyword, details))
  }

  /// The pattern after `let` or `var`: each name in it declares a constant or a variable.
  fileprivate func declaringNames(isVariable: Bool) -> Self {
    let kind: Kind =
      switch self.kind {
      case .name(let name): .binding([name], isVariable: isVariable)
      case .binding(let names, _): .binding(names, isVariable: isVariable)
      case .cast(let inner, let type): .cast(inner.declaringNames(isVariable: isVariable), type)
      case .postfix(let inner, let name):
        .postfix(inner.declaringNames(isVariable: isVariable), name)
      case .tuple(let elements): .tuple(elements.map { $0.declaringNames(isVariable: isVariable) })
      case .call(let call):
        .call(
          CodeCall(
            callee: call.callee,
            arguments: call.arguments.map { $0.declaringNames(isVariable: isVariable) },
            trailing: call.trailing))
      default: self.kind
      }
    return Self(kind: kind, range: range, details: details)
  }
}

extension CodeArgument {
  fileprivate func declaringNames(isVariable: Bool) -> Self {
    Self(label: label, value: value.declaringNames(isVariable: isVariable))
  }
}
