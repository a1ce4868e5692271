import Diagnostics

let namesTopic = Topic(
  "Names",
  [
    Explanation(
      .typeName, "The name of a type does not begin with a capital letter.",
      "Names of types begin with a capital letter: those of components, enums, generic parameters "
        + "and result builders.",
      bad: "component: card\nslots: {title: }",
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .memberName, "The name of a member does not begin with a lowercase letter.",
      "Slots, properties, modifiers, cases and styles are members, whose names begin with a "
        + "lowercase letter.",
      bad: "component: Card\nslots: {Title: }",
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .reservedName, "A name has a meaning in every component.",
      "Views have a 'body', components with styles a 'style', and so on; a member with that name "
        + "would hide it or not compile.",
      bad: "component: Card\nslots: {body: }",
      good: "component: Card\nslots: {content: }"),
    Explanation(
      .reservedTypeName, "A type has a name that emitted code needs.",
      "Emitted code uses types of SwiftUI, such as 'View' and 'Text'. A library type with that "
        + "name would hide them.",
      bad: "component: View\nslots: {title: }",
      good: "component: Panel\nslots: {title: }"),
    Explanation(
      .longName, "A name is too long.",
      "Names of emitted files and types combine several names, and file systems allow 255 "
        + "bytes. So a name has at most 80 bytes.",
      bad: """
        component: Card
        slots:
          theTitleOfTheCardThatIsReadBeforeAllOtherPartsOfItWhereverTheCardStandsOnTheScreen:
        """,
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .nameCollision, "Two members have the same name.",
      "Swift could not distinguish them. Rename one of them.",
      bad: """
        component: Card
        slots: {title: }
        properties: {title: String}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {name: String}
        """),
    Explanation(
      .duplicateType, "Two types have the same name.",
      "All types of a library share one scope, including types that are derived from others: a "
        + "style 'plain' of 'Card' is a 'PlainCardStyle'.",
      bad: """
        component: Card
        slots: {title: }
        types: {Card: {cases: [first]}}
        """,
      good: """
        component: Card
        slots: {title: }
        types: {CardRole: {cases: [first]}}
        """),
    Explanation(
      .sameMethod, "Two methods of 'View' have the same name.",
      "The modifiers of environment values and the methods that set styles are methods of every "
        + "view, so their names are shared by the whole library.",
      bad: """
        component: Card
        slots: {title: }
        environment: {density: {type: Int, default: 1, modifier: cardStyle}}
        styles: {automatic: }
        """,
      good: """
        component: Card
        slots: {title: }
        environment: {density: {type: Int, default: 1, modifier: cardDensity}}
        styles: {automatic: }
        """),
    Explanation(
      .genericCollision, "A generic parameter has the name of something else.",
      "Inside the component, the name would mean the parameter and hide the other declaration. "
        + "Give the slot another 'generic'.",
      bad: "component: Card\nslots: {title: {generic: Card}}",
      good: "component: Card\nslots: {title: {generic: Title}}"),
  ])
