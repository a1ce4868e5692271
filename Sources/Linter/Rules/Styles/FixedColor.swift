extension Rule {
  /// Colors that do not adapt.
  static let fixedColor = Self(
    "fixed-color", in: .styles, .note,
    summary: "A body makes a color from numbers.",
    rationale: """
      `Color(red: 0.2, green: 0.4, blue: 1)` is the same in dark mode and increased contrast, and \
      is hard to find in a redesign. A color set of the library, `Color("Accent", bundle: \
      .module)`, or a constant has a name and can adapt.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: 'title.foregroundStyle(Color("Accent", bundle: .module))'
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: "title.foregroundStyle(↓Color(red: 0.2, green: 0.4, blue: 1))"
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let parts = spec.configuration?.entries.compactMap(\.view) ?? []
      let bodies = [spec.body].compactMap(\.self) + spec.styles.compactMap(\.body) + parts
      return bodies.flatMap(\.calls).ofAPI(in: subject.code).inOrder.compactMap { call in
        let labels = call.arguments.map(\.label)
        guard ["Color", "UIColor", "NSColor"].contains(call.function.text), !call.isMember,
          labels.contains("red") || labels.contains("hue") || labels.contains("white"),
          call.arguments.contains(where: { $0.literal != nil })
        else { return nil }
        return Finding(
          call.function.place,
          "a color made from numbers is the same in dark mode and increased contrast; use a named "
            + "color from the library's constants or its asset catalog")
      }
    })
}
