extension Rule {
  /// Texts that are not slots.
  static let textAsString = Self(
    "text-as-string", in: .api,
    summary: "A visible text is a property of type 'String'.",
    rationale: """
      A slot with `options: [text]` takes a literal, which is localized, a `String`, which is \
      not, and any view. A property of type `String` takes only a string: `Card(title: "Inbox")` \
      would show English everywhere.

      The rule recognizes names of visible texts, such as `title` and `message`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {name: String, identifier: String, titleKey: LocalizedStringKey}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {icon: {options: [systemImage]}}
      properties: {↓title: String, ↓helpMessage: String?}
      accessibility: {label: title}
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        guard declared.kind == .property || declared.kind == .modifier,
          let last = declared.words.last, shownTexts.contains(last),
          let type = declared.type, type.unwrapped.text == "String"
        else { return nil }
        let isBinding = subject.spec.properties.contains {
          $0.name.text == declared.name.text && $0.isBinding?.value == true
        }
        if isBinding { return nil }
        return Finding(
          declared.name.place,
          "a literal for '\(declared.name.text)' is not localized, and only a 'String' can be "
            + "passed; make it a slot with 'options: [text]'")
      }
    })
}

private let shownTexts: Set<String> = [
  "caption", "footnote", "headline", "heading", "message", "subheadline", "subtitle", "title",
]
