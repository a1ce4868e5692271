import DesignModel
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes

/// An initializer of a view.
struct ViewInitializer {
  /// How each slot is filled; nil if it is omitted.
  var fillings: [SlotFilling?]
  var parameters: [ViewParameter]

  /// The corresponding initializer in SwiftUI.
  let model: Initializer

  /// Whether it takes an optional argument for a slot that can be filled in one way.
  func isOptional(_ slot: SlotID) -> Bool {
    parameters.contains {
      $0.role.slot == slot && ($0.defaultValue != nil || $0.type.hasSuffix("?"))
    }
  }
}

extension ViewInitializer {
  /// What distinguishes its values for the compiler.
  fileprivate var signaturesOfValues: [String] {
    parameters.filter { !$0.takesViews && $0.role != .placeholder }.map(\.signature)
  }

  /// The number of closures with views.
  fileprivate var countOfViews: Int { parameters.count(where: \.takesViews) }
}

extension ViewParameter {
  /// Whether callers pass views in a closure.
  fileprivate var takesViews: Bool {
    if case .slot(_, .views) = role { true } else { false }
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
  var initializers: [ViewInitializer] {
    var made: [ViewInitializer] = []
    var seen: Set<String> = []
    for initializer in component.initializers
    where initializer.details.deprecation == nil && initializer.details.oldNames.isEmpty {
      guard let view = viewInitializer(initializer) else { continue }
      let key =
        (initializer.details.name ?? "")
        + view.parameters.map(\.signature).joined(separator: ",")
      if seen.insert(key).inserted { made.append(view) }
    }
    for slot in component.slots.indices.reversed() { mergeOmission(of: SlotID(slot), in: &made) }
    return made
  }

  /// The UIKit counterpart of an initializer; nil if there is none.
  private func viewInitializer(_ initializer: Initializer) -> ViewInitializer? {
    guard initializer.details.values.isEmpty else { return nil }
    var fillings: [SlotFilling?] = component.slots.map { _ in nil }
    var parameters: [ViewParameter] = []
    for parameter in initializer.parameters {
      switch parameter.role {
      case .property(let id):
        guard let made = self.parameter(parameter, component.properties[id], id) else {
          return nil
        }
        parameters.append(made)
      case .added, .repeated, .value: return nil
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
    // View closures come after values, so that they can be trailing closures.
    func takesViews(_ parameter: ViewParameter) -> Bool {
      if case .slot(_, .views) = parameter.role { true } else { false }
    }
    parameters = parameters.filter { !takesViews($0) } + parameters.filter(takesViews)
    return ViewInitializer(fillings: fillings, parameters: parameters, model: initializer)
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
    guard parameter.type.text == property.parameterType.text, let type = self.type(property.type)
    else { return nil }
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

  /// A function type isolated to the main actor.
  func isolated(_ type: TypeExpression) -> TypeExpression {
    if let wrapped = type.wrapped {
      let inner = isolated(wrapped)
      return inner === wrapped ? type : .named("(\(inner))?")
    }
    guard type.isFunction, !type.text.hasPrefix("@MainActor") else { return type }
    return .named("@MainActor " + type.text)
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

  // MARK: - Optional parameters

  /// Merges two initializers that differ only in whether a slot is filled.
  ///
  /// The omission becomes a default value in the initializer that fills the other slots in the same way: the
  /// last closure can be omitted, and a text can be nil.
  private func mergeOmission(of slot: SlotID, in initializers: inout [ViewInitializer]) {
    func others(_ initializer: ViewInitializer) -> [String] {
      initializer.parameters.filter { $0.role.slot != slot }.map(\.signature)
    }
    var index = 0
    while index < initializers.count {
      let omitting = initializers[index]
      guard omitting.fillings[slot.position] == nil,
        !omitting.parameters.contains(where: { $0.role == .placeholder })
      else {
        index += 1
        continue
      }
      let rest = others(omitting)
      let candidates = initializers.indices.filter { other in
        let candidate = initializers[other]
        return candidate.fillings[slot.position] != nil && others(candidate) == rest
          && candidate.model.details.name == omitting.model.details.name
      }
      let takesViews = omitting.fillings.contains(.views)
      let hasDefault = if case .content = component.slots[slot].presence { true } else { false }
      func isText(_ index: Int) -> Bool { initializers[index].fillings[slot.position] == .text }
      // Otherwise a single closure would be ambiguous: it could fill this slot, or another one after a
      // placeholder.
      let isContested = initializers.contains {
        $0.parameters.contains { $0.role == .placeholder }
          && $0.signaturesOfValues == omitting.signaturesOfValues
          && $0.countOfViews == omitting.countOfViews
      }
      func isLastClosure(_ index: Int) -> Bool {
        !isContested && initializers[index].fillings[slot.position] == .views
          && initializers[index].parameters.last?.role.slot == slot
          && !isMade(component.slots[slot]) && !hasDefault
      }
      let chosen =
        takesViews
        ? candidates.first(where: isLastClosure) ?? candidates.first(where: isText)
        : candidates.first(where: isText) ?? candidates.first(where: isLastClosure)
      guard let chosen else {
        index += 1
        continue
      }
      let position = initializers[chosen].parameters.firstIndex { $0.role.slot == slot } ?? 0
      var parameter = initializers[chosen].parameters[position]
      if isText(chosen) {
        if !parameter.type.hasSuffix("?") {
          parameter.type += "?"
          parameter.documentation =
            parameter.documentation.dropLast()
            + (hasDefault ? ", or `nil` for any other view there." : ", or `nil` for none.")
        }
        parameter.defaultValue = "nil"
      } else {
        parameter.defaultValue = .swift("{ [] }")
        parameter.documentation = parameter.documentation.dropLast() + "; nothing if omitted."
      }
      initializers[chosen].parameters[position] = parameter
      initializers.remove(at: index)
    }
  }

  // MARK: - Declarations

  /// The documentation of an initializer.
  func documentation(of initializer: ViewInitializer) -> DocumentationComment {
    let contents = component.slots.indices.compactMap { index -> String? in
      let noun = component.slots[index].noun
      return switch initializer.fillings[index] {
      case .views, .resolved: withArticle(noun)
      case .text: "\(article(noun)) \(noun) text"
      case .symbol: "a symbol for the \(noun)"
      case .image: "an image for the \(noun)"
      case nil: nil
      }
    }
    return DocumentationComment(
      initializer.model.details.summary.map(asSentence)
        ?? "Creates \(aNoun)\(contents.isEmpty ? "" : " with " + listed(contents)).",
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
