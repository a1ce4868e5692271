/// A statement in a body.
package indirect enum Statement: Sendable {
  /// A line that is broken where its expression holds the least together.
  case expression(Expression, ArgumentLayout = .broken)

  /// `let title = value`
  case `let`(String, Expression, ArgumentLayout = .broken)

  /// `var copy = value`
  case `var`(String, Expression, ArgumentLayout = .broken)

  /// `target = value`
  case assignment(Expression, Expression, ArgumentLayout = .broken)

  /// `return value`
  case `return`(Expression, ArgumentLayout = .broken)

  /// A call with closures behind it, which have lines of their own. The arguments are filled into
  /// lines if they are too long for one, unless something else is said.
  case closureCall(Expression, [Argument], [TrailingClosure], ArgumentLayout = .filled)

  /// `if condition { … } else { … }`; without the other branch if that is empty.
  case `if`(Condition, [Statement], else: [Statement] = [])

  /// A call with a closure, or a condition, in one line if the only statement in it is short; a switch with
  /// the only statements of its cases beside them.
  case compact(Statement)

  case `switch`(Expression, [SwitchCase])

  /// `get` or `get set`, as a protocol requires it.
  case requirement(isSettable: Bool)

  /// `get { value }` or `set { value }`, in one line.
  case accessor(Accessor, Expression)

  /// `// text`
  case comment(String)

  /// Lines one level deeper, such as modifiers below a view.
  case indented([Statement])

  /// Something and what is called on it, a line each: level with it if it has several lines itself,
  /// else one level deeper.
  case chain(Statement, [Expression])

  /// A part of an expression over several lines, with what opens and what closes the line.
  case part(String, Expression, String)

  /// Lines as somebody wrote them, relative to the body's indentation.
  case verbatim(String)

  /// Statements that are known to be from somewhere.
  case traced(Origin, [Statement])

  /// How the arguments of a call stand that is too long for one line.
  package enum ArgumentLayout: Sendable {
    /// As the whole line is broken best.
    case broken

    /// As many a line as fit.
    case filled

    /// One a line, even if one line had room for all.
    case onePerLine

    /// One a line if all have more than so many characters.
    case onePerLineBeyond(Int)
  }

  package enum Accessor: String, Sendable {
    case get, set
  }

  /// What stands behind `if`.
  package enum Condition: Sendable {
    case holds(Expression)

    /// `let name = value`, or `let name` alone; and what has to hold besides.
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

/// A closure behind a call, in lines of its own.
package struct TrailingClosure: Sendable {
  /// nil for the first one's.
  package var label: String?

  /// The names of its parameters, `_` for those that it does not need.
  package var parameters: [String]
  package var body: [Statement]

  package init(label: String? = nil, parameters: [String] = [], _ body: [Statement]) {
    self.label = label
    self.parameters = parameters
    self.body = body
  }
}
