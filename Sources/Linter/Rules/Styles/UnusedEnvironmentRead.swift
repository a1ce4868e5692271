import Specification

extension Rule {
  /// Environment values that are read and not used.
  static let unusedEnvironmentRead = Self(
    "unused-environment-read", in: .styles, .note,
    summary: "A component or a style reads an environment value that its Swift does not use.",
    rationale: """
      A name under `environment` without a type reads an existing environment value. A component \
      that does not use it is emitted without it. Styles do not see the values that the component \
      reads: they have their own `environment`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      environment: {isEnabled: }
      body: title.bold(isEnabled)
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        emphatic:
          environment: [isEnabled]
          body: configuration.title.bold(isEnabled)
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      environment: {↓isEnabled: }
      body: title
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        emphatic:
          environment: [↓isEnabled]
          body: configuration.title.italic()
      """,
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let ofStyles = spec.styles.flatMap { style -> [Finding] in
        guard let read = spec.namesRead(in: style) else { return [] }
        return style.environment.filter { !read.contains($0.name.text) }.map {
          Finding(
            $0.name.place,
            "the body of the style '\(style.name.text)' does not use the environment value "
              + "'\($0.name.text)'; use it, or remove it from 'environment'")
        }
      }
      guard spec.component != nil, spec.handwrittenBody == nil else { return ofStyles }
      let read = spec.namesReadOutsideStyles
      return ofStyles
        + spec.environment.filter {
          $0.type == nil && $0.parameters.isEmpty && !read.contains($0.name.text)
        }.map {
          Finding(
            $0.name.place,
            "nothing in the component uses the environment value '\($0.name.text)', so the "
              + "component does not read it; use it, read it under 'environment' of a style, or "
              + "remove it")
        }
    })
}
