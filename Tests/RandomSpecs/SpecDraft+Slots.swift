// Random slots and resolvers.

extension SpecDraft {
  // MARK: - Resolvers

  mutating func drawResolvers() {
    var pool = ["glyph", "status", "title", "link", "made", "in"].shuffled(using: &numbers)
    var drawn: [(key: String, value: Part)] = []
    for _ in 0..<numbers.one(of: [0, 0, 0, 1, 2]) {
      let name = pool.removeLast()
      resolvers.append(name)
      drawn.append((name, resolver()))
    }
    if !drawn.isEmpty { parts["resolvers"] = .mapping(drawn) }
  }

  private mutating func resolver() -> Part {
    var resolver = numbers.one(of: Self.resolvers)
    if case .mapping = resolver, resolver["type"] != nil {
      if numbers.once(in: 4) { resolver["label"] = .text(numbers.one(of: ["_", "symbol", "of"])) }
      if case .text("Token") = resolver["type"], numbers.once(in: 4) {
        resolver["default"] = .text(numbers.one(of: ["nil", "Token()"]))
      }
    }
    return resolver
  }

  private static let resolvers: [Part] = [
    [
      "view": "Glyph",
      "parameters": [
        "token": ["type": "Token", "label": "_"],
        "count": ["type": "Int", "default": "1", "label": "of"],
        "caption": ["type": "text", "label": "heading"],
      ], "value": "Glyph(token, count, caption)",
    ],
    [
      "view": "Glyph", "parameters": ["person": "Person?", "make": "() -> Glyph"],
      "value": "Glyph(person as Any, make())",
    ],
    "Glyph",
    ["type": "Token", "view": "Glyph", "value": "Glyph($0)"],
    ["type": "Token?", "view": "Glyph", "value": "Glyph($0)"],
    ["type": "String", "view": "Glyph", "value": "Glyph($0)"],
    ["type": "text", "view": "Glyph", "value": "Glyph($0)"],
    ["type": "() -> Void", "view": "Glyph", "value": "Glyph($0)"],
    ["view": "Glyph", "value": "Glyph()"],
    [
      "view": "Glyph",
      "parameters": ["caption": "text", "level": ["type": "Int", "default": "0"]],
      "value": "Glyph(caption, level)",
    ],
    [
      "view": "Glyph", "parameters": ["token": "Token", "perform": "() -> Void"],
      "value": "Glyph(token, perform)",
    ],
    [
      "view": "Glyph",
      "parameters": ["caption": ["type": "text", "label": "_"], "perform": "(() -> Void)?"],
      "value": "Glyph(caption, perform)",
    ],
  ]

  /// A word for a resolver of the component, or an inline one.
  mutating func filling() -> (name: String, part: Part) {
    if let name = resolvers.randomElement(using: &numbers), !numbers.once(in: 3) {
      return (name, .text(name))
    }
    let name =
      numbers.one(of: ["token", "mark", "own"]) + "\(Int.random(in: 0...99, using: &numbers))"
    return (name, .mapping([(name, resolver())]))
  }

  /// One that only a form has.
  mutating func ownFilling() -> Part { filling().part }

  // MARK: - Slots

  mutating func drawSlots() {
    let count = numbers.one(of: [0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 6])
    var drawn: [(key: String, value: Part)] = []
    for _ in 0..<count { drawn.append(slot(isSimple: count > 3)) }
    let canShare =
      count > 1 && !isValue && !slots[0].isModified && !slots[0].isList && !slots[1].isList
    if canShare, numbers.once(in: 6) {
      // Two slots that share their generic parameter.
      var shared = drawn[0].value
      for key in ["type", "default", "forEach"] { shared[key] = nil }
      shared["generic"] = "Side"
      if slots[0].isConcrete || slots[0].hasDefault {
        shared = ["generic": "Side"]
        slots[0] = Slot(name: slots[0].name)
      }
      drawn[0].value = shared
      shared["label"] = nil
      drawn[1].value = shared
      let name = slots[1].name
      slots[1] = slots[0]
      slots[1].name = name
    }
    if !drawn.isEmpty { parts["slots"] = .mapping(drawn) }
  }

