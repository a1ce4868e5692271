extension Rule {
  /// Components with more ways to be made than anybody knows.
  static let manyInitializers = Self(
    "many-initializers", in: .initializers, .note,
    summary: "A component has very many initializers.",
    rationale: """
      Each option of each slot multiplies the number of initializers, and with it what completion \
      lists, what Swift compares at each call and what has to be kept for ever. `via: modifier` \
      takes a slot out of them, `strategy: defaulted` makes one of many, and `forms` lists those that \
      are meant. `maximum` is how many are fine; `limit` in the spec is what is never passed.
      """,
    maximum: 32,
    good: [
      """
      component: Row
      slots:
        title: {options: [text]}
        icon: {optional: true, options: [systemImage]}
      """
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: ↓Row
          slots:
            title: {options: [text]}
            detail: {optional: true, options: [text]}
          """
      ).inProject("library: Kit\nlint: {rules: {many-initializers: {maximum: 8}}}")
    ],
    check: .spec { subject, options in
      guard let component = subject.component, let name = subject.spec.component,
        component.initializers.count > options.maximum
      else { return [] }
      return [
        Finding(
          name.place,
          "'\(component.plainName)' has \(component.initializers.count) initializers, more than anybody "
            + "knows; take options away, write 'via: modifier' in a slot that is seldom filled, or list "
            + "the 'forms' that are meant")
      ]
    })
}
