import SwiftFragments

/// Separators and containers of the views of a list, and which of them are shown.
package struct SlotArrangement: Sendable {
  /// A view among those of the list.
  package enum Part: Sendable {
    /// The content of the slot with this name.
    case slot(String)

    /// An expression in terms of the component's members and the list.
    case swift(SwiftExpression)
  }

  /// The maximum number of views that are shown.
  package enum Limit: Sendable {
    case number(Int)

    /// The value of the member with this name; there is no limit if an optional one is nil.
    case member(String, isOptional: Bool)
  }

  /// The order of the views.
  package enum Order: Sendable {
    case asGiven, reversed

    /// Reversed if the member with this name is true.
    case reversedIf(String)
  }

  /// The name of the whole arrangement in bodies and configurations.
  package let name: String

  /// The name of its type in the configuration.
  package let erased: String
  package let header: Part?
  package let empty: Part?
  package let separator: Part?
  package let overflow: Part?
  package let footer: Part?
  package let limit: Limit?
  package let order: Order

  /// The name, in an expression for the overflow, of the number of hidden views.
  package static let hiddenCount = "hiddenCount"

  /// The name of the arrangement of a slot's views in bodies and configurations.
  package static func name(of slot: String) -> String { "arranged" + upperCamelCase(slot) }
}

extension SlotArrangement {
  package var parts: [Part] { [header, empty, separator, overflow, footer].compactMap(\.self) }

  /// The identifiers in its Swift.
  package var identifiers: [String] {
    parts.flatMap { part in
      switch part {
      case .slot(let name): [name]
      case .swift(let view): view.identifiers.map(\.text)
      }
    }
  }
}

extension Component {
  /// The slots whose views are arranged, in their order.
  package var arrangedLists: [(slot: Slot, arrangement: SlotArrangement)] {
    lists.compactMap { slot in slot.list?.arrangement.map { (slot, $0) } }
  }

  /// The slots that are placed directly: all except those used in arrangements of lists.
  package var placedSlots: [Slot] {
    let parts = Set(arrangedLists.flatMap(\.arrangement.identifiers))
    return slots.filter { !parts.contains($0.name) || $0.list != nil }
  }
}
