import Specification

extension Rule {
  /// Texts that a label hides.
  static let labelOverTexts = Self(
    "label-over-texts", in: .accessibility,
    summary: "A fixed label is read instead of the caller's texts.",
    rationale: """
      With `children: combine`, the label of a component is made up of the labels of its views. An \
      explicit `label` replaces them: VoiceOver never reads the caption of a rating with the label \
      "Rating". Set `accessibilityLabel` on the symbols themselves, or write `children: contain`, \
      so that the label names the group.
      """,
    good: [
      """
      component: Rating
      slots: {caption: {options: [text]}}
      accessibility: {children: contain, label: {text: Rating}}
      """,
      """
      component: Rating
      slots: {caption: {options: [text]}}
      properties: {stars: Int}
      accessibility: {children: combine}
      body: |
        Text(stars, format: .number).accessibilityLabel(Text("\\(stars) stars", bundle: .module))
        caption
      """,
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {children: combine, label: {text: Close}}
      """,
    ],
    bad: [
      """
      component: Rating
      slots: {caption: {options: [text]}}
      accessibility: {children: combine, label: {text: ↓Rating}}
      """,
      """
      component: Notice
      slots: {title: {options: [text]}}
      properties: {isBad: Bool}
      accessibility:
        children: combine
        label: {when: isBad, then: {text: ↓Problem}, else: {text: Note}}
      """,
    ],
    check: .spec { subject, _ in
      guard let accessibility = subject.spec.accessibility,
        accessibility.children?.value == .combine,
        let label = accessibility.label, label.isFixed, let text = label.texts.first,
        let slot = subject.spec.slots.first(where: \.takesText)
      else { return [] }
      return [
        Finding(
          text.place,
          "this is read instead of '\(slot.name.text)', and instead of all other texts of the "
            + "component; label only the symbols, or write 'children: contain'")
      ]
    })
}

extension AccessibilityTextSpec {
  /// Whether it contains no value of the component.
  fileprivate var isFixed: Bool {
    switch self {
    case .text: true
    case .swift, .incomplete: false
    case .conditional(_, let then, let otherwise): then.isFixed && (otherwise?.isFixed ?? true)
    }
  }
}

extension SlotSpec {
  /// Whether a caller can fill it with a text.
  var takesText: Bool {
    options.contains { [.text, .localized, .string].contains($0.option) }
  }
}
