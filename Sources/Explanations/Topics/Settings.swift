import Diagnostics

let settingsTopic = Topic(
  "Modifiers and the environment",
  [
    Explanation(
      .valueName, "A method would have the name of the value that it sets.",
      "A method without an argument and a stored value of the same name are one name too few. "
        + "Give the method a 'name'.",
      bad: """
        component: Card
        slots: {title: }
        modifiers: {isOn: {type: Bool, default: false, value: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers: {isOn: {type: Bool, default: false, value: true, name: lit}}
        """),
    Explanation(
      .twoArguments, "What a method takes is said in two ways.",
      "A method sets its fixed 'value' and takes nothing, or takes its 'parameters', or one "
        + "argument with an 'argumentDefault'.",
      bad: """
        component: Card
        slots: {title: }
        modifiers:
          isLit: {type: Bool, default: false, name: lit, value: true, argumentDefault: true}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers:
          isLit: {type: Bool, default: false, name: lit, value: true}
        """),
    Explanation(
      .parametersType, "The type of several arguments is no name for a struct.",
      "The arguments are kept together in a struct that is emitted. 'type' is the name of it.",
      bad: """
        component: Card
        slots: {title: }
        modifiers: {frame: {type: "[Frame]", default: "[]", parameters: {width: CGFloat}}}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers: {frame: {type: "CardFrame?", parameters: {width: CGFloat}}}
        """),
    Explanation(
      .existingValue, "A value that exists already is declared.",
      "An entry of the environment without a 'type' is one of SwiftUI or your own, which is only "
        + "read. Give it a type to declare it.",
      bad: """
        component: Card
        slots: {title: }
        environment: {colorScheme: {default: .dark}}
        """,
      good: """
        component: Card
        slots: {title: }
        environment: {colorScheme: }
        """),
    Explanation(
      .declaredKeyPath, "A declared entry of the environment has a key path.",
      "What has a 'type' is declared under its own name. 'keyPath' is for what exists already "
        + "under another.",
      bad: """
        component: Card
        slots: {title: }
        environment: {density: {type: Int, default: "1", keyPath: other}}
        """,
      good: """
        component: Card
        slots: {title: }
        environment: {density: {type: Int, default: "1"}}
        """),
    Explanation(
      .noModifier, "Something is said of a method that is not there.",
      "With 'modifier: false' an entry of the environment has no method to set it.",
      bad: """
        component: Card
        slots: {title: }
        environment: {limit: {type: Int?, modifier: false, argumentDefault: "1"}}
        """,
      good: """
        component: Card
        slots: {title: }
        environment: {limit: {type: Int?, argumentDefault: "1"}}
        """),
    Explanation(
      .environmentConflict, "Two components declare one entry of the environment differently.",
      "The environment is shared, so an entry is declared once. Components may say the same of "
        + "it, or the library file says it for all.",
      bad: [
        "component: Card\nslots: {title: }\nenvironment: {depth: {type: Int, default: '1'}}",
        "component: Row\nslots: {title: }\nenvironment: {depth: {type: Int, default: '2'}}",
      ],
      good: [
        "component: Card\nslots: {title: }\nenvironment: {depth: {type: Int, default: '1'}}",
        "component: Row\nslots: {title: }\nenvironment: {depth: {type: Int, default: '1'}}",
      ]),
  ])
let stateTopic = Topic(
  "State",
  [
    Explanation(
      .missingType, "State has no type.",
      "Only a namespace needs none, for SwiftUI makes it.",
      bad: """
        component: Card
        slots: {title: }
        state: {isOpen: {summary: Whether it is open.}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {isOpen: {type: Bool, default: false}}
        """),
    Explanation(
      .swiftuiEnvironment, "An environment value has the name of one of SwiftUI's.",
      "The library itself would compile, and every file that imports it with SwiftUI would not: Swift could "
        + "not tell the two apart. An entry without 'type' reads SwiftUI's own value.",
      bad: """
        component: Card
        slots: {title: }
        environment: {isEnabled: {type: Bool, default: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        environment: {isEnabled: }
        body: |
          title.opacity(isEnabled ? 1 : 0.5)
        """),
    Explanation(
      .unknownWrapper, "A property wrapper is none that state can have.",
      "The message lists the wrappers, or names the one that may be meant.",
      bad: """
        component: Card
        slots: {title: }
        state: {isOpen: {type: Bool, default: false, wrapper: Stat}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {isOpen: {type: Bool, default: false, wrapper: State}}
        """),
    Explanation(
      .wrapperArguments, "A property wrapper has arguments and takes none.",
      "The first value of state is its 'default'.",
      bad: """
        component: Card
        slots: {title: }
        state: {isOpen: {type: Bool, default: false, wrapper: "State(initialValue: true)"}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {isOpen: {type: Bool, default: true, wrapper: State}}
        """),
    Explanation(
      .wrapperType, "A property wrapper cannot keep such a type.",
      "'ScaledMetric' scales numbers and 'StateObject' keeps an object, and neither may be "
        + "missing.",
      bad: """
        component: Card
        slots: {title: }
        state: {size: {type: CGFloat?, wrapper: ScaledMetric}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {size: {type: CGFloat, default: "16", wrapper: ScaledMetric}}
        """),
    Explanation(
      .focusType, "Focus has a type that cannot be nowhere.",
      "At first nothing is focused, which 'false' or nil says.",
      bad: """
        component: Card
        slots: {title: }
        state: {field: {type: Field, wrapper: FocusState}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {field: {type: Field?, wrapper: FocusState}}
        """),
    Explanation(
      .focusDefault, "Focus has a default.",
      "SwiftUI sets focus when the view is there. Set it in 'onAppear', or by 'defaultFocus'.",
      bad: """
        component: Card
        slots: {title: }
        state: {isFocused: {type: Bool, default: true, wrapper: FocusState}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {isFocused: {type: Bool, wrapper: FocusState}}
        """),
    Explanation(
      .namespaceValue, "A namespace has a type or a value.",
      "SwiftUI makes namespaces of its own accord.",
      bad: """
        component: Card
        slots: {title: }
        state: {namespace: {type: Namespace.ID, wrapper: Namespace}}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {namespace: {wrapper: Namespace}}
        """),
  ])
