import Diagnostics

let modifiersTopic = Topic(
  "Modifiers of views",
  [
    Explanation(
      .modifierKey, "A modifier of views says something that only other components have.",
      "A `kind: modifier` is called as a method of any view, and what that gives back is a view of which "
        + "no more is known. So nobody could call a copy modifier on it, fill a slot afterwards or read "
        + "a property: whatever it takes is a property or a slot, with a default or optional where "
        + "callers may leave it out. Its look is its body's; where there are several, the body shows a "
        + "component that has styles.",
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
      .methodName, "A component that is no modifier has a name for its methods.",
      "'name' is what the methods of a `kind: modifier` are called; other components have initializers.",
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
