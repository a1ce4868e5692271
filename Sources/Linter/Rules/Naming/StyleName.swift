extension Rule {
  /// Styles with the word "style" in their name.
  static let styleName = Self(
    "style-name", in: .naming,
    summary: "The name of a style ends with 'Style'.",
    rationale: """
      A style is written where only a style is possible: `.cardStyle(.outlined)`. Its type ends \
      with `Style` anyway, so `outlinedStyle` becomes `OutlinedStyleCardStyle`.
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
          "'\(style.name.text)' is written where only a style is possible; rename it to "
            + "'\(memberName(words.dropLast()))'")
      }
    })
}
