extension Rule {
  /// Types that are never used.
  static let unusedType = Self(
    "unused-type", in: .api, .note,
    summary: "Nothing in the library uses a type.",
    rationale: """
      The library has to maintain a type that no component uses. If apps use it, suppress the \
      rule with a comment that says so. Namespaces and other types that contain only constants \
      are meant for apps, and are ignored.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {role: {type: TagRole}}
      types:
        TagRole: {cases: [neutral, critical], default: neutral}
        TagSizes: {constants: {small: {type: Int, value: 1}}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      types:
        ↓TagRole: {cases: [neutral, critical]}
      """
    ],
    check: .library { subject, _ in
      if subject.isPartial || subject.hasOtherCode { return [] }
      let counts = subject.identifierCounts
      let prefix = subject.library.library.naming.prefix
      return subject.subjects.flatMap(\.spec.types).compactMap { type in
        let hasValues =
          !type.cases.isEmpty || !type.properties.isEmpty || !type.options.isEmpty
          || type.refined != nil || type.alias != nil || type.body != nil
        guard hasValues, type.deprecated == nil else { return nil }
        let emitted = (type.scope?.value == .component ? "" : prefix) + type.name.text
        let declarations = emitted == type.name.text ? 1 : 0
        guard counts[emitted, default: 0] <= declarations else { return nil }
        return Finding(
          type.name.place,
          "nothing in the library uses '\(emitted)'; remove it, or suppress this with a comment "
            + "if apps use it"
        )
      }
    })
}
