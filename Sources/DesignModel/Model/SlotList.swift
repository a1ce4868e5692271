import English
import SwiftFragments
import SwiftTypes

/// How the views of a slot are treated individually.
package struct SlotList: Sendable {
  /// The name of the item type, in the configuration of styles or at the top level.
  package let item: String

  /// The selection among the views, if any.
  package let selection: ListSelection?

  /// The values that callers set on single views.
  package let traits: [ListTrait]

  /// Values computed from an item's position and traits.
  package let values: [ListValue]

  /// Separators and containers of the views, and which of them are shown; nil if there are none.
  package let arrangement: SlotArrangement?

  /// Whether an item is more than a view with an identity.
  package var hasOwnItems: Bool { selection != nil || !traits.isEmpty || !values.isEmpty }

  /// Whether callers set values on single views.
  package var readsViews: Bool { selection != nil || !traits.isEmpty }
}

/// The selection among the views of a list.
package struct ListSelection: Sendable {
  package enum Extent: Sendable {
    case one

    /// At most one.
    case optional
    case several

    /// At most one, or several: there are initializers for both.
    case optionalOrSeveral
  }

  /// The name of the component's property for it.
  package let property: String

  /// The type of the value that a view represents.
  package let value: TypeExpression

  /// Whether the caller chooses the type.
  package let isGeneric: Bool
  package let extent: Extent

  /// The method with which callers set the value that a view represents, and the type that stores it.
  package let tag: String
  package let tagType: String

  /// The code that runs when a view is to be selected; nil to select it directly.
  package let select: SwiftBlock?
}

extension ListSelection {
  /// The possible types of the selection; callers pass a binding of one of them.
  package var types: [TypeExpression] {
    switch extent {
    case .one: [value]
    case .optional: [value.optional]
    case .several: [.named("Set", value)]
    case .optionalOrSeveral: [value.optional, .named("Set", value)]
    }
  }

  /// The noun for one view, derived from the tag.
  package var noun: String { phrase(tag) }
}

/// A value that callers set on a view with a method.
package struct ListTrait: Sendable {
  package let name: String
  package let type: TypeExpression

  /// Whether a parameter of the type is an escaping function.
  package let isFunction: Bool
  package let defaultValue: String
  package let function: String
  package let argumentDefault: String?
  package let summary: String?
}

/// A value of each item of a list.
package struct ListValue: Sendable {
  package let name: String
  package let type: TypeExpression
  package let value: SwiftExpression
  package let summary: String?
}

extension Component {
  /// The slots whose views are treated individually.
  package var lists: [Slot] { slots.filter { $0.list != nil } }
}

extension Property {
  /// The types of the parameter; if there are several, each has its own initializers.
  package var parameterTypes: [TypeExpression] {
    selection.map { $0.types.map { .framework(.binding, $0) } } ?? [parameterType]
  }
}
