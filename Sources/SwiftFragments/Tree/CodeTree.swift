import Diagnostics
import SwiftTypes

/// Swift in a spec as a tree of names, calls, closures and statements.
///
/// The tree is purely syntactic: names are not resolved and types are not inferred.
package struct CodeTree: Sendable {
  package let statements: [CodeStatement]

  /// The names of types that it mentions and does not declare, except those after dots.
  package let typeNames: [CodeName]

  /// The names of the attributes in it.
  package let attributeNames: [CodeName]

  /// The labels of tuples and the names of captures in regular expressions in it.
  package let labels: Set<String>

  private let places: FragmentPlaces

  init(_ statements: [CodeStatement], _ mentions: TypesInCode, _ places: FragmentPlaces) {
    self.statements = statements
    typeNames = mentions.types
    attributeNames = mentions.attributes
    labels = mentions.labels
    self.places = places
  }

  /// The tree of an expression.
  init(_ expression: CodeExpression, _ mentions: TypesInCode, _ places: FragmentPlaces) {
    self.init(
      [CodeStatement(kind: .expression(expression), range: expression.range)], mentions, places)
  }

  /// A name in it, with its place in the spec.
  package func name(_ name: CodeName) -> SwiftName { places.name(name) }

  /// The place of a part of it in the spec.
  package func place(_ range: Range<Int>) -> Place { places.place(range) }

  /// The place from one expression to another, in either order, since missing parts after an error may be
  /// anywhere.
  package func place(from first: CodeExpression, through last: CodeExpression) -> Place {
    place(
      min(
        first.range.lowerBound, last.range.lowerBound)..<max(
          first.range.upperBound, last.range.upperBound))
  }
}

/// A name in code, without backticks, or another part of it.
package struct CodeName: Sendable, Equatable {
  package var text: String

  /// In UTF-8 offsets of the fragment's text.
  package var range: Range<Int>

  /// Whether it is an identifier; `self`, `$title`, `_` and operators are not.
  var isIdentifier = true
}

/// An expression.
package struct CodeExpression: Sendable {
  package let kind: Kind

  /// UTF-8 offsets in the fragment.
  package let range: Range<Int>

  /// What its kind leaves out; nil for most expressions.
  package let details: Details?

  /// The keyword before a pattern, `let` or `var`, if it is not in the pattern's range.
  package var keywordBefore: String? {
    guard case .binding(let keyword, _) = details,
      keyword.range.upperBound <= range.lowerBound
    else { return nil }
    return keyword.text
  }

  /// Its details without the keyword before a pattern.
  var ownDetails: Details? {
    if case .binding(_, let details) = details { details } else { details }
  }

  init(kind: Kind, range: Range<Int>, details: Details? = nil) {
    self.kind = kind
    self.range = range
    self.details = details
  }

  package indirect enum Details: Sendable {
    /// The generic arguments after a name, as in `Box<Int>`.
    case genericArguments([CodePart])

    /// The type of a cast, or the type that is an expression.
    case type(CodeType)

    /// The labels after the name of a function, as in `select(_:)`.
    case labels

    /// The text of a string literal.
    case string(CodeString)

    /// The value of a boolean literal.
    case truth(Bool)

    /// The place of the operator of ``Kind/infix(_:_:_:)``.
    case infix(Range<Int>)

    /// The keyword `let` or `var` of a pattern, which is before the pattern's range unless the pattern is inside
    /// of another one, and the pattern's own details.
    case binding(CodeName, Details?)

    /// The text of a regular expression, and whether it is written with `#`.
    case regex(String, isExtended: Bool)

    /// The clauses of an `#if` after an expression.
    case clauses([CodeClause])

    /// The parts of anything else, in source order.
    case parts([CodePart])
  }

  package indirect enum Kind: Sendable {
    /// `title`, `$title`, `self`, `$0` or `Card`; its generic arguments are details.
    case name(CodeName)

    /// `base.name`.
    case member(CodeExpression, CodeName)

    /// `.name`.
    case implicitMember(CodeName)
    case call(CodeCall)
    case subscripted(CodeExpression, [CodeArgument])
    case closure(CodeClosure)

    /// A literal, with its interpolated expressions.
    case literal(SwiftExpression.Literal, [CodeExpression])
    case `nil`
    case array([CodeExpression])

    /// Alternating keys and values.
    case dictionary([CodeExpression])

    /// Parentheses; with a single unlabeled element, they only group.
    case tuple([CodeArgument])
    case ternary(CodeExpression, CodeExpression, CodeExpression)
    case infix(CodeExpression, String, CodeExpression)

    /// `-x`, `!x`, `&x`.
    case prefix(String, CodeExpression)

    /// `x!` and `x?`.
    case postfix(CodeExpression, String)
    case await(CodeExpression)

    /// `try x`, `try? x`.
    case `try`(CodeExpression, isOptional: Bool)

    /// `x as T`, `x as? T`, `x is T`.
    case cast(CodeExpression, TypeExpression)
    case conditional(CodeConditional)
    case selection(CodeSelection)

    /// `\Item.name`, with the members up to the first subscript or `?`; no type for `\.name`.
    case keyPath(TypeExpression?, [CodeName])

    /// Names that a pattern declares: `let value` in `case .custom(let value)`.
    case binding([CodeName], isVariable: Bool)

    /// Anything else, with the expressions in it.
    case other([CodeExpression])
  }
}

