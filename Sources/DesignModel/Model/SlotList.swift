import English
import SwiftFragments
import SwiftTypes

/// How the views of a slot are treated one by one.
package struct SlotList: Sendable {
  /// What the type of an item is called: in the configuration of styles, else at the top level.
  package let item: String

  /// What is selected among the views, if anything is.
  package let selection: ListSelection?

  /// What a caller says of single views.
  package let traits: [ListTrait]

  /// What follows from an item's place and traits.
  package let values: [ListValue]

  /// What stands between and around the views, and which are shown; nil if nothing is said of it.
  package let arrangement: SlotArrangement?

  /// Whether an item is more than a view that has a place.
  package var hasOwnItems: Bool { selection != nil || !traits.isEmpty || !values.isEmpty }

  /// Whether callers say something of single views.
  package var readsViews: Bool { selection != nil || !traits.isEmpty }
}

/// What is selected among the views of a list.
package struct ListSelection: Sendable {
  package enum Extent: Sendable {
    case one

    /// At most one.
    case optional
    case several

    /// At most one, or several: there are initializers for either.
    case optionalOrSeveral
  }

  /// The name of the property that it is for the component.
  package let property: String

  /// The type of what a view stands for.
  package let value: TypeExpression

  /// Whether the caller decides on the type.
  package let isGeneric: Bool
  package let extent: Extent

  /// The method by which a caller says what a view stands for, and the type of what keeps it.
  package let tag: String
  package let tagType: String

  /// What happens where a view is to be selected; nil if it is selected.
  package let select: SwiftBlock?
}

extension ListSelection {
  /// The types of what is selected, of which a caller gives a binding of one.
  package var types: [TypeExpression] {
    switch extent {
    case .one: [value]
    case .optional: [value.optional]
    case .several: [.named("Set", value)]
    case .optionalOrSeveral: [value.optional, .named("Set", value)]
    }
  }

  /// What one view is called, by its tag.
  package var noun: String { phrase(tag) }
}

/// What a caller says of a view by a method.
package struct ListTrait: Sendable {
  package let name: String
  package let type: TypeExpression

  /// Whether a parameter of the type is a function that escapes.
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
  /// The slots whose views are treated one by one.
  package var lists: [Slot] { slots.filter { $0.list != nil } }
}

extension Property {
  /// The types of the parameter; where there are several, each has initializers of its own.
  package var parameterTypes: [TypeExpression] {
    selection.map { $0.types.map { .framework(.binding, $0) } } ?? [parameterType]
  }
}
