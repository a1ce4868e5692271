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

  init(_ statements: [CodeStatement], _ mentions: TypeMentions, _ places: FragmentPlaces) {
    self.statements = statements
    typeNames = mentions.types
    attributeNames = mentions.attributes
    labels = mentions.labels
    self.places = places
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
}

/// An expression.
package struct CodeExpression: Sendable {
  package let kind: Kind

  /// UTF-8 offsets in the fragment.
  package let range: Range<Int>

  package indirect enum Kind: Sendable {
    /// `title`, `$title`, `self`, `$0` or `Card`; generic arguments after it are omitted.
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
    /// None for `default`.
    package let patterns: [CodeExpression]

    /// The conditions after `where`.
    package let conditions: [CodeExpression]
    package let statements: [CodeStatement]
  }
}

/// A condition of `if`, `guard` and `while`.
package enum CodeCondition: Sendable {
  case expression(CodeExpression)

  /// `let name = value` or `let name`, and other patterns after `let`.
  case optionalBinding(names: [CodeName], value: CodeExpression?, isVariable: Bool)

  /// `case pattern = value`.
  case pattern(CodeExpression, CodeExpression)
  case availability
}

/// A statement or a declaration.
package indirect enum CodeStatement: Sendable {
  case expression(CodeExpression)
  case variable(CodeVariable)
  case function(CodeFunction)
  case type(CodeTypeDeclaration)
  case `guard`([CodeCondition], otherwise: [CodeStatement])
  case `while`([CodeCondition], [CodeStatement])
  case `repeat`([CodeStatement], CodeExpression)
  case `for`(CodeExpression, in: CodeExpression, where: CodeExpression?, [CodeStatement])
  case `return`(CodeExpression?)
  case `throw`(CodeExpression)
  case `defer`([CodeStatement])

  /// `do`, with the patterns and statements of each `catch`.
  case `do`([CodeStatement], catches: [(patterns: [CodeExpression], statements: [CodeStatement])])

  /// The clauses of `#if`.
  case compilationConditions([[CodeStatement]])

  /// Anything else, with the expressions in it.
  case other([CodeExpression])
}

/// `let` or `var`, one for each name or pattern.
package struct CodeVariable: Sendable {
  package let isConstant: Bool
  package let names: [CodeName]

  package let type: TypeExpression?
  package let value: CodeExpression?

  /// Its accessors.
  package let accessors: [Accessor]

  /// The arguments of the attributes before it.
  package let attributes: [CodeExpression]

  /// The attributes before it.
  package let wrappers: [CodeAttribute]

  /// Attributes and modifiers before it: `ViewBuilder`, `static`.
  package let marks: Set<String>

  /// Whether it is a type member, not an instance member.
  package var isStatic: Bool { marks.contains("static") || marks.contains("class") }

  package struct Accessor: Sendable {
    /// The names that it declares.
    package let names: [String]
    package let statements: [CodeStatement]

    /// Whether it returns the value.
    package let isGetter: Bool
  }
}

/// An attribute of a variable.
package struct CodeAttribute: Sendable {
  /// Without its module qualifier.
  package let name: CodeName

  /// The labels of its arguments.
  package let labels: [CodeName]
}

/// A function, an initializer or a subscript.
package struct CodeFunction: Sendable {
  /// nil for an initializer or a subscript.
  package let name: CodeName?
  package let isInitializer: Bool
  package let generics: [String]
  package let parameters: [Parameter]
  package let statements: [CodeStatement]
  package let attributes: [CodeExpression]

  /// Attributes and modifiers before it: `ViewBuilder`, `static`.
  package let marks: Set<String>

  /// nil if it returns nothing, and for initializers and subscripts.
  package let result: TypeExpression?
  package let isThrowing: Bool

  /// Whether it is an initializer that can return `nil`.
  package let isFailable: Bool

  package var isStatic: Bool { marks.contains("static") || marks.contains("class") }

  package struct Parameter: Sendable {
    package let label: String
    package let name: String

    package let type: TypeExpression
    package let defaultValue: CodeExpression?
    package let isVariadic: Bool
  }
}

/// A type or an extension.
package struct CodeTypeDeclaration: Sendable {
  /// The declared or extended type: `Card.Role`.
  package let name: CodeName
  package let isExtension: Bool
  package let isProtocol: Bool

  /// `struct`, `enum` and the like; empty for a type alias.
  package let keyword: String
  package let generics: [String]

  /// The types after the colon.
  package let inherited: [TypeExpression]
  package let members: [CodeStatement]

  /// The names of its cases.
  package let cases: [CodeName]

  /// The numbers of associated values of the cases.
  package let caseValues: [Int]

  /// Attributes and modifiers before it.
  package let marks: Set<String>
}
