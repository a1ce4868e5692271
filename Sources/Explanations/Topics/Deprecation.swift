import Diagnostics

let deprecationTopic = Topic(
  "Deprecation",
  [
    Explanation(
      .deprecation, "What replaces something deprecated is no name.",
      "Swift offers 'renamed' as a fix, so it has to be a name as it is written in code. Other "
        + "advice is the message.",
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
      .oldSlotName, "An old name of a slot says more than that.",
      "A slot that is deprecated and renamed to another is that slot's old name: what callers write by it "
        + "still compiles, and is for the other slot.",
      bad: """
        component: Card
        slots: {heading: , title: {optional: true, deprecated: {renamed: heading}}}
        """,
      good: """
        component: Card
        slots: {heading: , title: {deprecated: {renamed: heading}}}
        """),
    Explanation(
      .deprecatedDefault, "What stands where nothing is said is deprecated.",
      "Code that does not mention it would use it all the same.",
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
      .deprecatedRequired, "Something that has to be given is deprecated.",
      "Nobody could do without it. Let it be omitted first.",
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
      .deprecatedType, "Something that stays uses a type that is deprecated.",
      "The emitted code would warn. Use what replaces the type, or deprecate both.",
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
      .deprecatedOption, "An option that stays combines one that is deprecated.",
      "The emitted code would warn. Leave the old one out, or deprecate both.",
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
