import Diagnostics

let lookTopic = Topic(
  "Bodies and styles",
  [
    Explanation(
      .noBody, "A component has nothing to show.",
      "Give it slots, which are shown one below the other, a 'body', or 'styles'.",
      bad: "component: Card",
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .noDefaultStyle, "No style is the default.",
      "Without a style around it a component would have no look. Call one 'automatic', or write "
        + "'default: true' in it.",
      bad: "component: Card\nslots: {title: }\nstyles: {outlined: }",
      good: "component: Card\nslots: {title: }\nstyles: {outlined: {default: true}}"),
    Explanation(
      .twoDefaultStyles, "Two styles are the default.",
      "Only one look can be that of a component nobody styled.",
      bad: """
        component: Card
        slots: {title: }
        styles: {filled: {default: true}, plain: {default: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {filled: {default: true}, plain: }
        """),
    Explanation(
      .defaultStyleParameter, "The default style needs an argument.",
      "It is made without arguments, so its parameters need defaults.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: {parameters: {width: Int}}}
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: {parameters: {width: {type: Int, default: "1"}}}}
        """),
    Explanation(
      .defaultStyleAvailability, "The default style is newer than its component.",
      "It has to be wherever the component is.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: {availability: {iOS: 26}}}
        """,
      good: """
        component: Card
        availability: {iOS: 26}
        slots: {title: }
        styles: {automatic: }
        """),
    Explanation(
      .swiftuiStyle, "A style has the name of one of SwiftUI's.",
      "SwiftUI has a protocol of that name, whose styles stand behind the same dot.",
      bad: "component: Label\nslots: {title: }\nstyles: {automatic: }",
      good: "component: Label\nslots: {title: }\nstyles: {usual: {default: true}}"),
    Explanation(
      .bodyWithoutStyle, "The body of a styled component does not show the style.",
      "A 'body' beside 'styles' is what all styles share, and 'style' in it is where the look "
        + "goes.",
      bad: """
        component: Card
        slots: {title: }
        body: title
        styles: {automatic: }
        """,
      good: """
        component: Card
        slots: {title: }
        body: style.padding()
        styles: {automatic: }
        """),
  ])
let configurationTopic = Topic(
  "What styles see",
  [
    Explanation(
      .unknownConfigurationMember, "A style uses what its configuration has not.",
      "'configuration' has the slots, properties and modifiers of the component. The message "
        + "names what may be meant.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: {body: configuration.titel}}
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: {body: configuration.title}}
        """),
    Explanation(
      .hiddenConfigurationMember, "A style uses what 'configuration' leaves out.",
      "Where the key 'configuration' lists what styles see, they see nothing else.",
      bad: """
        component: Card
        slots: {title: }
        properties: {role: Int}
        styles: {automatic: {body: 'Text("\\(configuration.role)")'}}
        configuration: [title]
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {role: Int}
        styles: {automatic: {body: 'Text("\\(configuration.role)")'}}
        configuration: [title, role]
        """),
    Explanation(
      .unknownMember, "'configuration' lists what the component has not.",
      "The message names what may be meant. An entry of its own needs a 'type' and a 'value', or "
        + "a 'view'.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: [titel]
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: [title]
        """),
    Explanation(
      .duplicateMember, "A member stands twice.",
      "In 'configuration' once is enough. The members of a type, its properties and constants, "
        + "need names of their own.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: [title, title]
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: [title]
        """),
    Explanation(
      .incompleteEntry, "An entry of 'configuration' lacks its type or its value.",
      "A value that styles see has both; a part that they place has a 'view'. A type alone is for a "
        + "property, modifier, state or environment value, which styles then read and cannot write.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: {title: , isOpen: {type: Bool}}
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: {title: , isOpen: {type: Bool, value: true}}
        """),
    Explanation(
      .configurationType, "An entry of 'configuration' has another type than what it names.",
      "A type alone says that styles read a member of the component. The type is that of the member.",
      bad: """
        component: Card
        slots: {title: }
        state: {isPressed: {type: Bool, default: false}}
        styles: {automatic: }
        configuration: {title: , isPressed: Int}
        """,
      good: """
        component: Card
        slots: {title: }
        state: {isPressed: {type: Bool, default: false}}
        styles: {automatic: }
        configuration: {title: , isPressed: Bool}
        """),
    Explanation(
      .partAndValue, "An entry of 'configuration' is a part and a value.",
      "With a 'view' styles place it, with a 'type' and a 'value' they read it.",
      bad: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: {title: , field: {type: Int, view: Text("")}}
        """,
      good: """
        component: Card
        slots: {title: }
        styles: {automatic: }
        configuration: {title: , field: {view: Text("")}}
        """),
    Explanation(
      .configurationWithoutStyles, "A component without styles says what styles see.",
      "Add 'styles', or remove 'configuration'.",
      bad: "component: Card\nslots: {title: }\nconfiguration: [title]",
      good: "component: Card\nslots: {title: }\nstyles: {automatic: }\nconfiguration: [title]"),
  ])
