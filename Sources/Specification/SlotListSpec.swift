import SwiftFragments

/// The value of a slot's `list`.
package struct SlotListSpec: Sendable {
  /// What styles call the type of an item.
  package var item: SwiftName?

  /// What stands between and around the views, and which of them are shown.
  package var arrangement = SlotArrangementSpec()

  package init() {}
}

extension SlotSpec {
  /// Whether its views are treated one by one.
  package var isList: Bool { list?.value != nil }
}
