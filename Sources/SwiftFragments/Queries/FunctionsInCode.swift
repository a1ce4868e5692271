extension CodeTree {
  /// Whether it declares a function, or an operator, at any depth.
  package func declaresFunction(_ name: String) -> Bool {
    CodePart.statements(statements).declaresFunction(name)
  }
}

extension CodePart {
  fileprivate func declaresFunction(_ name: String) -> Bool {
    if case .statement(let statement) = self, case .function(let function) = statement.kind,
      function.name?.text == name
    {
      return true
    }
    var isDeclared = false
    forEachPart { isDeclared = isDeclared || $0.declaresFunction(name) }
    return isDeclared
  }
}
