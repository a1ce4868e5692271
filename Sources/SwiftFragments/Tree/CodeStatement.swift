import SwiftTypes

/// A statement or a declaration.
package struct CodeStatement: Sendable {
  package let kind: Kind

  /// Without comments around it, in UTF-8 offsets of the fragment. For the second name of `let a = 1, b = 2`
  /// and further ones it begins with the name.
  package let range: Range<Int>

  /// The parts that its kind leaves out, or all parts of ``Kind/other(_:)``, in source order.
  package let rest: [CodePart]

  init(kind: Kind, range: Range<Int>, rest: [CodePart] = []) {
    self.kind = kind
    self.range = range
    self.rest = rest
  }

  package indirect enum Kind: Sendable {
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

    /// `break`, `continue` or `fallthrough`.
    case jump(CodeJump)
    case `defer`([CodeStatement])
    case `do`([CodeStatement], catches: [CodeCatch])

    /// The clauses of `#if`.
    case compilationConditions([CodeClause])

    /// Anything else, with the outermost expressions in it.
    case other([CodeExpression])
  }
}

/// `break`, `continue` or `fallthrough`, with or without the name of the statement that it is about.
package struct CodeJump: Sendable {
  package let keyword: CodeName
  package let label: CodeName?
}

/// `catch`.
package struct CodeCatch: Sendable {
  /// Each with its condition after `where`.
  package let items: [(pattern: CodeExpression?, condition: CodeExpression?)]
  package let statements: [CodeStatement]

  package var patterns: [CodeExpression] { items.compactMap(\.pattern) }
}

/// A clause of `#if`: the code after `#if`, `#elseif` or `#else`.
package struct CodeClause: Sendable {
  /// nil for `#else`.
  package let condition: CodeExpression?

  /// The systems for which it is compiled, given the clauses before it.
  package let systems: SystemConditions
  package let parts: [CodePart]

  /// None if it contains anything else, such as attributes.
  package var statements: [CodeStatement] {
    if case .statements(let statements)? = parts.first { statements } else { [] }
  }
}

/// `let` or `var`, one for each name or pattern.
package struct CodeVariable: Sendable {
  package let isConstant: Bool
  package let names: [CodeName]

  package let writtenType: CodeType?
  package let value: CodeExpression?

  /// Its accessors.
  package let accessors: [Accessor]

  /// The attributes before the keyword, except those in `#if`.
  package let wrappers: [CodeAttribute]

  /// Attributes and modifiers before it: `ViewBuilder`, `static`.
  package let marks: Set<String>

  /// Whether the keyword is before another variable: it is `b` in `let a = 1, b = 2`.
  package let isFurther: Bool

  package var type: TypeExpression? { writtenType?.expression }

  /// The arguments of the attributes before it.
  package var attributes: [CodeExpression] { wrappers.argumentValues }

  /// Whether it is a type member, not an instance member.
  package var isStatic: Bool { marks.contains("static") || marks.contains("class") }

  package struct Accessor: Sendable {
    /// The names that it declares.
    package let names: [String]
    package let statements: [CodeStatement]

    /// Whether it returns the value.
    package let isGetter: Bool

    /// Its attributes and effects.
    package let rest: [CodePart]
  }
}

/// An attribute.
package struct CodeAttribute: Sendable {
  package let range: Range<Int>

  /// Without its module qualifier.
  package let name: CodeName

  /// As written.
  package let type: CodeType

  /// The arguments of a property wrapper, a result builder, a macro and the like.
  package let arguments: [CodeArgument]

  /// The arguments of other attributes.
  package let rest: [CodePart]

  /// The conditions that `@available` implies.
  package let availability: SystemConditions?

  /// The labels of its arguments.
  package var labels: [CodeName] { arguments.compactMap(\.label) }
}

extension [CodeAttribute] {
  /// The arguments of all.
  var argumentValues: [CodeExpression] { flatMap { $0.arguments.map(\.value) } }

  /// The conditions that they imply for a declaration.
  var conditions: SystemConditions {
    reduce(.none) { $1.availability.map($0.and) ?? $0 }
  }
}

/// A function, an initializer or a subscript.
package struct CodeFunction: Sendable {
  /// nil for an initializer or a subscript.
  package let name: CodeName?
  package let isInitializer: Bool

  /// The names of its generic parameters.
  package let generics: [String]
  package let parameters: [Parameter]
  package let statements: [CodeStatement]

  /// The arguments of the attributes before it.
  package let attributes: [CodeExpression]

  /// Attributes and modifiers before it: `ViewBuilder`, `static`.
  package let marks: Set<String>

  /// nil if it returns nothing, and for initializers and subscripts.
  package let result: TypeExpression?
  package let isThrowing: Bool

  /// Whether it is an initializer that can return `nil`.
  package let isFailable: Bool

  /// Its parts without the statements, in source order.
  package let signature: [CodePart]

  /// Its accessors, if it is a subscript.
  package let accessors: [CodeVariable.Accessor]

  package var isStatic: Bool { marks.contains("static") || marks.contains("class") }

  package struct Parameter: Sendable {
    package let label: String

    /// The name by which the body knows it.
    package let declaredName: CodeName
    package let writtenType: CodeType
    package let defaultValue: CodeExpression?
    package let isVariadic: Bool
    package let attributes: [CodeAttribute]

    package var name: String { declaredName.text }
    package var type: TypeExpression { writtenType.expression }
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

  /// Its parts without the members, in source order.
  package let heading: [CodePart]
}
