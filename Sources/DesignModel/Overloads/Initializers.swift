import Specification
import StepCounting
import SwiftTypes

/// Determines the initializers of a component: their number, their parameters, and their ranking for Swift.
///
/// It is a pure function of properties and slots, independent of specs and text.
struct InitializerForms {
  let properties: [Property]
  let slots: [Slot]
  let generics: [GenericParameter]
  let texts: TextTypes

  /// Returns the label of a slot's argument for a choice, considering the form's labels; nil for none.
  let label: (_ slot: SlotID, _ choice: SlotChoice, _ labels: [String: ArgumentLabels]) -> String?

  /// The default order of parameters.
  let order: ParameterOrder

  /// In the order in which they are emitted.
  var forms: [Form]

  /// Whether a slot is omitted by a default value rather than by a form.
  var defaultsClosures: Bool

  /// Whether initializers may combine a localized text with one that is not.
  let mixesTexts: Bool

  /// The kind of declaration.
  var role = Role.initializers

  /// What callers call to pass the arguments.
  enum Role {
    case initializers

    /// Methods of an existing component, each of which fills one slot.
    case fillingMethods

    /// Methods of every view.
    case viewMethods
  }

  /// One choice for every slot.
  struct Form {
    var choices: [SlotChoice]
    var details = FormDetails()
  }

  /// The parameter types of the two halves of a text.
  struct TextTypes {
    var localized = LocalizedTextType.localizedStringKey
    var string = StringType.string

    fileprivate func localized(isOptional: Bool) -> TypeExpression {
      TypeExpression.named(localized.rawValue).optional(isOptional)
    }

    fileprivate func string(isOptional: Bool) -> TypeExpression {
      let type: TypeExpression =
        switch string {
        case .string: .string
        case .stringProtocol: .named("StringProtocol").opaque
        }
      return type.optional(isOptional)
    }
  }

  /// The factor by which a slot multiplies the number of initializers: every text counts twice, as localized
  /// and as verbatim.
  static func factor(of slot: Slot, _ choices: [SlotChoice]) -> Int {
    choices.count + choices.count(where: slot.hasTexts)
      + (choices.contains(.forEach) ? (slot.repetition?.identities.count ?? 1) - 1 : 0)
  }

  /// The number of initializers for some choices of the slots, including all mixtures of texts, without
  /// creating them; `Int.max` if it is larger.
  static func count(_ slots: [Slot], _ choices: [[SlotChoice]]) -> Int {
    zip(slots, choices).reduce(1) { total, slot in
      let (product, overflow) = total.multipliedReportingOverflow(by: factor(of: slot.0, slot.1))
      return overflow ? .max : product
    }
  }

  /// The initializers in emission order: the first slot varies slowest, and each slot's choices are in order.
  func initializers() -> [Initializer] {
    let given = combinations(
      ofDeprecated: properties.indices.filter { properties[$0].deprecation != nil })
    return rank(
      given.flatMap { given in forms.flatMap { form in pinned(variants(of: form, given)) } })
  }

  // MARK: - Texts

  /// The initializers of one form: several if it has texts.
  ///
  /// - Parameter given: The indices of the deprecated properties that they take; empty if the form takes
  ///   something else for one of them.
  private func variants(of form: Form, _ given: Set<Int>) -> [Initializer] {
    if given.contains(where: { form.details.replaced[PropertyID($0)] != nil }) { return [] }
    let taken = properties.indices.filter {
      properties[$0].deprecation == nil || given.contains($0)
        || form.details.replaced[PropertyID($0)] != nil
    }
    var variants: [[Int: Bool]] = [[:]]
    for (slot, choice) in form.choices.enumerated() where slots[slot].hasTexts(choice) {
      variants = variants.flatMap { texts in
        [true, false].map { isLocalized in texts.merging([slot: isLocalized]) { $1 } }
      }
    }
    if !mixesTexts { variants.removeAll { Set($0.values).count > 1 } }
    let identities = identities(in: form)
    return givings(of: taken, form.details).flatMap { own in
      variants.flatMap { texts in identities.map { (texts, $0) } }.compactMap { texts, identities in
        countSteps(slots.count + own.count)
        // If another text is a string, too, there is an initializer that takes a key in its place and is
        // equally disfavored.
        let takesStrings = mixesTexts && texts.values.count { !$0 } > 1
        let values = slots.indices.flatMap { slot in
          func parameters(_ details: FormDetails) -> [Parameter] {
            self.parameters(
              of: SlotID(slot), form.choices[slot], isLocalized: texts[slot] ?? true,
              takesStrings: takesStrings, identities[slot] ?? .own, details)
          }
          guard form.details.oldNames[SlotID(slot)] != nil else { return parameters(form.details) }
          return zip(
            parameters(form.details), parameters(form.details.withNewName(of: slots[slot]))
          ).map { old, new in
            old.label == new.label ? old : old.with(newLabel: new.label)
          }
        }
        // A form with old names is deprecated in favor of the current one.
        for slot in form.details.oldNames.keys
        where !values.contains(where: { $0.role.slot == slot && $0.newLabel != nil }) {
          return nil
        }
        let order = form.details.order ?? order
        return Initializer(
          form: form.choices,
          parameters: order.sorted(
            values.filter(\.role.isData) + own + form.details.added
              + values.filter { !$0.role.isData }, slots),
          isDisfavored: texts.values.contains(false), details: details(of: form, identities))
      }
    }
  }

