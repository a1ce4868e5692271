import DesignModel
import English
import SwiftRendering

/// The documentation of a component and its parts, independent of the framework.
package struct ComponentProse: Sendable {
  let component: Component

  /// Whether localized texts are given as keys.
  let localizesByKeys: Bool

  /// "card"
  package let noun: String

  /// "a card"
  package let aNoun: String

  package init(_ component: Component, localizesByKeys: Bool) {
    self.component = component
    self.localizesByKeys = localizesByKeys
    noun = componentNoun(component)
    aNoun = "\(article(noun)) \(noun)"
  }

  /// "cards"
  package var nouns: String { plural(noun) }

  /// "card's"
  package var possessive: String { English.possessive(noun) }

  /// The purpose of a slot.
  package func description(of slot: Slot) -> String {
    asSentence(slot.summary ?? "The \(possessive) \(slot.noun)")
  }

  /// The description of a property.
  package func description(of property: Property) -> String {
    asSentence(
      property.summary ?? selectionDescription(of: property)
        ?? valueDescription(
          property.name, type: property.type,
          isFunction: property.isFunction || property.wrapsFunction))
  }

  // MARK: - Selections

  /// The description of a selection.
  ///
  /// - Parameter type: Which of its types it has.
  private func description(of selection: ListSelection, type: Int) -> String {
    switch selection.extent {
    case .one: "The value of the selected \(selection.noun)."
    case .optional: "The value of the selected \(selection.noun), or `nil` for none."
    case .optionalOrSeveral where type == 0:
      "The value of the selected \(selection.noun), or `nil` for none."
    case .several, .optionalOrSeveral: "The values of the selected \(plural(selection.noun))."
    }
  }

  /// The description of a property that is a selection; nil for others.
  package func selectionDescription(of property: Property) -> String? {
    property.selection.map { selection in
      selection.extent == .optionalOrSeveral
        ? "What is selected." : description(of: selection, type: 0)
    }
  }

  /// The description of an argument that is one of the types of a selection; nil for others.
  package func selectionDescription(of parameter: Parameter, _ property: Property) -> String? {
    guard property.summary == nil, let selection = property.selection,
      let type = property.parameterTypes.firstIndex(of: parameter.type)
    else { return nil }
    return description(of: selection, type: type)
  }

  /// "; at most one chip can be selected", if there are initializers for that and for more.
  package func extent(of initializer: Initializer) -> String {
    initializer.parameters.compactMap { parameter -> String? in
      guard case .property(let index) = parameter.role,
        let selection = component.properties[index].selection, selection.types.count > 1,
        let type = component.properties[index].parameterTypes.firstIndex(of: parameter.type)
      else { return nil }
      return type == 0
        ? "; at most one \(selection.noun) can be selected"
        : "; any number of \(plural(selection.noun)) can be selected"
    }.joined()
  }

  // MARK: - Arguments

  /// The documentation of the argument.
  package func argumentDescription(of property: Property) -> String {
    let text = description(of: property)
    guard property.ownsState, let value = property.defaultValue else { return text }
    return text.dropLast() + "; without a binding, the \(possessive) own state, initially "
      + "\(quoted(value))."
  }

  /// The heading for a way to fill a slot.
  package func title(of slot: Slot, _ choice: SlotChoice) -> String {
    if slot.route == .modifier { return "Initializers" }
    let noun = slot.noun
    let begin = capitalized(noun)
    return switch choice {
    case .view: "\(begin) as a view"
    case .text: "\(begin) as a text"
    case .localized: "\(begin) as a localized text"
    case .string: "\(begin) as a string"
    case .systemImage: "\(begin) as a system symbol"
    case .image: "\(begin) as an image"
    case .value: "\(begin) as a value"
    case .resolver(let index): "\(begin) by \(phrase(slot.resolvers[index].name))"
    case .forEach: "\(begin) for data"
    case .omitted: "Without \(noun)"
    }
  }

  /// " with an icon, a localized title and actions"; empty if it takes no slots.
  package func contents(of initializer: Initializer) -> String {
    let symbols = picturedSlots
    let slots = component.slots.indices.compactMap { index -> String? in
      let noun = component.slots[index].noun
      let parameter = initializer.parameter(for: SlotID(index))
      return switch parameter?.role {
      case .builder, .value, .resolved: withArticle(noun)
      case .repeated: "\(withArticle(noun)) for data"
      case .localizedText: withArticle("localized " + noun)
      case .string: "\(article(noun)) \(noun) string"
      case .systemImage: symbols > 1 ? "a system symbol for the \(noun)" : "a system symbol"
      case .image: symbols > 1 ? "an image for the \(noun)" : "an image"
      case .property, .added, .placeholder, nil: nil
      }
    }
    return slots.isEmpty ? "" : " with " + listed(slots)
  }

  /// The documentation of a parameter of an initializer or a method.
  package func documentation(
    of parameter: Parameter, in form: [SlotChoice]
  ) -> DocumentationComment.Item {
    let none = parameter.type.isOptional ? ", or `nil` for none" : ""
    let text =
      switch parameter.role {
      case .property(let index):
        parameter.summary.map(asSentence)
          ?? selectionDescription(of: parameter, component.properties[index])
          ?? argumentDescription(of: component.properties[index])
      case .added:
        asSentence(
          parameter.summary
            ?? valueDescription(
              parameter.name, type: parameter.type, isFunction: parameter.isClosure))
      case .resolved(let index, let argument):
        resolvedDescription(of: parameter, index, argument, of: form, none)
      case .builder(let index), .value(let index):
        parameter.defaultValue == nil
          ? description(of: component.slots[index])
          : description(of: component.slots[index]).dropLast() + "; it may be left out."
      case .localizedText(let index):
        localizesByKeys
          ? "The key of the localized \(component.slots[index].noun)\(none)."
          : "The localized \(component.slots[index].noun)\(none)."
      case .string(let index):
        "The \(component.slots[index].noun), which is not localized\(none)."
      case .systemImage(let index):
        "The name of the system symbol\(picture(of: index))\(none)."
      case .image(let index):
        "The name of the image in the asset catalog\(picture(of: index))\(none)."
      case .repeated(let index, let argument):
        repetitionDescription(of: argument, component.slots[index])
      case .placeholder:
        "Never passed; it only ranks this \(component.method == nil ? "initializer" : "method")."
      }
    return .init(parameter.name, text)
  }

  /// The description of a resolver's argument.
  private func resolvedDescription(
    of parameter: Parameter, _ slot: SlotID, _ argument: Int, of form: [SlotChoice], _ none: String
  ) -> String {
    if let summary = parameter.summary { return asSentence(summary) }
    guard case .resolver(let index) = form[slot] else { return "" }
    let resolver = component.slots[slot].resolvers[index]
    let argument = resolver.arguments[argument]
    let noun = phrase(argument.suffix.isEmpty ? resolver.name : argument.name)
    return "The \(noun) of the \(component.slots[slot].noun)\(none)."
  }

  /// The number of slots that take a picture by its name.
  private var picturedSlots: Int {
    component.slots.filter { $0.choices.contains(.systemImage) || $0.choices.contains(.image) }
      .count
  }

  /// The slot of a picture, if several take one.
  private func picture(of slot: SlotID) -> String {
    picturedSlots > 1 ? " for the \(component.slots[slot].noun)" : ""
  }

  private func repetitionDescription(of argument: SlotRepetition.Argument, _ slot: Slot) -> String {
    switch argument {
    case .data: "The data of the \(slot.noun)."
    case .id: "The key path to the identity of an element."
    case .row: "Creates the view for an element of the data."
    }
  }
}

extension Slot {
  /// The slot as a noun: "leading icon".
  package var noun: String { phrase(name) }
}

/// The noun for a component: "card", and "tabs view" if its name is a plural.
private func componentNoun(_ component: Component) -> String {
  let noun = phrase(component.plainName)
  guard isPlural(noun) else { return noun }
  return switch component.kind {
  case .view: noun + " view"
  case .modifier: noun + " modifier"
  case .value: noun + " value"
  }
}

extension Parameter {
  package var isPlaceholder: Bool { if case .placeholder = role { true } else { false } }
  package var isLocalizedText: Bool { if case .localizedText = role { true } else { false } }
  package var isText: Bool {
    switch role {
    case .localizedText, .string: true
    default: false
    }
  }
}
