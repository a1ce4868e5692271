import DesignModel
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

/// An initializer of a view.
struct ViewInitializer {
  /// How each slot is filled; nil if it is omitted.
  var fillings: [SlotFilling?]
  var parameters: [ViewParameter]

  /// The corresponding initializer in SwiftUI.
  let model: Initializer

  /// Its own generic parameters: `Options: Sequence`.
  var generics: [String] { model.details.generics.map(\.declaration) }

  /// The requirements on its generic parameters and on those of the view.
  var requirements: [String] {
    model.pins.map(\.text)
      + (model.details.requirements + model.details.ownRequirements).map(\.text)
  }

  /// Whether Swift should prefer another initializer that accepts the same arguments.
  var isDisfavored = false

  /// Whether it takes an optional argument for a slot that can be filled in one way.
  func isOptional(_ slot: SlotID) -> Bool {
    parameters.contains {
      $0.role.slot == slot && ($0.defaultValue != nil || $0.type.hasSuffix("?"))
    }
  }
}

extension ViewParameter.Role {
  /// The slot that it fills.
  var slot: SlotID? { if case .slot(let slot, _) = self { slot } else { nil } }
}

extension ViewText {
  /// The initializers of the view: one for each form of the component.
  ///
  /// A text is a `String`, localized or not. Optional parameters have default values wherever calls stay as
  /// clear as in SwiftUI.
  var initializers: [ViewInitializer] { computedInitializers.value(makeInitializers) }

  /// Whether there are initializers, which is known before all are made.
  var hasInitializers: Bool {
    initializersInSwiftUI.contains { viewInitializer($0) != nil }
  }

  /// The initializers in SwiftUI that can have a counterpart.
  private var initializersInSwiftUI: some Sequence<Initializer> {
    component.initializers.lazy.filter {
      $0.details.deprecation == nil && $0.details.oldNames.isEmpty
    }
  }

  private func makeInitializers() -> [ViewInitializer] {
    var made: [ViewInitializer] = []
    var seen: Set<String> = []
    for initializer in initializersInSwiftUI {
      guard let view = viewInitializer(initializer) else { continue }
      let key =
        (initializer.details.name ?? "")
        + (view.parameters.map(\.signature) + view.requirements).joined(separator: ",")
      if seen.insert(key).inserted { made.append(view) }
    }
    for slot in component.slots.indices.reversed() { mergeOmission(of: SlotID(slot), in: &made) }
    return made
  }

  /// The UIKit counterpart of an initializer; nil if there is none.
  private func viewInitializer(_ initializer: Initializer) -> ViewInitializer? {
    guard isHosted || initializer.details.values.isEmpty else { return nil }
    var isDisfavored = false
    var fillings: [SlotFilling?] = component.slots.map { _ in nil }
    var parameters: [ViewParameter] = []
    for parameter in initializer.parameters {
      switch parameter.role {
      case .property(let id):
        guard let made = self.parameter(parameter, component.properties[id], id) else {
          return nil
        }
        // A literal such as `["a"]` would be an optional array rather than a set.
        if case .optionalOrSeveral? = component.properties[id].selection?.extent,
          parameter.type.parts[0].isOptional
        {
          isDisfavored = true
        }
        parameters.append(made)
      case .added:
        guard isHosted else { return nil }
        parameters.append(asInSwiftUI(parameter, role: .added))
      case .value(let id):
        guard isHosted, component.slots[id].isOfOneType else { return nil }
        fillings[id.position] = .value
        parameters.append(asInSwiftUI(parameter, role: .slot(id, .value)))
      case .repeated: return nil
      case .resolved(let id, _):
        guard case .resolver(let index) = initializer.form[id.position],
          resolves(component.slots[id], index),
          type(component.slots[id].resolvers[index].arguments[0].type) != nil
        else { return nil }
        fillings[id.position] = .resolved(index)
        parameters.append(self.parameter(for: id, .resolved(index), parameter))
      case .placeholder:
        parameters.append(
          ViewParameter(
            role: .placeholder, label: parameter.label, name: parameter.name,
            type: library.naming.omitted,
            defaultValue: parameter.defaultValue.map(Expression.swift),
            documentation: prose.documentation(of: parameter, in: initializer.form).text))
      case .builder(let id), .localizedText(let id), .string(let id), .systemImage(let id),
        .image(let id):
        // SwiftUI's closure returns a view of one type.
        if parameter.isBuilder, component.slots[id].isOfOneType { return nil }
        let filling: SlotFilling =
          switch parameter.role {
          case .builder: .views
          case .systemImage: .symbol
          case .image: .image
          default: .text
          }
        fillings[id.position] = filling
        parameters.append(self.parameter(for: id, filling, parameter))
      }
    }
    for (index, choice) in initializer.form.enumerated() where fillings[index] == nil {
      guard case .resolver(let resolver) = choice else { continue }
      // The view depends on other parameters alone.
      guard isHosted, component.slots[index].resolvers[resolver].arguments.isEmpty else {
        return nil
      }
      fillings[index] = .resolved(resolver)
    }
    // View closures come after values, so that they can be trailing closures.
    parameters = parameters.filter { !$0.takesViews } + parameters.filter(\.takesViews)
    return ViewInitializer(
      fillings: fillings, parameters: parameters, model: initializer, isDisfavored: isDisfavored)
  }

