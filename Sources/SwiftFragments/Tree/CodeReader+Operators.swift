import SwiftSyntax
import SwiftTypes

extension CodeReader {
  /// Folds a sequence of operands and operators into a tree, by the precedence of Swift's operators; custom
  /// operators bind like `+`.
  ///
  /// <https://developer.apple.com/documentation/swift/operator-declarations>
  func folded(_ node: SequenceExprSyntax) -> CodeExpression {
    folded(Array(node.elements)[...])
  }

  private func folded(_ elements: ArraySlice<ExprSyntax>) -> CodeExpression {
    if elements.count == 1, let element = elements.first { return expression(element) }
    if let node = elements.first?.as(TryExprSyntax.self), let last = elements.last {
      // It applies to all operands.
      return CodeExpression(
        kind: .try(
          folded([node.expression] + elements.dropFirst()),
          isOptional: node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark),
        range: node.textRange.lowerBound..<last.textRange.upperBound)
    }
    var split: (index: Int, rank: Int)?
    for index in elements.indices.dropFirst() {
      guard let rank = rank(of: elements[index]) else { continue }
      // The last operator with the lowest precedence, or the first if it is right-associative.
      if let found = split, rank > found.rank || rank == found.rank && rank <= 1 { continue }
      split = (index, rank)
    }
    guard let first = elements.first, let last = elements.last else {
      return CodeExpression(kind: .other([]), range: 0..<0)
    }
    let range =
      first.textRange.lowerBound..<max(first.textRange.upperBound, last.textRange.upperBound)
    guard let split else {
      return CodeExpression(kind: .other(elements.map(expression)), range: range)
    }
    let left = folded(elements[..<split.index])
    let rest = elements[(split.index + 1)...]
    let sign = elements[split.index]
    if sign.is(UnresolvedAsExprSyntax.self) || sign.is(UnresolvedIsExprSyntax.self),
      let type = rest.first?.as(TypeExprSyntax.self)?.type
    {
      return CodeExpression(
        kind: .cast(left, self.type(type)), range: range, details: .type(codeType(type)))
    }
    return CodeExpression(
      kind: kind(of: sign, left, rest), range: range, details: .infix(sign.textRange))
  }

  private func kind(
    of node: ExprSyntax, _ left: CodeExpression, _ rest: ArraySlice<ExprSyntax>
  ) -> CodeExpression.Kind {
    if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) {
      return .other([left] + rest.map(expression))
    }
    guard !rest.isEmpty else { return .other([left]) }
    if let ternary = node.as(UnresolvedTernaryExprSyntax.self) {
      return .ternary(left, expression(ternary.thenExpression), folded(rest))
    }
    let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "="
    return .infix(left, name, folded(rest))
  }

  /// The precedence of an operator, starting with assignment; nil for an operand.
  private func rank(of node: ExprSyntax) -> Int? {
    if node.is(AssignmentExprSyntax.self) { return 0 }
    if node.is(UnresolvedTernaryExprSyntax.self) { return 1 }
    if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) { return 6 }
    guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    switch name {
    case "||": return 2
    case "&&": return 3
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return 4
    case "??": return 5
    case "...", "..<": return 7
    case "*", "/", "%", "&*", "&": return 9
    default: return name.hasSuffix("=") ? 0 : 8
    }
  }
}
