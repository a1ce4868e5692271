extension Rule {
  /// Style protocols for one style.
  static let singleStyle = Self(
    "single-style", in: .styles, .note,
    summary: "A component has a single style.",
    rationale: """
      Styles cost a protocol, a configuration and an environment key, so that looks can be exchanged. \
      With a single look, a `body` is shorter, and styles can be added without a change for callers. It \
      is fine where apps write styles of their own.
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
          "\(subject.title) has one look, for which a 'body' is enough; styles are for several, or for apps "
            + "that bring their own")
      ]
    })
}
