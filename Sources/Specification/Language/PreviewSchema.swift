extension PreviewSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "preview", plural: "previews", title: "Previews", shorthand: "body",
    documentation: """
      A preview is an example of the component: Swift that makes a view. It can be all there is of \
      the entry, or stand under `body`. The names of the examples that all components have are \
      taken: what is required, everything, each style, and the variants of enums and Booleans.
      """,
    example: """
      component: Card
      slots: {title: {options: [text]}}
      previews:
        inbox:
          summary: As it stands in the inbox.
          body: |
            List {
              Card(title: "Inbox")
            }
      """,
    fields: [
      .summary(
        \.summary, "What the example shows: its documentation.",
        example: "summary: As it stands in the inbox."),
      Field(
        "body", \.body, .swiftBlock, isRequired: true,
        "The view. It uses the component as its callers do, under the name that is emitted.",
        example: "body: 'Card(title: \"Inbox\")'"),
    ])
}

extension PreviewExtent: Choice {
  static let noun = "extent"

  var documentation: String {
    switch self {
    case .complete:
      """
      Every way to fill the slots, every style, and variants in which every two values of enums, \
      Booleans and color schemes meet; long texts, a list, right to left, the largest text.
      """
    case .brief: "What is required, everything, and each style."
    }
  }
}