  /// A parameter of a hosted component that has the type of the SwiftUI initializer's.
  private func asInSwiftUI(_ parameter: Parameter, role: ViewParameter.Role) -> ViewParameter {
    let declared = ComponentText(component, in: library).declaration(of: parameter)
    return ViewParameter(
      role: role, label: parameter.label, name: parameter.name, attribute: declared.attribute,
      type: declared.type, defaultValue: declared.defaultValue,
      documentation: parameter.summary.map(asSentence)
        ?? parameter.role.slot.map { prose.description(of: component.slots[$0]) }
        ?? asSentence(
          valueDescription(
            parameter.name, type: parameter.type, isFunction: parameter.isEscaping)))
  }

  /// Whether a resolver takes a single value for which there is a view.
  private func resolves(_ slot: Slot, _ index: Int) -> Bool {
    let resolver = slot.resolvers[index]
    guard resolver.arguments.count == 1, resolver.textArgument == nil,
      !resolver.arguments[0].isClosure
    else { return false }
    return isHosted || resolvedViews[ResolvedSlot(name: slot.name, index: index)] != nil
  }

  private func parameter(
    _ parameter: Parameter, _ property: Property, _ id: PropertyID
  ) -> ViewParameter? {
    if let selection = property.selection, selection.extent == .optionalOrSeveral {
      return ViewParameter(
        role: .property(id), label: parameter.label, name: parameter.name,
        type: parameter.type.parts[0].text,
        documentation: parameter.summary.map(asSentence) ?? prose.description(of: property))
    }
    let isReplaced = parameter.type.text != property.parameterType.text
    if isHosted, !property.isBinding, isReplaced || property.builder != nil {
      return asInSwiftUI(parameter, role: .property(id))
    }
    guard !isReplaced, let type = self.type(property.type) else { return nil }
    var value =
      property.ownsState || property.isBinding ? property.firstValue : parameter.defaultValue
    if property.isBinding, value == nil, type == .string { value = "\"\"" }
    if let given = value {
      guard let own = defaultValue(given, of: property.type) else { return nil }
      value = own
    }
    return ViewParameter(
      role: .property(id), label: parameter.label, name: parameter.name,
      type: (property.isFunction && property.wrapped == nil ? "@escaping " : "") + type.text,
      defaultValue: value.map(Expression.swift),
      documentation: parameter.summary.map(asSentence) ?? prose.description(of: property))
  }

  /// The parameter that fills a slot.
  func parameter(
    for id: SlotID, _ filling: SlotFilling, _ parameter: Parameter
  ) -> ViewParameter {
    let slot = component.slots[id]
    let isOptional = parameter.type.isOptional || slot.presence == .optional
    let text = prose.description(of: slot)
    let none = isOptional ? ", or `nil` for none" : ""
    switch filling {
    case .value: return asInSwiftUI(parameter, role: .slot(id, filling))
    case .views:
      return ViewParameter(
        role: .slot(id, filling), label: parameter.label, name: parameter.name,
        attribute: "@UIViewBuilder",
        type: isMade(slot) ? "@escaping \(makerType(of: slot))" : "() -> [UIView]",
        documentation: text)
    case .text:
      return ViewParameter(
        role: .slot(id, filling), label: parameter.label, name: parameter.name,
        type: isOptional ? "String?" : "String",
        documentation: "\(text.dropLast()), which is not localized\(none).")
    case .symbol:
      return ViewParameter(
        role: .slot(id, filling), label: parameter.label, name: parameter.name,
        type: isOptional ? "String?" : "String",
        documentation: "The name of the system symbol for the \(slot.noun)\(none).")
    case .image:
      return ViewParameter(
        role: .slot(id, filling), label: parameter.label, name: parameter.name,
        type: isOptional ? "String?" : "String",
        documentation: "The name of the image in the asset catalog for the \(slot.noun)\(none).")
    case .resolved(let index):
      let argument = slot.resolvers[index].arguments[0]
      let given = (type(argument.type) ?? argument.type).text
      return ViewParameter(
        role: .slot(id, filling), label: parameter.label, name: parameter.name,
        type: isOptional && argument.type.wrapped == nil ? given + "?" : given,
        documentation: argument.summary.map(asSentence) ?? "\(text.dropLast())\(none).")
    }
  }

  /// The label that distinguishes the designated initializer from one with the same number of arguments, all
  /// without labels.
  var storedLabel: String {
    let count = component.properties.count + component.slots.count
    let isTaken = initializers.contains { initializer in
      initializer.parameters.count == count && initializer.parameters.allSatisfy { $0.label == nil }
    }
    return isTaken && count > 0 ? "storing" : "_"
  }

