extension Rule {
  /// Functions that callers pass on without calling them.
  static let referenceBreak = Self(
    "reference-break", in: .changes,
    summary:
      "Code that is seldom written no longer compiles: a function that is passed on, or a constrained extension.",
    rationale: """
      Each call still compiles, because new parameters have defaults. But a function that is passed on, as in \
      `names.map(Tag.init(name:))`, has to have exactly the type that is expected; its authors can write a closure \
      instead: `names.map { Tag(name: $0) }`. An extension such as `extension Card where Title == Text` names a generic \
      parameter, which has the name of its slot; `generic: Title` keeps the name when the slot gets another one.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          properties: {name: String}
          modifiers: {count: {type: Int, default: 1}}
          body: Text(name)
          """
      ).since(
        """
        component: Tag
        properties: {name: String}
        body: Text(name)
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          properties: {name: String, ↓count: {type: Int, default: 1}}
          body: Text(name)
          """
      ).since(
        """
        component: Tag
        properties: {name: String}
        body: Text(name)
        """)
    ],
    check: .command(.changes))
}
