extension Rule {
  /// Entries of the environment that nobody reads.
  static let unusedEnvironmentEntry = Self(
    "unused-environment-entry", in: .api, .note,
    summary: "Nothing in the library reads an entry of the environment.",
    rationale: """
      An entry is there so that something set far outside reaches components within. If none reads \
      it, setting it does nothing.
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
          "no component or style reads '\(entry.name.text)', so that setting it does nothing; read it "
            + "under 'environment' of a style or a component, or remove it")
      }
    })
}
