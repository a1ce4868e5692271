import SwiftFragments

/// A use of a name that the code around it does not declare itself, with what follows it after dots.
struct NameUse {
  /// The name: `title`; a projected value has its `$`.
  let name: SwiftName

  /// What follows after dots, up to the first call, subscript, `?` or `!`: `title`, `count` for
  /// `configuration.title.count`.
  let members: [SwiftName]

  /// Whether the last of the members is called, or the name where there are none.
  let isCalled: Bool

  /// What is done with it.
  let access: Access

  /// The names that the code itself declares, and that can be used where this one is.
  let locals: CodeScope

  /// Whether it is waited for, outside of closures and functions.
  let isAwaited: Bool

  /// The type around it that the code declares or extends.
  let enclosingType: EnclosingType

  /// The types and protocols whose members can be used by their names alone, beside those that the code declares
  /// itself; nil if they are not all known.
  let visibleTypes: [String]?

  /// The types that are emitted for the component and that no spec declares, with their members: the configuration of its
  /// styles, its lists and their items.
  let emittedTypes: [String: DeclaredCode.Members]

  enum EnclosingType: Equatable {
    case none

    /// An extension at the top, of the type that is named so.
    case extended(String)

    /// A type of its own, which may inherit what is not known here.
    case declared
  }

  enum Access {
    case read

    /// It is on the left side of `=`, `+=` and the like.
    case assigned

    /// It stands after `&`.
    case inOut

    /// It is unwrapped: by `if let`, `guard let`, `?`, `!` or `??`.
    case unwrapped
  }
}
