// Random enums whose cases have associated views.

extension SpecDraft {
  mutating func drawTypes() {
    guard numbers.once(in: 5) else { return }
    let type = name + "Kind"
    var cases: [(key: String, value: Part)] = [("plain", [:])]
    for _ in 0..<numbers.one(of: [1, 1, 2]) { cases.append((names.removeLast(), enumCase())) }
    parts["types"] = [type: ["cases": .mapping(cases)]]
    ownTypes.append(type)
  }

  private mutating func enumCase() -> Part {
    var part: Part = [:]
    var values: [(key: String, value: Part)] = []
    for _ in 0..<numbers.one(of: [0, 0, 1, 2]) {
      var value = numbers.one(of: Self.payload)
      if numbers.once(in: 4) { value["label"] = .text(numbers.one(of: ["_", "of"])) }
      values.append((names.removeLast(), value))
    }
    if !values.isEmpty { part["values"] = .mapping(values) }
    var drawn: [(key: String, value: Part)] = []
    for _ in 0..<numbers.one(of: [1, 1, 1, 2]) { drawn.append(caseSlot()) }
    part["slots"] = .mapping(drawn)
    if numbers.once(in: 8) { part["deprecated"] = "There are others." }
    return part
  }

  private static let payload: [Part] = [
    ["type": "Int"], ["type": "Int", "default": "1"], ["type": "Bool"], ["type": "String"],
    ["type": "Token"], ["type": "Token?"], ["type": "() -> Void"], ["type": "(() -> Void)?"],
    ["type": "SwiftUI.Binding<Bool>"],
  ]

  private mutating func caseSlot() -> (key: String, value: Part) {
    var slot = Slot(name: names.removeLast())
    var part: Part = [:]
    var options = numbers.some(of: ["systemImage", "image"], onceIn: 4)
    options += numbers.one(of: [["text"], ["text"], ["localized"], ["string"], [], []])
    var fillings = options.map { (name: $0, part: Part.text($0)) }
    if numbers.once(in: 4) { fillings.append(filling()) }
    if numbers.once(in: 3) {
      part["optional"] = "true"
    } else if numbers.once(in: 6) {
      fillings.append(("empty", "empty"))
    }
    if numbers.once(in: 4) { part["lazy"] = "true" }
    if !fillings.isEmpty { part["options"] = .list(fillings.map(\.part)) }
    slot.choices += fillings.map(\.name).filter { $0 != "empty" }
    if let label = label(of: slot) { part["label"] = label }
    return (slot.name, part)
  }
}
