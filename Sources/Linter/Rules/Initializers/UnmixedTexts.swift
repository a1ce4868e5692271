extension Rule {
  /// Literals that are not localized.
  static let unmixedTexts = Self(
    "unmixed-texts", in: .initializers, .note,
    summary: "A literal next to a 'String' is not localized.",
    rationale: """
      With `mixedTexts: false`, an initializer takes either localized keys or strings for all of \
      its texts: in `Fact(title: "Height", detail: height)` the literal silently becomes a \
      `String` and is not translated.
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
          "with 'mixedTexts: false', a literal next to a 'String' is not localized; remove "
            + "'mixedTexts' if there are not too many initializers")
      ]
    })
}