  // MARK: - Declarations

  /// The documentation of an initializer.
  func documentation(of initializer: ViewInitializer) -> DocumentationComment {
    let contents = component.slots.indices.compactMap { index -> String? in
      let noun = component.slots[index].noun
      return switch initializer.fillings[index] {
      case .views, .resolved, .value: withArticle(noun)
      case .text: "\(article(noun)) \(noun) text"
      case .symbol: "a symbol for the \(noun)"
      case .image: "an image for the \(noun)"
      case nil: nil
      }
    }
    return DocumentationComment(
      initializer.model.details.summary.map(asSentence)
        ?? "Creates \(aNoun)\(contents.isEmpty ? "" : " with " + listed(contents))"
        + prose.extent(of: initializer.model) + ".",
      parameters: initializer.parameters.map { .init($0.name, $0.documentation) })
  }

  /// The value that an initializer stores for a slot.
  ///
  /// - Parameter defaults: The names of the methods that make the views of omitted slots.
  func slotValue(
    _ id: SlotID, in initializer: ViewInitializer, defaults: [String: String] = [:]
  ) -> Expression {
    let slot = component.slots[id]
    guard let parameter = initializer.parameters.first(where: { $0.role.slot == id }),
      case .slot(_, let filling) = parameter.role
    else {
      return absent(slot, defaults)
    }
    return slotValue(
      .identifier(parameter.name), slot, filling, parameter.type.hasSuffix("?"),
      defaults)
  }

  /// The views of an omitted slot.
  private func absentViews(_ slot: Slot, _ defaults: [String: String]) -> Expression {
    .array(defaults[slot.name].map { [.call(.name($0), [])] } ?? [])
  }

  /// The value stored for an omitted slot.
  private func absent(_ slot: Slot, _ defaults: [String: String]) -> Expression {
    if slot.list != nil { return "[]" }
    if slot.presence == .optional { return "nil" }
    if isMade(slot) { return making(slot, absentViews(slot, defaults)) }
    return defaults[slot.name].map { .closureCall("Slot", [], .init(.call(.name($0), []))) }
      ?? .closureCall("Slot", [], .init([], nil))
  }

  /// A closure that makes the views of a slot wherever they are shown.
  private func making(_ slot: Slot, _ views: Expression) -> Expression {
    .closure(.init(slot.arguments.map { _ in "_" }, views))
  }

  /// The value stored for an argument of a slot.
  ///
  /// - Parameter defaults: The names of the methods that make the views if there is no argument.
  private func slotValue(
    _ argument: Expression, _ slot: Slot, _ filling: SlotFilling, _ isOptional: Bool,
    _ defaults: [String: String]
  ) -> Expression {
    let argument = slot.given(argument, filling)
    func made(_ make: (Expression) -> Expression) -> Expression {
      // Swift 6 does not infer the isolation of nested closures.
      if isMade(slot) {
        guard isOptional else { return making(slot, make(argument).dot("views")) }
        let views = argument.mapped(make("$0").dot("views"))
          .or(absentViews(slot, defaults))
        guard slot.presence == .optional else { return making(slot, views) }
        return .ternary(.infix(argument, .equal, "nil"), "nil", making(slot, views))
      }
      guard isOptional else { return make(argument) }
      let name = escapedIdentifier(slot.name)
      let value = argument.mapped([name], make(.name(name)))
      return slot.presence == .optional ? value : value.or(absent(slot, defaults))
    }
    switch filling {
    case .value: return argument
    case .views:
      if slot.list != nil { return argument.called() }
      return isMade(slot) ? argument : .call("Slot", [Argument(argument)])
    case .text:
      if isOptional, slot.presence == .optional, !isMade(slot) {
        return argument.dot("map").called(.swift("Slot.init(text:)"))
      }
      return made { .call("Slot", [Argument("text", $0)]) }
    case .symbol:
      return made {
        .closureCall("Slot", [], .init(.call("UIImageView", [Argument("systemName", $0)])))
      }
    case .image:
      return made {
        .closureCall(
          "Slot", [],
          .init(
            .call("UIImageView", [Argument("image", .call("UIImage", [Argument("named", $0)]))])))
      }
    case .resolved(let index):
      let view = resolvedViews[ResolvedSlot(name: slot.name, index: index)] ?? ""
      return made {
        .closureCall(
          "Slot", [], .init(.swift(view.replacing(ResolvedSlot.argument, with: $0.text))))
      }
    }
  }
}

extension Slot {
  /// An argument as it is stored: nil for an empty string if that omits the slot.
  func given(_ argument: Expression, _ filling: SlotFilling) -> Expression {
    guard omitsEmpty else { return argument }
    switch filling {
    case .text, .symbol, .image:
      return .closureCall(
        argument.dot("flatMap"), [],
        .init([], .ternary(Expression.name("$0").dot("isEmpty"), "nil", "$0")))
    case .value, .views, .resolved: return argument
    }
  }
}
