import Diagnostics

let listsTopic = Topic(
  "Lists",
  [
    Explanation(
      .missingTag, "A list with a selection has no method to tag its views.",
      "Callers use a method to tag each view of the list with its value. Name the method with 'tag', "
        + "or name the list's 'item', which names the method too.",
      bad: """
        component: Choice
        slots: {options: {list: {selection: Int}}}
        body: options
        """,
      good: """
        component: Choice
        slots: {options: {list: {selection: {value: Int, tag: option}}}}
        body: options
        """),
    Explanation(
      .selectionNotHashable, "The value of a selection is not 'Hashable'.",
      "The selection is compared with the tags of the views, and several values are stored in a "
        + "set. Make the type conform.",
      bad: """
        component: Choice
        generics: {Value: Sendable}
        slots: {options: {list: {item: Option, selection: Value}}}
        styles: {automatic: }
        """,
      good: """
        component: Choice
        generics: {Value: Hashable}
        slots: {options: {list: {item: Option, selection: Value}}}
        styles: {automatic: }
        """),
    Explanation(
      .selectionValue, "The type of a selection is not valid.",
      "An optional type may already be nil, and needs no 'optional'. In a component with styles, "
        + "the value has a concrete type or is a generic parameter itself, because the component "
        + "in the body of a style selects nothing and needs a type.",
      bad: """
        component: Choice
        slots: {options: {list: {selection: {value: "Int?", optional: true, tag: option}}}}
        body: options
        """,
      good: """
        component: Choice
        slots: {options: {list: {selection: {value: Int, optional: true, tag: option}}}}
        body: options
        """),
    Explanation(
      .selectionGeneric, "The generic parameter of a selection has too many requirements.",
      "The component in the body of a style selects nothing: its selection is a 'Never?', which "
        + "is 'Hashable' and 'Sendable'. Require no more, or remove the styles.",
      bad: """
        component: Choice
        generics: {Value: {conforms: [Hashable, Identifiable]}}
        slots: {options: {list: {item: Option, selection: Value}}}
        styles: {automatic: }
        """,
      good: """
        component: Choice
        generics: {Value: Hashable}
        slots: {options: {list: {item: Option, selection: Value}}}
        styles: {automatic: }
        """),
    Explanation(
      .swiftuiMethod, "A method could be confused with one of SwiftUI's.",
      "Tags and traits of lists, environment values and components of `kind: modifier` add "
        + "methods to 'View'. If a call has the labels of a SwiftUI method, it is ambiguous or "
        + "does not mean SwiftUI's method. Choose a more specific name, such as 'tabBadge', with "
        + "'tag', 'name' or 'modifier', or give the argument a label.",
      bad: """
        component: Tabs
        slots: {tabs: {list: {traits: {badge: "Int?"}}}}
        body: tabs
        """,
      good: """
        component: Tabs
        slots: {tabs: {list: {traits: {badge: {type: "Int?", name: tabBadge}}}}}
        body: tabs
        """),
    Explanation(
      .genericItem, "A trait or tag uses a generic parameter of its component.",
      "A view is tagged before it is known which component it is for.",
      bad: """
        component: Tabs
        generics: {Value: Hashable}
        slots:
          tabs: {list: {item: Tab, selection: Value, traits: {other: "Value?"}}}
        body: tabs
        """,
      good: """
        component: Tabs
        generics: {Value: Hashable}
        slots:
          tabs: {list: {item: Tab, selection: Value, traits: {other: "Int?"}}}
        body: tabs
        """),
    Explanation(
      .itemOutOfReach, "A value of an item names a member of the component.",
      "A value of an item can use its index, the count, its traits and whether it is selected. "
        + "Use members of the component where the items are shown.",
      bad: """
        component: Tabs
        modifiers: {limit: {type: Int, default: "3"}}
        slots: {tabs: {list: {items: {isShown: {type: Bool, value: index < limit}}}}}
        body: tabs
        """,
      good: """
        component: Tabs
        modifiers: {limit: {type: Int, default: "3"}}
        slots: {tabs: {list: {items: {isFirst: {type: Bool, value: index == 0}}}}}
        body: |
          ForEach(tabs.prefix(limit)) { tab in
            tab.bold(tab.isFirst)
          }
        """),
    Explanation(
      .itemsNotShown, "The items of a list are not shown.",
      "Items exist only in a body in the spec, or in styles. Without a body the slot is shown as "
        + "a whole, and a hand-written body gets the slot itself.",
      bad: """
        component: Tabs
        slots: {tabs: {list: {selection: {value: Int, tag: tab}}}}
        """,
      good: """
        component: Tabs
        slots: {tabs: {list: {selection: {value: Int, tag: tab}}}}
        body: |
          ForEach(tabs) { tab in
            Button(action: tab.select) { tab }
          }
        """),
  ])
