import SwiftFragments

/// The value of a slot's `list`.
package struct SlotListSpec: Sendable {
  /// The name of the item type in styles.
  package var item: SwiftName?

  /// The selection among the views; nil if there is none.
  package var selection: ListSelectionSpec?

  /// The values that callers set on single views.
  package var traits: [ListTraitSpec] = []

  /// Values computed from an item's position and traits.
  package var values: [ListValueSpec] = []

  /// Separators and containers of the views, and which of them are shown.
  package var arrangement = SlotArrangementSpec()

  package init() {}
}

extension SlotSpec {
  /// Whether its views are treated individually.
  package var isList: Bool { list?.value != nil }
}
