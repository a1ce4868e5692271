extension SlotArrangementSpec {
  /// The keys of a list that say how its views are arranged.
  static let fields: [Field<Self>] = [
    Field(
      "separator", \.separator, .swiftExpression,
      """
      What stands between two views, never before the first nor behind the last: the name of a slot, \
      or Swift that is a view. With it, or any of the keys below, the list has an arrangement: \
      `arranged`, with the slot's name behind it, is all of that as one view in the component's \
      `body` and in the configuration of its styles, as `arrangedRows` for the slot `rows`. What \
      shows the slots without a `body` shows that, and not the slots that it consists of once more. \
      In Swift of these keys, the list's name is the collection of its views.
      """,
      example: "separator: Divider()"),
    Field(
      "empty", \.empty, .swiftExpression,
      """
      What stands there where there are no views: the name of a slot, or Swift that is a view. A list \
      that is `optional` and left out is not empty but nil, and so is its arrangement.
      """,
      example: "empty: placeholder"),
    Field(
      "limit", \.limit, .swiftExpression,
      """
      How many views are shown at most: a number from 1, or the name of a property, modifier, state or \
      environment value of the type `Int`, or `Int?` where nil is for all of them.
      """,
      example: "limit: 4"),
    Field(
      "overflow", \.overflow, .swiftExpression,
      """
      What stands for the views beyond the `limit`, with the separator before it: the name of a slot \
      with one argument of the type `Int`, which is the number of those views, or Swift that is a \
      view, in which that number is `hiddenCount`.
      """,
      example: "overflow: 'Text(\"+\\(hiddenCount)\")'"),
    Field(
      "header", \.header, .swiftExpression,
      """
      What stands before the first view, whether or not there are views: the name of a slot, or Swift \
      that is a view.
      """,
      example: "header: title"),
    Field(
      "footer", \.footer, .swiftExpression,
      """
      What stands behind the last view, whether or not there are views: the name of a slot, or Swift \
      that is a view.
      """,
      example: "footer: note"),
    Field(
      "reversed", \.reversed, .swiftExpression,
      """
      Whether the last view comes first: `true`, or the name of a property, modifier, state or \
      environment value of the type `Bool`. The `limit` counts from the view that comes first then.
      """,
      example: "reversed: isNewestFirst"),
  ]
}
