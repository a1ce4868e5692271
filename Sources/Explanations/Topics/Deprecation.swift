import Diagnostics

let deprecationTopic = Topic(
  "Deprecation",
  [
    Explanation(
      .deprecation, "The replacement of a deprecation is not a name.",
      "Swift offers 'renamed' as a fix, so it has to be a name as it is written in code. Write "
        + "other advice as the 'message'.",
      bad: """
        component: Card
        slots: {title: }
        types: {Role: {cases: [first], deprecated: {renamed: the other}}}
        """,
      good: """
        component: Card
        slots: {title: }
        types: {Role: {cases: [first], deprecated: {renamed: CardRole}}}
        """),
    Explanation(
      .oldSlotName, "The old name of a slot has other keys.",
      "A slot that is deprecated and renamed to another is only an old name of that slot: calls "
        + "with it still compile, and fill the other slot.",
      bad: """
        component: Card
        slots: {heading: , title: {optional: true, deprecated: {renamed: heading}}}
        """,
      good: """
        component: Card
        slots: {heading: , title: {deprecated: {renamed: heading}}}
        """),
    Explanation(
      .deprecatedDefault, "A default is deprecated.",
      "Code that does not mention it would use it.",
      bad: """
        component: Card
        slots: {title: }
        types: {Role: {cases: {main: , old: {deprecated: {}}}, default: old}}
        """,
      good: """
        component: Card
        slots: {title: }
        types: {Role: {cases: {main: , old: {deprecated: {}}}, default: main}}
        """),
    Explanation(
      .deprecatedRequired, "A required part is deprecated.",
      "Callers cannot omit it. Make it optional first.",
      bad: """
        component: Card
        slots: {title: }
        properties: {count: {type: Int, deprecated: Counts itself.}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: {type: Int, default: "0", deprecated: Counts itself.}}
        """),
    Explanation(
      .deprecatedType, "A deprecated type is used.",
      "The emitted code would cause a warning. Use the replacement of the type, or deprecate both.",
      bad: """
        component: Card
        slots: {title: }
        types: {Role: {cases: [main], deprecated: {}}}
        properties: {role: Role}
        """,
      good: """
        component: Card
        deprecated: Use banners.
        slots: {title: }
        types: {Role: {cases: [main], deprecated: {}}}
        properties: {role: Role}
        """),
    Explanation(
      .deprecatedOption, "An option combines a deprecated one.",
      "The emitted code would cause a warning. Leave the old one out, or deprecate both.",
      bad: """
        component: Card
        slots: {title: }
        types:
          Edges: {optionSet: {old: {deprecated: {}}, all: {combines: [old]}}}
        """,
      good: """
        component: Card
        slots: {title: }
        types:
          Edges: {optionSet: {top: {}, old: {deprecated: {}}, all: {combines: [top]}}}
        """),
  ])
