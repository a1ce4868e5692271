extension ViewsBuilderSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "result builder", plural: "result builders", title: "Result builders of slots",
    documentation: """
      A result builder of a slot limits the number of views: one view too many is a compiler \
      error in the call. An `if` counts as one view. It is emitted once for all slots that name \
      it.
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
        "The maximum number of views in a closure.",
        example: "limit: 2"),
    ])
}
