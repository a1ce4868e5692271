extension Rule {
  /// Aspects of appearance as separate properties.
  static let styleAsProperty = Self(
    "style-as-property", in: .api,
    summary: "A property or modifier chooses the look of a component.",
    rationale: """
      Use a style for a look: `.tagStyle(.outlined)` applies to a whole screen, apps can write \
      their own, and a new style changes no enum. A property `variant` or `style` has to be \
      passed to each component, and only the library can add a value. Names such as `dateStyle`, \
      which describe content, are ignored.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        outlined: {body: configuration.title.border(.gray)}
      """,
      """
      component: Day
      slots: {title: {options: [text]}}
      properties: {dateStyle: DayDateStyle}
      types: {DayDateStyle: {cases: [long, short], default: long}}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {↓variant: {type: TagVariant}}
      types: {TagVariant: {cases: [plain, outlined], default: plain}}
      """
    ],
    check: .spec { subject, _ in
      let component = subject.component.map { nameWords($0.plainName) } ?? []
      return subject.currentNames.compactMap { declared in
        guard declared.kind == .property || declared.kind == .modifier,
          let last = declared.words.last,
          ["appearance", "look", "style", "variant"].contains(last),
          declared.words.count == 1 || Array(declared.words.dropLast()) == component,
          let type = declared.type, subject.library.isEnumeration(type)
        else { return nil }
        return Finding(
          declared.name.place,
          "'\(declared.name.text)' chooses a look, which has to be passed to each component; make "
            + "the cases of '\(type.text)' entries of 'styles', which apply to all components in "
            + "a view"
        )
      }
    })
}
