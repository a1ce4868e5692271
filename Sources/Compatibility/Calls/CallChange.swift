import DesignModel
import SwiftTypes

/// A change of what calls of a component do, from one version of it to another.
package struct CallChange: Sendable {
  package enum Effect: Hashable, Sendable {
    /// No initializer takes the arguments anymore.
    case broken(Obstacle)

    /// Several take them, and Swift cannot choose.
    case ambiguous

    /// Arguments fill something else than before.
    case moved([Move])

    /// Another initializer is selected, which stores other values in properties.
    case stored([StoredValue])
  }

  /// Why no initializer takes the arguments of a call.
  package enum Obstacle: Hashable, Sendable {
    /// There is no static member of this name.
    case name(String)

    /// Nothing has this label, which belonged to a part.
    case label(String, part: String)

    /// The parts without which no initializer takes the other arguments.
    case missing([String])

    /// The argument for a part has another type.
    case type(part: String, label: String?, old: TypeExpression, new: TypeExpression)

    /// The arguments have another order.
    case order

    /// No initializer takes them together.
    case combination
  }

  /// An argument that fills something else than before.
  package struct Move: Hashable, Sendable {
    /// The label of the argument; nil for none.
    package let label: String?

    /// Whether it is a trailing closure.
    package let isTrailing: Bool
    package let old: Destination
    package let new: Destination
  }

  /// A value that the selected initializer stores in a property.
  package struct StoredValue: Hashable, Sendable {
    package let property: String

    /// As code; nil for the default.
    package let old: String?
    package let new: String?
  }

  package let effect: Effect

  /// The shortest of the calls.
  package let call: Call

  /// The number of promised calls with this effect.
  package let count: Int

  /// The labels of the initializer that promises the call; `_` for none.
  package let promised: [String]

  /// The call that fills the same parts now; nil if there is none.
  package var replacement: Call?
}

/// The promised calls of a component, compared between two versions of it.
package struct ComparedCalls: Sendable {
  package let changes: [CallChange]

  /// Calls that the later version deprecates, and those to write instead.
  package let deprecated: [(old: Call, new: Call)]

  /// What happens to each call; nil for nothing.
  private let effects: [Call: CallChange.Effect?]

  /// The labels of the initializers whose calls were compared, and of those of which one no longer compiles.
  private let compared: Set<[String]>
  private let broken: Set<[String]>

  init(
    changes: [CallChange], deprecated: [(old: Call, new: Call)],
    effects: [Call: CallChange.Effect?], compared: Set<[String]>, broken: Set<[String]>
  ) {
    self.changes = changes
    self.deprecated = deprecated
    self.effects = effects
    self.compared = compared
    self.broken = broken
  }

  /// The shortest of those that differ in the same labels.
  var deprecatedKinds: [(old: Call, new: Call)] {
    var kinds: [[String]: (old: Call, new: Call)] = [:]
    for pair in deprecated {
      let (before, after) = (pair.old.labels, pair.new.labels)
      let key = before.subtracting(after).sorted() + ["/"] + after.subtracting(before).sorted()
      if let known = kinds[key], known.old.length <= pair.old.length { continue }
      kinds[key] = pair
    }
    return kinds.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// What happens to a promised call; nil if it means the same.
  package func effect(on call: Call) -> CallChange.Effect? { effects[call] ?? nil }

  /// Whether each promised call of the initializers with these labels still compiles.
  func areKept(ofInitializerTaking labels: [String]) -> Bool {
    compared.contains(labels) && !broken.contains(labels)
  }
}

extension Call {
  fileprivate var labels: Set<String> { Set((arguments + trailing).compactMap(\.label)) }
}
