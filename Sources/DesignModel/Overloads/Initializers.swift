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
  let order: ParameterOrder

  /// What each slot is given, by form; nil for all combinations of the slots' choices.
  let listed: [[SlotChoice]]?

  /// Whether a localised text may stand beside one that is not.
  let mixesTexts: Bool

  /// How many initialisers there are, without making them; `Int.max` if the number is larger.
  var count: Int { product([formCount] + deprecated.map { _ in 2 }) }

  /// The indices of the properties without which every initialiser exists, too.
  private var deprecated: [Int] {
    properties.indices.filter { properties[$0].deprecation != nil }
  }

  /// How many initialisers there are for all forms.
  private var formCount: Int {
    guard let listed else {
      let factors = slots.map(initializerFactor)
      if mixesTexts || texts(in: slots.map { $0.choices.contains(.text) ? .text : .view }) < 2 {
        return product(factors)
      }
      // Without mixtures a form has two initialisers however many texts it has.
      let withoutTexts = product(
        slots.map { $0.choices.count - ($0.choices.contains(.text) ? 1 : 0) })
      let all = product(slots.map(\.choices.count))
      return all == .max ? .max : 2 * all - withoutTexts
    }
    return listed.reduce(0) { total, form in
      let count = texts(in: form)
      let variants = count == 0 ? 1 : mixesTexts ? (count < 62 ? 1 << count : .max) : 2
      let (sum, overflow) = total.addingReportingOverflow(variants)
      return overflow ? .max : sum
    }
  }

  private func product(_ factors: [Int]) -> Int {
    factors.reduce(1) { total, factor in
      let (product, overflow) = total.multipliedReportingOverflow(by: factor)
      return overflow ? .max : product
    }
  }

  private func texts(in form: [SlotChoice]) -> Int { form.filter { $0 == .text }.count }

  /// By how much a slot multiplies the number of initialisers: every text counts twice, once
  /// localised and once as it is.
  func initializerFactor(of slot: Slot) -> Int {
    slot.choices.count + (slot.choices.contains(.text) ? 1 : 0)
  }

  /// The initialisers in the order in which they are emitted: the first slot outermost, each
  /// slot's choices in their order.
  func initializers() -> [Initializer] {
    var forms: [[SlotChoice]] = [[]]
    if let listed {
      forms = listed
    } else {
      for slot in slots { forms = forms.flatMap { form in slot.choices.map { form + [$0] } } }
    }
    return rank(
      combinations(ofDeprecated: deprecated).flatMap { given in
        forms.flatMap { initializers(of: $0, given) }
      })
  }

  /// The initialisers of one form: several if it has texts.
  ///
  /// - Parameter given: The indices of the deprecated properties that they take.
  private func initializers(of form: [SlotChoice], _ given: Set<Int>) -> [Initializer] {
    let taken = properties.indices.filter {
      properties[$0].deprecation == nil || given.contains($0)
    }
    var variants: [[Int: Bool]] = [[:]]
    for (slot, choice) in form.enumerated() where choice == .text {
      variants = variants.flatMap { texts in
        [true, false].map { isLocalized in texts.merging([slot: isLocalized]) { $1 } }
      }
    }
    if !mixesTexts { variants.removeAll { Set($0.values).count > 1 } }
    return variants.map { texts in
      let isMixed = Set(texts.values).count > 1
      let values = slots.indices.compactMap { slot in
        parameter(of: slot, form[slot], isLocalized: texts[slot] ?? true, isMixed: isMixed)
      }
      return Initializer(
        form: form,
        parameters: order.sorted(taken.map(parameter(of:)) + values, slots),
        isDisfavored: texts.values.contains(false))
    }
  }

  private func parameter(of property: Int) -> Parameter {
    let value = properties[property]
    return Parameter(
      role: .property(property), label: value.label, name: value.name,
      type: value.parameterType, defaultValue: value.parameterDefault,
      isClosure: (value.isFunction || value.wrapsFunction) && !value.isBinding
        || value.builder != nil,
      content: value.parameterContent)
  }

  private func parameter(
    of slot: Int, _ choice: SlotChoice, isLocalized: Bool, isMixed: Bool
  ) -> Parameter? {
    let value = slots[slot]
    func parameter(_ role: Parameter.Role, _ name: String, _ type: String) -> Parameter {
      Parameter(
        role: role, label: label(slot, choice), name: name, type: type, defaultValue: nil,
        isClosure: choice == .view,
        content: choice == .view || choice == .value ? value.content : nil)
    }
    let mark = value.presence == .optional ? "?" : ""
    switch choice {
    case .view:
      return parameter(.builder(slot), value.name, "() -> \(value.generic)")
    case .text where isLocalized:
      // Beside a string, an optional key would make a literal nil for it ambiguous.
      return parameter(
        .localizedText(slot), value.name, "LocalizedStringKey" + (isMixed ? "" : mark))
    case .localized:
      return parameter(.localizedText(slot), value.name, "LocalizedStringKey" + mark)
    case .text, .string:
      return parameter(.string(slot), value.name, "String" + mark)
    case .systemImage:
      return parameter(.systemImage(slot), value.name + "SystemName", "String" + mark)
    case .image:
      return parameter(.image(slot), value.name + "ImageName", "String" + mark)
    case .value:
      return parameter(.value(slot), value.name, value.generic + mark)
    case .omitted:
      return nil
    }
  }

  /// Puts placeholders where initialisers compete for the same trailing closures.
  ///
  /// Swift prefers the initialiser with fewer parameters. One that omits slots in front of its
  /// first trailing closure gets a placeholder for each, so that the closure goes to the slot
  /// declared first.
  private func rank(_ initializers: [Initializer]) -> [Initializer] {
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
      let firstSlot = initializer.parameters[first].role.slot ?? slots.count
      // Arguments without a label go by position, and would go to a placeholder without one.
      let isLabelled = initializer.parameters[first...].contains { $0.label == nil }
      let placeholders = slots.indices.filter { $0 < firstSlot && initializer.form[$0] == .omitted }
        .map { slot in
          Parameter(
            role: .placeholder(slot), label: isLabelled ? slots[slot].name : nil,
            name: slots[slot].name, type: "Omitted", defaultValue: ".init()", isClosure: false)
        }
      var parameters = initializer.parameters
      parameters.insert(contentsOf: placeholders, at: first)
      return Initializer(
        form: initializer.form, parameters: parameters, isDisfavored: initializer.isDisfavored)
    }
  }
}

