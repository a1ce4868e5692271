extension SwiftBlock {
  /// The Swift without spaces and line breaks, except in string literals.
  package var withoutBlanks: String { text.withoutBlanks(outsideOfLiteralsIn: tree) }
}

extension SwiftExpression {
  /// The Swift without spaces and line breaks, except in string literals.
  package var withoutBlanks: String { text.withoutBlanks(outsideOfLiteralsIn: tree) }
}

extension String {
  fileprivate func withoutBlanks(outsideOfLiteralsIn tree: CodeTree?) -> String {
    var literals: [Range<Int>] = []
    for statement in tree?.statements ?? [] {
      statement.forEachExpression { expression in
        if case .literal(.string, _) = expression.kind { literals.append(expression.range) }
      }
    }
    literals.sort { $0.lowerBound < $1.lowerBound }
    var next = literals[...]
    var units: [UInt8] = []
    for (offset, unit) in utf8.enumerated() {
      while let first = next.first, first.upperBound <= offset { next = next.dropFirst() }
      let isInLiteral = next.first.map { $0.lowerBound <= offset } ?? false
      if isInLiteral || unit != 0x20 && unit != 0x0A && unit != 0x09 { units.append(unit) }
    }
    return String(decoding: units, as: UTF8.self)
  }
}
