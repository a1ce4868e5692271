import SwiftFragments

/// The value of a slot's `forEach`.
package struct SlotRepetitionSpec: Sendable {
  /// The type of the data's elements, or a name for any; any if absent.
  package var element: SwiftType?

  /// The label and name of the argument with the data; no label if absent.
  package var data: SwiftName?

  /// The label and name of the closure for an element.
  package var row: SwiftName?

  /// Whether elements of the type have an identity of their own.
  package var isIdentifiable: Located<Bool>?

  package init() {}
}

extension SlotSpec {
  /// What is said of data that the slot is repeated for; nil for a slot that is not.
  package var repetition: SlotRepetitionSpec? { forEach?.value }
}
