import SwiftFragments

/// A use of a name that the surrounding code does not declare, with the members that follow it.
struct NameUse {
  /// The name: `title`; a projected value has its `$`.
  let name: SwiftName

  /// The members after it, up to the first call, subscript, `?` or `!`: `title`, `count` for
  /// `configuration.title.count`.
  let members: [SwiftName]

  /// Whether the last member is called, or the name if there are none.
  let isCalled: Bool

  /// How it is accessed.
  let access: Access

  /// The names that the code declares and that are visible here.
  let locals: LocalNames

  let position: Position

  /// Whether it is awaited, outside of closures and functions.
  let isAwaited: Bool

  /// The enclosing type that the code declares or extends.
  let enclosingType: EnclosingType

  /// Whether the code is emitted in the type in which the library's types are nested, so that their own names are
  /// sufficient.
  let isInNamespace: Bool

  /// The types and protocols whose members are available unqualified, besides those declared in the code; nil
  /// if not all are known.
  let visibleTypes: [String]?

  /// The types emitted for the component that no spec declares, with their members: the configuration of its
  /// styles, its lists and their items.
  let emittedTypes: [String: DeclaredCode.Members]

  enum EnclosingType: Equatable {
    case none

    /// A top-level extension of the named type.
    case extended(String)

    /// A declared type, which may inherit unknown members.
    case declared
  }

  /// What a dot before it would make of it.
  enum Position {
    /// It is inside an expression: a member of the expected type.
    case inExpression

    /// It begins a statement after an expression: a member of the value of that.
    case afterExpression

    /// It begins another statement, where no type is expected: a mistake.
    case atStart
  }

  enum Access {
    case read

    /// It is on the left side of `=`, `+=` and the like.
    case assigned

    /// It follows `&`.
    case inOut

    /// It is unwrapped: by `if let`, `guard let`, `?`, `!` or `??`.
    case unwrapped
  }
}
