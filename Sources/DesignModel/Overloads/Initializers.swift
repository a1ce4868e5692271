import Specification

/// Decides the initialisers of a component: which there are, what they take, and which of them
/// Swift must be told to prefer.
///
/// Pure: from properties and slots to initialisers, without a look at specs or text.
struct InitializerForms {
  let properties: [Property]
  let slots: [Slot]

  /// The label of a slot's argument for a choice; nil for none.
  let label: (_ slot: Int, _ choice: SlotChoice) -> String?
  let order: InitializerOrderSpec

  /// How many initialisers there are, without making them; `Int.max` if the number is larger.
  ///
  /// Every text counts twice: once localised, once as it is.
  var count: Int {
    slots.reduce(1) { total, slot in
      let (product, overflow) = total.multipliedReportingOverflow(by: slot.initializerFactor)
      return overflow ? .max : product
    }
  }

  /// The initialisers in the order in which they are emitted: the first slot outermost, each
  /// slot's choices in their order.
  func initializers() -> [Initializer] {
    var forms: [[SlotChoice]] = [[]]
    for slot in slots { forms = forms.flatMap { form in slot.choices.map { form + [$0] } } }
    return rank(forms.flatMap(initializers(of:)))
  }

  /// The initialisers of one form: several if it has texts.
  private func initializers(of form: [SlotChoice]) -> [Initializer] {
    var localized: [[Int: Bool]] = [[:]]
    for (slot, choice) in form.enumerated() where choice == .text {
      localized = localized.flatMap { texts in
        [true, false].map { isLocalized in texts.merging([slot: isLocalized]) { $1 } }
      }
    }
    return localized.map { texts in
      let isMixed = Set(texts.values).count > 1
      let values = slots.indices.compactMap { slot in
        parameter(of: slot, form[slot], isLocalized: texts[slot] ?? true, isMixed: isMixed)
      }
      return Initializer(
        form: form, parameters: ordered(properties.indices.map(parameter(of:)) + values),
        isDisfavored: texts.values.contains(false))
    }
  }

  private func parameter(of property: Int) -> Parameter {
    let value = properties[property]
    return Parameter(
      role: .property(property), label: value.label, name: value.name,
      type: value.isBinding ? "Binding<\(value.type)>" : value.type,
      defaultValue: value.defaultValue ?? (value.wrapped != nil && !value.isBinding ? "nil" : nil),
      isClosure: value.isFunction && !value.isBinding)
  }

  private func parameter(
    of slot: Int, _ choice: SlotChoice, isLocalized: Bool, isMixed: Bool
  ) -> Parameter? {
    let value = slots[slot]
    func parameter(_ role: Parameter.Role, _ name: String, _ type: String) -> Parameter {
      let isBuilder = choice == .view
      return Parameter(
        role: role, label: label(slot, choice), name: name, type: type, defaultValue: nil,
        isClosure: isBuilder)
    }
    let mark = value.presence == .optional ? "?" : ""
    switch choice {
    case .view:
      return parameter(.builder(slot), value.name, "() -> \(value.generic)")
    case .text where isLocalized:
      // Beside a string, an optional key would make a literal nil for it ambiguous.
      return parameter(
        .localizedText(slot), value.name, "LocalizedStringKey" + (isMixed ? "" : mark))
    case .text:
      return parameter(.string(slot), value.name, "String" + mark)
    case .systemImage:
      return parameter(.systemImage(slot), value.symbolName, "String" + mark)
    case .omitted:
      return nil
    }
  }

  private func ordered(_ parameters: [Parameter]) -> [Parameter] {
    switch order {
    case .declaration: return parameters
    case .trailingViewBuilders:
      func place(_ parameter: Parameter) -> Int {
        if case .builder = parameter.role { 2 } else { parameter.isClosure ? 1 : 0 }
      }
      return (0...2).flatMap { wanted in parameters.filter { place($0) == wanted } }
    }
  }

  /// Puts placeholders where initialisers compete for the same trailing closures.
  ///
  /// Swift prefers the initialiser with fewer parameters. One that omits slots in front of its
  /// first trailing closure gets a placeholder for each, so that the closure goes to the slot
  /// declared first.
  private func rank(_ initializers: [Initializer]) -> [Initializer] {
    var forms: [TrailingCall: Set<[SlotChoice]>] = [:]
    for initializer in initializers {
      if let call = TrailingCall(initializer) { forms[call, default: []].insert(initializer.form) }
    }
    return initializers.map { initializer in
      guard let call = TrailingCall(initializer), forms[call, default: []].count > 1,
        let first = initializer.firstTrailingClosure
      else { return initializer }
      let firstSlot = initializer.parameters[first].role.slot ?? slots.count
      let placeholders = slots.indices.filter { $0 < firstSlot && initializer.form[$0] == .omitted }
        .map { slot in
          Parameter(
            role: .placeholder(slot), label: nil, name: slots[slot].name, type: "Omitted",
            defaultValue: ".init()", isClosure: false)
        }
      var parameters = initializer.parameters
      parameters.insert(contentsOf: placeholders, at: first)
      return Initializer(
        form: initializer.form, parameters: parameters, isDisfavored: initializer.isDisfavored)
    }
  }
}

extension Slot {
  /// By how much the slot multiplies the number of initialisers.
  var initializerFactor: Int { choices.count + (choices.contains(.text) ? 1 : 0) }

  /// The name of the parameter that takes a system symbol.
  var symbolName: String { name + "SystemName" }
}

extension Initializer {
  /// The index of the parameter that takes the first of the trailing closures: the first closure
  /// behind all values.
  package var firstTrailingClosure: Int? {
    let lastValue = parameters.lastIndex { !$0.isClosure && $0.defaultValue == nil } ?? -1
    return parameters.indices.first { $0 > lastValue && parameters[$0].isClosure }
  }
}
