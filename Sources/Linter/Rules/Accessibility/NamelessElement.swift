import Specification

extension Rule {
  /// Accessibility elements without a label.
  static let namelessElement = Self(
    "nameless-element", in: .accessibility,
    summary: "A component ignores the accessibility of its views and has no label.",
    rationale: """
      With `children: ignore`, the texts in a component are not read. Without a label, VoiceOver \
      stops at it and has nothing to read.
      """,
    good: [
      """
      component: Meter
      slots: {title: {options: [text]}}
      accessibility: {children: ignore, label: {text: Gauge}}
      """,
      """
      component: Meter
      slots: {title: {options: [text]}}
      accessibility: {children: combine}
      """,
    ],
    bad: [
      """
      component: Meter
      slots: {title: {options: [text]}}
      accessibility: {children: ↓ignore}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component,
        let children = subject.spec.accessibility?.children, children.value == .ignore,
        component.accessibility.label == nil
      else { return [] }
      return [
        Finding(
          children.place,
          "'\(component.plainName)' is an element whose views are not read, and it has no label; "
            + "add 'label', or write 'children: combine'")
      ]
    })
}
