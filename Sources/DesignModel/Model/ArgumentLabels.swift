/// What the argument for a property or slot is called.
package enum ArgumentLabels: Sendable {
  /// The same however a slot is filled; nil for none.
  case all(String?)

  /// By the way to fill the slot, as specs name it; nil for none.
  case byChoice([String: String?])
}
