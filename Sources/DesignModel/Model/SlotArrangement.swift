import SwiftFragments

/// What stands between and around the views of a list, and which of them are shown.
package struct SlotArrangement: Sendable {
  /// A view among those of the list.
  package enum Part: Sendable {
    /// What fills the slot of this name.
    case slot(String)

    /// An expression over the component's members and the list.
    case swift(SwiftExpression)
  }

  /// How many views are shown at most.
  package enum Limit: Sendable {
    case number(Int)

    /// The value of the member with this name; all of them if an optional one is nil.
    case member(String, isOptional: Bool)
  }

  /// Which view comes first.
  package enum Order: Sendable {
    case asGiven, reversed

    /// The last one, if the member with this name is true.
    case reversedIf(String)
  }

  /// What bodies and configurations call all of it.
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

  /// What an expression for the overflow calls the number of views that are not shown.
  package static let hiddenCount = "hiddenCount"

  /// What bodies and configurations call the arrangement of a slot's views.
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

  /// The slots that nothing else places: those that the views of a list are arranged with are
  /// shown with these.
  package var placedSlots: [Slot] {
    let parts = Set(arrangedLists.flatMap(\.arrangement.identifiers))
    return slots.filter { !parts.contains($0.name) || $0.list != nil }
  }
}
