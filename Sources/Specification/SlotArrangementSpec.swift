import SwiftFragments

/// A list's separators and containers, and which of its views are shown.
///
/// A part is the name of a slot, or Swift for a view.
package struct SlotArrangementSpec: Sendable {
  /// The view between two views.
  package var separator: SwiftExpression?

  /// The view that is shown if there are no views.
  package var empty: SwiftExpression?

  /// The maximum number of shown views: a number, or the name of a member.
  package var limit: SwiftExpression?

  /// The view that represents the views beyond the limit.
  package var overflow: SwiftExpression?

  /// The views before and after all others.
  package var header: SwiftExpression?
  package var footer: SwiftExpression?

  /// Whether the order is reversed: `true`, or the name of a member.
  package var reversed: SwiftExpression?

  package init() {}

  /// Its parts by their keys, in the order in which they are shown.
  package var parts: [(key: String, view: SwiftExpression)] {
    [
      ("header", header), ("empty", empty), ("separator", separator), ("overflow", overflow),
      ("footer", footer),
    ].compactMap { key, view in view.map { (key, $0) } }
  }

  /// All its expressions.
  package var expressions: [SwiftExpression] {
    parts.map(\.view) + [limit, reversed].compactMap(\.self)
  }
}

extension SlotSpec {
  /// The arrangement of its views; nil if there is none, or the slot is not a list.
  package var arrangement: SlotArrangementSpec? {
    guard let arrangement = list?.value?.arrangement, !arrangement.expressions.isEmpty else {
      return nil
    }
    return arrangement
  }
}