/// The order of an initialiser's parameters.
enum ParameterOrder {
  case rule(InitializerOrder)

  /// Names of properties and slots; a name with `.view` behind it is the slot's closure.
  case names([String])

  /// - Parameter parameters: The properties', then the slots' as declared.
  fileprivate func sorted(_ parameters: [Parameter], _ slots: [Slot]) -> [Parameter] {
    switch self {
    case .rule(.declaration):
      return parameters
    case .rule(.trailingViewBuilders):
      func place(_ parameter: Parameter) -> Int {
        if case .builder = parameter.role { 2 } else { parameter.isClosure ? 1 : 0 }
      }
      return (0...2).flatMap { wanted in parameters.filter { place($0) == wanted } }
    case .names(let names):
      func place(_ parameter: Parameter) -> Int {
        let name = parameter.role.slot.map { slots[$0].name } ?? parameter.name
        let own: Int? =
          if case .builder = parameter.role { names.firstIndex(of: name + ".view") } else { nil }
        return own ?? names.firstIndex(of: name) ?? names.count
      }
      return (0...names.count).flatMap { wanted in parameters.filter { place($0) == wanted } }
    }
  }
}

extension Initializer {
  /// The index of the parameter that takes the first of the trailing closures: the first closure
  /// behind all values.
  package var firstTrailingClosure: Int? {
    let lastValue = parameters.lastIndex { !$0.isClosure && $0.defaultValue == nil } ?? -1
    return parameters.indices.first {
      $0 > lastValue && parameters[$0].isClosure && parameters[$0].defaultValue == nil
    }
  }
}

/// What a call with trailing closures, the first without its label, shows of an initialiser.
private struct TrailingShape: Hashable {
  private struct Argument: Hashable {
    let label: String?
    let isClosure: Bool
  }

  private let arguments: [Argument]
  private let laterLabels: [String?]

  /// nil if the initialiser has no closure that can be trailing.
  init?(_ initializer: Initializer) {
    guard let first = initializer.firstTrailingClosure else { return nil }
    arguments = initializer.parameters[..<first].filter { $0.defaultValue == nil }
      .map { Argument(label: $0.label, isClosure: $0.isClosure) }
    laterLabels = initializer.parameters[(first + 1)...]
      .filter { $0.isClosure && $0.defaultValue == nil }.map(\.label)
  }
}
