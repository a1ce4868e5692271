import DesignModel

/// What an argument of a call fills, in terms that two versions of a component share.
package struct Destination: Hashable, Sendable {
  /// How the argument fills a part.
  package enum Form: Hashable, Sendable {
    /// As the value of a property, or of a parameter that only the form has.
    case value

    /// As a view, or as a closure that returns one.
    case view
    case localizedText
    case string
    case systemImage
    case image

    /// As an argument of the resolver with this name.
    case resolver(String, argument: Int)

    /// As the data for which the slot is repeated.
    case data(SlotRepetition.Argument)

    /// Whether it is shown as a text.
    package var isText: Bool { self == .localizedText || self == .string }
  }

  /// The name of the slot, the property or the parameter.
  package var part: String
  package let form: Form

  /// What a parameter stands for; nil for a placeholder, which gets no argument.
  init?(_ parameter: Parameter, of initializer: Initializer, in component: Constructible) {
    let form: Form
    switch parameter.role {
    case .property(let property):
      self.init(component.properties[property].name, .value)
      return
    case .added:
      self.init(parameter.name, .value)
      return
    case .placeholder: return nil
    case .builder, .value: form = .view
    case .localizedText: form = .localizedText
    case .string: form = .string
    case .systemImage: form = .systemImage
    case .image: form = .image
    case .repeated(_, let argument): form = .data(argument)
    case .resolved(let slot, let argument):
      guard case .resolver(let index) = initializer.form[slot] else { return nil }
      form = .resolver(component.slots[slot].resolvers[index].name, argument: argument)
    }
    guard let slot = parameter.role.slot else { return nil }
    self.init(component.slots[slot].name, form)
  }

  private init(_ part: String, _ form: Form) {
    self.part = part
    self.form = form
  }
}
