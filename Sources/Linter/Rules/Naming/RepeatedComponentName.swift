import DesignModel

extension Rule {
  /// Members that repeat the component's name.
  static let repeatedComponentName = Self(
    "repeated-component-name", in: .naming,
    summary: "The name of a member repeats the name of its component.",
    rationale: """
      `Card(cardTitle: "Inbox")` repeats the word. Swift's API Design Guidelines recommend omitting words that repeat \
      the context: `Card(title: "Inbox")`. Environment values are ignored, because the names of all components share \
      one scope there.
      """,
    good: [
      """
      component: Card
      slots: {title: {options: [text]}, cards: {optional: true}, cardBody: {optional: true}}
      modifiers: {size: {type: Int, default: 1}}
      environment: {cardDensity: {type: Int, default: 1}}
      styles:
        automatic:
          body: configuration.title.padding(CGFloat(configuration.size + cardDensity))
          environment: [cardDensity]
        plain: {body: "configuration.title; configuration.cards; configuration.cardBody"}
      """
    ],
    bad: [
      """
      component: Card
      slots: {↓cardTitle: {options: [text]}}
      modifiers: {↓cardSize: {type: Int, default: 1}}
      styles:
        automatic: {body: "configuration.cardTitle.padding(CGFloat(configuration.cardSize))"}
        ↓plainCard: {body: configuration.cardTitle}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component?.plainName else { return [] }
      let own = nameWords(component)
      return subject.currentNames.compactMap { declared in
        let words = declared.words
        let rest: [String]
        switch declared.kind {
        case .slot, .property, .modifier:
          rest = words.starts(with: own) ? Array(words.dropFirst(own.count)) : []
        case .style:
          rest =
            words.suffix(own.count) == own[...]
            ? words.dropLast(own.count)
            : words.starts(with: own) ? Array(words.dropFirst(own.count)) : []
        case .component, .slotArgument, .environmentEntry, .state, .part, .parameter, .type,
          .enumCase, .option, .constant, .member, .resolver:
          return nil
        }
        // If the shorter name is taken, the words make a distinction.
        guard !rest.isEmpty, subject.canBeNamed(memberName(rest)) else { return nil }
        return Finding(
          declared.name.place,
          "the name of the \(declared.kind.noun) '\(declared.name.text)' repeats '\(component)'; "
            + "rename it to '\(memberName(rest))'")
      }
    })
}
