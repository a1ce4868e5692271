extension AccessibilitySpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "accessibility", plural: "accessibility", title: "Accessibility",
    documentation: "What assistive technologies and tests see of a component.",
    example: """
      slots: {icon: {options: [systemImage]}, title: {options: [text]}}
      accessibility:
        children: combine
        identifiers: {icon: card.icon, title: card.title}
      """,
    fields: [
      Field(
        "children", \.children, .choice(Children.self),
        "How the component's views appear.", example: "children: combine"),
      Field(
        "identifiers", \.identifiers,
        .mapping(keyedBy: .name, of: .text) { name, identifier in
          var entry = AccessibilityIdentifierSpec(name: name)
          entry.identifier = identifier
          return entry
        },
        "The identifiers by which tests find the component's slots, by the slot's name.",
        example: "identifiers: {title: card.title}"),
    ])
}

extension AccessibilitySpec.Children: Choice {
  static let noun = "way to treat children"
  static let plural = "ways to treat children"

  var documentation: String {
    switch self {
    case .combine: "As one element with the properties of all."
    case .contain: "As elements of their own in a common container."
    case .ignore: "As one element that knows nothing of them."
    }
  }
}
