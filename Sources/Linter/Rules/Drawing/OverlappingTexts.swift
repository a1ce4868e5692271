extension Rule {
  /// Texts that lie on each other.
  static let overlappingTexts = Self(
    "overlapping-texts", in: .drawing,
    summary: "Two texts lie on each other.",
    rationale: """
      Neither of them can be read. It happens where views are placed with offsets, overlays and fixed sizes, and \
      a text is larger than expected. Put the views into a stack, which makes room for both.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}, detail: {options: [text]}}
      body: |
        VStack {
          title
          detail
        }
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}, detail: {options: [text]}}
      body: |
        ↓ZStack(alignment: .topLeading) {
          title
          detail.offset(y: 24)
        }
      """
    ],
    check: .command(.inspect))
}
