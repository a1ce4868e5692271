import Diagnostics

let listsTopic = Topic(
  "Lists",
  [
    Explanation(
      .missingTag, "Nothing says by which method callers tag the views of a list.",
      "From a list something is selected by what its views stand for, and a caller says that of each by a "
        + "method. Name it by 'tag', or name the list's 'item': the method is called so, too.",
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
      .selectionNotHashable, "Views would be tagged with values that are not 'Hashable'.",
      "What is selected is compared with the tags of views, and several are kept in a set. Have the type "
        + "conform.",
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
      .selectionValue, "A selection cannot be of the type that a spec says.",
      "An optional type may be nil already, and needs no 'optional'. In a component with styles the value is "
        + "either of a type that is known or of a generic parameter itself: the component in the body of a "
        + "style selects nothing, and its type has to be known all the same.",
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
      .selectionGeneric, "What is selected would have to conform to more than nothing can.",
      "The component in the body of a style selects nothing: its selection is a 'Never?', which is "
        + "'Hashable' and 'Sendable'. Demand no more, or show the component without styles.",
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
      .swiftuiMethod, "A call of a method could mean one of SwiftUI's.",
      "Tags and traits of lists, entries of the environment, and what a `kind: modifier` is called by, are methods "
        + "of 'View' beside SwiftUI's. If a call of one has the labels of the other, Swift refuses it, or means the "
        + "one that is not SwiftUI's. Choose a name that says whose it is, such as 'tabBadge', by 'tag', 'name' or "
        + "'modifier', or give the argument a label.",
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
      .genericItem, "Something of an item names a generic parameter of its component.",
      "What is said of a view is said before anything knows which component it is for.",
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
      "An item knows its place among the others, what was said of it, and whether it is selected. Bring both "
        + "together where items are shown.",
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
      .itemsNotShown, "Nothing shows the items of a list of which more is said.",
      "Without a body slots stand one below the other as they are given, and a hand-written body has the slot "
        + "itself. Who shows items is a body in the spec, or styles.",
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
