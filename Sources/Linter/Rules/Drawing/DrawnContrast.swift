extension Rule {
  /// Texts, symbols and controls with insufficient contrast.
  static let drawnContrast = Self(
    "drawn-contrast", in: .drawing,
    summary: "A text, a symbol or a control has too little contrast with what is drawn behind it.",
    rationale: """
      WCAG 2.2 asks for a contrast ratio of 4.5 for text, and of 3 for large text, symbols and what makes out \
      a control. Text is large from 18 points, or 14 points and bold. A decorative symbol counts if it is all \
      that is seen of a control, and shapes if a control has neither text nor a symbol: one of them has to \
      stand out, from what is behind the control or from another one.

      Unlike `token-contrast`, which reads the Swift of a spec, the rule looks at what previews draw: the colors \
      of texts and symbols, in each theme, light and dark, with standard and increased contrast, on the shapes \
      behind them, also those of other components. Colors of the system on each other, gradients, materials, pictures, disabled views and what \
      lies only in part on a shape are not checked.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.foregroundStyle(.black).padding().background(.white, in: Capsule())
      """,
      """
      component: RecordButton
      body: |
        Button {
        } label: {
          Circle().fill(Color(white: 0.8)).overlay { Circle().strokeBorder(.primary) }
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel(Text("Record", bundle: .module))
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        ↓title.foregroundStyle(Color(white: 0.6)).padding().background(.white, in: Capsule())
      """,
      """
      component: RecordButton
      body: |
        ↓Button {
        } label: {
          Circle().fill(Color(white: 0.8)).frame(width: 44, height: 44)
        }
        .accessibilityLabel(Text("Record", bundle: .module))
      """,
    ],
    check: .command(.inspect))
}
