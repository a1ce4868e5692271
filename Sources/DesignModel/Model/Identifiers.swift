/// The position of a property among those of its owner.
package struct PropertyID: Hashable, Sendable {
  package let position: Int

  package init(_ position: Int) { self.position = position }
}

/// The position of a slot among those of its owner.
package struct SlotID: Hashable, Comparable, Sendable {
  package let position: Int

  package init(_ position: Int) { self.position = position }

  /// Whether a slot is declared before another.
  package static func < (first: Self, second: Self) -> Bool { first.position < second.position }
}

extension [Property] {
  package subscript(id: PropertyID) -> Property { self[id.position] }
}

extension [Slot] {
  package subscript(id: SlotID) -> Slot { self[id.position] }
}

// The choices of a form, one for each slot.
extension [SlotChoice] {
  package subscript(id: SlotID) -> SlotChoice {
    get { self[id.position] }
    set { self[id.position] = newValue }
  }
}
