import SwiftTypes

/// A call, with the types of its arguments.
struct CallForm {
  /// A name, represented by its number in a table.
  struct Label: Hashable {
    static let none = Self(number: -1)

    /// Its number in the table; negative for no name.
    let number: Int

    private init(number: Int) { self.number = number }

    init(_ name: String?, in table: LabelTable) {
      number = name.map(table.number) ?? -1
    }
  }

  /// The callee.
  struct Callee: Equatable {
    /// The name of a static function or property; none for an initializer.
    let name: Label
    let isProperty: Bool
  }

  let callee: Callee

  /// The arguments in parentheses first.
  let arguments: [(value: Call.Value, type: TypeExpression?)]
  let labels: [Label]
  let labelSet: LabelSet

  /// The last position of each label among the arguments in parentheses, if there are many.
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
    // For a few labels, comparing is faster than hashing.
    lastPlaces =
      trailingStart < 16
      ? nil
      : Dictionary(zip(labels[..<trailingStart], 0...), uniquingKeysWith: { _, last in last })
  }

  /// The last position of a label among the arguments in parentheses; nil if it does not occur.
  func lastPlace(of label: Label) -> Int? {
    if let lastPlaces { return lastPlaces[label] }
    return labels[..<trailingStart].lastIndex { $0.number == label.number }
  }
}

/// Labels as bits. Several labels may share a bit: two sets may seem to have more in common than they do,
/// but never less.
struct LabelSet {
  private var bits: UInt64 = 0

  init(_ labels: [CallForm.Label]) {
    for label in labels where label != .none { bits |= 1 << UInt64(label.number & 63) }
  }

  /// A lower bound of the number of labels.
  var leastCount: Int { bits.nonzeroBitCount }

  func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

  /// The number of labels that another set lacks.
  func count(without other: Self) -> Int { (bits & ~other.bits).nonzeroBitCount }
}

extension Call.Value {
  /// The type that it mentions.
  fileprivate var type: TypeExpression? {
    switch self {
    case .literal, .string, .key, .view, .nil, .closure, .views(of: nil, taking: _): nil
    case .viewOf(let type), .typed(let type), .closureOf(let type, _), .function(let type),
      .views(of: let type?, taking: _):
      type
    }
  }
}
