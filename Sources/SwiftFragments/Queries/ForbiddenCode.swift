/// The first construct in code that is not allowed in fragments.
func forbiddenCode(in code: CodePart) -> Problem? {
  var search = ForbiddenCode()
  search.visit(code)
  return search.problem
}

private struct ForbiddenCode {
  private(set) var problem: Problem?

  /// Whether a loop, and whether a loop or a `switch`, contains the code, in the same function.
  private var isInLoop = false
  private var canBreak = false

  private mutating func report(_ message: String, _ range: Range<Int>) {
    if problem == nil { problem = Problem(message, range) }
  }

  mutating func visit(_ part: CodePart) {
    if problem != nil { return }
    let (wasInLoop, couldBreak) = (isInLoop, canBreak)
    defer { (isInLoop, canBreak) = (wasInLoop, couldBreak) }
    switch part {
    case .argument(let argument): checkIsArgument(argument.value)
    case .filter(let condition): checkAssignsNothing(condition)
    case .condition(let condition):
      if case .expression(let value) = condition.kind { checkAssignsNothing(value) }
    case .statement(let statement): visit(statement)
    case .expression(let expression):
      switch expression.kind {
      case .selection: canBreak = true
      case .closure: (isInLoop, canBreak) = (false, false)
      default: break
      }
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

  private mutating func visit(_ statement: CodeStatement) {
    switch statement.kind {
    case .repeat(_, let condition):
      checkAssignsNothing(condition)
      (isInLoop, canBreak) = (true, true)
    case .while, .for: (isInLoop, canBreak) = (true, true)
    case .function, .variable, .type: (isInLoop, canBreak) = (false, false)
    // A name can be that of any statement around it.
    case .jump(let jump) where jump.label == nil:
      let keyword = jump.keyword
      if keyword.text == "continue", !isInLoop {
        report(
          "'continue' is only possible in a loop; write 'return' to leave a function", keyword.range
        )
      } else if keyword.text == "break", !canBreak {
        report(
          "'break' is only possible in a loop or a 'switch'; write 'return' to leave a function",
          keyword.range)
      }
    case .expression, .guard, .return, .throw, .jump, .defer, .do, .compilationConditions, .other:
      break
    }
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
