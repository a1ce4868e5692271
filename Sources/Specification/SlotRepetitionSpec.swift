import SwiftFragments

/// The value of a slot's `forEach`.
package struct SlotRepetitionSpec: Sendable {
  /// The type of the data's elements, or a name for any type; any if absent.
  package var element: SwiftType?

  /// The label and name of the argument with the data; no label if absent.
  package var data: SwiftName?

  /// The label and name of the closure for an element.
  package var row: SwiftName?

  /// Whether elements of the type have their own identity.
  package var isIdentifiable: Located<Bool>?

  package init() {}
}

extension SlotSpec {
  /// The settings of the data for which the slot is repeated; nil if it is not.
  package var repetition: SlotRepetitionSpec? { forEach?.value }
}
