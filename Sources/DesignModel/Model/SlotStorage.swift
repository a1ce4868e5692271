/// What a component keeps for a slot, and what its code writes to show the slot's view.
package enum SlotStorage: Sendable {
  /// The view: `title`.
  case view

  /// A closure that makes the view where it is shown: `title()`.
  case closure

  /// A closure with the arguments of the slot: `thumb(isOn)`.
  case function
}

extension Slot {
  /// Whether what callers pass is called where the view is shown.
  package var isCalled: Bool {
    switch storage {
    case .view: false
    case .closure, .function: true
    }
  }

  /// Whether the component's member is a function. A type-erased view keeps its closure itself.
  package var isFunction: Bool {
    switch storage {
    case .view: false
    case .closure: !isErased
    case .function: true
    }
  }
}
