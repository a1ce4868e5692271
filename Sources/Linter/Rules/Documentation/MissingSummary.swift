extension Rule {
  /// Names without documentation.
  static let missingSummary = Self(
    "missing-summary", in: .documentation, .off,
    summary: "A public declaration has no summary.",
    rationale: """
      The summary becomes the documentation comment of the emitted declaration, which Xcode \
      shows. Without one, the comment is made from the name and adds nothing to it.

      The rule is off by default. It checks components, slots, properties, modifiers, environment \
      values, types, cases and styles, and ignores deprecated ones.
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
      component: ↓Tag
      slots: {↓title: {options: [text]}}
      modifiers: {↓size: {type: TagSize}}
      types: {↓TagSize: {cases: {↓small: , large: {summary: Large.}}, default: small}}
      """,
      """
      component: Tag
      summary: A word that describes an item.
      slots: {title: {options: [text], summary: The word.}}
      styles: {↓automatic: {body: configuration.title}}
      """,
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        switch declared.kind {
        case .component, .slot, .property, .modifier, .environmentEntry, .style, .type, .enumCase,
          .option, .constant, .member:
          break
        case .slotArgument, .state, .part, .parameter, .resolver: return nil
        }
        guard declared.summary == nil, declared.deprecation == nil else { return nil }
        return Finding(
          declared.name.place,
          "the \(declared.kind.noun) '\(declared.name.text)' has no 'summary', so its "
            + "documentation only repeats its name; write what it is for")
      }
    })
}
