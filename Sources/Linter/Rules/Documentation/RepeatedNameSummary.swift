import DesignModel

extension Rule {
  /// Summaries that only repeat the name.
  static let repeatedNameSummary = Self(
    "repeated-name-summary", in: .documentation,
    summary: "A summary only repeats the name.",
    rationale: """
      Without a summary, the documentation of `title` is `The title.` as well. Write what it is \
      for, when it is shown, or what it means. Components, Booleans and cases are ignored: \
      `Whether it is on.` is often enough.
      """,
    good: [
      """
      component: Tag
      summary: A word that describes an item.
      slots: {title: {options: [text], summary: The word.}}
      """
    ],
    bad: [
      """
      component: Tag
      summary: A tag.
      slots: {title: {options: [text], summary: ↓The title of the tag.}}
      modifiers: {lineWidth: {type: CGFloat, default: 1, summary: ↓The width of the line.}}
      styles:
        automatic:
          summary: ↓The automatic style.
          body: configuration.title.padding(configuration.lineWidth)
      """
    ],
    check: .spec { subject, _ in
      let component = subject.component.map { nameWords($0.plainName) } ?? []
      return subject.names.compactMap { declared in
        switch declared.kind {
        // A common name needs no other words.
        case .component, .enumCase, .option, .constant: return nil
        case .slot, .slotArgument, .property, .modifier, .environmentEntry, .state,
          .part, .style, .parameter, .type, .member, .resolver:
          break
        }
        guard let summary = declared.summary, !declared.isBoolean else { return nil }
        var own = Set(declared.words).union(fillers)
        if declared.kind == .style { own.insert("style") }
        let summaryWords = summary.value.lowercased()
          .split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
        // The summary has to contain the name, and no other words but those of its component.
        guard declared.words.allSatisfy(summaryWords.contains),
          summaryWords.allSatisfy({ own.contains($0) || component.contains($0) })
        else { return nil }
        return Finding(
          summary.place,
          "this only repeats the name '\(declared.name.text)'; write what it is for or what it "
            + "means, or remove it")
      }
    })
}

private let fillers: Set<String> = [
  "a", "an", "and", "component", "for", "has", "if", "in", "is", "it", "its", "of", "on", "or",
  "shows",
  "that", "the", "this", "to", "value", "view", "whether", "with",
]
