extension Rule {
  /// Code of callers that no longer compiles.
  static let sourceBreak = Self(
    "source-break", in: .changes, .error,
    summary: "Code that uses the library no longer compiles.",
    rationale: """
      A declaration is gone or has another signature, a protocol has a new requirement, an enum a new case, a platform \
      needs a later version, or no initializer takes the arguments of a call that an earlier version promised. Clients \
      have to edit their code, so the next version is a major one.

      Leave an old name in the spec and deprecate it with `renamed`, and give a new property a `default`: then old calls \
      compile. A change of the type of an argument, or of the generic parameters of a component, cannot be hidden.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Card
          slots:
            title: {deprecated: {renamed: heading, since: "2.0"}}
            heading: {options: [text], generic: Title}
          """
      ).since(
        """
        component: Card
        slots: {title: {options: [text]}}
        """)
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: ↓Card
          slots: {heading: {options: [text], generic: Title}}
          """
      ).since(
        """
        component: Card
        slots: {title: {options: [text]}}
        """)
    ],
    check: .command(.changes))
}
