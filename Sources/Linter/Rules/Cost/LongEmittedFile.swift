import DesignModel

extension Rule {
  /// Emitted files that nobody reads.
  static let longEmittedFile = Self(
    "long-emitted-file", in: .cost, .off,
    summary: "A file that a component is emitted as has very many lines.",
    rationale: """
      Emitted code is read in reviews and in Xcode, and compiled by everybody who uses the library. A file \
      is long where a component has many initializers, each with its documentation. `maximum` is how many \
      lines a file may have; `dscompile stats` tells how many all files of a component have together. The \
      rule has files made to measure them, and is off unless a project asks for it.
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
        "library: Kit\nlint: {rules: {long-emitted-file: {severity: note, maximum: 150}}}")
    ],
    check: .spec { subject, options in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      return subject.library.emittedFiles(component).filter { $0.lines > options.maximum }.map {
        file in
        Finding(
          name.place,
          "'\(file.name)' has \(file.lines) lines, and \(options.maximum) are the maximum; take options of "
            + "slots away, or make two components of this one")
      }
    })
}