  /// The ways to pass some properties: several if a selection may have one or many items.
  private func givings(of taken: [Int], _ details: FormDetails) -> [[Parameter]] {
    var lists: [[Parameter]] = [[]]
    for index in taken {
      guard let parameter = parameter(of: PropertyID(index), details) else { continue }
      countSteps(lists.count)
      let types = properties[index].parameterTypes
      if types.count == 1
        || details.replaced[PropertyID(index)] != nil && parameter.type != types[0]
      {
        for list in lists.indices { lists[list].append(parameter) }
      } else {
        lists = types.flatMap { type in
          let other = parameter.with(type: type)
          return lists.map { $0 + [other] }
        }
      }
    }
    return lists
  }

  // MARK: - Data

  /// The possible identities of the data that a form takes, by slot: several if there are alternatives.
  private func identities(in form: Form) -> [[Int: SlotRepetition.Identity]] {
    var variants: [[Int: SlotRepetition.Identity]] = [[:]]
    for (slot, choice) in form.choices.enumerated() where choice == .forEach {
      let identities = identities(of: slots[slot], form.details)
      variants = variants.flatMap { variant in
        identities.map { identity in variant.merging([slot: identity]) { $1 } }
      }
    }
    return variants
  }

  /// The possible identities of the data that a slot takes.
  func identities(of slot: Slot, _ details: FormDetails) -> [SlotRepetition.Identity] {
    guard let repetition = slot.repetition else { return [] }
    // It is unknown whether a type given by a form is identifiable.
    return details.pins[repetition.element.text] == nil ? repetition.identities : [.keyPath]
  }

  /// The details of a form, including the generic parameters of its data.
  private func details(
    of form: Form, _ identities: [Int: SlotRepetition.Identity]
  ) -> FormDetails {
    var details = form.details
    for (slot, identity) in identities.sorted(by: { $0.key < $1.key }) {
      guard let repetition = slots[slot].repetition else { continue }
      details.generics += repetition.generics(identity)
      details.ownRequirements += repetition.requirements(identity)
    }
    return details
  }

  /// The parameter types of the two halves of a text.
  ///
  /// For a type without generic parameters, Swift prefers an initializer with a `String` parameter for a
  /// literal, even if it is disfavored. The same applies to methods with a labeled argument, and to methods
  /// of a protocol if all arguments are literals. It does disfavor one that takes any `StringProtocol`.
  private var twins: TextTypes {
    var twins = texts
    switch role {
    case .initializers:
      if generics.isEmpty, slots.allSatisfy({ $0.isConcrete || $0.isErased }) {
        twins.string = .stringProtocol
      }
    case .fillingMethods, .viewMethods: twins.string = .stringProtocol
    }
    return twins
  }

  // MARK: - Parameters

  func parameter(of id: PropertyID, _ details: FormDetails) -> Parameter? {
    let value = properties[id]
    if let replaced = details.replaced[id] { return replaced }
    var label = value.label
    if case .all(let other) = details.labels[value.name] { label = other }
    return Parameter(
      role: .property(id), label: label, name: value.name, type: value.parameterType,
      defaultValue: value.parameterDefault,
      isClosure: (value.isFunction || value.wrapsFunction) && !value.isBinding
        || value.builder != nil,
      isEscaping: value.isFunction && !value.isBinding,
      argumentCount: builderArgumentCount(of: value.parameterType, value.parameterContent),
      content: value.parameterContent,
      isView: value.isView && !value.isBinding)
  }

