import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension ComponentText {
  /// Whether initializers assign the stored values themselves, because there is only one initializer.
  private var assignsDirectly: Bool {
    // A UIKit view that shows the component passes all values, whichever initializer was used.
    if component.kind == .view, library.uiKit != nil { return false }
    if component.initializers.contains(where: { $0.details.name != nil }) { return false }
    // Methods that fill the slots of a view pass all values.
    if component.kind == .view, !component.slotMethods.isEmpty { return false }
    return component.initializers.count == 1
      || component.properties.count + component.slots.count == 1
  }

  /// Whether it can be the initializer to which others delegate, because it neither stores nor takes
  /// anything.
  private func isMemberwise(_ initializer: Initializer) -> Bool {
    component.properties.isEmpty && component.slots.isEmpty && initializer.parameters.isEmpty
      && initializer.details.name == nil
  }

  /// The initializer that is declared in the struct itself, if one applies to all generic parameters.
  var ownInitializer: Initializer? { ownIndex.map { component.initializers[$0] } }

  /// Prefers one with only builders; if initializers assign values themselves, any other, because otherwise
  /// Swift would synthesize one for the same values.
  private var ownIndex: Int? {
    func first(_ suits: (Initializer) -> Bool) -> Int? {
      component.initializers.firstIndex {
        suits($0) && $0.details.name == nil && requirements(of: $0).isEmpty
          && !$0.isForOldCallers(of: component)
      }
    }
    return first { initializer in
      zip(component.slots, initializer.form).allSatisfy { slot, choice in
        choice == .view || slot.isErased && slot.route == .modifier
      }
    }
      ?? (assignsDirectly ? first { _ in true } : nil)
  }

  /// The initializer to which all others delegate, if it is not one of them.
  var memberwise: FunctionDeclaration? {
    if assignsDirectly || component.initializers.contains(where: isMemberwise) { return nil }
    let labels = memberwiseLabels
    let values = zip(component.properties, labels).map { property, label in
      ParameterDeclaration(escaping: label, named: property.name, passedType(of: property))
    }
    let slots = zip(component.slots, labels.dropFirst(values.count)).map { slot, label in
      ParameterDeclaration(
        escaping: label, named: slot.name,
        parameterType(
          slot.storedType,
          isFunction: slot.isFunction && !slot.isOptional
        ))
    }
    return FunctionDeclaration(
      "\(forUIKit) init", values + slots, layout: .grouped([values.count, slots.count]),
      body: component.properties.map { assignment(of: $0, .identifier($0.name)) }
        + component.slots.map { assignment(of: $0, .identifier($0.name)) }
        + initialState())
  }

  /// The access of members that only the component and the UIKit view that shows it need.
  private var forUIKit: String {
    component.kind == .view && library.uiKit != nil ? "package" : "private"
  }

  func assignment(of property: Property, _ value: Expression) -> Statement {
    let isProjected = property.isBinding && !isKeptApart(property)
    return .assignment(
      isProjected ? target(of: property) : Expression.name("self").dot(property.name), value)
  }

  private func assignment(of slot: Slot, _ value: Expression) -> Statement {
    .assignment(Expression.name("self").dot(member(of: slot)), value)
  }

  /// The initializers with fewer closures: an extension per where clause, and a MARK comment per choice of
  /// the first slot.
  var initializerExtensions: [Declaration] {
    let others = component.initializers.indices.filter { $0 != ownIndex }
      .map { component.initializers[$0] }
    let deprecated = others.filter { $0.isForOldCallers(of: component) }
    let usual = others.filter { !$0.isForOldCallers(of: component) }
    return extensions(of: usual, isMarked: true)
      + (deprecated.isEmpty ? [] : [.mark("Deprecated")])
      + extensions(of: deprecated, isMarked: false)
  }

  private func extensions(of initializers: [Initializer], isMarked: Bool) -> [Declaration] {
    var declarations: [Declaration] = []
    var mark: SlotChoice?
    // Slots that modifiers fill are omitted in all of them.
    let slot = component.slots.firstIndex { $0.route == .initializers } ?? 0
    var rest = initializers[...]
    while let first = rest.first {
      let requirements = requirements(of: first)
      // If slots are type-erased, only the MARK comment distinguishes the ways to fill the first one.
      let isErased = component.slots.indices.contains(slot) && component.slots[slot].isErased
      let group = rest.prefix {
        self.requirements(of: $0) == requirements
          && (!isErased || $0.form[slot] == first.form[slot])
      }
      rest = rest.dropFirst(group.count)
      if isMarked, let choice = first.form.dropFirst(slot).first, choice != mark {
        declarations.append(.mark(prose.title(of: component.slots[slot], choice)))
        mark = choice
      }
      declarations.append(
        .type(
          TypeDeclaration(
            .extension, name, requirements: requirements,
            members: group.map { [traced($0)] })))
    }
    return declarations
  }

  /// The requirements on generic parameters.
  private func requirements(of initializer: Initializer) -> [String] {
    var requirements = initializer.pins.filter { !isOwn($0.type, to: initializer) }.map(\.text)
    for (slot, choice) in zip(component.slots, initializer.form) {
      guard !slot.isErased, let type = slot.pinnedType(choice), !isOwn(type, to: initializer) else {
        continue
      }
      // Slots that share a parameter have the same requirement.
      let requirement = "\(slot.generic) == \(text(of: type))"
      if !requirements.contains(requirement) { requirements.append(requirement) }
    }
    return requirements + initializer.details.requirements.map(\.text)
  }

  /// Whether a slot's type mentions a generic parameter of the initializer, which its extension does not
  /// know.
  private func isOwn(_ type: PinnedType, to initializer: Initializer) -> Bool {
    guard case .named(let type) = type else { return false }
    return isOwn(type, to: initializer)
  }

  private func isOwn(_ type: TypeExpression, to initializer: Initializer) -> Bool {
    initializer.details.generics.contains { type.mentions($0.name) }
  }

  /// The requirements on generic parameters in the initializer's own where clause.
  private func ownRequirements(of initializer: Initializer) -> [String] {
    initializer.pins.filter { isOwn($0.type, to: initializer) }.map(\.text)
      + initializer.details.ownRequirements.map(\.text)
      + zip(component.slots, initializer.form).compactMap { slot, choice in
        slot.pinnedType(choice).flatMap { type in
          isOwn(type, to: initializer) ? "\(slot.generic) == \(text(of: type))" : nil
        }
      }.unique
  }

  func text(of type: PinnedType) -> String {
    switch type {
    case .framework(let type): names.swiftUI(type.swiftUIName)
    case .never: names.standard("Never")
    case .named(let type): type.text
    }
  }

  // MARK: - One initializer

  /// The declaration of an initializer, traced to the keys that cause it.
  func traced(_ initializer: Initializer) -> Declaration {
    traced(initializer, declaration(of: initializer))
  }

  /// A declaration of an initializer, traced to the keys that cause it.
  func traced(_ initializer: Initializer, _ declaration: Declaration) -> Declaration {
    .traced(
      Origin(
        ["initializers"], otherwise: [component.slots.isEmpty ? "properties" : "slots"]),
      declaration)
  }

  /// The declaration of an initializer, or of a static member for a named form.
  func declaration(of initializer: Initializer) -> Declaration {
    let details = initializer.details
    let isOwnLiteral =
      initializer.isDisfavored
      && initializer.parameters.filter(\.isText).count > 1
      && initializer.parameters.allSatisfy { !$0.isLocalizedText }
    let documentation = DocumentationComment(
      details.summary.map(asSentence)
        ?? "Creates \(aNoun)\(prose.contents(of: initializer))\(prose.extent(of: initializer)).",
      isOwnLiteral
        ? "A literal next to a `String` variable selects this initializer and is not localized."
        : nil,
      parameters: initializer.parameters.map { prose.documentation(of: $0, in: initializer.form) })
    let attributes =
      isolation(of: initializer) + (initializer.isDisfavored ? [disfavoredOverload] : [])
      + (details.availability.map(wholeAttributes) ?? [])
      + deprecationAttributes(deprecation(of: initializer))
    let ignoresFormat = !inlineSwift(of: initializer).allSatisfy(\.isFormatted)
    if let name = details.name, initializer.isProperty {
      return .variable(
        VariableDeclaration(
          documentation: documentation, attributes: attributes,
          "\(accessPrefix(component.initializerAccess))static var",
          escapedIdentifier(name), type: "Self", body: body(of: initializer),
          ignoresFormat: ignoresFormat))
    }
    let introducer = details.name.map { "static func \(escapedIdentifier($0))" } ?? "init"
    return .function(
      FunctionDeclaration(
        documentation: documentation, attributes: attributes,
        accessPrefix(component.initializerAccess) + introducer,
        generics: details.generics.map(\.declaration),
        initializer.parameters.map { declaration(of: $0) },
        result: details.name == nil ? nil : "Self",
        requirements: ownRequirements(of: initializer) + repetitionRequirements(of: initializer),
        body: body(of: initializer), ignoresFormat: ignoresFormat))
  }

  /// Swift code from the spec in the body of an initializer.
  func inlineSwift(of initializer: Initializer) -> [String] {
    let resolved = zip(component.slots, initializer.form).compactMap { slot, choice in
      if case .resolver(let index) = choice { slot.resolvers[index].value?.text } else { nil }
    }
    return Array(initializer.details.values.values) + resolved
  }

  /// The declaration of a parameter.
  ///
  /// - Parameter pinned: Replaces pinned generic parameters in a type.
  package func declaration(
    of parameter: Parameter, _ pinned: (TypeExpression) -> TypeExpression = { $0 }
  ) -> ParameterDeclaration {
    func declared(
      _ attribute: String?, _ type: String, _ value: Expression?
    ) -> ParameterDeclaration {
      ParameterDeclaration(
        attribute: attribute, escaping: parameter.label, named: parameter.name, type,
        defaultValue: value)
    }
    let value = parameter.defaultValue.map(Expression.swift)
    let type = parameterType(pinned(parameter.type), isFunction: parameter.isEscaping)
    let attribute =
      parameter.isBuilder
      ? "@\(parameter.content?.builder.map { pinned($0).text } ?? names.swiftUI("ViewBuilder"))"
      : nil
    switch parameter.role {
    case .builder(let index):
      let slot = component.slots[index]
      let made = parameter.type.function?.result ?? slot.generic
      let result = slot.isErased ? anyView(made) : pinned(made).text
      let closure = parameterType(
        "\(slot.parameterList(pinned)) -> \(result)", isFunction: parameter.isEscaping)
      return declared(
        attribute, closure,
        parameter.defaultValue == nil
          ? nil : .closure(.init(slot.closureParameters(), omission(of: slot))))
    case .placeholder: return declared(nil, library.omitted, value)
    case .value(let slot) where component.slots[slot].isErased:
      return declared(nil, anyView(parameter.type), nil)
    case .property, .added, .localizedText, .string, .systemImage, .image, .value, .resolved,
      .repeated:
      return declared(attribute, type, value)
    }
  }

  private func body(of initializer: Initializer) -> [Statement] {
    let properties = component.properties.indices.map {
      storedValue(ofProperty: $0, in: initializer)
    }
    let slots = component.slots.indices.map { view(for: $0, in: initializer) }
    if assignsDirectly || isMemberwise(initializer) {
      return zip(component.properties, properties).compactMap { property, value in
        value.map { assignment(of: property, $0) }
      }
        + zip(component.slots, slots).map { assignment(of: $0, $1) }
        + initialState(storedBy: initializer)
    }
    var arguments = properties.map { $0 ?? "nil" } + slots
    if let enumCase {
      let labels = enumCase.values.map(\.label) + component.slots.map(\.name)
      // `nil` would equally match another case with the same labels.
      for (index, slot) in component.slots.enumerated() where slots[index] == "nil" {
        let isAmbiguous = component.initializers.contains { other in
          other.parameters.map(\.label) == labels
            && other.parameters.contains { $0.role.slot == SlotID(index) && $0.type.isOptional }
        }
        if isAmbiguous {
          arguments[properties.count + index] = Expression.swift(slot.storedType).dot("none")
        }
      }
      return [
        .expression(
          .call(
            .implicit(escapedMember(enumCase.name)),
            zip(labels, arguments).map { Argument(escaping: $0, $1) }), .filled)
      ]
    }
    let callee =
      initializer.details.name == nil ? Expression.name("self").dot("init") : "Self"
    return [.expression(.call(callee, memberwiseArguments(arguments)), .filled)]
  }

  /// The arguments of the initializer to which others delegate.
  package func memberwiseArguments(_ values: [Expression]) -> [Argument] {
    zip(memberwiseLabels, values).map { Argument(escaping: $0, $1) }
  }

  /// The view for an omitted slot, with its type if the slot does not exist.
  private func omission(of slot: Slot) -> Expression {
    switch slot.presence {
    case .required, .optional:
      Expression.swift(slot.isConcrete ? slot.generic.text : names.standard("Never")).optionalDot(
        "none")
    case .empty: names.call("EmptyView")
    case .content(_, let value): .swift(value)
    }
  }

  /// The value that an initializer stores for a slot.
  func view(for index: Int, in initializer: Initializer) -> Expression {
    let slot = component.slots[index]
    let choice = initializer.form[index]
    if case .resolver(let resolver) = choice {
      return resolvedView(for: slot, by: slot.resolvers[resolver], in: initializer)
    }
    if choice == .forEach {
      return slot.kept(repetition(of: SlotID(index), in: initializer), isOptional: false)
    }
    let parameter = initializer.parameter(for: SlotID(index))
    guard let parameter else {
      return slot.isOptional ? "nil" : slot.kept(omission(of: slot), isOptional: false)
    }
    let name = Expression.identifier(parameter.name)
    let isOptional = parameter.type.isOptional
    func made(_ view: String, _ label: String? = nil) -> Expression {
      if slot.omitsEmpty, isOptional {
        let isEmpty = emptiness(of: "$0", parameter)
        if !slot.isCalled, !slot.isErased {
          return .closureCall(
            name.dot("flatMap"), [],
            .init([], .ternary(isEmpty, "nil", names.call(view, [Argument(label, "$0")]))))
        }
        let given = Expression.closureCall(
          name.dot("flatMap"), [], .init([], .ternary(isEmpty, "nil", "$0")))
        return slot.kept(given, isOptional: isOptional) { names.call(view, [Argument(label, $0)]) }
      }
      return slot.kept(name, isOptional: isOptional) { names.call(view, [Argument(label, $0)]) }
    }
    return switch parameter.role {
    case .localizedText, .string: made("Text")
    case .systemImage: made("Image", "systemName")
    case .image: made("Image")
    case .value: slot.kept(name, isOptional: isOptional)
    case .builder where slot.isErased:
      erasedView(slot, by: name, isOptional: parameter.type.function?.result.isOptional ?? false)
    case .builder, .property, .added, .resolved, .repeated, .placeholder:
      slot.isCalled ? name : .call(name, [])
    }
  }

  /// Whether the string of an argument is empty.
  private func emptiness(of value: Expression, _ parameter: Parameter) -> Expression {
    guard case .localizedText = parameter.role else { return value.dot("isEmpty") }
    return library.text == .localizedStringKey
      ? .infix(value, .equal, .string("")) : value.dot("key").dot("isEmpty")
  }

  /// The result of a resolver for its arguments.
  private func resolvedView(
    for slot: Slot, by resolver: Resolver, in initializer: Initializer
  ) -> Expression {
    let identifiers = Set(resolver.value?.identifiers.map(\.text) ?? [])
    func view(_ names: [String: Expression]) -> Expression {
      resolver.value.map { .swift($0.replacing(names.mapValues(\.text))) } ?? names["$0"] ?? "nil"
    }
    func value(_ argument: Resolver.Argument, _ name: Expression) -> Expression {
      argument.isText ? names.text(name) : name
    }
    if let argument = resolver.arguments.first, argument.suffix.isEmpty {
      let type = initializer.parameters.first { $0.name == slot.name }?.type
      // An optional slot is empty if the argument is nil.
      let isOptional = type?.isOptional == true && !argument.type.isOptional
      if resolver.value == nil, !argument.isText {
        return slot.kept(.identifier(slot.name), isOptional: isOptional)
      }
      return slot.kept(
        .identifier(slot.name), isOptional: isOptional, naming: identifiers
      ) {
        view([argument.name: value(argument, $0)])
      }
    }
    let values = resolver.arguments.map { argument in
      (argument.name, value(argument, .identifier(slot.name + argument.suffix)))
    }
    return slot.kept(
      view(Dictionary(values) { first, _ in first }), isOptional: false,
      naming: identifiers)
  }
}

extension String {
  /// Whether the code is so simple that a formatter does not change it: names, literals and calls.
  var isFormatted: Bool {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_.$():\", ".contains($0) }
    return isPlain && !contains("  ") && !contains("( ") && !contains(" )") && !contains(" (")
      && split(separator: ",").dropFirst().allSatisfy { $0.first == " " }
  }
}

extension Initializer.Pin {
  /// The text of the requirement.
  package var text: String { "\(generic) == \(type)" }
}
