/// A name that Swift in a spec uses and does not declare itself, with what follows behind dots.
///
/// `self` is one where something follows it; `$0`, `super` and `Self` are not.
package struct NameUse: Sendable {
  /// The name: `title`; a projected value has its `$`.
  package let name: SwiftName

  /// What follows behind dots, up to the first call, subscript, `?` or `!`: `title`, `count` for
  /// `configuration.title.count`.
  package let members: [SwiftName]

  /// How the last of the members, or the name where there are none, is called; nil if it is not called.
  package let call: CallShape?

  /// What is done with it.
  package let access: Access

  /// The names that the Swift itself declares, and that can be used where this one is.
  package let locals: LocalNames

  /// Whether it stands behind `await`.
  package let isAwaited: Bool

  /// The type around it that the Swift declares or extends.
  package let enclosingType: EnclosingType

  package enum EnclosingType: Sendable, Equatable {
    case none

    /// An extension at the top, of the type that is named so.
    case extended(String)

    /// A type of its own, which may inherit what nobody sees here.
    case declared
  }

  package enum Access: Sendable, Equatable {
    case read

    /// It is on the left side of `=`, `+=` and the like.
    case assigned

    /// It stands behind `&`.
    case inOut

    /// It is unwrapped: by `if let`, `guard let`, `?`, `!` or `??`.
    case unwrapped
  }
}

/// The labels of a call.
package struct CallShape: Sendable, Equatable {
  /// Those of the arguments between the parentheses, nil for none.
  package let labels: [String?]

  /// Whether there are closures behind the parentheses, and the labels of those after the first.
  package let hasTrailingClosure: Bool
  package let trailingLabels: [String]
}

/// The names that can be used at a place, from the inside out.
package final class LocalNames: Sendable {
  package let names: Set<String>
  package let outer: LocalNames?

  package static let none = LocalNames(names: [], outer: nil)

  init(names: Set<String>, outer: LocalNames?) {
    self.names = names
    self.outer = outer
  }

  package func contains(_ name: String) -> Bool {
    var current: LocalNames? = self
    while let scope = current {
      if scope.names.contains(name) { return true }
      current = scope.outer
    }
    return false
  }

  /// All of them.
  package var all: Set<String> {
    var all: Set<String> = []
    var current: LocalNames? = self
    while let scope = current {
      all.formUnion(scope.names)
      current = scope.outer
    }
    return all
  }
}
