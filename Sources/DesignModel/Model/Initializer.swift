import SwiftTypes

/// An initializer of a component, or a static member that makes one.
package struct Initializer: Sendable {
  /// What it takes for each slot, in the order of the slots.
  package let form: [SlotChoice]
  package internal(set) var parameters: [Parameter] { didSet { indexParameters() } }

  /// Where the parameters for each property and slot begin, placeholders left out, in the order of the
  /// keys.
  private var positions: [(key: Int, position: Int)] = []

  /// Whether it is a `String` twin, which Swift is to prefer less than the others.
  package let isDisfavored: Bool

  /// What generic parameters of the component are, in their order.
  package let pins: [Pin]

  /// The generic parameters with defaults that an argument has to say in this one.
  package let inferred: [String]

  /// The generic parameters that arguments decide: those of the component that are not pinned, of
  /// slots that take any view, and of its own.
  package let generics: [GenericParameter]

  /// Whether it is a method of `View`, whose generic parameters are its own.
  package let isMethod: Bool

  /// Whether it takes any view for a slot without a generic parameter of the component's, and so is
  /// generic itself.
  package let takesOpaqueViews: Bool
  package var details: FormDetails

  package struct Pin: Hashable, Sendable {
    package let generic: String
    package let type: TypeExpression
  }

  init(
    form: [SlotChoice], parameters: [Parameter], isDisfavored: Bool, pins: [Pin] = [],
    inferred: [String] = [], generics: [GenericParameter] = [], isMethod: Bool = false,
    takesOpaqueViews: Bool = false, details: FormDetails = FormDetails()
  ) {
    self.form = form
    self.parameters = parameters
    self.isDisfavored = isDisfavored
    self.pins = pins
    self.inferred = inferred
    self.generics = generics
    self.isMethod = isMethod
    self.takesOpaqueViews = takesOpaqueViews
    self.details = details
    indexParameters()
  }

  /// The first parameter that takes something for a slot; nil if there is none.
  package func parameter(for slot: SlotID) -> Parameter? {
    position(ofKey: Parameter.key(of: slot)).map { parameters[$0] }
  }

  /// The parameter that takes something for a property; nil if there is none.
  package func parameter(for property: PropertyID) -> Parameter? {
    position(ofKey: Parameter.key(of: property)).map { parameters[$0] }
  }

  private mutating func indexParameters() {
    positions = parameters.indices.compactMap { position in
      parameters[position].role.key.map { ($0, position) }
    }
    positions.sort { ($0.key, $0.position) < ($1.key, $1.position) }
  }

  /// The position of the first parameter with a key, by a binary search.
  private func position(ofKey key: Int) -> Int? {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < positions.count && positions[low].key == key ? positions[low].position : nil
  }
}

extension Parameter {
  // Numbers, because comparing these is sooner done than hashing.
  fileprivate static func key(of property: PropertyID) -> Int { 2 * property.position }
  fileprivate static func key(of slot: SlotID) -> Int { 2 * slot.position + 1 }
}

extension Parameter.Role {
  /// A number for what an argument is for; nil for one that nobody gives, and for one that only the form
  /// has.
  fileprivate var key: Int? {
    switch self {
    case .property(let property): Parameter.key(of: property)
    case .added, .placeholder: nil
    case .builder, .localizedText, .string, .systemImage, .image, .value, .resolved, .repeated:
      slot.map { Parameter.key(of: $0) }
    }
  }
}

/// What a spec says of a form besides what it takes for slots.
package struct FormDetails: Sendable {
  /// The name of the static member that it is; nil for an initializer.
  package var name: String?

  /// Whether a static member without parameters is a function, too: a case has the name.
  package var isAlwaysCalled = false
  package var summary: String?
  package var availability: Availability?
  package var deprecation: Deprecation?

  /// Generic parameters of its own.
  package var generics: [GenericParameter] = []

  /// Requirements of the component's generic parameters, and of its own.
  package var requirements: [TypeRequirement] = []
  package var ownRequirements: [TypeRequirement] = []

  /// What is stored in properties in place of what arguments say.
  package var values: [PropertyID: String] = [:]

  /// What the component's generic parameters are.
  var pins: [String: TypeExpression] = [:]

  /// What is taken for properties; nil for nothing.
  var replaced: [PropertyID: Parameter?] = [:]

  /// Parameters of its own.
  var added: [Parameter] = []

  /// Its position among the forms that the spec lists; nil for one that no spec lists.
  var listed: Int?

  /// What arguments are called, by the name of the property or slot.
  var labels: [String: ArgumentLabels] = [:]

  /// The slots that callers give under names that these had before, with those names.
  package var oldNames: [SlotID: String] = [:]
  var order: ParameterOrder?
}

/// A parameter of an initializer.
package struct Parameter: Sendable {
  package enum Role: Hashable, Sendable {
    case property(PropertyID)

    /// One that only the form has.
    case added

    /// A slot's view builder.
    case builder(SlotID)

    /// A slot's text, localized or as it is.
    case localizedText(SlotID)
    case string(SlotID)
    case systemImage(SlotID)
    case image(SlotID)

    /// A slot's view itself.
    case value(SlotID)

    /// An argument of the resolver that fills a slot.
    case resolved(SlotID, argument: Int)

    /// An argument of the data for which a slot is repeated.
    case repeated(SlotID, SlotRepetition.Argument)

    /// A place that no caller fills, which ranks the initializer behind others.
    case placeholder(SlotID)

    /// The slot that the parameter is for.
    package var slot: SlotID? {
      switch self {
      case .property, .added: nil
      case .builder(let slot), .localizedText(let slot), .string(let slot),
        .systemImage(let slot), .image(let slot), .value(let slot), .resolved(let slot, _),
        .repeated(let slot, _), .placeholder(let slot):
        slot
      }
    }
  }

  package var role: Role

  /// The argument's label; nil for none.
  package var label: String?

  /// The label of today, if `label` is made from an old name of the slot.
  package var newLabel: String?
  package var name: String

  /// The type, without attributes of the parameter.
  package var type: TypeExpression

  /// What the argument is when it is left out; for a slot's view builder, which follows from the
  /// slot, it is empty.
  package var defaultValue: String?

  /// Whether an argument can be a trailing closure.
  package var isClosure: Bool

  /// Whether it is a function that is kept, which wants `@escaping`.
  package var isEscaping = false

  /// How many values the closure takes, if a result builder reads it.
  package var argumentCount = 0

  /// What a builder's closure is made of, or a view is; nil for any views, and for other arguments.
  package var content: ArgumentContent?

  /// Whether a value of the type is known to be a view, or a function that makes one.
  package var isView = false
  package var summary: String?
}
