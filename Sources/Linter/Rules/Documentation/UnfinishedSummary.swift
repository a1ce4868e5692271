extension Rule {
  /// Summaries that somebody meant to write.
  static let unfinishedSummary = Self(
    "unfinished-summary", in: .documentation,
    summary: "A summary or discussion says that it is still to be written.",
    rationale: """
      `TODO` in a summary becomes documentation that everybody reads who uses the library.
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
          "this is still to be written, and becomes documentation; write it, or remove it")
      }
    })
}

private let marks: Set<Substring> = ["FIXME", "TBD", "TODO", "XXX"]
