import YAMLSyntax

extension SlotListSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "list", plural: "lists", title: "Lists",
    documentation: """
      The views of a list are handled one by one. In the component's `body` and in the \
      configuration of its styles the slot is a random-access collection of items, which are \
      views and have an `id` and an `index`: iterate over it, slice it, reverse it, put views \
      between its items with `interspersed { Divider() }`, or reduce it to one view with \
      `combined { earlier, item in … }`. Used as a view, it shows all items.
      """,
    example: """
      slots:
        tabs: {list: {item: Tab}, summary: The tabs.}
      styles:
        automatic:
          body: |
            HStack {
              ForEach(configuration.tabs) { tab in
                tab.opacity(tab.index == 0 ? 1 : 0.5)
              }
            }
      """,
    fields: [
      Field(
        "item", \.item, .name,
        """
        The name of the type of an item in the configuration of styles. By default, `Item`, or \
        the slot's name followed by `Item` if several slots are lists.
        """,
        example: "item: Tab")
    ] + SlotArrangementSpec.fields.map { Field($0, of: \.arrangement) } + [
      Field(
        "selection", \.selection, .object(ListSelectionSpec.init),
        "The selection: callers tag the views with values.",
        example: "selection: {value: String, tag: tab}"),
      Field(
        "traits", \.traits, .mapping(of: ListTraitSpec.self),
        "Values that callers set on single views, by name.",
        example: "traits: {mark: {type: Bool, default: false, name: tabMark}}"),
      Field(
        "items", \.values, .mapping(of: ListValueSpec.self),
        "Computed values of each item, by name.",
        example: "items: {isFirst: {type: Bool, value: index == 0}}"),
    ])
}

extension ValueType<Located<SlotListSpec?>> {
  /// `true` or `false`, or the settings of a list.
  static var slotList: Self {
    let list = ValueType<SlotListSpec>.object(SlotListSpec.init)
    return .either(
      scalar: .made(from: ValueType<Located<Bool>>.boolean) {
        Located($0.value ? SlotListSpec() : nil, at: $0.place)
      },
      mapping: ValueType(list.description) { node, decoder in
        list.decode(node, &decoder).map { Located($0, at: decoder.place(node)) }
      })
  }
}
