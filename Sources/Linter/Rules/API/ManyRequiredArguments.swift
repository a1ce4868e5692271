extension Rule {
  /// Components with many required arguments.
  static let manyRequiredArguments = Self(
    "many-required-arguments", in: .api, .note,
    summary: "A component requires many arguments.",
    rationale: """
      Every call has to pass all required arguments. More than three are hard to read and to \
      remember. Give some a default, make them optional, combine them in a type, or use modifiers. \
      `maximum` sets the limit.
      """,
    maximum: 3,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}, icon: {optional: true}}
      properties: {a: Int, b: Int, c: {type: Int, default: 1}, d: Int?}
      """
    ],
    bad: [
      """
      component: ↓Tag
      slots: {title: {options: [text]}}
      properties: {a: Int, b: Int, c: Int}
      """
    ],
    check: .spec { subject, options in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      let fewest =
        component.initializers.map { initializer in
          initializer.parameters.count { $0.isRequired }
        }.min() ?? 0
      guard fewest > options.maximum else { return [] }
      return [
        Finding(
          name.place,
          "every call to '\(component.plainName)' has at least \(fewest) arguments, which is hard "
            + "to read; give some a default, make them optional or modifiers, or combine them in a "
            + "type")
      ]
    })
}
