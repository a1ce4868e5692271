extension PreviewSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "preview", plural: "previews", title: "Previews", shorthand: "body",
    documentation: """
      A preview is an example of the component: Swift that makes a view. An entry is the Swift \
      alone, or a mapping with `body`. The names of the standard previews are reserved: required \
      and all slots, each style, and the variants of enums and Booleans.
      """,
    example: """
      component: Card
      slots: {title: {options: [text]}}
      previews:
        inbox:
          summary: The message as shown in the inbox.
          body: |
            List {
              Card(title: "Inbox")
            }
      """,
    fields: [
      .summary(
        \.summary, "What the example shows: its documentation.",
        example: "summary: The message as shown in the inbox."),
      Field(
        "body", \.body, .swiftBlock, isRequired: true,
        "The view. It uses the component by its emitted name, as callers do.",
        example: "body: 'Card(title: \"Inbox\")'"),
    ])
}

extension PreviewExtent: Choice {
  static let noun = "extent"

  var documentation: String {
    switch self {
    case .complete:
      """
      Every way to fill the slots, every style, and variants that combine every pair of values of \
      enums, Booleans and color schemes; long texts, a list, right-to-left layout and the largest \
      text size.
      """
    case .brief: "Required slots, all slots, and each style."
    }
  }
}
