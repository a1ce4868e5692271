import English

extension Rule {
  /// Booleans whose names do not read as assertions.
  static let booleanName = Self(
    "boolean-name", in: .naming,
    summary: "The name of a Boolean does not read as an assertion.",
    rationale: """
      `Chip("New", isSelected: true)` reads as a statement; `Chip("New", selection: true)` does \
      not. Swift's API Design Guidelines ask that Booleans read as assertions: `isOn`, \
      `hasShadow`, `showsValue`.

      Methods are ignored, because `.compact(true)` reads well; so are names that are not \
      recognized as English.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}, mark: {arguments: {isOn: Bool}}}
      properties:
        isSelected: Bool
        showsMark: {type: Bool, default: true}
        canBeRemoved: {type: Bool, default: true}
        repeats: {type: Bool, default: false}
      modifiers: {compact: {type: Bool, default: false}}
      styles:
        automatic:
          body: |
            configuration.mark(isOn: configuration.isSelected)
            configuration.title
              .bold(configuration.showsMark || configuration.canBeRemoved)
              .italic(configuration.repeats || configuration.compact)
      """
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}, mark: {arguments: {↓on: Bool}}}
      properties: {↓selected: Bool, ↓shadow: {type: Bool, default: true}}
      styles:
        automatic:
          body: |
            configuration.mark(on: true)
            configuration.title.bold(configuration.selected || configuration.shadow)
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        switch declared.kind {
        case .property, .slotArgument, .part, .member: break
        case .component, .slot, .modifier, .environmentEntry, .state, .style, .parameter, .type,
          .enumCase, .option, .constant, .resolver:
          return nil
        }
        guard declared.isBoolean, declared.name.text.allSatisfy(isPlain),
          !declared.words.readAsAssertion
        else { return nil }
        return Finding(
          declared.name.place,
          "the name of the Boolean '\(declared.name.text)' does not read as an assertion; begin "
            + "it with a verb, as in "
            + declared.words.assertions.map { "'\($0)'" }.joined(separator: " or "))
      }
    })
}

extension [String] {
  /// Whether words begin with or contain a verb that makes an assertion: `value is shown`.
  fileprivate var readAsAssertion: Bool {
    guard let first else { return false }
    // A verb in the third person cannot be distinguished from a plural: 'shows', 'wraps'.
    return canNameSeveral(first) || count > 1 && contains(where: verbs.contains)
  }

  /// Names that read as assertions: `isSelected`, `repeats`.
  fileprivate var assertions: [String] {
    let first = self[0]
    if plainVerbs.contains(first) { return [memberName([thirdPerson(first)] + dropFirst())] }
    let adjective = memberName(["is"] + self)
    return adjectiveEndings.contains { last?.hasSuffix($0) == true }
      ? [adjective] : [adjective, memberName(["shows"] + self)]
  }
}

/// Whether a letter can occur in an English word.
private func isPlain(_ letter: Character) -> Bool {
  letter.isASCII && (letter.isLetter || letter.isNumber)
}

/// `repeats` for `repeat`.
private func thirdPerson(_ verb: String) -> String {
  ["s", "x", "sh", "ch"].contains(where: verb.hasSuffix) ? verb + "es" : verb + "s"
}

private let plainVerbs: Set<String> = [
  "allow", "animate", "collapse", "dismiss", "enable", "expand", "fill", "flash", "float", "follow",
  "hide", "include", "keep", "loop", "pulse", "repeat", "reveal", "scroll", "show", "shrink",
  "stretch", "use", "wrap",
]

private let adjectiveEndings = ["able", "ed", "ible", "ing"]

private let verbs: Set<String> = [
  "are", "can", "cannot", "could", "did", "does", "do", "had", "has", "have", "is", "may", "might",
  "must", "need", "needs", "prefers", "should", "was", "were", "will",
]
