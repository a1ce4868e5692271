// Random strategies and forms.

extension SpecDraft {
  mutating func drawInitializers() {
    var drawn: Part = [:]
    let strategy = numbers.one(of: [
      "auto", "auto", nil, "permutations", "permutations", "defaulted", "explicit", "explicit",
    ])
    if let strategy { drawn["strategy"] = .text(strategy) }
    if numbers.once(in: 2) { drawn["limit"] = "512" }
    if numbers.once(in: 4) { drawn["mixedTexts"] = "false" }
    if let order = order(of: []) { drawn["order"] = order }
    if numbers.once(in: 8), let labels = labels() { drawn["labels"] = labels }
    if numbers.once(in: 12) {
      drawn["parameters"] = ["more": numbers.one(of: Self.added)]
    }
    if strategy == "explicit" || numbers.once(in: 4) {
      var forms: [Part] = []
      for _ in 0..<numbers.one(of: [1, 1, 2, 3, 4]) { forms.append(form()) }
      drawn["forms"] = .list(forms)
    }
    if case .mapping(let entries) = drawn, entries.isEmpty { return }
    parts["initializers"] = drawn
  }

  private mutating func order(of added: [String]) -> Part? {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: return "declaration"
    case 1: return "trailingViewBuilders"
    case 2:
      let slots = slots.filter { !$0.isModified }
      var names = slots.map(\.name) + properties.map(\.name) + added
      if let slot = slots.randomElement(using: &numbers), numbers.once(in: 2) {
        names.append(slot.name + ".view")
      }
      guard !names.isEmpty else { return nil }
      return .list(names.shuffled(using: &numbers).map(Part.text))
    default: return nil
    }
  }

  private mutating func labels() -> Part? {
    var drawn: [(key: String, value: Part)] = []
    for slot in slots where !slot.isModified && numbers.once(in: 2) {
      if let label = label(of: slot) { drawn.append((slot.name, label)) }
    }
    for property in properties where numbers.once(in: 3) {
      drawn.append((property.name, .text(numbers.one(of: ["_", "of", "heading"]))))
    }
    return drawn.isEmpty ? nil : .mapping(drawn)
  }

  // MARK: - Forms

  private mutating func form() -> Part {
    var fillings: [(key: String, value: Part)] = []
    for slot in slots where !slot.isModified && !numbers.once(in: 4) {
      fillings.append((slot.name, choices(of: slot)))
    }
    var form: Part = [:]
    if !fillings.isEmpty { form["slots"] = .mapping(fillings) }
    if !isModifier, numbers.once(in: 3) {
      form["name"] = .text(numbers.one(of: ["link", "sample", "default"]))
    }
    if numbers.once(in: 5), let labels = labels() { form["labels"] = labels }
    drawParameters(of: &form)
    if numbers.once(in: 10) { form["deprecated"] = "There are others." }
    if numbers.once(in: 8) { form["availability"] = ["iOS": "17.0", "macOS": "14.0"] }
    return form
  }

  private mutating func choices(of slot: Slot) -> Part {
    var words = slot.choices.map(Part.text)
    if slot.mayBeOmitted { words.append(slot.hasDefault ? "default" : "omitted") }
    if numbers.once(in: 6) { words.append(ownFilling()) }
    let some = numbers.some(of: words, onceIn: 2)
    return some.count > 1 ? .list(some) : some.first ?? words[0]
  }

  private mutating func drawParameters(of form: inout Part) {
    var parameters: [(key: String, value: Part)] = []
    var values: [(key: String, value: Part)] = []
    var generics: [(key: String, value: Part)] = []
    var pinned: String?
    if hasGeneric, isPinnable, numbers.once(in: 2) {
      pinned = numbers.one(of: ["Int", "String", "Token"])
      generics.append(("Value", .text(pinned ?? "")))
    }
    for property in properties {
      guard let value = Self.value(of: property, pinned) else { continue }
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0, 1:
        parameters.append((property.name, "omitted"))
        if !property.hasDefault || numbers.once(in: 2) { values.append((property.name, value)) }
      case 2:
        parameters.append((property.name, numbers.one(of: Self.added)))
        values.append((property.name, value))
      case 3: parameters.append((property.name, ["label": "of"]))
      default: break
      }
    }
    var added: [String] = []
    if numbers.once(in: 4) {
      let name = numbers.one(of: ["extra", "heading", "action"])
      if !(slots.map(\.name) + properties.map(\.name)).contains(name) {
        parameters.append((name, numbers.one(of: Self.added)))
        added.append(name)
      }
    }
    if numbers.once(in: 8) {
      parameters.append(("words", numbers.one(of: ["Words", ["type": "Words", "label": "_"]])))
      generics.append(("Words", ["conforms": ["Sequence"]]))
      if numbers.once(in: 2) {
        form["where"] = numbers.one(of: [
          "Words.Element == Token", ["Words.Element == Token", "Words: Sendable"],
        ])
      }
    } else if hasGeneric, pinned == nil, numbers.once(in: 6) {
      form["where"] = numbers.one(of: ["Value: Sendable", ["Value: Sendable", "Value: Equatable"]])
    }
    if !parameters.isEmpty { form["parameters"] = .mapping(parameters) }
    if !values.isEmpty { form["values"] = .mapping(values) }
    if !generics.isEmpty { form["generics"] = .mapping(generics) }
    if numbers.once(in: 2), let order = order(of: added) { form["order"] = order }
  }

  /// Additional parameters of forms.
  private static let added: [Part] = [
    "Int", ["type": "Int", "default": "0"], "Token", "Token?", ["type": "String", "label": "_"],
    "LocalizedStringKey", "() -> Void", ["type": "(() -> Void)?"],
    ["type": "() -> Glyph", "builder": "ViewBuilder"], ["type": "Glyph", "label": "_"],
    ["type": "() async -> Void", "label": "task"], "(Int) -> Void",
  ]

  /// The value that a form can store for a property.
  private static func value(of property: Property, _ pinned: String?) -> Part? {
    if property.isBinding { return property.type == "Bool" ? ".constant(false)" : nil }
    if property.type.hasSuffix("?") { return "nil" }
    let values: [String: String] = [
      "Int": "0", "Bool": "false", "String": "\"\"", "LocalizedStringKey": "\"\"",
      "() -> Void": "{}", "() async -> Void": "{}", "(Int) -> Void": "{ _ in }", "Token": "Token()",
      "Glyph": "Glyph()",
    ]
    if property.type == "Value" { return pinned.flatMap { values[$0] }.map(Part.text) }
    if property.type.hasPrefix("[") { return "[]" }
    return values[property.type].map(Part.text)
  }
}
