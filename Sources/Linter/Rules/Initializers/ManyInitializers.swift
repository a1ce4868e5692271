import DesignModel
import Diagnostics
import English

extension Rule {
  /// Components with too many initializers.
  static let manyInitializers = Self(
    "many-initializers", in: .initializers, .note,
    summary: "A component has very many initializers.",
    rationale: """
      Each option of each slot multiplies the number of initializers, and thus the entries in \
      completion, the candidates that Swift compares at each call, and the API to maintain. `via: \
      modifier` removes a slot from the initializers, `strategy: defaulted` combines many into \
      one, and `forms` lists the needed ones. `maximum` sets the limit of the rule; `limit` in the \
      spec is a hard limit.
      """,
    maximum: 32,
    good: [
      """
      component: Row
      slots:
        title: {options: [text]}
        icon: {optional: true, options: [systemImage]}
      """
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: ↓Row
          slots:
            title: {options: [text]}
            detail: {optional: true, options: [text]}
          """
      ).inProject("library: Kit\nlint: {rules: {many-initializers: {maximum: 8}}}")
    ],
    check: .spec { subject, options in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      // Forms for old names of slots are temporary, and the limit of a spec does not count them either.
      let initializers = component.initializers.filter { $0.details.deprecation == nil }
      guard initializers.count > options.maximum else { return [] }
      let multipliers = Multipliers(of: component, initializers)
      return [
        Finding(
          name.place,
          "'\(component.plainName)' has \(initializers.count) initializers, and the "
            + "maximum is \(options.maximum)\(multipliers.text); remove options, write 'via: "
            + "modifier' for a slot that is rarely filled, or list the needed 'forms'",
          notes: multipliers.slots.prefix(mostNamed).map { slot in
            Note(slot.text, at: subject.spec.withOldSlotNames.slots[slot.index].name.place)
          })
      ]
    })
}

/// The maximum number of parts in a message.
private let mostNamed = 4

/// The causes of a component's number of initializers.
private struct Multipliers {
  /// The slots that are filled in several ways, those with the most ways first.
  let slots: [SlotWays]
  private let properties: [(name: String, ways: Int)]

  init(of component: Component, _ initializers: [Initializer]) {
    slots = component.slots.indices.map { SlotWays($0, of: component, initializers) }
      .filter { $0.ways.count > 1 }.sorted { $0.ways.count > $1.ways.count }
    properties = component.properties.indices.map { index in
      let types = initializers.map { $0.parameter(for: PropertyID(index))?.type }
      return (component.properties[index].name, Set(types).count)
    }.filter { $0.ways > 1 }
  }

  /// ": 'detail' ×4, 'title' ×3"; empty if all initializers have the same parameters.
  var text: String {
    let factors = slots.map { ($0.name, $0.ways.count) } + properties.map { ($0.name, $0.ways) }
    var phrases = factors.map { "'\($0)' ×\($1)" }
    if phrases.count > mostNamed {
      phrases[mostNamed...] = ["and \(phrases.count - mostNamed) others"]
    }
    return phrases.isEmpty ? "" : ": " + phrases.joined(separator: ", ")
  }
}

/// The ways in which initializers fill a slot.
private struct SlotWays {
  let index: Int
  let name: String

  /// The kinds of arguments that initializers take for it: "a view", "a string".
  let ways: [String]

  /// The way that accounts for most of the initializers and can be removed, and the number that would remain;
  /// nil if there is none.
  private let dearest: (condition: String, left: Int)?

  init(_ index: Int, of component: Component, _ initializers: [Initializer]) {
    let slot = component.slots[index]
    self.index = index
    name = slot.name
    var ways: [String] = []
    var counts: [SlotChoice: Int] = [:]
    for initializer in initializers {
      let choice = initializer.form[index]
      counts[choice, default: 0] += 1
      let way = choice.text(of: slot, isString: initializer.takesString(for: SlotID(index)))
      if !ways.contains(way) { ways.append(way) }
    }
    self.ways = ways
    let all = initializers.count
    dearest = slot.choices.compactMap { choice in
      guard let condition = choice.removal(from: slot), let count = counts[choice], count < all
      else { return nil }
      return (condition, all - count)
    }.min { $0.left < $1.left }
  }

  /// "'detail' can be a view builder, a string or left out; without 'string', 6 initializers would be left"
  var text: String {
    let end = dearest.map { "; \($0.condition), \(counted($0.left, "initializer")) would remain" }
    return "'\(name)' can be \(listed(ways, by: "or"))\(end ?? "")"
  }
}

extension Initializer {
  /// Whether the text of a slot is not localized.
  fileprivate func takesString(for slot: SlotID) -> Bool {
    parameters.contains { parameter in
      if case .string(slot) = parameter.role { true } else { false }
    }
  }
}

extension SlotChoice {
  /// - Parameter isString: Whether an initializer takes a string for it although others take a localized
  ///   text.
  fileprivate func text(of slot: Slot, isString: Bool) -> String {
    switch self {
    case .view: "a view builder"
    case .text, .localized, .string: isString ? "a string" : "a localized text"
    case .systemImage: "a symbol's name"
    case .image: "an image's name"
    case .value: "a view as it is"
    case .resolver(let index): "'\(slot.resolvers[index].name)'"
    case .forEach: "data"
    case .omitted: "left out"
    }
  }

  /// The condition under which no initializer uses this way; nil if every slot has it.
  fileprivate func removal(from slot: Slot) -> String? {
    let option: String
    switch self {
    case .view: return nil
    case .omitted: return "if it were required"
    case .text: option = "text"
    case .localized: option = "localized"
    case .string: option = "string"
    case .systemImage: option = "systemImage"
    case .image: option = "image"
    case .value: option = "value"
    case .forEach: option = "forEach"
    case .resolver(let index): option = slot.resolvers[index].name
    }
    return "without '\(option)'"
  }
}
