import SwiftSyntax

extension CodeReader {
  /// The parts of syntax for which the tree has no case of its own.
  ///
  /// - Parameter body: A child that is left out.
  func parts(in node: Syntax, except body: Syntax? = nil) -> [CodePart] {
    var parts: [CodePart] = []
    for child in node.children(viewMode: .sourceAccurate) where child != body {
      append(child, to: &parts)
    }
    return parts
  }

  private func append(_ node: Syntax, to parts: inout [CodePart]) {
    switch node.kind {
    case .token: return
    case .attribute: parts.append(.attribute(attribute(node.cast(AttributeSyntax.self))))
    case .ifConfigDecl: parts.append(.clauses(clauses(node.cast(IfConfigDeclSyntax.self))))
    case .codeBlockItemList:
      parts.append(.statements(statements(node.cast(CodeBlockItemListSyntax.self))))
    case .memberBlockItemList:
      parts.append(.statements(members(node.cast(MemberBlockItemListSyntax.self))))
    case .functionParameter:
      parts.append(.parameter(parameter(node.cast(FunctionParameterSyntax.self))))
    case .conditionElement:
      parts.append(.condition(condition(node.cast(ConditionElementSyntax.self))))
    case .closureCapture: parts.append(capture(node.cast(ClosureCaptureSyntax.self)))
    case .closureShorthandParameter:
      parts.append(.name(node.cast(ClosureShorthandParameterSyntax.self).name.located))
    case .closureParameter:
      let parameter = node.cast(ClosureParameterSyntax.self)
      parts.append(.name((parameter.secondName ?? parameter.firstName).located))
      parts += self.parts(in: node)
    case .genericParameter:
      parts.append(.generic(node.cast(GenericParameterSyntax.self).name.located))
      parts += self.parts(in: node)
    case .enumCaseElement:
      parts.append(.name(node.cast(EnumCaseElementSyntax.self).name.located))
      parts += self.parts(in: node)
    case .identifierPattern:
      parts.append(.name(node.cast(IdentifierPatternSyntax.self).identifier.located))
    case .keyPathPropertyComponent:
      // Its name is not an expression.
      let component = node.cast(KeyPathPropertyComponentSyntax.self)
      if let arguments = component.genericArgumentClause {
        parts += self.parts(in: Syntax(arguments))
      }
    default:
      if let type = node.as(TypeSyntax.self) {
        parts.append(.type(codeType(type)))
      } else if let expression = node.as(ExprSyntax.self) {
        parts.append(.expression(self.expression(expression)))
      } else if let statement = node.as(StmtSyntax.self) {
        parts.append(.statement(self.statement(statement)))
      } else if let declaration = node.as(DeclSyntax.self) {
        parts += statements(declaration).map(CodePart.statement)
      } else {
        parts += self.parts(in: node)
      }
    }
  }

  private func capture(_ node: ClosureCaptureSyntax) -> CodePart {
    .capture(node.name.located, node.initializer.map { expression($0.value) })
  }

  /// The names of types in a type, and everything in it that is not a type.
  func typeParts(_ node: Syntax) -> [CodePart] {
    var parts: [CodePart] = []
    appendType(node, .first, to: &parts)
    return parts
  }

  private func appendType(
    _ node: Syntax, _ position: CodeTypeName.Position, to parts: inout [CodePart]
  ) {
    switch node.kind {
    case .token: return
    case .identifierType:
      let type = node.cast(IdentifierTypeSyntax.self)
      let name = type.name.located
      if name.isIdentifier { parts.append(.typeName(CodeTypeName(name: name, position: position))) }
      if let arguments = type.genericArgumentClause {
        appendTypes(in: Syntax(arguments), to: &parts)
      }
    case .memberType:
      let type = node.cast(MemberTypeSyntax.self)
      let base = type.baseType.as(IdentifierTypeSyntax.self).map(\.name.located.text)
      appendType(Syntax(type.baseType), base == nil ? .first : .qualifier, to: &parts)
      let name = type.name.located
      if name.isIdentifier {
        parts.append(
          .typeName(
            CodeTypeName(name: name, position: base.map { .qualified(by: $0) } ?? .member)))
      }
      if let arguments = type.genericArgumentClause {
        appendTypes(in: Syntax(arguments), to: &parts)
      }
    case .tupleTypeElement:
      if let label = node.cast(TupleTypeElementSyntax.self).firstName {
        parts.append(.label(label.located))
      }
      appendTypes(in: node, to: &parts)
    case .attribute, .genericParameter: append(node, to: &parts)
    default:
      if node.is(ExprSyntax.self) {
        append(node, to: &parts)
      } else {
        appendTypes(in: node, to: &parts)
      }
    }
  }

  private func appendTypes(in node: Syntax, to parts: inout [CodePart]) {
    for child in node.children(viewMode: .sourceAccurate) {
      appendType(child, .first, to: &parts)
    }
  }

  // MARK: - Conditions of compilation

  /// The clauses of an `#if`.
  func clauses(_ node: IfConfigDeclSyntax) -> [CodeClause] {
    zip(node.clauses, conditions(of: node)).map { clause, compiled in
      let parts: [CodePart] =
        switch clause.elements {
        case nil: []
        case .statements(let list): [.statements(statements(list))]
        case .decls(let list): [.statements(members(list))]
        case .postfixExpression(let expression): [.expression(self.expression(expression))]
        case .attributes(let list): self.parts(in: Syntax(list))
        case .switchCases(let list): self.parts(in: Syntax(list))
        }
      return CodeClause(condition: compiled.condition, systems: compiled.systems, parts: parts)
    }
  }

  /// The conditions of the clauses, with the systems for which each clause is compiled.
  func conditions(
    of node: IfConfigDeclSyntax
  ) -> [(condition: CodeExpression?, systems: SystemConditions)] {
    var before = SystemConditions.none
    return node.clauses.map { clause in
      let condition = clause.condition.map(expression)
      let own = SystemConditions.known { system in
        condition.map { $0.holds(on: system) } ?? true
      }
      let systems = before.and(own)
      before = before.and(
        SystemConditions.known { system in condition.flatMap { $0.holds(on: system) }.map { !$0 } })
      return (condition, systems)
    }
  }
}

extension [CodePart] {
  /// The names of generic parameters among them.
  var generics: [CodeName] {
    compactMap { if case .generic(let name) = $0 { name } else { nil } }
  }

  /// The clauses of `#if` among them.
  var clauses: [CodePart] {
    filter { if case .clauses = $0 { true } else { false } }
  }
}
