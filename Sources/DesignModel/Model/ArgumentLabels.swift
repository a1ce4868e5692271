/// The labels of the argument for a property or slot.
package enum ArgumentLabels: Sendable {
  /// The same for every way of filling a slot; nil for none.
  case all(String?)

  /// By the way to fill the slot, under its name in specs; nil for none.
  case byChoice([String: String?])
}
