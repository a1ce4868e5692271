import Diagnostics

let modifiersTopic = Topic(
  "Modifiers of views",
  [
    Explanation(
      .modifierKey, "A component of 'kind: modifier' has a key that does not apply.",
      "A component of `kind: modifier` is a method of any view, and returns 'some View'. So it has "
        + "no modifiers, no slots that are filled later and no readable properties: everything it "
        + "takes is a property or a slot, with a default or optional if callers may omit it. For "
        + "several looks, the body can show a component with styles.",
      bad: """
        component: Spotlight
        kind: modifier
        modifiers: {radius: {type: Int, default: "8"}}
        body: content.padding()
        """,
      good: """
        component: Spotlight
        kind: modifier
        properties: {radius: {type: Int, default: "8"}}
        body: content.padding()
        """),
    Explanation(
      .bodyWithoutContent, "The body of a modifier does not show the view that is modified.",
      "The method is called on a view, which is 'content' in the body. If the body does not name it, the "
        + "view is lost.",
      bad: """
        component: Spotlight
        kind: modifier
        body: Color.yellow
        """,
      good: """
        component: Spotlight
        kind: modifier
        body: content.background(Color.yellow)
        """),
    Explanation(
      .methodName, "A component that is not a modifier has a name for its methods.",
      "'name' is the name of the methods of a `kind: modifier`; other components have "
        + "initializers.",
      bad: """
        component: Card
        name: card
        slots: {title: }
        """,
      good: """
        component: Card
        kind: modifier
        name: card
        slots: {title: }
        body: |
          VStack {
            title
            content
          }
        """),
  ])
