import SwiftSyntax
import SwiftTypes

extension CodeReader {
  func expression(_ node: ExprSyntax) -> CodeExpression {
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): return folded(node)
    case .patternExpr(let node):
      let pattern = pattern(node.pattern)
      return CodeExpression(kind: pattern.kind, range: node.textRange, details: pattern.details)
    default:
      let (kind, details) = content(of: node)
      return CodeExpression(kind: kind, range: node.textRange, details: details)
    }
  }

  /// The kind of an expression for which that leaves something out, with its details.
  private func content(
    of node: ExprSyntax
  ) -> (CodeExpression.Kind, CodeExpression.Details?) {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return (.name(node.baseName.located), node.argumentNames == nil ? nil : .labels)
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.located
      return (
        node.base.map { .member(expression($0), name) } ?? .implicitMember(name),
        node.declName.argumentNames == nil ? nil : .labels
      )
    case .genericSpecializationExpr(let node):
      return (
        content(of: node.expression).0,
        .genericArguments(parts(in: Syntax(node.genericArgumentClause)))
      )
    case .stringLiteralExpr(let node): return string(node)
    case .booleanLiteralExpr(let node):
      return (.literal(.boolean, []), .truth(node.literal.tokenKind == .keyword(.true)))
    case .asExpr(let node):
      return (.cast(expression(node.expression), type(node.type)), .type(codeType(node.type)))
    case .isExpr(let node):
      return (.cast(expression(node.expression), type(node.type)), .type(codeType(node.type)))
    case .typeExpr(let node): return (.other([]), .type(codeType(node.type)))
    case .postfixIfConfigExpr(let node):
      // A dot at the start of an '#if' clause has no base in the clause.
      return (
        node.base.map { .postfix(expression($0), "#if") } ?? .other([]),
        .clauses(clauses(node.config))
      )
    case .keyPathExpr(let node): return (keyPath(node), .parts(parts(in: Syntax(node))))
    case .regexLiteralExpr(let node):
      return (.other([]), .regex(node.regex.text, isExtended: node.openingPounds != nil))
    default:
      if let kind = kind(of: node) { return (kind, nil) }
      let parts = parts(in: Syntax(node))
      return (.other(parts.expressions), .parts(parts))
    }
  }

  private func string(
    _ node: StringLiteralExprSyntax
  ) -> (CodeExpression.Kind, CodeExpression.Details?) {
    var values: [CodeExpression] = []
    var segments: [String] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): segments.append(segment.content.text)
      case .expressionSegment(let segment):
        values += segment.expressions.map { expression($0.expression) }
      }
    }
    let isPlain =
      node.openingQuote.tokenKind == .stringQuote && node.openingPounds == nil
      && segments.count == 1 && !segments[0].utf8.contains(UInt8(ascii: "\\"))
    let value = isPlain ? segments[0] : node.representedLiteralValue
    return (.literal(.string, values), .string(CodeString(value: value, segments: segments)))
  }

  /// The kind of an expression for which that says everything; nil for others.
  private func kind(of node: ExprSyntax) -> CodeExpression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .superExpr(let node): return .name(node.superKeyword.located)
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
    case .closureExpr(let node): return .closure(closure(node))
    case .simpleStringLiteralExpr: return .literal(.string, [])
    case .integerLiteralExpr: return .literal(.integer, [])
    case .floatLiteralExpr: return .literal(.float, [])
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
    case .ifExpr(let node): return .conditional(conditional(node))
    case .switchExpr(let node): return .selection(selection(node))
    default: return nil
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

  func arguments(_ list: LabeledExprListSyntax) -> [CodeArgument] {
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
    let signature = node.signature.map { parts(in: Syntax($0)) } ?? []
    return CodeClosure(
      captures: signature.compactMap { part in
        if case .capture(let name, let value) = part { (name, value) } else { nil }
      },
      parameters: signature.compactMap { part in
        if case .name(let name) = part { name } else { nil }
      },
      hasSignature: node.signature?.parameterClause != nil, signature: signature,
      statements: statements(node.statements))
  }

  private func conditional(_ node: IfExprSyntax) -> CodeConditional {
    let otherwise: [CodeStatement] =
      switch node.elseBody {
      case nil: []
      case .codeBlock(let block): statements(block.statements)
      case .ifExpr(let other):
        [.init(kind: .expression(expression(ExprSyntax(other))), range: other.textRange)]
      }
    return CodeConditional(
      conditions: conditions(node.conditions), body: statements(node.body.statements),
      otherwise: otherwise)
  }

  private func selection(_ node: SwitchExprSyntax) -> CodeSelection {
    CodeSelection(
      subject: expression(node.subject), cases: cases(node.cases))
  }

  private func cases(
    _ list: SwitchCaseListSyntax, on systems: SystemConditions? = nil
  ) -> [CodeSelection.Case] {
    list.flatMap { element -> [CodeSelection.Case] in
      switch element {
      case .switchCase(let node):
        let items: [SwitchCaseItemSyntax] =
          if case .case(let label) = node.label { Array(label.caseItems) } else { [] }
        return [
          CodeSelection.Case(
            attribute: node.attribute.map(attribute),
            items: items.map { item in
              (pattern(item.pattern), item.whereClause.map { expression($0.condition) })
            }, statements: statements(node.statements), systems: systems)
        ]
      case .ifConfigDecl(let node):
        return zip(node.clauses, conditions(of: node))
          .flatMap { clause, compiled -> [CodeSelection.Case] in
            guard case .switchCases(let cases) = clause.elements else { return [] }
            let own = compiled.systems
            return self.cases(cases, on: systems.map { $0.and(own) } ?? own)
          }
      }
    }
  }
}
