extension ListTraitSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "trait", plural: "traits", title: "Traits in lists", shorthand: "type",
    documentation: """
      A trait is what a caller says of one view of a list, by a method on that view. It reaches the body or \
      the style with the item, under the trait's name, and nothing around the component. Set on a `Group` or \
      a `ForEach` it is that of each view in it.
      """,
    example: """
      slots:
        tabs:
          list:
            item: Tab
            traits:
              badge: {type: "Int?", name: tabBadge, summary: What waits behind the tab.}
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
        "What the trait of a view is that the method was not called on; nil for an optional.",
        example: "default: false"),
      Field(
        "name", \.functionName, .name,
        """
        The name of the method, where it is not that of the trait, as it cannot be where SwiftUI has a \
        method of that name.
        """,
        example: "name: tabBadge"),
      .argumentDefault(\.argumentDefault),
      .summary(
        \.summary, "What the trait means; the documentation of method and member.",
        example: "summary: What waits behind the tab."),
    ])
}

extension ListValueSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "item value", plural: "item values", title: "Values of items",
    documentation: """
      A value of each item of a list that follows from others: its `index`, the `count` of all, its traits, \
      `isSelected`, and other values of the item.
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
        "The value, made each time it is read, wherever that is: it uses nothing of the main actor's.",
        example: "value: index == count - 1"),
      .summary(
        \.summary, "What the value means.", example: "summary: Whether no segment follows."),
    ])
}
