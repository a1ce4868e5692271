extension Rule {
  /// Booleans whose summary does not explain the value true.
  static let booleanSummary = Self(
    "boolean-summary", in: .documentation, .note,
    summary: "The summary of a Boolean does not say what true means.",
    rationale: """
      `Whether the tag can be removed.` says what `true` means, and so does `Shows a mark.` for \
      `showsMark`. `Removal of the tag.` does not.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties:
        isOn: {type: Bool, summary: Whether the tag is chosen.}
        showsMark: {type: Bool, default: false, summary: Shows a mark beside the title.}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {isOn: {type: Bool, summary: ↓Choice of the tag.}}
      """
    ],
    check: .spec { subject, _ in
      subject.names.compactMap { declared in
        guard declared.isBoolean, let summary = declared.summary else { return nil }
        let text = summary.value.lowercased()
        guard !["whether", "if ", "true", "when "].contains(where: text.contains),
          declared.words.first.map({ text.hasPrefix($0 + " ") }) != true
        else { return nil }
        return Finding(
          summary.place,
          "the summary of a Boolean should say what true means; begin it with 'Whether'")
      }
    })
}