  private mutating func slot(isSimple: Bool) -> (key: String, value: Part) {
    var slot = Slot(name: names.removeLast())
    var part: Part = [:]
    var options: [(name: String, part: Part)] = []
    func word(_ word: String) -> (name: String, part: Part) { (word, .text(word)) }
    let isConcrete = numbers.once(in: 8)
    if isConcrete {
      let (type, words) = numbers.one(of: [
        ("Glyph", ["value"]), ("SwiftUI.Text", ["text"]), ("SwiftUI.Text", ["localized", "value"]),
        ("SwiftUI.Image", ["systemImage", "image"]), ("SwiftUI.Text", ["string"]),
      ])
      part["type"] = .text(type)
      slot.isConcrete = true
      options += numbers.some(of: words, onceIn: 2).map(word)
    } else if !isSimple || numbers.once(in: 3) {
      options += numbers.some(of: ["systemImage", "image", "value"], onceIn: 4).map(word)
      if let text = numbers.one(of: ["text", "text", "localized", "string", nil, nil]) {
        options.append(word(text))
      }
      if numbers.once(in: 4) { options.append(filling()) }
    }
    drawPresence(of: &slot, &part, &options)
    if !options.isEmpty, numbers.once(in: 8) { options.append(word("unlabeled")) }
    if !options.isEmpty {
      part["options"] = .list(options.shuffled(using: &numbers).map(\.part))
    }
    if numbers.once(in: 8) {
      part["arguments"] = numbers.one(of: [
        ["flag": "Bool"], ["flag": "Bool"], ["number": "Int", "mark": "Token"],
        ["pair": ["type": "(Int, Bool)"]],
      ])
      slot.hasArguments = true
      // Nothing else determines the arguments.
      isShown = true
    } else if !isConcrete, !isValue, numbers.once(in: 6) {
      part["list"] = list(of: &slot)
    } else if numbers.once(in: 6) {
      part["lazy"] = "true"
    }
    if !isModifier, numbers.once(in: 8) {
      part["via"] = "modifier"
      slot.isModified = true
      slot.mayBeOmitted = true
    }
    if !isConcrete, numbers.once(in: 8) {
      part["builder"] = numbers.one(of: [
        ["name": "OneBuilder", "limit": "1"], ["name": "TwoBuilder", "limit": "2"],
        ["name": "ThreeBuilder", "limit": "3"],
      ])
    } else if !isConcrete, !isValue, !slot.hasArguments, numbers.once(in: 6) {
      part["forEach"] = numbers.one(of: [
        "true", "Item", "Token", "Person", "String", "(Int, Bool)",
        ["element": "Item", "data": "rows", "row": "entry"],
        ["data": "rows"], ["element": "Person", "identifiable": "false"],
        ["element": "Int", "row": "number"], ["element": "Thing", "identifiable": "true"],
      ])
      if hasGeneric, numbers.once(in: 4) {
        part["forEach"] = numbers.one(of: ["Value", ["element": "Value", "data": "values"]])
      }
      slot.choices.append("forEach")
    }
    slot.choices += options.map(\.name).filter { $0 != "unlabeled" && $0 != "empty" }
    if slot.mayBeOmitted, numbers.once(in: 12) { part["deprecated"] = "It shows nothing." }
    if let label = label(of: slot) { part["label"] = label }
    slots.append(slot)
    return (slot.name, part)
  }

  private mutating func drawPresence(
    of slot: inout Slot, _ part: inout Part, _ options: inout [(name: String, part: Part)]
  ) {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0..<4:
      part["optional"] = "true"
      slot.isOptional = true
      slot.mayBeOmitted = true
    case 4 where !slot.isConcrete:
      options.append(("empty", "empty"))
      slot.mayBeOmitted = true
    case 5 where !slot.isConcrete:
      let content: Part = ["type": "Glyph", "value": "Glyph()"]
      part["default"] = numbers.once(in: 2) ? content : "Glyph()"
      slot.hasDefault = true
      slot.mayBeOmitted = true
    default: break
    }
  }

  /// A label for all ways to fill a slot, or for some.
  mutating func label(of slot: Slot) -> Part? {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: return "_"
    case 1: return "heading"
    case 2: return ["view": "_"]
    case 3:
      let labels = numbers.some(of: slot.choices, onceIn: 2).map { choice in
        (key: choice, value: Part.text(numbers.one(of: ["_", "_", "of", "heading", choice])))
      }
      return labels.isEmpty ? nil : .mapping(labels)
    default: return nil
    }
  }
}
