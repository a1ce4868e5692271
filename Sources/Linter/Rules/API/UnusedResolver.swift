import Specification

extension Rule {
  /// Resolvers that no slot uses.
  static let unusedResolver = Self(
    "unused-resolver", in: .api,
    summary: "No slot uses a resolver.",
    rationale: """
      Slots use a resolver by its name in `options`. A resolver that no slot names has no effect.
      """,
    good: [
      """
      component: Tag
      resolvers: {symbol: {type: String, view: Image, value: "Image(systemName: $0)"}}
      slots: {title: {options: [text]}, icon: {optional: true, options: [symbol]}}
      """,
      """
      component: Tag
      resolvers: {symbol: {type: String, view: Image, value: "Image(systemName: $0)"}}
      slots: {title: {options: [text]}}
      properties: {mark: {type: TagMark, default: .none}}
      types: {TagMark: {cases: {none: , icon: {slots: {picture: {options: [symbol]}}}}}}
      body: |
        title
        if case .icon(let picture) = mark { picture }
      """,
    ],
    bad: [
      """
      component: Tag
      resolvers: {↓symbol: {type: String, view: Image, value: "Image(systemName: $0)"}}
      slots: {title: {options: [text]}}
      """
    ],
    check: .library { subject, _ in
      if subject.isPartial { return [] }
      let used = Set(subject.subjects.flatMap(\.spec.fillings).map(\.name))
      let all = subject.subjects.flatMap(\.spec.resolvers) + subject.project.resolvers
      return all.compactMap { resolver in
        if used.contains(resolver.name.text) { return nil }
        return Finding(
          resolver.name.place,
          "no slot has '\(resolver.name.text)' among its 'options', so the resolver has no effect; "
            + "add it there, or remove it")
      }
    })
}

extension ComponentSpec {
  /// The ways of filling slots that it mentions.
  fileprivate var fillings: [SlotFilling] {
    slots.flatMap(\.options) + (initializers?.forms ?? []).flatMap(\.choices).flatMap(\.choices)
      + types.flatMap(\.fillings)
  }
}

extension TypeSpec {
  /// The ways of filling slots that its cases mention.
  fileprivate var fillings: [SlotFilling] {
    cases.flatMap(\.slots).flatMap(\.options) + types.flatMap(\.fillings)
  }
}
