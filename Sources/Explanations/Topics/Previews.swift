import Diagnostics

let previewsTopic = Topic(
  "Previews",
  [
    Explanation(
      .deprecatedPreview, "A deprecated component has a preview.",
      "Using it causes a warning, so deprecated components have no previews.",
      bad: """
        component: Card
        slots: {title: }
        deprecated: Use a banner.
        previews: {inbox: 'Card { Text("Inbox") }'}
        """,
      good: """
        component: Card
        slots: {title: }
        previews: {inbox: 'Card { Text("Inbox") }'}
        """),
    Explanation(
      .previewName, "A preview has the name of a standard preview.",
      "Choose another name.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        previews: {automatic: 'Card { Text("Inbox") }'}
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        previews: {inbox: 'Card { Text("Inbox") }'}
        """),
    Explanation(
      .wrongExample, "An example is no value of its member, or there is no such member.",
      """
      Examples are texts, numbers, 'true' or 'false', cases of enums, and names of symbols. A list \
      has several. For other values, write a preview.
      """,
      bad: """
        component: Card
        slots: {title: {options: [text]}}
        properties: {count: Int}
        examples: {title: Your order, count: many}
        """,
      good: """
        component: Card
        slots: {title: {options: [text]}}
        properties: {count: Int}
        examples: {title: Your order, count: 3}
        """),
  ])
