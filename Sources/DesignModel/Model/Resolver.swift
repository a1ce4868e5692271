import SwiftFragments
import SwiftTypes

/// A team's own way to fill a slot.
package struct Resolver: Sendable {
  package struct Argument: Sendable {
    /// Its name in the value: `$0` for a single one.
    package let name: String

    /// The suffix that the parameter's name adds to the slot's; empty for a single one.
    package let suffix: String

    /// The label, if it does not derive from the slot's; `_` for none.
    package let label: String?

    /// The type as written; for a text it is undetermined, because there are two.
    package let type: TypeExpression
    package let defaultValue: String?
    package let isText: Bool

    /// Whether a parameter of the type is a non-optional function.
    package let isFunction: Bool

    /// Whether it is a function or an optional one.
    package let isClosure: Bool

    /// Whether a value of the type is known to be a view.
    package let isView: Bool

    /// Whether a string literal can be the argument.
    package let takesLiterals: Bool
    package let summary: String?
  }

  package let name: String
  package let arguments: [Argument]

  /// The type of the view.
  package let view: TypeExpression

  /// The view; the argument itself if nil.
  package let value: SwiftExpression?

  /// The argument that is a text.
  package var textArgument: Int? { arguments.firstIndex(where: \.isText) }
}

/// The emitted view for an omitted slot.
package struct DefaultView: Sendable {
  /// The name of its type: `CardDefaultDivider`.
  package let name: String
  package let value: SwiftExpression
}

/// The type to which a form pins a slot's generic parameter.
package enum PinnedType: Hashable, Sendable {
  case framework(FrameworkType)
  case never
  case named(TypeExpression)

  var expression: TypeExpression {
    switch self {
    case .framework(let type): .framework(type)
    case .never: .named("Never")
    case .named(let type): type
    }
  }
}

extension Slot {
  /// The type to which a choice pins the generic parameter; nil if the argument determines it.
  package func pinnedType(_ choice: SlotChoice) -> PinnedType? {
    if isConcrete { return nil }
    return switch choice {
    case .view, .value: nil
    case .text, .localized, .string: .framework(.text)
    case .systemImage, .image: .framework(.image)
    case .resolver(let index): .named(resolvers[index].view)
    // The initializer's own parameters determine it.
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

  /// Whether a choice has two initializers: for a localized text and for a string.
  package func hasTexts(_ choice: SlotChoice) -> Bool {
    switch choice {
    case .text: true
    case .resolver(let index): resolvers[index].textArgument != nil
    case .view, .localized, .string, .systemImage, .image, .value, .forEach, .omitted: false
    }
  }
}
