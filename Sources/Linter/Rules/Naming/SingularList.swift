import English

extension Rule {
  /// Lists with singular names.
  static let singularList = Self(
    "singular-list", in: .naming, .note,
    summary: "A list has a singular name.",
    rationale: """
      `Picker(option: options)` makes readers look up the type; `Picker(options: options)` does \
      not. Arrays and list slots have plural names. A slot may be named for its place, such as \
      `leading`.
      """,
    good: [
      """
      component: Chips
      slots: {chips: {list: true}, trailing: {list: true}}
      properties: {people: "[String]", data: "[Int]", counts: "[String: Int]"}
      """
    ],
    bad: [
      """
      component: Chips
      slots: {↓chip: {list: true}}
      properties: {↓person: "[String]"}
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let slots = spec.slots.filter { $0.isList && $0.deprecated == nil }.map(\.name)
        .filter { !placeWords.contains(nameWords($0.text).last ?? "") }
      let properties = spec.properties
        .filter { $0.type?.element != nil && $0.deprecated == nil }.map(\.name)
      return (slots + properties).compactMap { name in
        guard let last = nameWords(name.text).last, !canNameSeveral(last) else { return nil }
        return Finding(
          name.place,
          "'\(name.text)' holds several things; give it a plural name")
      }
    })
}

/// Words for the place of a slot.
private let placeWords: Set<String> = [
  "after", "before", "bottom", "center", "detail", "end", "footer", "header", "in", "leading",
  "left",
  "middle", "more", "right", "side", "start", "top", "trailing",
]
