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
  ])
