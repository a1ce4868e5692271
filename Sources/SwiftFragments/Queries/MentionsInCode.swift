// Whether code contains something, at any depth.

extension CodeTree {
  /// Whether it declares a function, or an operator, of a name.
  package func declaresFunction(_ name: String) -> Bool {
    CodePart.statements(statements).contains { part in
      guard case .statement(let statement) = part, case .function(let function) = statement.kind
      else { return false }
      return function.name?.text == name
    }
  }

  /// Whether it uses a name: alone, after a dot, or in a key path.
  package func mentions(_ name: String) -> Bool {
    CodePart.statements(statements).contains { part in
      if case .expression(let expression) = part { expression.names(name) } else { false }
    }
  }
}

extension CodeExpression {
  /// Whether it contains `nil` or a member of an optional without a value.
  package var containsNil: Bool {
    contains { expression in
      switch expression.kind {
      case .nil: true
      case .implicitMember(let name), .member(_, let name): name.text == "none"
      default: false
      }
    }
  }

  /// Whether it uses a name: alone, after a dot, or in a key path.
  package func mentions(_ name: String) -> Bool { contains { $0.names(name) } }

  /// Whether a call in it has an argument with one of some labels.
  package func passes(_ labels: Set<String>) -> Bool {
    contains { expression in
      guard case .call(let call) = expression.kind else { return false }
      return call.arguments.contains { $0.label.map { labels.contains($0.text) } ?? false }
    }
  }

  /// Whether it uses an argument of a closure without a name, or a projected value.
  package var usesDollar: Bool {
    contains { expression in
      if case .name(let name) = expression.kind { name.text.hasPrefix("$") } else { false }
    }
  }

  /// Whether it, or an expression in it, satisfies a predicate.
  private func contains(where isWanted: (CodeExpression) -> Bool) -> Bool {
    CodePart.expression(self).contains { part in
      if case .expression(let expression) = part { isWanted(expression) } else { false }
    }
  }

  /// Whether it is a name, a member or a key path with a name.
  fileprivate func names(_ name: String) -> Bool {
    switch kind {
    case .name(let own), .member(_, let own), .implicitMember(let own): own.text == name
    case .keyPath(_, let members): members.contains { $0.text == name }
    default: false
    }
  }
}

extension CodePart {
  /// Whether it, or a part of it, satisfies a predicate.
  fileprivate func contains(where isWanted: (CodePart) -> Bool) -> Bool {
    if isWanted(self) { return true }
    var isFound = false
    forEachPart { isFound = isFound || $0.contains(where: isWanted) }
    return isFound
  }
}
