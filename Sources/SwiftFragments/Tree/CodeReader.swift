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
      case .expr(let expression): [.expression(self.expression(expression))]
      }
    }
  }

  func members(_ list: MemberBlockItemListSyntax) -> [CodeStatement] {
    list.flatMap { statements($0.decl) }
  }

  func type(_ node: TypeSyntax) -> TypeExpression { TypeExpression(node, in: units) }

  // MARK: - Statements

  private func statement(_ node: StmtSyntax) -> CodeStatement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return .expression(expression(node.expression))
    case .returnStmt(let node): return .return(node.expression.map(expression))
    case .throwStmt(let node): return .throw(expression(node.expression))
    case .guardStmt(let node):
      return .guard(conditions(node.conditions), otherwise: statements(node.body.statements))
    case .whileStmt(let node):
      return .while(conditions(node.conditions), statements(node.body.statements))
    case .repeatStmt(let node):
      return .repeat(statements(node.body.statements), expression(node.condition))
    case .forStmt(let node):
      return .for(
        pattern(node.pattern), in: expression(node.sequence),
        where: node.whereClause.map { expression($0.condition) }, statements(node.body.statements))
    case .deferStmt(let node): return .defer(statements(node.body.statements))
    case .doStmt(let node):
      return .do(
        statements(node.body.statements),
        catches: node.catchClauses.map { clause in
          (
            clause.catchItems.compactMap { $0.pattern.map(pattern) },
            statements(clause.body.statements)
          )
        })
    case .labeledStmt(let node): return statement(node.statement)
    default: return .other(expressions(in: Syntax(node)))
    }
  }

  private func conditions(_ list: ConditionElementListSyntax) -> [CodeCondition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability: return .availability
      case .optionalBinding(let node):
        return .optionalBinding(
          names: names(in: node.pattern), value: node.initializer.map { expression($0.value) },
          isVariable: node.bindingSpecifier.tokenKind == .keyword(.var))
      case .matchingPattern(let node):
        return .pattern(pattern(node.pattern), expression(node.initializer.value))
      }
    }
  }

  /// A pattern as an expression, with its declarations as ``CodeExpression/Kind/binding(_:)``.
  private func pattern(_ node: PatternSyntax) -> CodeExpression {
    if let node = node.as(ExpressionPatternSyntax.self) { return expression(node.expression) }
    if let node = node.as(ValueBindingPatternSyntax.self) {
      return pattern(node.pattern).declaringNames(
        isVariable: node.bindingSpecifier.tokenKind == .keyword(.var))
    }
    return CodeExpression(kind: .binding(names(in: node), isVariable: false), range: node.textRange)
  }

  private func names(in node: PatternSyntax) -> [CodeName] {
    if let name = node.as(IdentifierPatternSyntax.self) { return [name.identifier.located] }
    if let tuple = node.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    if let binding = node.as(ValueBindingPatternSyntax.self) { return names(in: binding.pattern) }
    return []
  }

  // MARK: - Declarations

  private func statements(_ node: DeclSyntax) -> [CodeStatement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node)
    case .functionDecl(let node):
      return [
        .function(
          function(
            node.name.located, node.genericParameterClause, node.signature.parameterClause,
            statements: node.body.map { statements($0.statements) } ?? [], node.attributes,
            node.modifiers, node.signature))
      ]
    case .initializerDecl(let node):
      return [
        .function(
          function(
            nil, node.genericParameterClause, node.signature.parameterClause,
            statements: node.body.map { statements($0.statements) } ?? [], node.attributes,
            node.modifiers, node.signature, isFailable: node.optionalMark != nil))
      ]
    case .subscriptDecl(let node):
      let bodies = accessors(node.accessorBlock)
      return [
        .function(
          function(
            nil, node.genericParameterClause, node.parameterClause,
            statements: bodies.flatMap(\.statements), node.attributes, node.modifiers))
      ]
    case .structDecl(let node):
      return [type(node, node.genericParameterClause, node.inheritanceClause, node.memberBlock)]
    case .classDecl(let node):
      return [type(node, node.genericParameterClause, node.inheritanceClause, node.memberBlock)]
    case .actorDecl(let node):
      return [type(node, node.genericParameterClause, node.inheritanceClause, node.memberBlock)]
    case .enumDecl(let node):
      return [type(node, node.genericParameterClause, node.inheritanceClause, node.memberBlock)]
    case .protocolDecl(let node):
      return [type(node, nil, node.inheritanceClause, node.memberBlock, isProtocol: true)]
    case .extensionDecl(let node):
      let name = Located(
        text: node.extendedType.trimmedText, range: node.extendedType.textRange)
      return [
        type(
          name, [], node.inheritanceClause, node.memberBlock,
          marks: marks(node.attributes, node.modifiers), isExtension: true)
      ]
    case .typeAliasDecl(let node):
      return [type(node.name.located, [], nil, nil, marks: [])]
    case .ifConfigDecl(let node):
      return [
        .compilationConditions(
          node.clauses.map { clause in
            switch clause.elements {
            case .statements(let list): statements(list)
            case .decls(let list): members(list)
            default: []
            }
          })
      ]
    default: return [.other(expressions(in: Syntax(node)))]
    }
  }

  private func variables(_ node: VariableDeclSyntax) -> [CodeStatement] {
    node.bindings.map { binding in
      .variable(
        CodeVariable(
          isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
          names: names(in: binding.pattern), type: binding.typeAnnotation.map { type($0.type) },
          value: binding.initializer.map { expression($0.value) },
          accessors: accessors(binding.accessorBlock), attributes: arguments(of: node.attributes),
          wrappers: wrappers(node.attributes), marks: marks(node.attributes, node.modifiers)))
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> [CodeVariable.Accessor] {
    switch block?.accessors {
    case nil: []
    case .getter(let list): [.init(names: [], statements: statements(list), isGetter: true)]
    case .accessors(let list):
      list.map { accessor in
        let implicit: [String] =
          switch accessor.accessorSpecifier.tokenKind {
          case .keyword(.set), .keyword(.willSet): ["newValue"]
          case .keyword(.didSet): ["oldValue"]
          default: []
          }
        let names = accessor.parameters.map { [$0.name.located.text] } ?? []
        return .init(
          names: implicit + names,
          statements: accessor.body.map { statements($0.statements) } ?? [],
          isGetter: accessor.accessorSpecifier.tokenKind == .keyword(.get))
      }
    }
  }

  private func function(
    _ name: Located?, _ generics: GenericParameterClauseSyntax?,
    _ parameters: FunctionParameterClauseSyntax, statements: [CodeStatement],
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ signature: FunctionSignatureSyntax? = nil, isFailable: Bool = false
  ) -> CodeFunction {
    CodeFunction(
      name: name, isInitializer: name == nil && signature != nil,
      generics: generics?.parameters.map(\.name.located.text) ?? [],
      parameters: parameters.parameters.map { parameter in
        .init(
          label: parameter.firstName.located.text,
          name: (parameter.secondName ?? parameter.firstName).located.text,
          type: type(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) },
          isVariadic: parameter.ellipsis != nil)
      },
      statements: statements, attributes: arguments(of: attributes),
      marks: marks(attributes, modifiers),
      result: signature?.returnClause.map { type($0.type) },
      isThrowing: signature?.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind
        == .keyword(.throws), isFailable: isFailable)
  }

  /// The names of attributes without module qualifiers, and the modifiers except those of a setter.
  private func marks(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Set<String> {
    var marks = Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
    for element in attributes {
      switch element {
      case .attribute(let attribute):
        marks.insert(
          String(attribute.attributeName.trimmedDescription.split(separator: ".").last ?? ""))
      case .ifConfigDecl: marks.insert("#if")
      }
    }
    return marks
  }

  private func wrappers(_ attributes: AttributeListSyntax) -> [CodeAttribute] {
    attributes.compactMap { attribute in
      guard case .attribute(let attribute) = attribute else { return nil }
      let name: TokenSyntax? =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name
        ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name
      guard let name else { return nil }
      var labels: [CodeName] = []
      if case .argumentList(let list) = attribute.arguments {
        labels = list.compactMap { $0.label?.located }
      }
      return CodeAttribute(name: name.located, labels: labels)
    }
  }

  private func arguments(of attributes: AttributeListSyntax) -> [CodeExpression] {
    attributes.flatMap { attribute -> [CodeExpression] in
      guard case .attribute(let attribute) = attribute,
        case .argumentList(let list) = attribute.arguments
      else { return [] }
      return list.map { expression($0.expression) }
    }
  }

  private func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, isProtocol: Bool = false
  ) -> CodeStatement {
    type(
      node.name.located, generics?.parameters.map(\.name.located.text) ?? [], inheritance, block,
      marks: marks(node.attributes, node.modifiers), keyword: node.introducer.text,
      isProtocol: isProtocol)
  }

  private func type(
    _ name: Located, _ generics: [String], _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax?, marks: Set<String>, keyword: String = "",
    isExtension: Bool = false, isProtocol: Bool = false
  ) -> CodeStatement {
    let cases = block?.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
    return .type(
      CodeTypeDeclaration(
        name: name, isExtension: isExtension, isProtocol: isProtocol, keyword: keyword,
        generics: generics,
        inherited: inheritance?.inheritedTypes.map { type($0.type) } ?? [],
        members: block.map { members($0.members) } ?? [],
        cases: cases?.map(\.name.located) ?? [],
        caseValues: cases?.map { $0.parameterClause?.parameters.count ?? 0 } ?? [], marks: marks))
  }

  // MARK: - Expressions

  func expression(_ node: ExprSyntax) -> CodeExpression {
    CodeExpression(kind: kind(of: node), range: node.textRange)
  }

  private func kind(of node: ExprSyntax) -> CodeExpression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .name(node.baseName.located)
    case .genericSpecializationExpr(let node): return kind(of: node.expression)
    case .superExpr(let node): return .name(node.superKeyword.located)
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.located
      return node.base.map { .member(expression($0), name) } ?? .implicitMember(name)
    case .functionCallExpr(let node):
      return .call(
        CodeCall(
          callee: expression(node.calledExpression), arguments: arguments(node.arguments),
          trailing: trailing(node.trailingClosure, node.additionalTrailingClosures)))
    case .subscriptCallExpr(let node):
      return .subscripted(
        expression(node.calledExpression),
        arguments(node.arguments)
          + trailing(node.trailingClosure, node.additionalTrailingClosures))
    case .macroExpansionExpr(let node):
      return .other(
        node.arguments.map { expression($0.expression) }
          + trailing(node.trailingClosure, node.additionalTrailingClosures).map(\.value))
    case .closureExpr(let node): return .closure(closure(node))
    case .stringLiteralExpr(let node):
      return .literal(
        .string,
        node.segments.flatMap { segment -> [CodeExpression] in
          guard case .expressionSegment(let segment) = segment else { return [] }
          return segment.expressions.map { expression($0.expression) }
        })
    case .simpleStringLiteralExpr: return .literal(.string, [])
    case .integerLiteralExpr: return .literal(.integer, [])
    case .floatLiteralExpr: return .literal(.float, [])
    case .booleanLiteralExpr: return .literal(.boolean, [])
    case .nilLiteralExpr: return .nil
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(elements.flatMap { [expression($0.key), expression($0.value)] })
    case .tupleExpr(let node): return .tuple(arguments(node.elements))
    case .ternaryExpr(let node):
      return .ternary(
        expression(node.condition), expression(node.thenExpression), expression(node.elseExpression)
      )
    case .sequenceExpr(let node): return folded(node).kind
    case .infixOperatorExpr(let node):
      return .infix(
        expression(node.leftOperand), node.operator.trimmedText,
        expression(node.rightOperand))
    case .prefixOperatorExpr(let node):
      return .prefix(node.operator.text, expression(node.expression))
    case .inOutExpr(let node): return .prefix("&", expression(node.expression))
    case .postfixOperatorExpr(let node):
      return .postfix(expression(node.expression), node.operator.text)
    case .forceUnwrapExpr(let node): return .postfix(expression(node.expression), "!")
    case .optionalChainingExpr(let node): return .postfix(expression(node.expression), "?")
    case .awaitExpr(let node): return .await(expression(node.expression))
    case .tryExpr(let node):
      return .try(
        expression(node.expression),
        isOptional: node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark)
    case .asExpr(let node): return .cast(expression(node.expression), type(node.type))
    case .isExpr(let node): return .cast(expression(node.expression), type(node.type))
    case .ifExpr(let node): return .conditional(conditional(node))
    case .switchExpr(let node): return .selection(selection(node))
    case .patternExpr(let node): return pattern(node.pattern).kind
    // A dot at the start of an '#if' clause has no base in the clause.
    case .postfixIfConfigExpr(let node):
      return node.base.map { .postfix(expression($0), "#if") } ?? .other([])
    case .keyPathExpr(let node): return keyPath(node)
    default: return .other(expressions(in: Syntax(node)))
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> CodeExpression.Kind {
    var names: [CodeName] = []
    for component in node.components {
      guard case .property(let property) = component.component else { break }
      names.append(property.declName.baseName.located)
    }
    return .keyPath(node.root.map(type), names)
  }

  /// The outermost expressions in syntax for which the tree has no case.
  private func expressions(in node: Syntax) -> [CodeExpression] {
    node.children(viewMode: .sourceAccurate).flatMap { child -> [CodeExpression] in
      if child.is(TypeSyntax.self) { return [] }
      return child.as(ExprSyntax.self).map { [expression($0)] } ?? expressions(in: child)
    }
  }

  private func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
    list.map { CodeArgument(label: $0.label?.located, value: expression($0.expression)) }
  }

  private func trailing(
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [CodeArgument] {
    guard let closure else { return [] }
    return [CodeArgument(label: nil, value: expression(ExprSyntax(closure)))]
      + others.map {
        CodeArgument(label: $0.label.located, value: expression(ExprSyntax($0.closure)))
      }
  }

  private func closure(_ node: ClosureExprSyntax) -> CodeClosure {
    let parameters: [CodeName] =
      switch node.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.located)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).located }
      case nil: []
      }
    let captures = node.signature?.capture?.items.map { item in
      (name: item.name.located, value: item.initializer.map { expression($0.value) })
    }
    return CodeClosure(
      captures: captures ?? [], parameters: parameters,
      hasSignature: node.signature?.parameterClause != nil,
      statements: statements(node.statements))
  }

  private func conditional(_ node: IfExprSyntax) -> CodeConditional {
    let otherwise: [CodeStatement] =
      switch node.elseBody {
      case nil: []
      case .codeBlock(let block): statements(block.statements)
      case .ifExpr(let other): [.expression(expression(ExprSyntax(other)))]
      }
    return CodeConditional(
      conditions: conditions(node.conditions), body: statements(node.body.statements),
      otherwise: otherwise)
  }

  private func selection(_ node: SwitchExprSyntax) -> CodeSelection {
    CodeSelection(
      subject: expression(node.subject), cases: cases(node.cases))
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [CodeSelection.Case] {
    list.flatMap { element -> [CodeSelection.Case] in
      switch element {
      case .switchCase(let node):
        let items: [SwitchCaseItemSyntax] =
          if case .case(let label) = node.label { Array(label.caseItems) } else { [] }
        return [
          CodeSelection.Case(
            patterns: items.map { pattern($0.pattern) },
            conditions: items.compactMap { $0.whereClause.map { expression($0.condition) } },
            statements: statements(node.statements))
        ]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [CodeSelection.Case] in
          guard case .switchCases(let cases) = clause.elements else { return [] }
          return self.cases(cases)
        }
      }
    }
  }
}

extension CodeExpression {
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
    return Self(kind: kind, range: range)
  }
}

extension CodeArgument {
  fileprivate func declaringNames(isVariable: Bool) -> Self {
    Self(label: label, value: value.declaringNames(isVariable: isVariable))
  }
}
