/// A Swift expression as a tree, which emitters build and the printer breaks into lines.
package indirect enum Expression: Sendable, Hashable {
  /// Swift without a tree: user-written code, a type, a literal from a spec.
  case swift(String)

  /// User-written Swift in a line that is never broken.
  case verbatim(String)

  /// A name, or a dotted name: `title`, `$0`, `self.title`.
  case name(String)

  /// A string literal.
  case string(String)

  /// `base.member`, or `.member` without a base.
  case member(Expression?, String)

  /// `view?`, before a member or a call.
  case optional(Expression)

  /// `callee(label: value)`.
  case call(Expression, [Argument])

  /// `callee(value) { view }` in one line; parentheses are omitted if there are no arguments.
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

  /// A call that always takes several lines.
  case block(Block)

  /// An infix operator, without the spaces around it.
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
    /// The names of its parameters, `_` for unused ones.
    package var parameters: [String]

    /// Its result or effect; nil for an empty closure.
    package var body: Expression?

    package init(_ parameters: [String], _ body: Expression?) {
      self.parameters = parameters
      self.body = body
    }

    package init(_ body: Expression) { self.init([], body) }
  }

  /// Arguments on separate lines.
  package struct Block: Sendable, Hashable {
    /// The position of the closing bracket.
    package enum Closing: Sendable, Hashable {
      /// After the last argument.
      case beside

      /// On a separate line.
      case below
    }

    /// The text of the first line, up to its brackets: `Self(`, `Gradient(stops: [`.
    package var opening: String

    /// Rows of arguments that share a line, or take several lines if they do not fit.
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

  /// A member of the expression, after optional chaining.
  package func optionalDot(_ member: String) -> Expression { .member(.optional(self), member) }

  /// A call of the expression.
  package func called(_ arguments: [Argument] = []) -> Expression { .call(self, arguments) }

  /// A call of the expression with unlabeled arguments.
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

  /// `.member` of the expected type.
  package static func implicit(_ member: String) -> Expression { .member(nil, member) }

  /// `Type.self`.
  package static func metatype(_ type: String) -> Expression { .member(.swift(type), "self") }

  /// The expression in one line.
  package var text: String {
    var code = CodeBuffer()
    code.append(self)
    return String(decoding: code.bytes, as: UTF8.self)
  }

  /// Its length in one line, in UTF-8 code units.
  package var length: Int {
    var code = CodeBuffer()
    code.append(self)
    return code.bytes.count
  }
}
