import DesignModel
import SwiftFragments

// How a component keeps what a slot is filled with.

extension Component {
  /// The slots with a generic parameter.
  var genericSlots: [Slot] { slots.filter { !$0.isConcrete } }
}

extension Slot {
  var isOptional: Bool { presence == .optional }

  var storedType: String {
    guard isLazy else { return generic + (isOptional ? "?" : "") }
    return isOptional ? "(() -> \(generic))?" : "() -> \(generic)"
  }

  /// Its view, where it is placed.
  var view: String {
    let name = escapedIdentifier(name)
    return isLazy ? name + (isOptional ? "?()" : "()") : name
  }

  /// What is stored for a view.
  ///
  /// - Parameters:
  ///   - view: The view, an optional one if `isOptional`.
  ///   - make: What makes the view of a value.
  func kept(
    _ view: String, isOptional: Bool, by make: ((String) -> String)? = nil
  ) -> String {
    switch (isLazy, isOptional) {
    case (false, false): return make?(view) ?? view
    case (false, true): return make.map { "\(view).map { \($0("$0")) }" } ?? view
    case (true, false): return "{ \(make?(view) ?? view) }"
    case (true, true):
      let name = escapedIdentifier(name)
      return "\(view).map { \(name) in { \(make?(name) ?? name) } }"
    }
  }
}
