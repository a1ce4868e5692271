import English

extension Rule {
  /// Names that contain the type.
  static let typeInName = Self(
    "type-in-name", in: .naming,
    summary: "A name ends with its type.",
    rationale: """
      Swift's API Design Guidelines recommend names for roles rather than for types: the compiler knows the type, and \
      a caller sees it. `titleView` is a slot like any other, and `nameString` says no more than `name`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}, preview: }
      properties: {name: String, items: "[String]", viewCount: Int, wishList: "[String]"}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {↓titleView: , ↓subtitleText: {options: [text]}}
      properties: {↓nameString: String, ↓itemsArray: "[String]", ↓isOnBool: Bool}
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        let words = declared.words
        guard words.count > 1, let last = words.last else { return nil }
        let repeatsType: Bool
        switch declared.kind {
        case .slot: repeatsType = ["builder", "closure", "slot", "text", "view"].contains(last)
        case .property, .modifier, .environmentEntry, .parameter, .slotArgument, .member:
          guard let type = declared.type else { return nil }
          repeatsType =
            type.element == nil
            ? scalarTypes[type.unwrapped.text] == last
            : last == "array" || last == "list" && canNameSeveral(words[words.count - 2])
        case .component, .state, .part, .style, .type, .enumCase, .option, .constant, .resolver:
          return nil
        }
        guard repeatsType, subject.canBeNamed(memberName(words.dropLast())) else { return nil }
        return Finding(
          declared.name.place,
          "'\(declared.name.text)' ends with its type; rename it to "
            + "'\(memberName(words.dropLast()))'")
      }
    })
}

/// The words in names that stand for types.
private let scalarTypes = [
  "Bool": "bool", "Double": "double", "Float": "float", "Int": "int", "String": "string",
]