  func parameters(
    of slot: SlotID, _ choice: SlotChoice, isLocalized: Bool, takesStrings: Bool,
    _ identity: SlotRepetition.Identity, _ details: FormDetails
  ) -> [Parameter] {
    let value = slots[slot]
    let label = label(slot, choice, details.labels)
    func parameter(_ role: Parameter.Role, _ name: String, _ type: TypeExpression)
      -> [Parameter]
    {
      [
        Parameter(
          role: role, label: label, name: name, type: type, defaultValue: nil, isClosure: false,
          content: choice == .value ? value.content : nil)
      ]
    }
    let isOptional = value.presence == .optional
    var twins = self.twins
    // A literal nil cannot be an opaque string type, so it goes to the key.
    if isOptional, takesStrings { twins.string = .stringProtocol }
    switch choice {
    case .view: return [builder(of: slot, label)]
    case .text where isLocalized:
      return parameter(
        .localizedText(slot), value.name, texts.localized(isOptional: isOptional))
    case .localized:
      return parameter(.localizedText(slot), value.name, texts.localized(isOptional: isOptional))
    case .text:
      return parameter(.string(slot), value.name, twins.string(isOptional: isOptional))
    case .string:
      return parameter(.string(slot), value.name, texts.string(isOptional: isOptional))
    case .systemImage:
      return parameter(.systemImage(slot), value.name + "SystemName", .string.optional(isOptional))
    case .image:
      return parameter(.image(slot), value.name + "ImageName", .string.optional(isOptional))
    case .value:
      return parameter(.value(slot), value.name, value.generic.optional(isOptional))
    case .resolver(let index):
      let resolver = value.resolvers[index]
      return resolver.arguments.indices.map { argument in
        argumentParameter(
          argument, of: resolver, in: slot, label, isLocalized: isLocalized,
          resolver.arguments[argument].suffix.isEmpty ? twins : self.twins)
      }
    case .forEach: return value.repetition?.parameters(of: slot, identity) ?? []
    case .omitted: return []
    }
  }

  private func builder(of slot: SlotID, _ label: String?) -> Parameter {
    let value = slots[slot]
    var (result, defaultValue) = (value.generic, nil as String?)
    if defaultsClosures, !(value.isCalled && value.presence == .optional) {
      switch value.presence {
      case .required: break
      case .optional:
        result = result.optional
        defaultValue = ""
      case .empty, .content: defaultValue = ""
      }
    }
    return Parameter(
      role: .builder(slot), label: label, name: value.name,
      type: value.closureType(returning: result), defaultValue: defaultValue, isClosure: true,
      isEscaping: value.isCalled, argumentCount: value.arguments.count, content: value.content)
  }

  private func argumentParameter(
    _ index: Int, of resolver: Resolver, in slot: SlotID, _ slotLabel: String?, isLocalized: Bool,
    _ twins: TextTypes
  ) -> Parameter {
    let argument = resolver.arguments[index]
    let isOnly = argument.suffix.isEmpty
    let isOptional = slots[slot].presence == .optional && isOnly
    let name = slots[slot].name + argument.suffix
    let label: String? =
      if isOnly {
        slotLabel
      } else if let label = argument.label {
        label == "_" ? nil : label
      } else {
        (slotLabel.map { $0 + argument.suffix } ?? lowerCamelCase(argument.suffix))
      }
    var (role, type) = (Parameter.Role.resolved(slot, argument: index), argument.type)
    var isEscaping = argument.isFunction
    if argument.isText {
      role = isLocalized ? .localizedText(slot) : .string(slot)
      type =
        isLocalized
        ? texts.localized(isOptional: isOptional)
        : twins.string(isOptional: isOptional)
    } else if isOptional, !argument.type.isOptional {
      type = argument.type.optional
      isEscaping = false
    }
    return Parameter(
      role: role, label: label, name: name, type: type, defaultValue: argument.defaultValue,
      isClosure: argument.isClosure, isEscaping: isEscaping, isView: argument.isView,
      takesLiterals: argument.takesLiterals, summary: argument.summary)
  }

  // MARK: - Generic parameters

  /// The initializers of a form, grouped by pins.
  private func pinned(_ initializers: [Initializer]) -> [Initializer] {
    var groups: [[Initializer.Pin]: Int] = [:]
    var grouped: [[Initializer]] = []
    for initializer in initializers.flatMap(pinned) {
      if let group = groups[initializer.pins] {
        grouped[group].append(initializer)
      } else {
        groups[initializer.pins] = grouped.count
        grouped.append([initializer])
      }
    }
    return grouped.flatMap(\.self)
  }

