extension ViewsBuilderSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "result builder", plural: "result builders", title: "Result builders of slots",
    documentation: """
      A result builder of a slot takes so many views and no more: one too many is an error at the \
      caller. An `if` counts as one view. It is emitted once for all slots that name it.
      """,
    example: """
      slots:
        message:
        buttons: {builder: {name: AlertButtonsBuilder, limit: 2}}
      """,
    fields: [
      Field(
        "name", \.name, .name, isRequired: true, "The name of its type.",
        example: "name: AlertButtonsBuilder"),
      Field(
        "limit", \.limit, .integer(in: 1...10), isRequired: true,
        "How many views a closure may have at most.",
        example: "limit: 2"),
    ])
}
