import Specification

extension Rule {
  /// An element that has nothing to be read.
  static let namelessElement = Self(
    id: "nameless-element",
    summary: "A component is one element that knows nothing of its views, and has no label.",
    rationale: """
      With `children: ignore`, the texts in a component are not read. Without a label of its own, \
      VoiceOver stops at it and has nothing to say.
      """,
    good: [
      """
      component: Gauge
      slots: {title: {options: [text]}}
      accessibility: {children: ignore, label: {text: Gauge}}
      """,
      """
      component: Gauge
      slots: {title: {options: [text]}}
      accessibility: {children: combine}
      """,
    ],
    bad: [
      """
      component: Gauge
      slots: {title: {options: [text]}}
      accessibility: {children: ↓ignore}
      """
    ]
  ) { subject in
    guard let children = subject.spec.accessibility?.children, children.value == .ignore,
      subject.component.accessibility.label == nil
    else { return [] }
    return [
      Finding(
        place: children.place,
        message:
          "'\(subject.component.plainName)' is an element whose views are not read, and has no "
          + "label to be read in their place; add 'label', or write 'children: combine'")
    ]
  }
}