  /// The variants of an initializer by its generic parameters: those that no argument determines have their
  /// defaults, and those that an argument may determine are open.
  private func pinned(_ initializer: Initializer) -> [Initializer] {
    var variants: [[String: TypeExpression]] = [initializer.details.pins]
    var free: [String] = []
    var use = GenericUse(generics, initializer.details)
    if !use.defaulted.isEmpty { use.add(initializer.parameters) }
    for generic in generics where use.defaulted.contains(generic.name) {
      guard let type = generic.defaultType, !use.needed.contains(generic.name) else { continue }
      countSteps(variants.count)
      if use.named.contains(generic.name) {
        free.append(generic.name)
        variants = variants.flatMap { [$0, $0.merging([generic.name: type]) { $1 }] }
      } else {
        for variant in variants.indices { variants[variant][generic.name] = type }
      }
    }
    return variants.map { pins in
      Initializer(
        form: initializer.form, parameters: initializer.parameters,
        isDisfavored: initializer.isDisfavored,
        pins: generics.compactMap { generic in
          pins[generic.name].map { .init(generic: generic.name, type: $0) }
        }, typeArguments: typeArguments(initializer.form, pins),
        inferred: free.filter { pins[$0] == nil },
        generics: open(initializer.form, initializer.details, pins), isMethod: role == .viewMethods,
        takesOpaqueViews: zip(slots, initializer.form).contains { slot, choice in
          slot.isErased && (choice == .view || choice == .value)
        }, details: initializer.details)
    }
  }

  /// The arguments of the component's type in the extension for a form.
  private func typeArguments(
    _ form: [SlotChoice], _ pins: [String: TypeExpression]
  ) -> [Initializer.Pin]? {
    guard role == .initializers else { return nil }
    var arguments = generics.map { generic in
      Initializer.Pin(generic: generic.name, type: pins[generic.name] ?? .named(generic.name))
    }
    var seen = Set(generics.map(\.name))
    for (slot, choice) in zip(slots, form)
    where !slot.isConcrete && !slot.isErased && seen.insert(slot.generic.text).inserted {
      arguments.append(
        .init(
          generic: slot.generic.text, type: slot.pinnedType(choice)?.expression ?? slot.generic))
    }
    return arguments
  }

  /// The generic parameters that arguments determine.
  private func open(
    _ form: [SlotChoice], _ details: FormDetails, _ pins: [String: TypeExpression]
  ) -> [GenericParameter] {
    let own = generics.filter { pins[$0.name] == nil } + details.generics
    let ofSlots = zip(slots, form).filter { slot, choice in
      !slot.isConcrete && choice != .omitted && choice != .forEach && slot.pinnedType(choice) == nil
    }.map { slot, _ in slot.generic.text }
    var seen: Set<String> = []
    return own
      + ofSlots.filter { seen.insert($0).inserted }
      .map { GenericParameter(name: $0, conformances: [.framework(.view)]) }
  }

  // MARK: - Ranks

  /// Adds placeholders where initializers compete for the same trailing closures.
  ///
  /// Swift prefers the initializer with fewer parameters. One that omits slots before its first trailing
  /// closure gets a placeholder for each, so that the closure goes to the slot declared first.
  private func rank(_ initializers: [Initializer]) -> [Initializer] {
    // The methods of one slot do not compete with those of another.
    if role == .fillingMethods { return initializers }
    return rankBySlots(initializers).map(rankedAfterNewNames)
  }

  /// Adds a placeholder before the first trailing closure if that has an old label: without its label, the
  /// closure belongs to the initializer with the new one.
  private func rankedAfterNewNames(_ initializer: Initializer) -> Initializer {
    guard let first = initializer.firstTrailingClosure,
      let slot = initializer.parameters[first].role.slot,
      let name = initializer.details.oldNames[slot]
    else { return initializer }
    return initializer.inserting(
      [
        Parameter(
          role: .placeholder(slot), label: nil, name: name, type: .framework(.placeholder),
          defaultValue: ".init()", isClosure: false)
      ], at: first)
  }

