extension ListTraitSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "trait", plural: "traits", title: "Traits in lists", shorthand: "type",
    documentation: """
      A trait is a value that callers set on one view of a list, with a method of that view. \
      Bodies and styles read it from the item by its name. Set on a `Group` or a `ForEach`, it \
      applies to each view in it.
      """,
    example: """
      slots:
        tabs:
          list:
            item: Tab
            traits:
              badge: {type: "Int?", name: tabBadge, summary: The number of unread items.}
              isNew: {type: Bool, default: false, argumentDefault: true, name: newTab}
      styles:
        automatic:
          body: |
            HStack {
              ForEach(configuration.tabs) { tab in
                tab.overlay { if tab.isNew { Circle() } }
              }
            }
      """,
    fields: [
      .type(\.type),
      .defaultValue(
        \.defaultValue,
        "The value of a view without the trait; nil for an optional.",
        example: "default: false"),
      Field(
        "name", \.functionName, .name,
        """
        The name of the method, if it differs from the name of the trait. It has to differ if \
        SwiftUI has a method with that name.
        """,
        example: "name: tabBadge"),
      .argumentDefault(\.argumentDefault),
      .summary(
        \.summary, "What the trait means; the documentation of the method and the member.",
        example: "summary: The number of unread items."),
    ])
}

extension ListValueSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "item value", plural: "item values", title: "Values of items",
    documentation: """
      A computed value of each item of a list. It can use the `index`, the `count` of all items, \
      traits, `isSelected` and other values of the item.
      """,
    example: """
      slots:
        segments:
          list:
            item: Segment
            items:
              isLast: {type: Bool, value: index == count - 1, summary: Whether no segment follows.}
      styles:
        automatic:
          body: |
            HStack {
              ForEach(configuration.segments) { segment in
                segment
                if !segment.isLast { Divider() }
              }
            }
      """,
    fields: [
      .type(\.type),
      Field(
        "value", \.value, .swiftExpression, isRequired: true,
        "The value, computed on each access. It cannot use main-actor code.",
        example: "value: index == count - 1"),
      .summary(
        \.summary, "What the value means.", example: "summary: Whether no segment follows."),
    ])
}
