extension Rule {
  /// Texts of which people see a part.
  static let cutText = Self(
    "cut-text", in: .drawing,
    summary: "A text is cut at a large text size, in another language or for lack of height.",
    rationale: """
      What is cut cannot be read. People who use large text sizes need the whole text, and translations are \
      longer than English: up to twice as long for a word. Remove a line limit at large sizes, let the height \
      grow, or arrange the views below each other.

      A text that a line limit cuts at the standard size, too, is not a finding: the limit is there for it. The \
      same is true of a limit for a text of more than 40 characters, and at large sizes for views with \
      `accessibilityShowsLargeContentViewer`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.padding(8)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        ↓title.frame(width: 200, height: 40)
      """
    ],
    check: .command(.inspect))
}
