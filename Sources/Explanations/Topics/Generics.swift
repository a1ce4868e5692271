import Diagnostics

let genericsTopic = Topic(
  "Generic parameters",
  [
    Explanation(
      .genericNotInferred, "A generic parameter cannot be inferred.",
      "Swift infers generic parameters from the arguments of a call. Add a property of that type, "
        + "or give the parameter a 'default'.",
      bad: """
        component: Card
        generics: {Value: Hashable}
        slots: {title: }
        """,
      good: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        """),
    Explanation(
      .genericConfiguration, "A style would depend on a generic parameter.",
      "A style works for all generic arguments of a component, so its configuration is not "
        + "generic. Choose the type that styles see with 'erased', or give the component a 'body' "
        + "instead of styles.",
      bad: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        styles: {automatic: }
        """,
      good: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        """),
    Explanation(
      .genericEnvironment, "A value of the environment has a generic type.",
      "An environment value is shared by components with all generic arguments. Make it a "
        + "modifier.",
      bad: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        environment: {cardValue: {type: Value?}}
        """,
      good: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        modifiers: {other: {type: Value?}}
        """),
    Explanation(
      .genericType, "A type uses a generic parameter of the component.",
      "The type is declared outside of the component and needs its own 'generics'.",
      bad: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        types: {Item: {properties: {other: Value}}}
        """,
      good: """
        component: Card
        generics: {Value: Hashable}
        properties: {value: Value}
        slots: {title: }
        types: {Item: {properties: {other: Value}, generics: {Value: }}}
        """),
    Explanation(
      .genericDefault, "The generic parameter of a type has a default.",
      "The arguments of a generic type are written where it is used. Only generic parameters of "
        + "components, which calls infer, can have a default.",
      bad: """
        component: Card
        slots: {title: }
        types: {Box: {alias: "[Item]", generics: {Item: {default: Int}}}}
        """,
      good: """
        component: Card
        slots: {title: }
        types: {Box: {alias: "[Item]", generics: {Item: }}}
        """),
  ])
let buildersTopic = Topic(
  "Result builders",
  [
    Explanation(
      .builderType, "The type of a property with a builder is not a list.",
      "A result builder returns a list of items, so the type of the property is '[Item]'.",
      bad: """
        component: Menu
        slots: {title: }
        properties: {items: {type: Item, builder: ItemsBuilder}}
        """,
      good: """
        component: Menu
        slots: {title: }
        properties: {items: {type: "[Item]", builder: ItemsBuilder}}
        """),
    Explanation(
      .builderArgument, "A property with a builder has a key that does not apply.",
      "The argument is a closure that is called at once, so it is not a binding and does not "
        + "escape.",
      bad: """
        component: Menu
        slots: {title: }
        properties: {items: {type: "[Item]", builder: ItemsBuilder, binding: true}}
        """,
      good: """
        component: Menu
        slots: {title: }
        properties: {items: {type: "[Item]", builder: ItemsBuilder}}
        """),
    Explanation(
      .builderConflict, "A builder has two element types.",
      "A builder is declared once for the library. Give one of the properties another builder.",
      bad: """
        component: Menu
        slots: {title: }
        properties:
          items: {type: "[Item]", builder: ItemsBuilder}
          numbers: {type: "[Int]", builder: ItemsBuilder}
        """,
      good: """
        component: Menu
        slots: {title: }
        properties:
          items: {type: "[Item]", builder: ItemsBuilder}
          numbers: {type: "[Int]", builder: NumbersBuilder}
        """),
    Explanation(
      .genericComponent, "A type is a component without its generic arguments.",
      "In the library, a component's name hides that of a view of SwiftUI. Write 'SwiftUI.' "
        + "before the name of the view, or the types of the slots after the name of the component.",
      bad: """
        component: Label
        properties: {title: Label}
        slots: {icon: }
        """,
      good: """
        component: Label
        properties: {title: "SwiftUI.Label<Text, Image>"}
        slots: {icon: }
        """),
  ])
