import SwiftFragments

/// The value of a slot's `list`.
package struct SlotListSpec: Sendable {
  /// What styles call the type of an item.
  package var item: SwiftName?

  package init() {}
}

extension SlotSpec {
  /// Whether its views are treated one by one.
  package var isList: Bool { list?.value != nil }
}
