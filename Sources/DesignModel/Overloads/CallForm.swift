import SwiftTypes

/// A call, with the types of its arguments.
struct CallForm {
  /// A name by its number in a table.
  struct Label: Hashable {
    static let none = Self(number: -1)

    /// Its place in the table; negative for no name.
    let number: Int

    private init(number: Int) { self.number = number }

    init(_ name: String?, in table: LabelTable) {
      number = name.map(table.number) ?? -1
    }
  }

  /// What is called.
  struct Callee: Equatable {
    /// The name of a static function or property; none for an initializer.
    let name: Label
    let isProperty: Bool
  }

  let callee: Callee

  /// Those in parentheses first.
  let arguments: [(value: Call.Value, type: TypeExpression?)]
  let labels: [Label]
  let labelSet: LabelSet

  /// Where each label stands last among the arguments in parentheses, if there are many.
  private let lastPlaces: [Label: Int]?

  /// The index of the first trailing closure, which has no label.
  let trailingStart: Int
  var trailingCount: Int { labels.count - trailingStart }

  init(_ call: Call, in table: LabelTable) {
    let all = call.arguments + call.trailing
    callee = Callee(name: Label(call.function, in: table), isProperty: call.isProperty)
    arguments = all.map { ($0.value, $0.value.type) }
    labels = all.map { Label($0.label, in: table) }
    labelSet = LabelSet(labels)
    trailingStart = call.arguments.count
    // A few labels are compared sooner than hashed.
    lastPlaces =
      trailingStart < 16
      ? nil
      : Dictionary(zip(labels[..<trailingStart], 0...), uniquingKeysWith: { _, last in last })
  }

  /// Where a label stands last among the arguments in parentheses; nil if it is not among them.
  func lastPlace(of label: Label) -> Int? {
    if let lastPlaces { return lastPlaces[label] }
    return labels[..<trailingStart].lastIndex { $0.number == label.number }
  }
}

/// Labels as bits, of which several may share one: two sets may seem to have more in common than they
/// have, and never less.
struct LabelSet {
  private var bits: UInt64 = 0

  init(_ labels: [CallForm.Label]) {
    for label in labels where label != .none { bits |= 1 << UInt64(label.number & 63) }
  }

  /// How many there are at least.
  var leastCount: Int { bits.nonzeroBitCount }

  func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

  /// How many it has that another one lacks.
  func count(without other: Self) -> Int { (bits & ~other.bits).nonzeroBitCount }
}

extension Call.Value {
  /// The type that it names.
  fileprivate var type: TypeExpression? {
    switch self {
    case .literal, .string, .key, .view, .nil, .closure, .views(of: nil, taking: _): nil
    case .viewOf(let type), .typed(let type), .closureOf(let type, _), .function(let type),
      .views(of: let type?, taking: _):
      type
    }
  }
}
