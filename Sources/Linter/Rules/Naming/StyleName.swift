extension Rule {
  /// Styles that say that they are styles.
  static let styleName = Self(
    "style-name", in: .naming,
    summary: "The name of a style ends with 'Style'.",
    rationale: """
      A style is written where nothing but a style can stand: `.cardStyle(.outlined)`. Its type has \
      the word `Style` in any case, so that `outlinedStyle` becomes `OutlinedStyleCardStyle`.
      """,
    good: [
      """
      component: Card
      slots: {title: }
      styles:
        automatic: {body: configuration.title}
        outlined: {body: configuration.title.border(.gray)}
      """
    ],
    bad: [
      """
      component: Card
      slots: {title: }
      styles:
        automatic: {body: configuration.title}
        ↓outlinedStyle: {body: configuration.title.border(.gray)}
      """
    ],
    check: .spec { subject, _ in
      subject.spec.styles.compactMap { style in
        let words = nameWords(style.name.text)
        guard words.count > 1, words.last == "style", style.deprecated == nil else { return nil }
        return Finding(
          style.name.place,
          "where '\(style.name.text)' is written, nothing but a style can stand; call it "
            + "'\(memberName(words.dropLast()))'")
      }
    })
}
