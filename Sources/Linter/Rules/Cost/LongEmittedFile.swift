import DesignModel

extension Rule {
  /// Emitted files that are too long to read.
  static let longEmittedFile = Self(
    "long-emitted-file", in: .cost, .off,
    summary: "An emitted file of a component is very long.",
    rationale: """
      Emitted code is read in reviews and in Xcode, and compiled by every user of the library. A \
      file is long if a component has many initializers, each with its documentation. `maximum` \
      is the number of lines that a file may have; `dscompile stats` shows the lines of all files \
      of a component. The rule emits files to measure them, and is off by default.
      """,
    maximum: 1000,
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
        "library: Kit\nlint: {rules: {long-emitted-file: {severity: note, maximum: 120}}}")
    ],
    check: .spec { subject, options in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      return subject.library.emittedFiles(component).filter { $0.lines > options.maximum }.map {
        file in
        Finding(
          name.place,
          "'\(file.name)' has \(file.lines) lines, and the maximum is \(options.maximum); remove "
            + "options of slots, or split the component")
      }
    })
}
