extension Rule {
  /// Code of callers that compiles and means something else.
  static let changedMeaning = Self(
    "changed-meaning", in: .changes, .error,
    summary: "Code that uses the library still compiles, and means something else.",
    rationale: """
      No compiler reports this. A call selects another initializer, or its closure or an argument fills another part; a \
      text is localized from now on, or no longer; a default, a constant, a raw value, the order of `allCases` or the style \
      that applies if none is set is another one; a new method hides SwiftUI's.

      An optional slot does not take the closures of others if it is declared after them. Where the change is intended, \
      suppress the finding with the reason, and tell callers.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {title: {options: [text]}, actions: {optional: true}, icon: {optional: true}}
          """
      ).since(
        """
        component: Card
        slots: {title: {options: [text]}, actions: {optional: true}}
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {title: {options: [text]}, ↓icon: {optional: true}, actions: {optional: true}}
          """
      ).since(
        """
        component: Card
        slots: {title: {options: [text]}, actions: {optional: true}}
        """),
      RuleExample(
        stringLiteral: """
          component: Tag
          properties: {name: String, count: {type: Int, default: ↓2}}
          body: Text(name)
          """
      ).since(
        """
        component: Tag
        properties: {name: String, count: {type: Int, default: 1}}
        body: Text(name)
        """),
    ],
    check: .command(.changes))
}
