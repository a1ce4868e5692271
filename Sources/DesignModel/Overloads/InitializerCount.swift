import StepCounting
import SwiftTypes

// How many initializers there are, before one is made.

/// How many initializers some forms come to, at most, and what makes them many.
struct InitializerCount {
  /// Something that multiplies the number.
  enum Cause {
    case slot(SlotID)

    /// A deprecated property, which is given or not, or one of several types.
    case property(PropertyID)

    /// A generic parameter with a default, which an argument says or does not.
    case generic(String)
  }

  private(set) var number = 0

  /// What multiplies the number of one form or the other, and by how much at most: slots, then
  /// properties, then generic parameters, as they are declared.
  private(set) var factors: [(cause: Cause, number: Int)] = []

  /// - Parameter maker: What would make the initializers.
  init(of forms: [OpenForm], madeBy maker: InitializerForms) {
    let ofForms = forms.map { maker.factors(of: $0) }
    for (form, factors) in zip(forms, ofForms) {
      var product = maker.combinations(of: form)
      for factor in factors.properties.values { product = product.times(factor) }
      for _ in factors.generics { product = product.times(2) }
      number = number.plus(product)
    }
    for slot in maker.slots.indices {
      let factor = forms.map { InitializerForms.factor(of: maker.slots[slot], $0.choices[slot]) }
      if let most = factor.max(), most > 1 { factors.append((.slot(SlotID(slot)), most)) }
    }
    for property in maker.properties.indices {
      let most = ofForms.compactMap { $0.properties[property] }.max()
      if let most { factors.append((.property(PropertyID(property)), most)) }
    }
    for generic in maker.generics
    where ofForms.contains(where: { $0.generics.contains(generic.name) }) {
      factors.append((.generic(generic.name), 2))
    }
  }
}

extension InitializerForms {
  // MARK: - Forms that leave something open

  /// By what properties, by their positions, and generic parameters multiply the initializers of a
  /// form, at most.
  fileprivate func factors(of form: OpenForm) -> (properties: [Int: Int], generics: Set<String>) {
    var factors: [Int: Int] = [:]
    for (position, number) in ways(toGivePropertiesIn: form.details) where number > 1 {
      factors[position] = number
    }
    var use = use(inAll: form.details)
    if use.defaulted.isEmpty { return (factors, []) }
    for (slot, choices) in form.choices.enumerated() {
      countSteps(choices.count)
      for choice in choices {
        var own = use
        own.add(parameters(of: SlotID(slot), choice, form.details))
        // Another choice may need no argument that says it.
        use = choices.count == 1 ? own : use.naming(own.named)
      }
    }
    return (factors, use.free)
  }

  /// How many ways there are to fill all slots as a form says, all mixtures of texts included; slots
  /// that share a generic parameter are filled alike.
  fileprivate func combinations(of form: OpenForm) -> Int {
    var all = 1
    var alike = 1
    let shared = SharedSlots(slots)
    for slot in slots.indices where shared.group(of: slot) == nil {
      countSteps()
      all = all.times(Self.factor(of: slots[slot], form.choices[slot]))
      alike = alike.times(form.choices[slot].count)
    }
    for group in shared.groups {
      var (sum, sumAlike) = (0, 0)
      for key in shared.keys(of: group, form.choices, slots) {
        var (product, productAlike) = (1, 1)
        for slot in group {
          countSteps()
          let choices = form.choices[slot].filter { SharedSlots.Key(slots[slot], $0) == key }
          product = product.times(Self.factor(of: slots[slot], choices))
          productAlike = productAlike.times(choices.count)
        }
        (sum, sumAlike) = (sum.plus(product), sumAlike.plus(productAlike))
      }
      (all, alike) = (all.times(sum), alike.times(sumAlike))
    }
    if mixesTexts { return all }
    // Where texts are not mixed, all of a form are localized, or none is; data multiply it in any case.
    let data = slots.indices.reduce(1) { product, slot in
      form.choices[slot].contains(.forEach)
        ? product.times(slots[slot].repetition?.identities.count ?? 1) : product
    }
    return min(all, alike.times(2).times(data))
  }

  // MARK: - Forms that leave nothing open

  /// How many initializers a form has.
  func count(of form: Form) -> Int {
    countSteps(slots.count + properties.count)
    var product = 1
    var texts = 0
    for (slot, choice) in zip(slots, form.choices) {
      if slot.hasTexts(choice) { texts += 1 }
      if choice == .forEach { product = product.times(identities(of: slot, form.details).count) }
    }
    if mixesTexts {
      for _ in 0..<texts { product = product.times(2) }
    } else if texts > 0 {
      product = product.times(2)
    }
    var use = use(inAll: form.details)
    if !use.defaulted.isEmpty {
      for (slot, choice) in form.choices.enumerated() {
        use.add(parameters(of: SlotID(slot), choice, form.details))
      }
    }
    let free = use.free
    // A deprecated property that is given can say what a generic parameter is.
    var telling: [(ways: Int, generics: Set<String>)] = []
    for (position, number) in ways(toGivePropertiesIn: form.details) {
      let property = properties[position]
      let generics =
        property.deprecation == nil || form.details.replaced[PropertyID(position)] != nil
        ? [] : free.intersection(property.parameterType.names)
      if generics.isEmpty {
        product = product.times(number)
      } else {
        telling.append((number - 1, generics))
      }
    }
    return product.times(Self.count(telling[...], free))
  }

