import DesignModel
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// Whether initialisers assign the stored values themselves: there is only one of either.
  private var assignsDirectly: Bool {
    component.initializers.count == 1 || component.properties.count + component.slots.count == 1
  }

  /// The initialiser that stands in the struct itself, if there is one by builders alone.
  var buildersInitializer: Initializer? {
    component.initializers.first(where: \.takesBuildersAlone)
  }

  /// The initialiser to which all others delegate.
  var memberwise: FunctionDeclaration? {
    guard !assignsDirectly else { return nil }
    let values = component.properties.map { property in
      let type =
        property.isBinding
        ? "Binding<\(property.type)>"
        : parameterType(property.type, isFunction: property.isFunction)
      return "_ \(escapedIdentifier(property.name)): \(type)"
    }
    let slots = component.slots.map { "_ \(escapedIdentifier($0.name)): \($0.storedType)" }
    var parameters = values + slots
    if let memberwiseLabel { parameters[0] = memberwiseLabel + parameters[0].dropFirst() }
    return FunctionDeclaration(
      "private init", parameters, layout: .grouped([values.count, slots.count]),
      body: component.properties.map { assignment(of: $0, escapedIdentifier($0.name)) }
        + component.slots.map { .line("self.\($0.name) = \(escapedIdentifier($0.name))") })
  }

  /// What tells the initialiser to which others delegate from one that takes the same values
  /// without labels; nil where there is none.
  private var memberwiseLabel: String? {
    let count = component.properties.count + component.slots.count
    let isTaken = component.initializers.contains { initializer in
      initializer.parameters.count == count
        && initializer.parameters.allSatisfy { $0.label == nil }
    }
    return isTaken ? "storing" : nil
  }

  private func assignment(of property: Property, _ value: String) -> Statement {
    .line(property.isBinding ? "_\(property.name) = \(value)" : "self.\(property.name) = \(value)")
  }

  /// The initialisers with fewer closures: an extension per form, a mark per choice of the first
  /// slot.
  var initializerExtensions: [Declaration] {
    var declarations: [Declaration] = []
    var mark: SlotChoice?
    var rest = component.initializers.filter { !$0.takesBuildersAlone }[...]
    while let first = rest.first {
      let form = first.form
      let group = rest.prefix { $0.form == form }
      rest = rest.dropFirst(group.count)
      if let choice = form.first, choice != mark {
        declarations.append(.mark(title(of: component.slots[0], choice)))
        mark = choice
      }
      declarations.append(
        .type(
          TypeDeclaration(
            .extension, name, requirements: requirements(of: form),
            members: group.map { [.function(declaration(of: $0))] })))
    }
    return declarations
  }

  private func title(of slot: Slot, _ choice: SlotChoice) -> String {
    let noun = slot.noun
    let begin = noun.prefix(1).uppercased() + noun.dropFirst()
    return switch choice {
    case .view: "\(begin) as a view"
    case .text: "\(begin) as a text"
    case .localized: "\(begin) as a localized text"
    case .string: "\(begin) as a string"
    case .systemImage: "\(begin) as a system symbol"
    case .image: "\(begin) as an image"
    case .value: "\(begin) as a value"
    case .omitted: "Without \(noun)"
    }
  }

  private func requirements(of form: [SlotChoice]) -> [String] {
    zip(component.slots, form).compactMap { slot, choice in
      switch choice {
      case .view, .value: nil
      case .text, .localized, .string: "\(slot.generic) == \(names.swiftUI("Text"))"
      case .systemImage, .image: "\(slot.generic) == \(names.swiftUI("Image"))"
      case .omitted:
        slot.presence == .optional
          ? "\(slot.generic) == Never" : "\(slot.generic) == \(names.swiftUI("EmptyView"))"
      }
    }
  }

  // MARK: - One initialiser

  func declaration(of initializer: Initializer) -> FunctionDeclaration {
    let isOwnLiteral =
      initializer.isDisfavored
      && initializer.parameters.filter(\.isText).count > 1
      && initializer.parameters.allSatisfy { !$0.isLocalizedText }
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates \(aNoun)\(contents(of: initializer)).",
        isOwnLiteral
          ? "A literal beside a `String` variable resolves to this initializer and is not localized."
          : nil,
        parameters: initializer.parameters.map(documentation(of:))),
      attributes: (initializer.isDisfavored ? ["@_disfavoredOverload"] : [])
        + attributes(deprecation(of: initializer)),
      "\(access)init", initializer.parameters.map(text(of:)), layout: .onePerLine,
      body: body(of: initializer))
  }

  /// " with an icon, a localized title and actions"; nothing if it takes no slot.
  private func contents(of initializer: Initializer) -> String {
    let symbols = picturedSlots
    let slots = component.slots.indices.compactMap { index -> String? in
      let noun = component.slots[index].noun
      let parameter = initializer.parameters.first {
        $0.role.slot == index && !$0.isPlaceholder
      }
      return switch parameter?.role {
      case .builder, .value: withArticle(noun)
      case .localizedText: isPlural(noun) ? "localized \(noun)" : "a localized \(noun)"
      case .string: "\(article(noun)) \(noun) string"
      case .systemImage: symbols > 1 ? "a system symbol for the \(noun)" : "a system symbol"
      case .image: symbols > 1 ? "an image for the \(noun)" : "an image"
      case .property, .placeholder, nil: nil
      }
    }
    return slots.isEmpty ? "" : " with " + list(slots)
  }

  private func documentation(of parameter: Parameter) -> DocumentationComment.Item {
    let none = parameter.type.hasSuffix("?") ? ", or `nil` for none" : ""
    let text =
      switch parameter.role {
      case .property(let index):
        description(of: component.properties[index])
      case .builder(let index), .value(let index): component.slots[index].description(of: self)
      case .localizedText(let index):
        library.text == .localizedStringKey
          ? "The key of the localized \(component.slots[index].noun)\(none)."
          : "The localized \(component.slots[index].noun)\(none)."
      case .string(let index):
        "The \(component.slots[index].noun), which is not localized\(none)."
      case .systemImage(let index):
        "The name of the system symbol\(picture(of: index))\(none)."
      case .image(let index):
        "The name of the image in the asset catalog\(picture(of: index))\(none)."
      case .placeholder: "Never passed; it ranks this initializer."
      }
    return .init(parameter.name, text)
  }

  /// How many slots take a picture by its name.
  private var picturedSlots: Int {
    component.slots.filter { $0.choices.contains(.systemImage) || $0.choices.contains(.image) }
      .count
  }

  /// Which slot a picture is for, if several take one.
  private func picture(of slot: Int) -> String {
    picturedSlots > 1 ? " for the \(component.slots[slot].noun)" : ""
  }

  private func text(of parameter: Parameter) -> String {
    let name = parameterName(label: parameter.label, name: parameter.name)
    let value = parameter.defaultValue.map { " = \($0)" } ?? ""
    switch parameter.role {
    case .builder:
      return "@ViewBuilder \(name): \(parameter.type)"
    case .property(let index):
      let property = component.properties[index]
      let type = parameterType(
        parameter.type, isFunction: property.isFunction && !property.isBinding)
      return "\(name): \(type)\(value)"
    case .placeholder: return "\(name): \(library.omitted)\(value)"
    case .localizedText, .string:
      let type = library.textType(of: parameter)
      return "\(name): \(type)\(value)"
    case .systemImage, .image, .value: return "\(name): \(parameter.type)\(value)"
    }
  }

  private func body(of initializer: Initializer) -> [Statement] {
    let properties = component.properties.map { escapedIdentifier($0.name) }
    let slots = component.slots.indices.map { value(of: $0, in: initializer) }
    if assignsDirectly {
      return zip(component.properties, properties).map(assignment(of:_:))
        + zip(component.slots, slots).map { .line("self.\($0.name) = \($1)") }
    }
    var arguments = properties + slots
    if let memberwiseLabel { arguments[0] = "\(memberwiseLabel): \(arguments[0])" }
    return [.call("self.init", arguments: arguments)]
  }

  /// What an initialiser stores for a slot.
  private func value(of slot: Int, in initializer: Initializer) -> String {
    let parameter = initializer.parameters.first { $0.role.slot == slot && !$0.isPlaceholder }
    guard let parameter else {
      return component.slots[slot].presence == .optional
        ? "nil" : "\(names.swiftUI("EmptyView"))()"
    }
    let name = escapedIdentifier(parameter.name)
    let isOptional = parameter.type.hasSuffix("?")
    switch parameter.role {
    case .localizedText, .string:
      let text = names.swiftUI("Text")
      return isOptional ? "\(name).map { \(text)($0) }" : "\(text)(\(name))"
    case .systemImage:
      let image = names.swiftUI("Image")
      return isOptional
        ? "\(name).map { \(image)(systemName: $0) }" : "\(image)(systemName: \(name))"
    case .image:
      let image = names.swiftUI("Image")
      return isOptional ? "\(name).map { \(image)($0) }" : "\(image)(\(name))"
    case .value: return name
    case .builder, .property, .placeholder: return "\(name)()"
    }
  }
}

extension Initializer {
  /// Whether it takes a view builder for every slot, and so suits all generic parameters.
  fileprivate var takesBuildersAlone: Bool { form.allSatisfy { $0 == .view } }
}

extension Parameter {
  var isPlaceholder: Bool { if case .placeholder = role { true } else { false } }
  var isLocalizedText: Bool { if case .localizedText = role { true } else { false } }
  var isText: Bool {
    switch role {
    case .localizedText, .string: true
    default: false
    }
  }
}
