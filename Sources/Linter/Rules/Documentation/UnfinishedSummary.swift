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
        // All summaries are searched, in bytes; those of other letters are parts of words.
        let words = text.value.utf8.split { unit in
          unit < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(unit | 0x20)
        }
        guard
          words.contains(where: { word in marks.contains { word.elementsEqual($0.utf8) } })
            || words.contains(where: { $0.elementsEqual("Lorem".utf8) })
              && text.value.contains("Lorem ipsum")
        else { return nil }
        return Finding(
          text.place,
          "this placeholder would appear in the documentation; write the text, or remove it")
      }
    })
}

private let marks = ["FIXME", "TBD", "TODO", "XXX"]
