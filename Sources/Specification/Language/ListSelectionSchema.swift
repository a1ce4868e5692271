extension ListSelectionSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "selection", plural: "selections", title: "Selection in lists", shorthand: "value",
    documentation: """
      A list with a selection takes a binding in every initializer, before the slots. If the \
      `order` of the `initializers` is a list, the binding comes after the names in it, unless it \
      is one of them: by its label, `order: [selection, title]`. Callers tag each view with its \
      value: `Text("Home").segment(Place.home)`. An item has `isSelected`, which is also its \
      accessibility trait, and `select()`. Arrow keys select while the component has the focus, \
      unless several values can be selected. A view without a tag of the value's type is shown, \
      cannot be selected, and its `select()` does nothing.
      """,
    example: """
      generics: {Value: Hashable}
      slots:
        segments:
          list:
            item: Segment
            selection: Value
      styles:
        automatic:
          body: |
            HStack {
              ForEach(configuration.segments) { segment in
                Button(action: segment.select) { segment }
                  .opacity(segment.isSelected ? 1 : 0.5)
              }
            }
      """,
    fields: [
      Field(
        "value", \.value, .swiftType, isRequired: true,
        """
        The `Hashable` type of the tags: a generic parameter of the component, or another type.
        """,
        example: "value: Value"),
      Field(
        "optional", \.isOptional, .boolean,
        """
        Whether the selection can be empty: the binding is then to an optional. `select()` sets the value; only the \
        caller, or `select`, clears it.
        """,
        example: "optional: true"),
      Field(
        "multiple", \.isMultiple, .boolean,
        """
        Whether several values can be selected: the binding is then to a set, and `select()` toggles. Together with \
        `optional` there are initializers for both.
        """,
        example: "multiple: true"),
      Field(
        "label", \.label, .label,
        "The label of the binding, and the name of the member that stores it; `_` for no label.",
        example: "label: selection"),
      Field(
        "tag", \.tag, .name,
        """
        The method of `View` that tags a view. By default, the list's `item` with a lowercase \
        first letter.
        """,
        example: "tag: segment"),
      Field(
        "select", \.select, .swiftBlock,
        """
        What `select()` does instead of selecting. `value` is the tag of the view; the binding \
        and the members of the component are used by their names.
        """,
        example: "select: selection = value"),
      .summary(
        \.summary, "What the selection means, for the documentation of the argument.",
        example: "summary: The place that is shown."),
    ])
}
