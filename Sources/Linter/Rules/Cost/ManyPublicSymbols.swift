import DesignModel

extension Rule {
  /// Components with too many public symbols.
  static let manyPublicSymbols = Self(
    "many-public-symbols", in: .cost, .off,
    summary: "A component has very many public declarations.",
    rationale: """
      Public declarations appear in completion and documentation, have to be kept in later \
      versions, and are read by the compiler of every client. Initializers, modifiers, types, \
      cases, styles and their parameters count. `maximum` is the number that a component may have; \
      `dscompile stats` shows the number of each component. The rule emits files to count their \
      declarations, and is off by default.
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
          "'\(component.plainName)' has \(count) public declarations, \(most) of them in "
            + "'\(first.name)', and the maximum is \(options.maximum); remove what callers do not "
            + "need")
      ]
    })
}
