extension Rule {
  /// Texts and symbols with insufficient contrast.
  static let drawnContrast = Self(
    "drawn-contrast", in: .drawing,
    summary: "A text or a symbol has too little contrast with what is drawn behind it.",
    rationale: """
      WCAG 2.2 asks for a contrast ratio of 4.5 for text, and of 3 for large text and symbols. Text is large \
      from 18 points, or 14 points and bold.

      Unlike `token-contrast`, which reads the Swift of a spec, the rule looks at what previews draw: the colors \
      of texts and symbols, in each theme, light and dark, on the shapes behind them, also those of other \
      components. Colors of the system on each other, gradients, materials, pictures, disabled views and what \
      lies only in part on a shape are not checked.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.foregroundStyle(.black).padding().background(.white, in: Capsule())
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        ↓title.foregroundStyle(Color(white: 0.6)).padding().background(.white, in: Capsule())
      """
    ],
    check: .drawing)
}