  private func rankBySlots(_ initializers: [Initializer]) -> [Initializer] {
    var forms: [TrailingShape: Set<[SlotChoice]>] = [:]
    for initializer in initializers {
      if let shape = TrailingShape(initializer) {
        forms[shape, default: []].insert(initializer.form)
      }
    }
    return initializers.map { initializer in
      guard let shape = TrailingShape(initializer), forms[shape, default: []].count > 1,
        let first = initializer.firstTrailingClosure
      else { return initializer }
      let firstSlot = initializer.parameters[first].role.slot?.position ?? slots.count
      // Unlabeled arguments are matched by position, and would go to an unlabeled placeholder.
      let isLabelled = initializer.parameters[first...].contains { $0.label == nil }
      let placeholders = slots.indices.filter { $0 < firstSlot && initializer.form[$0] == .omitted }
        .map { slot in
          Parameter(
            role: .placeholder(SlotID(slot)), label: isLabelled ? slots[slot].name : nil,
            name: slots[slot].name, type: .framework(.placeholder), defaultValue: ".init()",
            isClosure: false)
        }
      return initializer.inserting(placeholders, at: first)
    }
  }
}

extension Initializer {
  fileprivate func inserting(_ others: [Parameter], at position: Int) -> Initializer {
    with(parameters: parameters[..<position] + others + parameters[position...])
  }
}

extension FormDetails {
  /// The details with the slot's current name.
  fileprivate func withNewName(of slot: Slot) -> FormDetails {
    var details = self
    details.labels[slot.name] = nil
    return details
  }
}

/// The order of an initializer's parameters.
enum ParameterOrder {
  case rule(InitializerOrder)

  /// Names of properties and slots; a name followed by `.view` is the slot's closure.
  case names([String])

  /// - Parameter parameters: The parameters of properties, then those of slots, in declaration order.
  fileprivate func sorted(_ parameters: [Parameter], _ slots: [Slot]) -> [Parameter] {
    switch self {
    case .rule(.declaration):
      return parameters
    case .rule(.trailingViewBuilders):
      func place(_ parameter: Parameter) -> Int {
        parameter.isBuilder ? 2 : parameter.isClosure ? 1 : 0
      }
      return (0...2).flatMap { wanted in parameters.filter { place($0) == wanted } }
    case .names(let names):
      let places = Dictionary(
        names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      func place(_ parameter: Parameter) -> Int {
        let name = parameter.role.slot.map { slots[$0].name } ?? parameter.name
        let own: Int? = parameter.role.isClosureOfSlot ? places[name + ".view"] : nil
        return own ?? places[name] ?? names.count
      }
      countSteps(parameters.count + names.count)
      return parameters.enumerated().map { (place($1), $0, $1) }
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
  }
}

extension Parameter.Role {
  /// Whether it is data, or the identity of its elements.
  fileprivate var isData: Bool {
    if case .repeated(_, let argument) = self { argument != .row } else { false }
  }

  /// Whether it is the closure for a slot's views, or for the view of an element.
  fileprivate var isClosureOfSlot: Bool {
    switch self {
    case .builder, .repeated(_, .row): true
    case .property, .added, .localizedText, .string, .systemImage, .image, .value, .resolved,
      .repeated(_, .data), .repeated(_, .id), .placeholder:
      false
    }
  }
}

extension TypeExpression {
  /// The type, or the optional type if a condition holds.
  fileprivate func optional(_ isOptional: Bool) -> TypeExpression {
    isOptional ? optional : self
  }
}

extension Initializer {
  /// The index of the parameter for the first trailing closure: the first closure after all values.
  package var firstTrailingClosure: Int? {
    let lastValue = parameters.lastIndex { !$0.isClosure && $0.defaultValue == nil } ?? -1
    return parameters.indices.first {
      $0 > lastValue && parameters[$0].isClosure && parameters[$0].defaultValue == nil
    }
  }
}

/// What an initializer looks like in a call with trailing closures, the first without its label.
private struct TrailingShape: Hashable {
  private struct Argument: Hashable {
    let label: String?
    let isClosure: Bool
  }

  private let function: String?
  private let arguments: [Argument]
  private let laterLabels: [String?]

  /// Nil if the initializer has no closure that can be trailing.
  init?(_ initializer: Initializer) {
    guard let first = initializer.firstTrailingClosure else { return nil }
    function = initializer.details.name
    arguments = initializer.parameters[..<first].filter { $0.defaultValue == nil }
      .map { Argument(label: $0.label, isClosure: $0.isClosure) }
    laterLabels = initializer.parameters[(first + 1)...]
      .filter { $0.isClosure && $0.defaultValue == nil }.map(\.label)
  }
}
