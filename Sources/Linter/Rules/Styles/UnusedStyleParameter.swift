extension Rule {
  /// Style parameters that have no effect.
  static let unusedStyleParameter = Self(
    "unused-style-parameter", in: .styles, .note,
    summary: "The body of a style does not use a parameter of the style.",
    rationale: """
      `.tagStyle(.inset(depth: 2))` promises that the depth makes a difference. A parameter that \
      the body does not use makes none.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        inset:
          parameters: {depth: {type: CGFloat, default: 4}}
          body: configuration.title.padding(depth)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        inset:
          parameters: {↓depth: {type: CGFloat, default: 4}}
          body: configuration.title.padding()
      """
    ],
    check: .spec { subject, _ in
      subject.spec.styles.flatMap { style -> [Finding] in
        guard let read = subject.spec.namesRead(in: style) else { return [] }
        return style.parameters.filter { !read.contains($0.name.text) }.map { parameter in
          Finding(
            parameter.name.place,
            "the body of the style '\(style.name.text)' does not use the parameter "
              + "'\(parameter.name.text)'; use it, or remove it")
        }
      }
    })
}
