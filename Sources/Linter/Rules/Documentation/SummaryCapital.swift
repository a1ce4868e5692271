import Diagnostics
import English

extension Rule {
  /// Summaries that begin with a lowercase letter.
  static let summaryCapital = Self(
    "summary-capital", in: .documentation,
    summary: "A summary begins with a lowercase letter.",
    rationale: """
      A summary is a sentence or a phrase that begins with a capital letter. It may begin with a \
      lowercase name, such as `iPhone` or `isOn`.
      """,
    fix: .safe,
    good: [
      """
      component: Tag
      summary: A word that describes an item.
      slots: {title: {options: [text], summary: iCloud knows the word.}}
      """
    ],
    bad: [
      """
      component: Tag
      summary: ↓a word that describes an item.
      slots: {title: {options: [text]}}
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        guard let summary = declared.summary,
          case let word = summary.value.prefix(while: { $0.isLetter || $0.isNumber }),
          word.first?.isLowercase == true,
          !word.dropFirst().contains(where: { $0.isUppercase || $0.isNumber })
        else { return nil }
        let text = capitalized(summary.value)
        let fix = text == summary.value ? nil : summary.fix("begin it with a capital letter", text)
        return Finding(
          summary.place, "a summary begins with a capital letter",
          fixIts: fix.map { [$0] } ?? [])
      }
    })
}
