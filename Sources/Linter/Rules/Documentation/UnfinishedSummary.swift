extension Rule {
  /// Summaries with placeholders.
  static let unfinishedSummary = Self(
    "unfinished-summary", in: .documentation,
    summary: "A summary or discussion is a placeholder.",
    rationale: """
      A `TODO` in a summary appears in the documentation that users of the library read.
      """,
    good: [
      """
      component: TodoList
      summary: What is still to be done.
      slots: {title: {options: [text]}}
      """
    ],
    bad: [
      """
      component: Tag
      summary: ↓TODO
      discussion: ↓FIXME What is it for?
      slots: {title: {options: [text], summary: ↓Lorem ipsum.}}
      """
    ],
    check: .spec { subject, _ in
      let texts = subject.names.map(\.summary) + [subject.spec.discussion]
      return texts.compactMap { text in
        guard let text else { return nil }
        let words = text.value.split { !$0.isLetter }
        guard words.contains(where: marks.contains) || text.value.contains("Lorem ipsum") else {
          return nil
        }
        return Finding(
          text.place,
          "this placeholder would appear in the documentation; write the text, or remove it")
      }
    })
}

private let marks: Set<Substring> = ["FIXME", "TBD", "TODO", "XXX"]
