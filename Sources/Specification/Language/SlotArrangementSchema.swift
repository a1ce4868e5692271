extension SlotArrangementSpec {
  /// The keys of a list that determine the arrangement of its views.
  static let fields: [Field<Self>] = [
    Field(
      "separator", \.separator, .view,
      """
      The view between two views of the list: the name of a slot, or a Swift view. With this key, \
      or any of the keys below, the list has an arrangement: `arranged` followed by the slot's \
      name, such as `arrangedRows` for the slot `rows`, is one view in the `body` and in the \
      configuration of styles. The default layout of a component shows the arrangement, and does \
      not show its slots again. In the Swift of these keys, the list's name is the collection of \
      its views.
      """,
      example: "separator: Divider()"),
    Field(
      "empty", \.empty, .view,
      """
      The view for an empty list: the name of a slot, or a Swift view. An omitted `optional` list \
      is not empty but nil, and so is its arrangement.
      """,
      example: "empty: placeholder"),
    Field(
      "limit", \.limit, .swiftExpression,
      """
      The maximum number of views to show: a number of at least 1, or the name of a property, \
      modifier, state or environment value of the type `Int`, or `Int?`, where nil means all.
      """,
      example: "limit: 4"),
    Field(
      "overflow", \.overflow, .view,
      """
      The view for the views beyond the `limit`, after a separator: the name of a slot with one \
      argument of type `Int`, the number of hidden views, or a Swift view that can use \
      `hiddenCount`.
      """,
      example: "overflow: 'Text(\"+\\(hiddenCount)\")'"),
    Field(
      "header", \.header, .view,
      """
      The view before the first view, even in an empty list: the name of a slot, or a Swift view.
      """,
      example: "header: title"),
    Field(
      "footer", \.footer, .view,
      """
      The view after the last view, even in an empty list: the name of a slot, or a Swift view.
      """,
      example: "footer: note"),
    Field(
      "reversed", \.reversed, .swiftExpression,
      """
      Whether the last view comes first: `true`, or the name of a property, modifier, state or \
      environment value of the type `Bool`. The `limit` counts in the reversed order.
      """,
      example: "reversed: isNewestFirst"),
  ]
}
