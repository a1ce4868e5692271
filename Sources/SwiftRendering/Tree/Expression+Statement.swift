extension Expression {
  /// The expression as a statement: a name that Swift could parse as a modifier of the next declaration, such
  /// as `lazy`, is written in backticks.
  var asStatement: Expression {
    guard case .name(let name) = self, declarationModifiers.contains(name) else { return self }
    return .name("`\(name)`")
  }
}

/// Words that are modifiers before a declaration, and identifiers elsewhere.
private let declarationModifiers: Set<String> = [
  "async", "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect",
  "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
  "override", "package", "postfix", "prefix", "required", "sending", "unowned", "weak",
]
