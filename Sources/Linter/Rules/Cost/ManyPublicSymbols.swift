import DesignModel

extension Rule {
  /// Components that are more API than anybody learns.
  static let manyPublicSymbols = Self(
    "many-public-symbols", in: .cost, .off,
    summary: "A component is emitted as very many public declarations.",
    rationale: """
      What is public is what callers find in completion and documentation, what a version must keep, and \
      what a client's compiler reads. Initializers, modifiers, types and their cases, styles and what they \
      take count. `maximum` is how many a component may have; `dscompile stats` tells how many there are. \
      The rule has files made to count in them, and is off unless a project asks for it.
      """,
    maximum: 100,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
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
      ).inProject(
        "library: Kit\nlint: {rules: {many-public-symbols: {severity: note, maximum: 10}}}")
    ],
    check: .spec { subject, options in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      let files = subject.library.emittedFiles(component)
      let count = files.map(\.publicSymbols).reduce(0, +)
      guard count > options.maximum,
        let first = files.max(by: { $0.publicSymbols < $1.publicSymbols })
      else { return [] }
      let most = first.publicSymbols == count ? "all" : "\(first.publicSymbols)"
      return [
        Finding(
          name.place,
          "'\(component.plainName)' is emitted as \(count) public declarations, \(most) of them in "
            + "'\(first.name)', and \(options.maximum) are the maximum; take away what callers can do "
            + "without")
      ]
    })
}
