import Diagnostics

extension Rule {
  /// Summaries that begin in the middle of a sentence.
  static let summaryCapital = Self(
    "summary-capital", in: .documentation,
    summary: "A summary begins with a small letter.",
    rationale: """
      A summary is a sentence, or begins as one. Names that are written small, such as `iPhone` or \
      `isOn`, may stand first.
      """,
    fix: .safe,
    good: [
      """
      component: Tag
      summary: A word at the side of a thing.
      slots: {title: {options: [text], summary: iCloud knows the word.}}
      """
    ],
    bad: [
      """
      component: Tag
      summary: ↓a word at the side of a thing.
      slots: {title: {options: [text]}}
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        guard let summary = declared.summary,
          let word = summary.value.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first,
          summary.value.hasPrefix(word), word.first?.isLowercase == true,
          !word.dropFirst().contains(where: { $0.isUppercase || $0.isNumber })
        else { return nil }
        let text = summary.value.prefix(1).uppercased() + summary.value.dropFirst()
        let fix = summary.fix("begin it with a capital", text)
        return Finding(
          summary.place, "a summary is a sentence, and begins with a capital",
          fixIts: fix.map { [$0] } ?? [])
      }
    })
}
