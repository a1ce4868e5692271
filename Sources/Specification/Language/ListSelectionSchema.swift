extension ListSelectionSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "selection", plural: "selections", title: "Selection in lists", shorthand: "value",
    documentation: """
      A list from which something is selected takes a binding in every initializer, before the slots. A \
      caller tags each view with the value that it stands for: `Text("Home").segment(Place.home)`. An item \
      then has `isSelected`, which assistive technologies are told, and `select()`. The arrow keys select, \
      too, while something in the component has the focus, unless several values can be selected. What \
      has no tag of the value's type is shown, never selected, and its `select()` does nothing.
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
        The type of what a view stands for, which is `Hashable`: a generic parameter of the component, or a \
        type of its own.
        """,
        example: "value: Value"),
      Field(
        "optional", \.isOptional, .boolean,
        """
        Whether nothing may be selected: the binding is then one of an optional. `select()` sets; giving up \
        what is selected is the caller's, unless `select` does it.
        """,
        example: "optional: true"),
      Field(
        "multiple", \.isMultiple, .boolean,
        """
        Whether several may be selected: the binding is then one of a set, and `select()` toggles. With \
        `optional`, too, there are initializers for either.
        """,
        example: "multiple: true"),
      Field(
        "label", \.label, .label,
        "The label of the binding, and the name of the member that keeps it; `_` stands for no label.",
        example: "label: selection"),
      Field(
        "tag", \.tag, .name,
        """
        The method of `View` that says what a view stands for. Without it, it is the list's `item` with a \
        small beginning.
        """,
        example: "tag: segment"),
      Field(
        "select", \.select, .swiftBlock,
        """
        What `select()` does instead of selecting. `value` is what the view stands for; the binding and \
        the component's members stand under their names.
        """,
        example: "select: selection = value"),
      .summary(
        \.summary, "What is selected, for the documentation of the argument.",
        example: "summary: The place that is shown."),
    ])
}
