import SwiftFragments
import SwiftTypes

/// A way to fill a slot that a team has of its own.
package struct Resolver: Sendable {
  package struct Argument: Sendable {
    /// As the value names it: `$0` for the only one.
    package let name: String

    /// What stands behind the slot's name in the parameter's; empty for the only one.
    package let suffix: String

    /// The label, if it is not made from the slot's; `_` stands for none.
    package let label: String?

    /// The type as it is written; that of a text is not known, for there are two.
    package let type: TypeExpression
    package let defaultValue: String?
    package let isText: Bool

    /// Whether a parameter of the type is a function that is not optional.
    package let isFunction: Bool

    /// Whether it is a function or an optional one.
    package let isClosure: Bool

    /// Whether a value of the type is known to be a view.
    package let isView: Bool
    package let summary: String?
  }

  package let name: String
  package let arguments: [Argument]

  /// The type of the view.
  package let view: TypeExpression

  /// The view; that of the argument if nil.
  package let value: SwiftExpression?

  /// The argument that is a text.
  package var textArgument: Int? { arguments.firstIndex(where: \.isText) }
}

/// A view that is emitted for a slot that is omitted.
package struct DefaultView: Sendable {
  /// The name of its type: `CardDefaultDivider`.
  package let name: String
  package let value: SwiftExpression
}

/// The type that a form pins a slot's generic parameter to.
package enum PinnedType: Hashable, Sendable {
  case framework(FrameworkType)
  case never
  case named(TypeExpression)
}

extension Slot {
  /// Gives its generic parameter another name; one of a single type of view has none.
  package mutating func rename(generic: String) {
    if !isConcrete, !isErased { self.generic = .named(generic) }
  }

  /// The type that a choice pins the generic parameter to; nil if the argument says it.
  package func pinnedType(_ choice: SlotChoice) -> PinnedType? {
    if isConcrete { return nil }
    return switch choice {
    case .view, .value: nil
    case .text, .localized, .string: .framework(.text)
    case .systemImage, .image: .framework(.image)
    case .resolver(let index): .named(resolvers[index].view)
    // What it is, the initializer's own parameters say.
    case .forEach: nil
    case .omitted:
      switch presence {
      case .required: nil
      case .optional: .never
      case .empty: .framework(.noView)
      case .content(let type, _): .named(type)
      }
    }
  }

  /// Whether there are two initializers of a choice: by a localized text and by a string.
  package func hasTexts(_ choice: SlotChoice) -> Bool {
    switch choice {
    case .text: true
    case .resolver(let index): resolvers[index].textArgument != nil
    case .view, .localized, .string, .systemImage, .image, .value, .forEach, .omitted: false
    }
  }
}