/// An argument of a call, or an element of a tuple.
package struct CodeArgument: Sendable {
  package let label: CodeName?
  package let value: CodeExpression
}

/// A call.
package struct CodeCall: Sendable {
  package let callee: CodeExpression

  /// The arguments in parentheses.
  package let arguments: [CodeArgument]

  /// The trailing closures; the first has no label.
  package let trailing: [CodeArgument]
}

/// A closure.
package struct CodeClosure: Sendable {
  /// Its captures, each with its value if one is written.
  package let captures: [(name: CodeName, value: CodeExpression?)]
  package let parameters: [CodeName]

  /// Whether it declares its parameters, even if there are none.
  package let hasSignature: Bool

  /// Everything before `in`, in source order.
  package let signature: [CodePart]
  package let statements: [CodeStatement]
}

/// `if`, with or without `else`.
package struct CodeConditional: Sendable {
  package let conditions: [CodeCondition]
  package let body: [CodeStatement]

  /// `else`; `else if` is one statement.
  package let otherwise: [CodeStatement]
}

/// `switch`.
package struct CodeSelection: Sendable {
  package let subject: CodeExpression
  package let cases: [Case]

  package struct Case: Sendable {
    /// `@unknown`.
    package let attribute: CodeAttribute?

    /// The patterns, each with its condition after `where`; none for `default`.
    package let items: [(pattern: CodeExpression, condition: CodeExpression?)]
    package let statements: [CodeStatement]

    /// The systems for which it is compiled, if it is in an `#if`.
    package let systems: SystemConditions?

    /// None for `default`.
    package var patterns: [CodeExpression] { items.map(\.pattern) }

    /// The conditions after `where`.
    package var conditions: [CodeExpression] { items.compactMap(\.condition) }
  }
}

/// A condition of `if`, `guard` and `while`.
package struct CodeCondition: Sendable {
  package let kind: Kind
  package let range: Range<Int>

  /// The type annotation of its pattern.
  package let type: CodeType?

  package enum Kind: Sendable {
    case expression(CodeExpression)

    /// `let name = value` or `let name`, and other patterns after `let`.
    case optionalBinding(names: [CodeName], value: CodeExpression?, isVariable: Bool)

    /// `case pattern = value`.
    case pattern(CodeExpression, CodeExpression)
    case availability(CodeAvailability)
  }
}

/// `#available` or `#unavailable`.
package struct CodeAvailability: Sendable {
  /// The conditions if it is true.
  package let holding: SystemConditions

  /// The conditions if it is false.
  package let failing: SystemConditions
}

/// A string literal.
package struct CodeString: Sendable {
  /// Its value; nil if it has interpolations.
  package let value: String?

  /// Its parts between the interpolations, as written.
  package let segments: [String]
}
