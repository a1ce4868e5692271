import Diagnostics

extension Rule {
  /// Summaries without a full stop.
  static let summaryFullStop = Self(
    "summary-full-stop", in: .documentation,
    summary: "A summary does not end with a full stop.",
    rationale: """
      A summary is the first paragraph of a documentation comment. As in Apple's frameworks, it \
      ends with a full stop.
      """,
    fix: .safe,
    good: [
      """
      component: Tag
      summary: A word that describes an item.
      slots: {title: {options: [text], summary: "Which word?"}}
      """
    ],
    bad: [
      """
      component: Tag
      summary: ↓A word that describes an item
      slots: {title: {options: [text], summary: ↓"The word"}}
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        guard let summary = declared.summary, let last = summary.value.last,
          last.isASCII ? last.isLetter || last.isNumber || "`)\"'".contains(last) : last.isCased
        else { return nil }
        let fix = summary.fix("end it with a full stop", summary.value + ".")
        return Finding(
          summary.place,
          "a summary ends with a full stop; add it",
          fixIts: fix.map { [$0] } ?? [])
      }
    })
}
