extension Rule {
  /// Environment entries that are never read.
  static let unusedEnvironmentEntry = Self(
    "unused-environment-entry", in: .api, .note,
    summary: "Nothing in the library reads an environment value.",
    rationale: """
      An environment value passes a value from an outer view to the components in it. If no \
      component reads it, setting it has no effect.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      environment: {tagDensity: {type: CGFloat, default: 4}}
      styles:
        automatic:
          environment: [tagDensity]
          body: configuration.title.padding(tagDensity)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      environment: {↓tagDensity: {type: CGFloat, default: 4}}
      """
    ],
    check: .library { subject, _ in
      if subject.isPartial || subject.hasOtherCode { return [] }
      let counts = subject.identifierCounts
      return subject.subjects.flatMap(\.spec.environment).compactMap { entry in
        guard entry.type != nil || !entry.parameters.isEmpty, entry.deprecated == nil,
          counts[entry.name.text, default: 0] < 2
        else { return nil }
        return Finding(
          entry.name.place,
          "no component or style reads '\(entry.name.text)', so setting it has no effect; read it "
            + "under 'environment' of a style or a component, or remove it")
      }
    })
}
