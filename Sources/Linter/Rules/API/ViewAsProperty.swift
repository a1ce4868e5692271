extension Rule {
  /// Views that are not slots.
  static let viewAsProperty = Self(
    "view-as-property", in: .api,
    summary: "A property is a type-erased view.",
    rationale: """
      A slot keeps the type of its view, takes a closure, and has shorter forms with `options`. `AnyView` makes \
      callers wrap their views, and hides changes from SwiftUI.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}, icon: {optional: true}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {icon: ↓AnyView?, footer: ↓"() -> AnyView"}
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        guard declared.kind == .property || declared.kind == .modifier, let type = declared.type,
          type.typeNames.contains(where: { $0.text == "AnyView" })
        else { return nil }
        return Finding(
          type.place,
          "callers have to wrap the view for '\(declared.name.text)', and SwiftUI does not see "
            + "its type; make it a slot")
      }
    })
}
