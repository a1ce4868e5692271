extension Rule {
  /// Literals that are not localized.
  static let unmixedTexts = Self(
    "unmixed-texts", in: .initializers, .note,
    summary: "A literal beside a string that is not localized is not localized either.",
    rationale: """
      With `mixedTexts: false`, an initializer takes localized keys for all its texts or strings for \
      all: in `Fact(title: "Height", detail: height)` the literal becomes a `String` without a \
      word, and nobody translates it.
      """,
    good: [
      """
      component: Fact
      slots: {title: {options: [text]}, detail: {options: [text]}}
      """
    ],
    bad: [
      """
      component: Fact
      slots: {title: {options: [text]}, detail: {options: [text]}}
      initializers: {mixedTexts: ↓false}
      """
    ],
    check: .spec { subject, _ in
      guard let mixed = subject.spec.initializers?.rules.mixedTexts, !mixed.value,
        let component = subject.component
      else { return [] }
      let isMeant = component.initializers.contains { initializer in
        zip(component.slots, initializer.form).count { $0.hasTexts($1) } > 1
      }
      guard isMeant else { return [] }
      return [
        Finding(
          mixed.place,
          "a literal that stands beside a 'String' is not localized then, and nothing says so; remove "
            + "'mixedTexts' where initializers are not too many")
      ]
    })
}
