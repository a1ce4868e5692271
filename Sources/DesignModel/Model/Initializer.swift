import SwiftTypes

/// An initializer of a component, or a static member that creates one.
///
/// It is a class, like its parts, because it is copied much more often than it is created.
package final class Initializer: Sendable {
  /// The choice for each slot, in slot order.
  package let form: [SlotChoice]
  package let parameters: [Parameter]

  /// The first parameter for each property and slot, except placeholders, in key order.
  private let positions: [(key: Int, position: Int)]

  /// Whether it is a `String` twin, which Swift should disfavor.
  package let isDisfavored: Bool

  /// The pinned generic parameters of the component, in order.
  package let pins: [Pin]

  /// The arguments of the component's type where it is declared: `Footer == EmptyView`, or the parameter itself; nil
  /// for methods.
  package let typeArguments: [Pin]?

  /// The generic parameters with defaults that an argument has to determine here.
  package let inferred: [String]

  /// The generic parameters that arguments determine: unpinned ones of the component, those of slots that
  /// take any view, and its own.
  package let generics: [GenericParameter]

  /// Whether it is a method of `View`, whose generic parameters are its own.
  package let isMethod: Bool

  /// Whether it is itself generic, because it takes any view for a slot without a generic parameter of the
  /// component.
  package let takesOpaqueViews: Bool
  package let details: FormDetails

  package struct Pin: Hashable, Sendable {
    package let generic: String
    package let type: TypeExpression
  }

  init(
    form: [SlotChoice], parameters: [Parameter], isDisfavored: Bool, pins: [Pin] = [],
    typeArguments: [Pin]? = nil, inferred: [String] = [], generics: [GenericParameter] = [],
    isMethod: Bool = false, takesOpaqueViews: Bool = false, details: FormDetails = FormDetails()
  ) {
    self.form = form
    self.parameters = parameters
    self.isDisfavored = isDisfavored
    self.pins = pins
    self.typeArguments = typeArguments
    self.inferred = inferred
    self.generics = generics
    self.isMethod = isMethod
    self.takesOpaqueViews = takesOpaqueViews
    self.details = details
    positions = parameters.indices.compactMap { position in
      parameters[position].role.key.map { ($0, position) }
    }.sorted { ($0.key, $0.position) < ($1.key, $1.position) }
  }

  /// The initializer with other parameters or details.
  package func with(parameters: [Parameter]? = nil, details: FormDetails? = nil) -> Initializer {
    Initializer(
      form: form, parameters: parameters ?? self.parameters, isDisfavored: isDisfavored, pins: pins,
      typeArguments: typeArguments, inferred: inferred, generics: generics, isMethod: isMethod,
      takesOpaqueViews: takesOpaqueViews, details: details ?? self.details)
  }

  /// The first parameter for a slot; nil if there is none.
  package func parameter(for slot: SlotID) -> Parameter? {
    position(ofKey: Parameter.key(of: slot)).map { parameters[$0] }
  }

  /// The parameter for a property; nil if there is none.
  package func parameter(for property: PropertyID) -> Parameter? {
    position(ofKey: Parameter.key(of: property)).map { parameters[$0] }
  }

  /// The position of the first parameter with a key, found by binary search.
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
  // Numbers, because comparing them is faster than hashing.
  fileprivate static func key(of property: PropertyID) -> Int { 2 * property.position }
  fileprivate static func key(of slot: SlotID) -> Int { 2 * slot.position + 1 }
}

extension Parameter.Role {
  /// A number for the subject of an argument; nil for a placeholder, and for a parameter that only the form
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

/// The settings of a form, besides the choices for slots.
package struct FormDetails: Sendable {
  /// The name of a static member; nil for an initializer.
  package var name: String?

  /// Whether a static member without parameters is a function, because a case has the name.
  package var isAlwaysCalled = false
  package var summary: String?
  package var availability: Availability?
  package var deprecation: Deprecation?

  /// Generic parameters of its own.
  package var generics: [GenericParameter] = []

  /// Requirements of the component's generic parameters, and of its own.
  package var requirements: [TypeRequirement] = []
  package var ownRequirements: [TypeRequirement] = []

  /// Values stored in properties instead of arguments.
  package var values: [PropertyID: String] = [:]

  /// The pinned generic parameters of the component.
  package internal(set) var pins: [String: TypeExpression] = [:]

  /// The parameters that replace those of properties; nil to omit a parameter.
  package internal(set) var replaced: [PropertyID: Parameter?] = [:]

  /// Additional parameters.
  var added: [Parameter] = []

  /// Its position among the forms that the spec lists; nil if the spec does not list it.
  var listed: Int?

  /// The labels of arguments, by the name of the property or slot.
  var labels: [String: ArgumentLabels] = [:]

  /// The slots that callers fill under old names, with these names.
  package var oldNames: [SlotID: String] = [:]
  var order: ParameterOrder?
}

/// A parameter of an initializer.
package final class Parameter: Sendable {
  package enum Role: Hashable, Sendable {
    case property(PropertyID)

    /// A parameter that only the form has.
    case added

    /// A slot's view builder.
    case builder(SlotID)

    /// A slot's text, localized or verbatim.
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

    /// A placeholder that callers never pass, which lowers the ranking of the initializer.
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

  package let role: Role

  /// The argument's label; nil for none.
  package let label: String?

  /// The current label, if `label` derives from an old name of the slot.
  package let newLabel: String?
  package let name: String

  /// The type, without attributes of the parameter.
  package let type: TypeExpression

  /// The default value; empty for a slot's view builder, whose default follows from the slot.
  package let defaultValue: String?

  /// Whether an argument can be a trailing closure.
  package let isClosure: Bool

  /// Whether it is a stored function, which needs `@escaping`.
  package let isEscaping: Bool

  /// The number of the closure's parameters, if it has a result builder.
  package let argumentCount: Int

  /// The content of a builder's closure, or the type of a view; nil for any views, and for other arguments.
  package let content: ArgumentContent?

  /// Whether a value of the type is known to be a view, or a function that returns one.
  package let isView: Bool

  /// Whether a string literal can be the argument although the type is neither `String` nor that of a key.
  package let takesLiterals: Bool
  package let summary: String?

  init(
    role: Role, label: String? = nil, newLabel: String? = nil, name: String, type: TypeExpression,
    defaultValue: String? = nil, isClosure: Bool, isEscaping: Bool = false, argumentCount: Int = 0,
    content: ArgumentContent? = nil, isView: Bool = false, takesLiterals: Bool = false,
    summary: String? = nil
  ) {
    self.role = role
    self.label = label
    self.newLabel = newLabel
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isClosure = isClosure
    self.isEscaping = isEscaping
    self.argumentCount = argumentCount
    self.content = content
    self.isView = isView
    self.takesLiterals = takesLiterals
    self.summary = summary
  }

  /// The parameter with other values for some of its members.
  func with(type: TypeExpression? = nil, newLabel: String? = nil) -> Parameter {
    Parameter(
      role: role, label: label, newLabel: newLabel ?? self.newLabel, name: name,
      type: type ?? self.type, defaultValue: defaultValue, isClosure: isClosure,
      isEscaping: isEscaping, argumentCount: argumentCount, content: content, isView: isView,
      takesLiterals: takesLiterals, summary: summary)
  }
}
