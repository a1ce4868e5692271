/// An initialiser of a component.
package struct Initializer: Sendable {
  /// What it takes for each slot, in the order of the slots.
  package let form: [SlotChoice]
  package let parameters: [Parameter]

  /// Whether it is a `String` twin, which Swift is to prefer less than the others.
  package let isDisfavored: Bool
}

/// A parameter of an initialiser.
package struct Parameter: Sendable {
  package enum Role: Hashable, Sendable {
    /// The property with this index.
    case property(Int)

    /// A slot's view builder. The number of each role is the slot's index.
    case builder(Int)

    /// A slot's text, localised or as it is.
    case localizedText(Int)
    case string(Int)
    case systemImage(Int)
    case image(Int)

    /// A slot's view itself.
    case value(Int)

    /// A place that no caller fills, which ranks the initialiser behind others.
    case placeholder(Int)

    /// The slot that the parameter is for.
    package var slot: Int? {
      switch self {
      case .property: nil
      case .builder(let slot), .localizedText(let slot), .string(let slot),
        .systemImage(let slot), .image(let slot), .value(let slot), .placeholder(let slot):
        slot
      }
    }
  }

  package let role: Role

  /// The argument's label; nil for none.
  package let label: String?
  package let name: String

  /// The type as it is written, without attributes.
  package let type: String
  package let defaultValue: String?

  /// Whether an argument can be a trailing closure.
  package let isClosure: Bool

  /// What a builder's closure is made of, or a view is; nil for any views, and for other arguments.
  package var content: ArgumentContent?
}
