extension CodeTree {
  /// The ranges of what is compiled only for debugging, in `#if DEBUG`.
  package var debugRanges: [Range<Int>] { CodePart.statements(statements).debugRanges }
}

extension CodePart {
  fileprivate var debugRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    if case .clauses(let clauses) = self {
      ranges += clauses.filter { $0.condition?.requiresDebugging == true }
        .flatMap { $0.parts.flatMap(\.ranges) }
    }
    forEachPart { ranges += $0.debugRanges }
    return ranges
  }

  /// The ranges of the statements and expressions that it consists of.
  private var ranges: [Range<Int>] {
    switch self {
    case .expression(let expression): return [expression.range]
    case .statement(let statement): return [statement.range]
    default:
      var ranges: [Range<Int>] = []
      forEachPart { ranges += $0.ranges }
      return ranges
    }
  }
}

extension CodeExpression {
  fileprivate var requiresDebugging: Bool {
    switch kind {
    case .name(let name): name.text == "DEBUG"
    case .infix(let left, "&&", let right): left.requiresDebugging || right.requiresDebugging
    case .tuple(let elements) where elements.count == 1: elements[0].value.requiresDebugging
    default: false
    }
  }
}

extension CodePart {
  /// Whether parts of it depend on the platform or its version: `#available` or `#if`.
  var isConditional: Bool {
    var isConditional = false
    switch self {
    case .clauses: return true
    case .condition(let condition):
      if case .availability = condition.kind { return true }
    case .expression(let expression):
      if case .selection(let selection) = expression.kind,
        selection.cases.contains(where: { $0.systems != nil })
      {
        return true
      }
    default: break
    }
    forEachPart { isConditional = isConditional || $0.isConditional }
    return isConditional
  }

  /// Whether one of the statements in it, outside of closures and declarations, is a `return`.
  var returns: Bool {
    var returns = false
    switch self {
    case .statement(let statement):
      switch statement.kind {
      case .return: return true
      case .variable, .function, .type, .compilationConditions: return false
      default: break
      }
    case .expression(let expression):
      if case .closure = expression.kind { return false }
    // Those in '#if' may not be compiled.
    case .clauses: return false
    default: break
    }
    forEachPart { returns = returns || $0.returns }
    return returns
  }
}

extension [CodeCondition] {
  /// The conditions that hold if these all hold.
  var holding: SystemConditions {
    reduce(.none) { conditions, condition in
      guard case .availability(let available) = condition.kind else { return conditions }
      return conditions.and(available.holding)
    }
  }

  /// The conditions that hold if these do not all hold.
  var failing: SystemConditions {
    guard count == 1, case .availability(let available) = self[0].kind else { return .none }
    return available.failing
  }
}
