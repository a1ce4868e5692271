/// A statement in a body.
package indirect enum Statement: Sendable {
  /// A line that is broken at the outermost break points of its expression.
  case expression(Expression, ArgumentLayout = .broken)

  /// `let title = value`
  case `let`(String, Expression, ArgumentLayout = .broken)

  /// `var copy = value`
  case `var`(String, Expression, ArgumentLayout = .broken)

  /// `target = value`
  case assignment(Expression, Expression, ArgumentLayout = .broken)

  /// `return value`
  case `return`(Expression, ArgumentLayout = .broken)

  /// A call with trailing closures, which have separate lines. The arguments are filled into lines if they
  /// are too long for one, unless another layout is given.
  case closureCall(Expression, [Argument], [TrailingClosure], ArgumentLayout = .filled)

  /// `if condition { … } else { … }`; without the other branch if that is empty.
  case `if`(Condition, [Statement], else: [Statement] = [])

  /// A call with a closure, or a condition, in one line if its only statement is short; a switch whose cases
  /// have their only statements on the same line.
  case compact(Statement)

  case `switch`(Expression, [SwitchCase])

  /// `get` or `get set`, as in a protocol requirement.
  case requirement(isSettable: Bool)

  /// `get { value }` or `set { value }`, in one line.
  case accessor(Accessor, Expression)

  /// `// text`
  case comment(String)

  /// Lines one level deeper, such as modifiers below a view.
  case indented([Statement])

  /// An expression and calls on it, one per line: at the same level if the expression has several lines,
  /// otherwise one level deeper.
  case chain(Statement, [Expression])

  /// A part of an expression in several lines, with the text that opens and closes it.
  case part(String, Expression, String)

  /// User-written lines, relative to the body's indentation.
  case verbatim(String)

  /// Statements with a known origin.
  case traced(Origin, [Statement])

  /// The layout of the arguments of a call that is too long for one line.
  package enum ArgumentLayout: Sendable {
    /// Broken with the whole line.
    case broken

    /// As many per line as fit.
    case filled

    /// One per line, even if all would fit in one.
    case onePerLine

    /// One per line if all together have more than this many characters.
    case onePerLineBeyond(Int)
  }

  package enum Accessor: String, Sendable {
    case get, set
  }

  /// The condition of an `if`.
  package enum Condition: Sendable {
    case holds(Expression)

    /// `let name = value`, or `let name` alone, optionally with a further condition.
    case binds(String, Expression?, and: Expression? = nil)
  }

  /// A case of a switch.
  package struct SwitchCase: Sendable {
    package let pattern: Expression
    package let body: [Statement]

    package init(_ pattern: Expression, _ body: [Statement]) {
      self.pattern = pattern
      self.body = body
    }
  }
}

/// A trailing closure, on separate lines.
package struct TrailingClosure: Sendable {
  /// Nil for the first one.
  package var label: String?

  /// The names of its parameters, `_` for unused ones.
  package var parameters: [String]
  package var body: [Statement]

  package init(label: String? = nil, parameters: [String] = [], _ body: [Statement]) {
    self.label = label
    self.parameters = parameters
    self.body = body
  }
}
