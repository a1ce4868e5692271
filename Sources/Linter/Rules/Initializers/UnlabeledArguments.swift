import DesignModel

extension Rule {
  /// Calls with several unlabeled arguments.
  static let unlabeledArguments = Self(
    "unlabeled-arguments", in: .initializers,
    summary: "Several unlabeled arguments of an initializer have the same type.",
    rationale: """
      `Fact("Height", "1.80 m")` can be read in both orders. Swift's API Design Guidelines ask \
      for labels where arguments cannot be distinguished. Only the main argument of a component \
      needs no label.
      """,
    good: [
      """
      component: Fact
      slots: {title: {options: [text], label: _}, detail: {options: [text]}}
      """
    ],
    bad: [
      """
      component: ↓Fact
      slots: {title: {options: [text], label: _}, detail: {options: [text], label: _}}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      for initializer in component.initializers {
        let unlabeled = initializer.parameters.filter {
          $0.label == nil && $0.isVisible && !$0.isClosure
        }
        for (index, parameter) in unlabeled.enumerated() {
          guard let other = unlabeled[..<index].first(where: { $0.looks(like: parameter) }) else {
            continue
          }
          return [
            Finding(
              name.place,
              "callers cannot distinguish '\(other.name)' and '\(parameter.name)', which have no "
                + "labels in one initializer; give the second one a label")
          ]
        }
      }
      return []
    })
}

extension Parameter {
  /// Whether their arguments could be confused.
  fileprivate func looks(like other: Parameter) -> Bool {
    type.isSame(as: other.type)
      || [type, other.type].allSatisfy { $0.path.map(textTypes.contains) ?? false }
  }
}

private let textTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "String"]
