import Diagnostics

let previewsTopic = Topic(
  "Previews",
  [
    Explanation(
      .deprecatedPreview, "A deprecated component has an example of its own.",
      "Whoever shows it is warned, so there are no previews.",
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
      .previewName, "An example has the name of a standard one.",
      "Every component has previews of its own accord; choose another name.",
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
