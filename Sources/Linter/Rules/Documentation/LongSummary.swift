extension Rule {
  /// Summaries that are too long.
  static let longSummary = Self(
    "long-summary", in: .documentation,
    summary: "A summary is too long.",
    rationale: """
      Xcode shows the summary beside each completion, and documentation shows it in lists. One \
      short sentence fits there. Write the rest in the `discussion` of the component. `maximum` \
      is the number of characters allowed.
      """,
    maximum: 160,
    good: [
      """
      component: Tag
      summary: A word that describes an item.
      discussion: Use it for new or changed items in a list.
      slots: {title: {options: [text]}}
      """
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          summary: ↓A word that describes an item, and says what is special about it.
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nlint: {rules: {long-summary: {maximum: 50}}}")
    ],
    check: .spec { subject, options in
      subject.names.compactMap { declared in
        guard let summary = declared.summary, summary.value.count > options.maximum else {
          return nil
        }
        let place = declared.kind == .component ? "'discussion'" : "the component's 'discussion'"
        return Finding(
          summary.place,
          "this summary has \(summary.value.count) characters, and Xcode shows one short "
            + "sentence; use at most \(options.maximum), and write the rest in \(place)")
      }
    })
}
