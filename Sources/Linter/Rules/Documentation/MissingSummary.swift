extension Rule {
  /// What has no documentation.
  static let missingSummary = Self(
    "missing-summary", in: .documentation, .off,
    summary: "Something that callers see has no summary.",
    rationale: """
      A summary becomes the documentation comment of what is emitted, and what Xcode shows for it. \
      Without one, the compiler makes one of the name, which says no more than that.

      It is off unless a project asks for it, for a library that begins has other things to do. It \
      looks at components, slots, properties, modifiers, entries of the environment, types, cases and \
      styles, and not at what is deprecated.
      """,
    good: [
      """
      component: Tag
      summary: A word at the side of a thing.
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
      summary: A word at the side of a thing.
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
          "the \(declared.kind.noun) '\(declared.name.text)' has no 'summary', and its documentation "
            + "says no more than its name; write what it is for")
      }
    })
}
