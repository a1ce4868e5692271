import Diagnostics

let kindsTopic = Topic(
  "Kinds of components",
  [
    Explanation(
      .valueKey, "A component of 'kind: value' has a key that only views have.",
      "A value is shown by other components: it has slots, properties and modifiers, which they "
        + "read. The body, styles, state and accessibility belong to those components.",
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
      .caseSlots, "A slot of an enum case has a key that only slots of components have.",
      "A case carries views as its payload, and they are type-erased. Declare a view of a fixed "
        + "type under 'values'.",
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
