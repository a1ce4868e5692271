/// An expression of Swift as a tree: what emitters build, and the printer breaks into lines.
package indirect enum Expression: Sendable, Hashable {
  /// Swift that is not made here: somebody's own, a type, a literal as a spec has it.
  case swift(String)

  /// Somebody's own Swift in a line that is never broken.
  case verbatim(String)

  /// A name, or several in a row: `title`, `$0`, `self.title`.
  case name(String)

  /// A text as a literal of Swift.
  case string(String)

  /// `base.member`; without a base `.member`.
  case member(Expression?, String)

  /// `view?`, of which a member is named or which is called.
  case optional(Expression)

  /// `callee(label: value)`.
  case call(Expression, [Argument])

  /// `callee(value) { view }` in one line; without arguments there are no parentheses.
  case closureCall(Expression, [Argument], Closure)

  /// `{ value in view }` in one line.
  case closure(Closure)

  /// `values[key]`.
  case `subscript`(Expression, Expression)

  /// `[first, second]`.
  case array([Expression])

  /// `left ?? right`.
  case infix(Expression, Operator, Expression)

  /// `condition ? first : second`.
  case ternary(Expression, Expression, Expression)

  /// `value as? Type`.
  case cast(Expression, String)

  /// `(value)`.
  case parenthesized(Expression)

  /// `\.title`.
  case keyPath(String)

  /// `!condition`.
  case not(Expression)

  /// A call over several lines, whatever room there is.
  case block(Block)

  /// An operator between two expressions, without the blanks around it.
  package enum Operator: String, Sendable {
    case coalescing = "??"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case minus = "-"
    case assignment = "="
    case range = "..<"
  }

  /// A closure in one line.
  package struct Closure: Sendable, Hashable {
    /// The names of its parameters, `_` for those that it does not need.
    package var parameters: [String]

    /// What it does or gives back; nil for nothing.
    package var body: Expression?

    package init(_ parameters: [String], _ body: Expression?) {
      self.parameters = parameters
      self.body = body
    }

    package init(_ body: Expression) { self.init([], body) }
  }

  /// Arguments in lines of their own.
  package struct Block: Sendable, Hashable {
    /// Where the closing bracket stands.
    package enum Closing: Sendable, Hashable {
      /// Behind the last argument.
      case beside

      /// In a line of its own.
      case below
    }

    /// What stands in the first line, up to its brackets: `Self(`, `Gradient(stops: [`.
    package var opening: String

    /// Those that stand in one line, or in several where there is no room.
    package var rows: [[Argument]]

    /// The brackets that close those of the first line.
    package var brackets: String
    package var closing: Closing

    package init(
      _ opening: String, _ rows: [[Argument]], _ brackets: String = ")", closing: Closing = .below
    ) {
      self.opening = opening
      self.rows = rows
      self.brackets = brackets
      self.closing = closing
    }
  }
}

/// An argument of a call.
package struct Argument: Sendable, Hashable {
  package var label: String?
  package var value: Expression

  package init(_ label: String?, _ value: Expression) {
    self.label = label
    self.value = value
  }

  package init(_ value: Expression) { self.init(nil, value) }
}

extension Expression: ExpressibleByStringLiteral {
  /// A name.
  package init(stringLiteral name: String) { self = .name(name) }
}

extension Argument: ExpressibleByStringLiteral {
  /// A name without a label.
  package init(stringLiteral name: String) { self.init(nil, .name(name)) }
}

extension Expression {
  /// A member of the expression.
  package func dot(_ member: String) -> Expression { .member(self, member) }

  /// A member of the expression, which may be nil.
  package func optionalDot(_ member: String) -> Expression { .member(.optional(self), member) }

  /// A call of the expression.
  package func called(_ arguments: [Argument] = []) -> Expression { .call(self, arguments) }

  /// A call of the expression with arguments without labels.
  package func called(_ arguments: Expression...) -> Expression {
    .call(self, arguments.map { Argument($0) })
  }

  /// A call of the expression with one argument.
  package func called(_ label: String, _ value: Expression) -> Expression {
    .call(self, [Argument(label, value)])
  }

  /// `value ?? other`.
  package func or(_ other: Expression) -> Expression { .infix(self, .coalescing, other) }

  /// `value.map { body }`.
  package func mapped(_ body: Expression) -> Expression { mapped([], body) }

  /// `value.map { name in body }`.
  package func mapped(_ parameters: [String], _ body: Expression) -> Expression {
    .closureCall(dot("map"), [], .init(parameters, body))
  }

  /// `.member`, of the type that is expected.
  package static func implicit(_ member: String) -> Expression { .member(nil, member) }

  /// `Type.self`.
  package static func metatype(_ type: String) -> Expression { .member(.swift(type), "self") }

  /// The expression in one line.
  package var text: String {
    var code = CodeBuffer()
    code.append(self)
    return String(decoding: code.bytes, as: UTF8.self)
  }

  /// How many UTF-8 code units it has in one line.
  package var length: Int {
    var code = CodeBuffer()
    code.append(self)
    return code.bytes.count
  }
}
