extension Rule {
  /// Targets that are smaller than a fingertip.
  static let drawnTarget = Self(
    "drawn-target", in: .drawing,
    summary: "What people tap is smaller than a fingertip.",
    rationale: """
      Apple's Human Interface Guidelines ask for 44 points in each direction on iPhone and iPad. The rule measures \
      the buttons, menus and tap gestures of a component, with their content shapes. What a caller passes to a \
      slot, rows of lists, and controls with a size of the system, such as switches, are not measured.

      Give the label of a button a frame with a minimum size and a `contentShape`; negative padding around the \
      button then keeps the layout as it is. `minimumTarget` does that for a component as a whole.
      """,
    good: [
      """
      component: CloseButton
      properties: {onClose: "() -> Void"}
      accessibility: {label: {text: Close}}
      body: |
        Button(action: onClose) {
        Image(systemName: "xmark").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
        }
      """
    ],
    bad: [
      """
      component: CloseButton
      properties: {onClose: "() -> Void"}
      accessibility: {label: {text: Close}}
      body: |
        Button(action: onClose) {
          Image(systemName: ↓"xmark")
        }
      """
    ],
    check: .command(.inspect))
}