  /// How many combinations of deprecated properties there are, each with the ways to leave open what
  /// they do not say.
  private static func count(
    _ telling: ArraySlice<(ways: Int, generics: Set<String>)>, _ free: Set<String>
  ) -> Int {
    countSteps()
    guard let first = telling.first else { return free.reduce(1) { number, _ in number.times(2) } }
    let without = count(telling.dropFirst(), free)
    let with = count(telling.dropFirst(), free.subtracting(first.generics))
    return without.plus(with.times(first.ways))
  }

  // MARK: - Properties

  /// In how many ways a form gives, or does not give, each of the properties, by their positions.
  private func ways(toGivePropertiesIn details: FormDetails) -> [(Int, Int)] {
    countSteps(properties.count)
    return properties.indices.map { position in
      let property = properties[position]
      let types = property.parameterTypes
      if let replaced = details.replaced[PropertyID(position)] {
        return (position, replaced.map { $0.type == types[0] ? types.count : 1 } ?? 1)
      }
      return (position, types.count + (property.deprecation == nil ? 0 : 1))
    }
  }

  /// What those parameters say of generic parameters that every initializer of a form has.
  private func use(inAll details: FormDetails) -> GenericUse {
    var use = GenericUse(generics, details)
    if use.defaulted.isEmpty { return use }
    countSteps(properties.count)
    for (position, property) in properties.enumerated()
    where property.deprecation == nil || details.replaced[PropertyID(position)] != nil {
      if let parameter = parameter(of: PropertyID(position), details) { use.add([parameter]) }
    }
    use.add(details.added)
    return use
  }

  /// What an initializer takes for a slot, as far as texts are nothing to it.
  private func parameters(
    of slot: SlotID, _ choice: SlotChoice, _ details: FormDetails
  ) -> [Parameter] {
    parameters(of: slot, choice, isLocalized: true, takesStrings: false, .own, details)
  }
}

/// What parameters say of the generic parameters of a component that have defaults.
struct GenericUse {
  /// The generic parameters that have a default, and that the form says nothing of.
  let defaulted: Set<String>

  /// Those that a parameter names.
  private(set) var named: Set<String> = []

  /// Those that an argument says in every call.
  private(set) var needed: Set<String> = []

  init(_ generics: [GenericParameter], _ details: FormDetails) {
    defaulted = Set(
      generics.filter { $0.defaultType != nil && details.pins[$0.name] == nil }.map(\.name))
  }

  mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters {
      let names = defaulted.intersection(parameter.type.names)
      named.formUnion(names)
      if parameter.defaultValue == nil { needed.formUnion(names) }
    }
  }

  func naming(_ others: Set<String>) -> Self {
    var use = self
    use.named.formUnion(others)
    return use
  }

  /// Those that an argument may say or not, so that there are initializers for either.
  var free: Set<String> { named.subtracting(needed) }
}

/// The slots that share a generic parameter, and so are filled alike.
struct SharedSlots {
  /// What slots with one generic parameter have in common.
  struct Key: Hashable {
    let type: PinnedType?
    let isOmitted: Bool

    init(_ slot: Slot, _ choice: SlotChoice) {
      type = slot.pinnedType(choice)
      isOmitted = choice == .omitted
    }
  }

  /// The positions of the slots of each group, in their order.
  let groups: [[Int]]
  private let groupsBySlot: [Int: Int]

  init(_ slots: [Slot]) {
    var positions: [String: [Int]] = [:]
    for (position, slot) in slots.enumerated() where !slot.isConcrete {
      positions[slot.generic.text, default: []].append(position)
    }
    groups = positions.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    groupsBySlot = Dictionary(
      groups.enumerated().flatMap { group, slots in slots.map { ($0, group) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The group that a slot is in; nil for none.
  func group(of slot: Int) -> [Int]? { groupsBySlot[slot].map { groups[$0] } }

  /// What all slots of a group can have in common.
  func keys(of group: [Int], _ choices: [[SlotChoice]], _ slots: [Slot]) -> Set<Key> {
    let all = group.map { slot in Set(choices[slot].map { Key(slots[slot], $0) }) }
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }
}

extension Constructible {
  /// How many initializers there are, as they are counted before they are made.
  ///
  /// - Parameter mixesTexts: Whether a localized text may stand beside one that is not.
  package func countedInitializers(mixesTexts: Bool) -> Int {
    struct FormKey: Hashable {
      let choices: [SlotChoice]
      let listed: Int?
    }
    let maker = InitializerForms(
      properties: properties, slots: slots, generics: generics, texts: .init(),
      label: { _, _, _ in nil }, order: .rule(.declaration), forms: [],
      defaultsClosures: strategy == .defaulted, mixesTexts: mixesTexts)
    var seen: Set<FormKey> = []
    return initializers.reduce(0) { number, initializer in
      let key = FormKey(choices: initializer.form, listed: initializer.details.listed)
      guard seen.insert(key).inserted else { return number }
      return number
        + maker.count(of: .init(choices: initializer.form, details: initializer.details))
    }
  }
}

extension Int {
  /// The product, or the largest number where it would be larger.
  fileprivate func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// The sum, or the largest number where it would be larger.
  fileprivate func plus(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
