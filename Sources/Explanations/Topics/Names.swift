import Diagnostics

let namesTopic = Topic(
  "Names",
  [
    Explanation(
      .typeName, "The name of a type does not begin with a capital.",
      "Swift reads names that begin with a capital as types, and so do people. Components, enums, "
        + "generic parameters and result builders are types.",
      bad: "component: card\nslots: {title: }",
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .memberName, "The name of a member does not begin with a small letter.",
      "Slots, properties, modifiers, cases and styles are members, and Swift's begin with a small "
        + "letter.",
      bad: "component: Card\nslots: {Title: }",
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .reservedName, "A name has a meaning in every component.",
      "Views have a 'body', styled components a 'style', and so on; a member of that name would "
        + "hide it or not compile.",
      bad: "component: Card\nslots: {body: }",
      good: "component: Card\nslots: {content: }"),
    Explanation(
      .reservedTypeName, "A type has a name that emitted code needs.",
      "Emitted code names types of SwiftUI, such as 'View' and 'Text'. A type of that name in the "
        + "library would take their place.",
      bad: "component: View\nslots: {title: }",
      good: "component: Panel\nslots: {title: }"),
    Explanation(
      .longName, "A name is longer than any file can be called.",
      "Emitted files and types are called after several names of the spec, and disks take 255 bytes. So "
        + "a name has 80 bytes at most.",
      bad: """
        component: Card
        slots:
          theTitleOfTheCardThatIsReadBeforeAllOtherPartsOfItWhereverTheCardStandsOnTheScreen:
        """,
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .nameCollision, "Two members have the same name.",
      "Swift could not tell them apart. Rename one of them.",
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
      "All types of a library stand side by side, those that follow from others, too: a style "
        + "'plain' of 'Card' is a 'PlainCardStyle'.",
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
      "Inside of the component the name would mean the parameter, and hide what else has it. Give "
        + "the slot another 'generic'.",
      bad: "component: Card\nslots: {title: {generic: Card}}",
      good: "component: Card\nslots: {title: {generic: Title}}"),
  ])
