import Diagnostics

let settingsTopic = Topic(
  "Modifiers and the environment",
  [
    Explanation(
      .valueName, "A method has the name of the value that it sets.",
      "A method without arguments cannot have the name of a stored value. Give the method a "
        + "'name'.",
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
      .twoArguments, "The arguments of a method are given in two ways.",
      "A method sets its fixed 'value' without an argument, or takes its 'parameters', or takes "
        + "one argument with an 'argumentDefault'.",
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
      .parametersType, "The type of several arguments is not a name.",
      "The arguments are stored in an emitted struct, and 'type' is its name.",
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
      .existingValue, "An existing environment value is declared.",
      "An entry without a 'type' reads an existing environment value. Give it a type to declare a "
        + "new one.",
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
      .declaredKeyPath, "A declared environment value has a key path.",
      "An entry with a 'type' is declared under its own name. 'keyPath' is for existing values "
        + "with another name.",
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
      .noModifier, "A key is for a method that does not exist.",
      "With 'modifier: false' an environment value has no method.",
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
      .environmentConflict, "Two components declare an environment value differently.",
      "Environment values are shared, so all declarations have to be equal. Alternatively, declare "
        + "the value once in a library file.",
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
      "Only a namespace needs no type, because SwiftUI creates it.",
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
      .swiftuiEnvironment, "An environment value has the name of a SwiftUI value.",
      "The library would compile, but the name would be ambiguous in every file that imports it "
        + "with SwiftUI. An entry without 'type' reads SwiftUI's value.",
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
      .unknownWrapper, "A property wrapper is not supported for state.",
      "The message lists the wrappers, or suggests a similar one.",
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
      .wrapperArguments, "A property wrapper has arguments but takes none.",
      "The initial value of state is its 'default'.",
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
      .wrapperType, "A property wrapper does not support the type.",
      "'ScaledMetric' needs a number and 'StateObject' an object, and neither can be optional.",
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
      .focusType, "The type of focus cannot be empty.",
      "Initially nothing is focused, which is 'false' or nil.",
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
      "SwiftUI sets focus when the view appears. Set it in 'onAppear', or by 'defaultFocus'.",
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
      "SwiftUI creates namespaces.",
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
