import StepCounting
import SwiftTypes

// The number of initializers, computed without creating them.

/// An upper bound of the number of initializers of some forms, with its factors.
struct InitializerCount {
  /// A cause of a factor.
  enum Cause {
    case slot(SlotID)

    /// A deprecated property, which may be omitted, or one with several types.
    case property(PropertyID)

    /// A generic parameter with a default, which an argument may determine.
    case generic(String)
  }

  private(set) var number = 0

  /// The factors of at least one form, with their maximum values: slots, then properties, then generic
  /// parameters, in declaration order.
  private(set) var factors: [(cause: Cause, number: Int)] = []

  /// - Parameter maker: The configuration for creating the initializers.
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
  // MARK: - Open forms

  /// The maximum factors of a form from properties, by position, and from generic parameters.
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
        // Another choice may not need an argument that determines it.
        use = choices.count == 1 ? own : use.naming(own.named)
      }
    }
    return (factors, use.free)
  }

  /// The number of ways to fill all slots in a form, including all mixtures of texts; slots that share a
  /// generic parameter are filled in the same way.
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
    // Without mixed texts, either all texts of a form are localized, or none; data are a factor in any case.
    let data = slots.indices.reduce(1) { product, slot in
      form.choices[slot].contains(.forEach)
        ? product.times(slots[slot].repetition?.identities.count ?? 1) : product
    }
    return min(all, alike.times(2).times(data))
  }

  // MARK: - Closed forms

  /// The number of initializers of a form.
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
    // A deprecated property that is passed can determine a generic parameter.
    var determining: [(ways: Int, generics: Set<String>)] = []
    for (position, number) in ways(toGivePropertiesIn: form.details) {
      let property = properties[position]
      let generics =
        property.deprecation == nil || form.details.replaced[PropertyID(position)] != nil
        ? [] : free.intersection(property.parameterType.names)
      if generics.isEmpty {
        product = product.times(number)
      } else {
        determining.append((number - 1, generics))
      }
    }
    return product.times(Self.count(determining[...], free))
  }

  /// The number of combinations of deprecated properties, each multiplied by the ways to leave open the
  /// generic parameters they do not determine.
  private static func count(
    _ determining: ArraySlice<(ways: Int, generics: Set<String>)>, _ free: Set<String>
  ) -> Int {
    countSteps()
    guard let first = determining.first else {
      return free.reduce(1) { number, _ in number.times(2) }
    }
    let without = count(determining.dropFirst(), free)
    let with = count(determining.dropFirst(), free.subtracting(first.generics))
    return without.plus(with.times(first.ways))
  }

  // MARK: - Properties

  /// For each property, by position, the numbers of ways to omit and to pass it in a form.
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

  /// The generic parameters used by parameters that every initializer of a form has.
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

  /// The parameters of an initializer for a slot, ignoring the kinds of texts.
  private func parameters(
    of slot: SlotID, _ choice: SlotChoice, _ details: FormDetails
  ) -> [Parameter] {
    parameters(of: slot, choice, isLocalized: true, takesStrings: false, .own, details)
  }
}

/// How parameters use those generic parameters of a component that have defaults.
struct GenericUse {
  /// The generic parameters with a default that the form does not mention.
  let defaulted: Set<String>

  /// Those mentioned by a parameter.
  private(set) var named: Set<String> = []

  /// Those determined by an argument in every call.
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

  /// Those that an argument may determine, so that there are initializers for both cases.
  var free: Set<String> { named.subtracting(needed) }
}

/// The slots that share a generic parameter, and are therefore filled in the same way.
struct SharedSlots {
  /// The common property of slots with the same generic parameter.
  struct Key: Hashable {
    let type: PinnedType?
    let isOmitted: Bool

    init(_ slot: Slot, _ choice: SlotChoice) {
      type = slot.pinnedType(choice)
      isOmitted = choice == .omitted
    }
  }

  /// The positions of the slots in each group, in order.
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

  /// The group of a slot; nil if it has none.
  func group(of slot: Int) -> [Int]? { groupsBySlot[slot].map { groups[$0] } }

  /// The possible common properties of all slots in a group.
  func keys(of group: [Int], _ choices: [[SlotChoice]], _ slots: [Slot]) -> Set<Key> {
    let all = group.map { slot in Set(choices[slot].map { Key(slots[slot], $0) }) }
    return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
  }
}

extension Constructible {
  /// The number of initializers, as computed before creating them.
  ///
  /// - Parameter mixesTexts: Whether initializers may combine a localized text with one that is not.
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
  /// The product, saturating on overflow.
  fileprivate func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// The sum, saturating on overflow.
  fileprivate func plus(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
