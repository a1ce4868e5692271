extension Rule {
  /// Documentation with another text.
  static let changedDocumentation = Self(
    "changed-documentation", in: .changes, .off,
    summary: "The documentation of a part has another text.",
    rationale: """
      Callers can rely on what documentation promises. The rule is for libraries whose documentation is a contract.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Tag
          summary: A short name for an object.
          properties: {name: String}
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
          summary: ↓A short name for a place.
          properties: {name: String}
          body: Text(name)
          """
      ).since(
        """
        component: Tag
        summary: A short name for an object.
        properties: {name: String}
        body: Text(name)
        """)
    ],
    check: .command(.changes))
}
