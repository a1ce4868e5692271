/// A generator of random numbers that gives the same ones for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A component as a spec could describe it, in parts that can be taken away one by one.
struct RandomSpec {
  struct Slot {
    var name: String
    var isOptional = false
    var options: [String] = []
    var label: String?
  }

  struct Property {
    var name: String
    var text: String
  }

  var name: String
  var slots: [Slot] = []
  var properties: [Property] = []
  var order: String?
  var mixesTexts = true

  init(_ name: String, slots: [Slot], properties: [Property] = [], order: String? = nil) {
    self.name = name
    self.slots = slots
    self.properties = properties
    self.order = order
  }

  /// The spec's text.
  var yaml: String {
    var lines = ["component: \(name)"]
    if !properties.isEmpty {
      lines.append("properties:")
      lines += properties.map { "  \($0.name): \($0.text)" }
    }
    if !slots.isEmpty { lines.append("slots:") }
    for slot in slots {
      var values: [String] = []
      if slot.isOptional { values.append("optional: true") }
      if !slot.options.isEmpty {
        values.append("options: [\(slot.options.joined(separator: ", "))]")
      }
      if let label = slot.label { values.append("label: \(label)") }
      lines.append("  \(slot.name): {\(values.joined(separator: ", "))}")
    }
    var initializers = ["limit: 512"]
    if let order { initializers.append("order: \(order)") }
    if !mixesTexts { initializers.append("mixedTexts: false") }
    lines.append("initializers: {\(initializers.joined(separator: ", "))}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Names that mean something elsewhere: to SwiftUI, to Swift, or to emitted code.
  private static let hostileNames = [
    "text", "image", "label", "view", "content", "title", "icon", "configuration", "style",
    "default", "in", "repeat", "value", "copy", "systemImage", "selection", "item", "isOn",
  ]

  init(index: Int, using numbers: inout SeededNumbers) {
    name = "Component\(index)"
    var names = Self.hostileNames.shuffled(using: &numbers)
    let slotCount = [1, 1, 2, 2, 2, 3, 3, 4].randomElement(using: &numbers) ?? 1
    for _ in 0..<slotCount {
      slots.append(Self.slot(named: names.removeLast(), using: &numbers))
    }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      let types = [
        "Int", "{type: Int, default: \"1\"}", "{type: Bool, default: \"false\"}",
        "{type: Bool, binding: true}", "String", "LocalizedStringKey", "\"() -> Void\"",
        "\"(() -> Void)?\"", "\"(() -> Void)?\"", "\"() -> Void\"",
        "\"String?\"", "{type: String, label: _}", "{type: Int, label: _}",
      ]
      properties.append(
        Property(name: names.removeLast(), text: types.randomElement(using: &numbers) ?? "Int"))
    }
    order = ["declaration", "trailingViewBuilders", nil].randomElement(using: &numbers) ?? nil
    if order == nil, Bool.random(using: &numbers) {
      var order = slots.map(\.name) + properties.map(\.name)
      if Bool.random(using: &numbers) { order.append(slots[0].name + ".view") }
      self.order = "[\(order.shuffled(using: &numbers).joined(separator: ", "))]"
    }
    mixesTexts = Int.random(in: 0..<4, using: &numbers) > 0
  }

  private static func slot(named name: String, using numbers: inout SeededNumbers) -> Slot {
    var slot = Slot(name: name)
    var options = ["systemImage", "image", "value"].filter { _ in
      Int.random(in: 0..<4, using: &numbers) == 0
    }
    if let text = ["text", "text", "localized", "string", nil, nil].randomElement(using: &numbers),
      let text
    {
      options.append(text)
    }
    slot.isOptional = Int.random(in: 0..<3, using: &numbers) == 0
    if !slot.isOptional, Int.random(in: 0..<5, using: &numbers) == 0 { options.append("empty") }
    if !options.isEmpty, Int.random(in: 0..<6, using: &numbers) == 0 { options.append("unlabeled") }
    slot.options = options.shuffled(using: &numbers)
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: slot.label = "_"
    case 1: slot.label = "heading"
    case 2: slot.label = "{view: _}"
    case 3 where slot.options.contains("text"): slot.label = "{text: _}"
    default: break
    }
    return slot
  }

  /// The same component with one thing less, in every way there is.
  var smaller: [RandomSpec] {
    var specs: [RandomSpec] = []
    func add(_ change: (inout RandomSpec) -> Void) {
      var spec = self
      change(&spec)
      specs.append(spec)
    }
    for index in slots.indices where slots.count > 1 { add { $0.slots.remove(at: index) } }
    for index in properties.indices { add { $0.properties.remove(at: index) } }
    for index in slots.indices {
      for option in slots[index].options.indices {
        add { $0.slots[index].options.remove(at: option) }
      }
      if slots[index].isOptional { add { $0.slots[index].isOptional = false } }
      if slots[index].label != nil { add { $0.slots[index].label = nil } }
    }
    if order != nil { add { $0.order = nil } }
    return specs
  }
}
