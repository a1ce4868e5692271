import Diagnostics

let kindsTopic = Topic(
  "Kinds of components",
  [
    Explanation(
      .valueKey, "A component that is a value has what only a view can have.",
      "A value is shown by other components: it has slots, properties and modifiers, which they read. "
        + "The body, the styles, the state and what is read out are theirs.",
      bad: """
        component: CheckboxItem
        kind: value
        slots: {label: {options: [text]}}
        body: label
        """,
      good: """
        component: CheckboxItem
        kind: value
        slots: {label: {options: [text]}}
        """),
    Explanation(
      .caseSlots, "A slot of an enum's case says what only a component's can.",
      "A case carries views as its payload. It is made as a whole, whatever the views are; a view of one "
        + "type stands under 'values'.",
      bad: """
        component: Row
        properties: {kind: RowKind}
        types:
          RowKind: {cases: {plain: , custom: {slots: {content: {via: modifier}}}}}
        body: EmptyView()
        """,
      good: """
        component: Row
        properties: {kind: RowKind}
        types:
          RowKind: {cases: {plain: , custom: {slots: {content: {lazy: true}}}}}
        body: EmptyView()
        """),
  ])
