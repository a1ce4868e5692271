import SwiftFragments

/// The value of a slot's `list`.
package struct SlotListSpec: Sendable {
  /// What styles call the type of an item.
  package var item: SwiftName?

  /// What is selected among the views; nil if nothing is.
  package var selection: ListSelectionSpec?

  /// What a caller says of single views.
  package var traits: [ListTraitSpec] = []

  /// What follows from an item's place and traits.
  package var values: [ListValueSpec] = []

  /// What stands between and around the views, and which of them are shown.
  package var arrangement = SlotArrangementSpec()

  package init() {}
}

extension SlotSpec {
  /// Whether its views are treated one by one.
  package var isList: Bool { list?.value != nil }
}
