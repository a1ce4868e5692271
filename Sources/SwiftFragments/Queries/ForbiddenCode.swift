/// The first construct in code that is not allowed in fragments.
func forbiddenCode(in code: CodePart) -> Problem? {
  var search = ForbiddenCode()
  search.visit(code)
  return search.problem
}

private struct ForbiddenCode {
  private(set) var problem: Problem?

  private mutating func report(_ message: String, _ range: Range<Int>) {
    if problem == nil { problem = Problem(message, range) }
  }

  mutating func visit(_ part: CodePart) {
    if problem != nil { return }
    switch part {
    case .argument(let argument): checkIsArgument(argument.value)
    case .filter(let condition): checkAssignsNothing(condition)
    case .condition(let condition):
      if case .expression(let value) = condition.kind { checkAssignsNothing(value) }
    case .statement(let statement):
      if case .repeat(_, let condition) = statement.kind { checkAssignsNothing(condition) }
    case .expression(let expression):
      // Swift 5 may read them as operators, and their text as code.
      if case .regex(_, isExtended: false) = expression.details {
        report(
          "'/…/' is not a regular expression in all language modes: write '#/…/#'",
          expression.range)
      }
    case .attribute(let attribute) where attribute.type.expression.text == "main":
      report("'@main' is for apps, not for libraries", attribute.range)
    case .sourceLocation(let range):
      report("'#sourceLocation' would change the locations of the code after it", range)
    default: break
    }
    part.forEachPart { visit($0) }
  }

  /// An assignment has no value, so it is never a condition.
  private mutating func checkAssignsNothing(_ condition: CodeExpression) {
    if case .tuple(let elements) = condition.kind, let first = elements.first {
      return checkAssignsNothing(first.value)
    }
    guard problem == nil, let sign = condition.assignment else { return }
    problem = Problem("'=' assigns a value; write '==' to compare two values", sign)
    // 'if let' may have been meant.
    problem?.fix = ("write '=='", "==")
    problem?.isFixSafe = false
  }

  /// Swift allows `if` and `switch` as values only after `=`, `return` and `throw`.
  private mutating func checkIsArgument(_ expression: CodeExpression) {
    let start = expression.range.lowerBound
    switch expression.kind {
    case .conditional:
      report(
        "'if' cannot be an argument; write 'condition ? value : other', or store the value in a 'let' "
          + "before", start..<start + "if".utf8.count)
    case .selection:
      report(
        "'switch' cannot be an argument; store the value in a 'let' before",
        start..<start + "switch".utf8.count)
    default: break
    }
  }
}

extension CodeExpression {
  /// The place of the first `=` among its operators.
  fileprivate var assignment: Range<Int>? {
    switch kind {
    case .infix(let left, let name, let right):
      if name == "=", case .infix(let range) = details { return left.assignment ?? range }
      return left.assignment ?? right.assignment
    case .ternary(let condition, _, let otherwise):
      return condition.assignment ?? otherwise.assignment
    case .cast(let value, _), .try(let value, isOptional: _): return value.assignment
    default: return nil
    }
  }
}
