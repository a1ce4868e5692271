// Redundant parts of a spec, and parts that could be improved.

extension SpecDraft {
  mutating func becomeCareless() {
    if numbers.once(in: 2) {
      parts["summary"] = .text(numbers.one(of: ["a part", "A part", "A part."]))
    }
    if case .mapping(let slots) = parts["slots"] {
      parts["slots"] = .mapping(
        slots.map { name, slot in (name, lessCareful(slot, named: name)) })
    }
    guard case .view = kind, parts["body"] == nil, !slots.contains(where: \.isArranged) else {
      return
    }
    let color = numbers.one(of: ["foregroundColor(.red)", "accentColor(.red)", "bold()"])
    let symbol = numbers.one(of: ["left", "right", "up"])
    parts["body"] = .text(
      """
      VStack {
        Image(systemName: "chevron.\(symbol)")
        Text("Words").\(color)
      }

      """)
  }

  private mutating func lessCareful(_ slot: Part, named name: String) -> Part {
    var slot = slot
    let plain: [(key: String, value: Part)] = [
      ("optional", "false"), ("lazy", "false"), ("via", "init"), ("list", "false"),
      ("label", .text(name)), ("summary", "what it is about"),
    ]
    for (key, value) in plain where slot[key] == nil && numbers.once(in: 3) { slot[key] = value }
    return slot
  }
}
