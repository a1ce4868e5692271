extension Rule {
  /// Booleans that do not say what is so.
  static let booleanName = Self(
    "boolean-name", in: .naming,
    summary: "A Boolean does not read as something that is so or not.",
    rationale: """
      `Chip("New", isSelected: true)` says what is so; `Chip("New", selection: true)` does not. \
      Swift's API Design Guidelines ask that Booleans read as assertions: `isOn`, `hasShadow`, \
      `showsValue`.

      Methods are left alone, for `.compact(true)` reads well.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}, mark: {arguments: {isOn: Bool}}}
      properties:
        isSelected: Bool
        showsMark: {type: Bool, default: "true"}
        canBeRemoved: {type: Bool, default: "true"}
      modifiers: {compact: {type: Bool, default: "false"}}
      styles:
        automatic:
          body: |
            configuration.mark(isOn: configuration.isSelected)
            configuration.title
              .bold(configuration.showsMark || configuration.canBeRemoved || configuration.compact)
      """
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}, mark: {arguments: {↓on: Bool}}}
      properties: {↓selected: Bool, ↓shadow: {type: Bool, default: "true"}}
      styles:
        automatic:
          body: |
            configuration.mark(on: true)
            configuration.title.bold(configuration.selected || configuration.shadow)
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        switch declared.kind {
        case .property, .slotArgument, .part, .member: break
        case .component, .slot, .modifier, .environmentEntry, .state, .style, .parameter, .type,
          .enumCase, .option, .constant, .resolver:
          return nil
        }
        guard declared.isBoolean, !declared.words.readAsAssertion else { return nil }
        let name = declared.name.text
        return Finding(
          declared.name.place,
          "the Boolean '\(name)' does not say what is so; begin its name with a verb, as in "
            + "'is\(capitalized(name))' or 'shows\(capitalized(name))'")
      }
    })
}

extension [String] {
  /// Whether words begin with a verb that something is told by, or have one: `value is shown`.
  fileprivate var readAsAssertion: Bool {
    guard let first else { return false }
    // A verb in the third person is not told from a plural: 'shows', 'wraps'.
    return count > 1 && (contains(where: verbs.contains) || isPlural(first)) || first == "is"
  }
}

private let verbs: Set<String> = [
  "are", "can", "cannot", "could", "did", "does", "do", "had", "has", "have", "is", "may", "might",
  "must", "need", "needs", "prefers", "should", "was", "were", "will",
]

private func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
