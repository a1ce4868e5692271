extension Rule {
  /// Words that end on another line.
  static let brokenWord = Self(
    "broken-word", in: .drawing,
    summary: "A word is broken because its line is too short.",
    rationale: """
      A word that continues on the next line, without a hyphen, is hard to read. It happens where a view \
      leaves a text less room than its longest word needs: at large text sizes and in other languages, often \
      beside other views. Let the views stand below each other at large sizes, with `ViewThatFits` or \
      `dynamicTypeSize.isAccessibilitySize`, or let the width grow.

      A word that does not fit the screen without its margins and the padding of a view is not a finding.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.fixedSize(horizontal: false, vertical: true)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        ↓title.frame(width: 120)
      """
    ],
    check: .command(.inspect))
}
