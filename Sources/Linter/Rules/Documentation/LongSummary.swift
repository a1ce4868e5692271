extension Rule {
  /// Summaries that say everything.
  static let longSummary = Self(
    "long-summary", in: .documentation,
    summary: "A summary is longer than people read.",
    rationale: """
      Xcode shows the summary beside each completion, and documentation shows it in lists. One short \
      sentence fits there. A component has a `discussion` for the rest. `maximum` is the number of \
      letters that are fine.
      """,
    maximum: 160,
    good: [
      """
      component: Tag
      summary: A word at the side of a thing.
      discussion: What it is about is told in as many words as that takes.
      slots: {title: {options: [text]}}
      """
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          summary: ↓A word at the side of a thing, which tells what is special of it.
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
          "this summary has \(summary.value.count) letters, and lists and completions show one short "
            + "sentence; say what it is in \(options.maximum) at most, and the rest in \(place)")
      }
    })
}
