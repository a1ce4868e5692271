extension Expression {
  /// The expression as a statement of its own: a name that Swift could read as a modifier of the declaration
  /// on the next line, such as `lazy`, has back-ticks.
  var asStatement: Expression {
    guard case .name(let name) = self, declarationModifiers.contains(name) else { return self }
    return .name("`\(name)`")
  }
}

/// The words that are modifiers before a declaration, and names elsewhere.
private let declarationModifiers: Set<String> = [
  "async", "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect",
  "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
  "override", "package", "postfix", "prefix", "required", "sending", "unowned", "weak",
]
