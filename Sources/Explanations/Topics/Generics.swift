import Diagnostics

let genericsTopic = Topic(
  "Generic parameters",
  [
    Explanation(
      .genericNotInferred, "No argument says what a generic parameter is.",
      "Swift finds generic parameters by the arguments of a call. Give a property of that type, "
        + "or the parameter a 'default'.",
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
      .genericConfiguration, "A style would have to know a generic parameter.",
      "Styles are made for all cards, whatever their parameters are, so what they see is not "
        + "generic. Leave the value out of 'configuration', or give the component a 'body'.",
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
      "The environment reaches components with all parameters. Make it a modifier.",
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
      .genericType, "A type beside a component uses the component's generic parameter.",
      "The type is declared outside of the component and needs 'generics' of its own.",
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
      "A type says what its parameters are where it is used. Only components, whose parameters "
        + "follow from calls, can do without.",
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
      .builderType, "What a builder makes is no list.",
      "A closure with items makes a list of them, so the property is of the type '[Item]'.",
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
      .builderArgument, "A property with a builder says what no closure has.",
      "The argument is a closure that is called at once, so it is no binding and does not escape.",
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
      .builderConflict, "One builder makes two things.",
      "A builder is declared once for the library. Give one of the properties a builder of its "
        + "own.",
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
      .genericComponent, "A type is a component whose generic parameters are not said.",
      "In the library, a component's name hides that of a view of SwiftUI. Write 'SwiftUI.' before "
        + "the name of the view, or the types of its slots behind that of the component.",
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
