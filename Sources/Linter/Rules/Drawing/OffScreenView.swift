extension Rule {
  /// Views that go beyond the edge of the screen.
  static let offScreenView = Self(
    "off-screen-view", in: .drawing,
    summary: "A text, a symbol or a target goes beyond the edge of the screen.",
    rationale: """
      What is beside the screen cannot be read or reached. It happens with fixed widths, `fixedSize` and rows of \
      views that do not shrink, at large text sizes and in other languages. The rule assumes the width of an \
      iPhone, 393 points, and lets 16 points \
      reach into the margin that apps leave. What scrolls horizontally may be wider.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        ScrollView(.horizontal) { title.fixedSize() }
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        ↓title.padding(.horizontal, 100).fixedSize()
      """
    ],
    check: .command(.inspect))
}
