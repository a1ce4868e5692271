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
      "A component needs a look without a style around it. Name one style 'automatic', or write "
        + "'default: true' in it.",
      bad: "component: Card\nslots: {title: }\nstyles: {outlined: }",
      good: "component: Card\nslots: {title: }\nstyles: {outlined: {default: true}}"),
    Explanation(
      .twoDefaultStyles, "Two styles are the default.",
      "Only one style can be the default.",
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
      "It is created without arguments, so its parameters need defaults.",
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
      "It has to be available wherever the component is.",
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
      .swiftuiStyle, "A style has the name of a SwiftUI style.",
      "SwiftUI has a style protocol with that name, and the styles would share a scope.",
      bad: "component: Label\nslots: {title: }\nstyles: {automatic: }",
      good: "component: Label\nslots: {title: }\nstyles: {usual: {default: true}}"),
    Explanation(
      .bodyWithoutStyle, "The body of a styled component does not show the style.",
      "In a component with styles, 'body' surrounds all looks and shows 'style'.",
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
  "Configurations of styles",
  [
    Explanation(
      .unknownConfigurationMember, "A style uses an unknown member of its configuration.",
      "'configuration' has the slots, properties and modifiers of the component. The message "
        + "suggests a similar name.",
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
      .hiddenConfigurationMember, "A style uses a member that 'configuration' leaves out.",
      "If the key 'configuration' lists members, styles see no others.",
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
      .unknownMember, "'configuration' lists an unknown member.",
      "The message suggests a similar name. A new entry needs a 'type' and a 'value', or a 'view'.",
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
      .duplicateMember, "A member is listed twice.",
      "List a member of 'configuration' once. The properties and constants of a type need "
        + "different names.",
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
      "A value has both; a part has a 'view'. A type alone is for a property, modifier, state or "
        + "environment value, which styles can read but not write.",
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
      .configurationType, "An entry of 'configuration' does not have the type of its member.",
      "An entry with only a type refers to a member of the component and has the type of that "
        + "member.",
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
      "An entry with a 'view' is a part, one with a 'type' and a 'value' is a value.",
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
      .configurationWithoutStyles, "A component without styles has a 'configuration'.",
      "Add 'styles', or remove 'configuration'.",
      bad: "component: Card\nslots: {title: }\nconfiguration: [title]",
      good: "component: Card\nslots: {title: }\nstyles: {automatic: }\nconfiguration: [title]"),
  ])
