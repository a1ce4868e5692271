extension CodeExpression {
  /// Visits the expression and those in it, outer ones first.
  package func forEach(_ visit: (CodeExpression) -> Void) {
    visit(self)
    forEachPart { $0.forEachExpression(visit) }
  }
}

extension CodeStatement {
  /// Visits the expressions in it, outer ones first.
  package func forEachExpression(_ visit: (CodeExpression) -> Void) {
    forEachPart { $0.forEachExpression(visit) }
  }
}

extension CodePart {
  fileprivate func forEachExpression(_ visit: (CodeExpression) -> Void) {
    if case .expression(let expression) = self { return expression.forEach(visit) }
    forEachPart { $0.forEachExpression(visit) }
  }
}
