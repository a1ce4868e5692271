extension Rule {
  /// Style protocols with a single style.
  static let singleStyle = Self(
    "single-style", in: .styles, .note,
    summary: "A component has a single style.",
    rationale: """
      Styles add a protocol, a configuration and an environment value, so that looks can be \
      exchanged. For a single look, a `body` is shorter, and styles can be added later without a \
      change for callers. A single style is right if apps add their own.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        outlined: {body: configuration.title.border(.gray)}
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.bold()
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles: {↓automatic: {body: configuration.title.bold()}}
      """
    ],
    check: .spec { subject, _ in
      guard subject.spec.styles.count == 1, let style = subject.spec.styles.first else { return [] }
      return [
        Finding(
          style.name.place,
          "\(subject.title) has one style; write a 'body' instead, unless apps add their own "
            + "styles")
      ]
    })
}
