import SwiftFragments

/// What a list says of what stands between and around its views, and of which it shows.
///
/// A part is the name of a slot, or Swift that is a view.
package struct SlotArrangementSpec: Sendable {
  /// Stands between two views.
  package var separator: SwiftExpression?

  /// Stands for the views where there are none.
  package var empty: SwiftExpression?

  /// How many views are shown at most: a number, or the name of a member.
  package var limit: SwiftExpression?

  /// Stands for the views beyond the limit.
  package var overflow: SwiftExpression?

  /// Stand before and behind all.
  package var header: SwiftExpression?
  package var footer: SwiftExpression?

  /// Whether the last view comes first: `true`, or the name of a member.
  package var reversed: SwiftExpression?

  package init() {}

  /// Its parts by their keys, in the order in which they are shown.
  package var parts: [(key: String, view: SwiftExpression)] {
    [
      ("header", header), ("empty", empty), ("separator", separator), ("overflow", overflow),
      ("footer", footer),
    ].compactMap { key, view in view.map { (key, $0) } }
  }

  /// All that it says.
  package var expressions: [SwiftExpression] {
    parts.map(\.view) + [limit, reversed].compactMap(\.self)
  }
}

extension SlotSpec {
  /// What is said of how its views are arranged; nil for nothing, and of a slot that is no list.
  package var arrangement: SlotArrangementSpec? {
    guard let arrangement = list?.value?.arrangement, !arrangement.expressions.isEmpty else {
      return nil
    }
    return arrangement
  }
}
