// Random lists.

extension SpecDraft {
  /// The list settings of a slot.
  mutating func list(of slot: inout Slot) -> Part {
    slot.isList = true
    var list: Part = [:]
    if numbers.once(in: 3) {
      list["selection"] = selection()
      isShown = true
    }
    if numbers.once(in: 4) {
      list["traits"] = [
        "mark": numbers.one(of: [
          ["type": "Int?", "name": .text(unique("Mark"))],
          [
            "type": "Bool", "default": "false", "argumentDefault": "true",
            "name": .text(unique("Mark")),
          ],
        ])
      ]
      isShown = true
    }
    if numbers.once(in: 4) {
      list["items"] = ["isFirst": ["type": "Bool", "value": "index == 0"]]
      isShown = true
    }
    if numbers.once(in: 3) { arrange(&slot, &list) }
    if case .mapping(let entries) = list, entries.isEmpty { return "true" }
    return list
  }

  private mutating func selection() -> Part {
    let values =
      hasGeneric && isHashable ? ["Value", "Value", "Token"] : ["Token", "Int", "String"]
    var selection: Part = [
      "value": .text(numbers.one(of: values)), "tag": .text(unique("Tag")),
    ]
    if numbers.once(in: 3) { selection["optional"] = "true" }
    if numbers.once(in: 3) { selection["multiple"] = "true" }
    if numbers.once(in: 2) {
      selection["label"] = .text(numbers.one(of: ["_", "chosen", "of", "heading"]))
    }
    return selection
  }

  private mutating func arrange(_ slot: inout Slot, _ list: inout Part) {
    let parts = numbers.some(of: ["separator", "empty", "header", "footer"], onceIn: 2)
    for part in parts {
      let other = slots.filter { !$0.isList && !$0.hasArguments }.randomElement(using: &numbers)
      list[part] = .text(
        numbers.once(in: 2) ? other?.name ?? "SwiftUI.Divider()" : "SwiftUI.Divider()")
    }
    if numbers.once(in: 3) {
      list["limit"] = "3"
      if numbers.once(in: 2) { list["overflow"] = "SwiftUI.Text(verbatim: \"\\(hiddenCount)\")" }
    }
    if parts.isEmpty || numbers.once(in: 4) { list["reversed"] = "true" }
    slot.isArranged = true
  }

  /// A name for a method of every view that no other component has.
  private mutating func unique(_ word: String) -> String {
    defer { methodCount += 1 }
    return name.prefix(1).lowercased() + name.dropFirst() + word + "\(methodCount)"
  }
}
