import Specification

extension Rule {
  /// Enums with a single case.
  static let singleCaseEnum = Self(
    "single-case-enum", in: .api,
    summary: "An enum has a single case.",
    rationale: """
      A value of such an enum carries no information, and callers have to write it. Remove the \
      enum and everything of its type until there is a second case.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      types: {TagRole: {cases: [neutral, critical]}}
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      types:
        TagError: {cases: [empty], conforms: [CustomNSError]}
        TagMark: {cases: {picture: {slots: {image: }}}}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      types: {↓TagRole: {cases: [neutral]}}
      """
    ],
    check: .spec { subject, _ in
      subject.spec.types.compactMap { type in
        // An error with a single case is meaningful.
        let isError =
          type.name.text.hasSuffix("Error") || type.conforms.contains { $0.text.hasSuffix("Error") }
        guard type.cases.count == 1, !type.cases[0].hasPayload, type.deprecated == nil,
          subject.spec.deprecated == nil, !isError
        else { return nil }
        return Finding(
          type.name.place,
          "'\(type.name.text)' has one case, so its values carry no information; remove it until "
            + "there is a second case")
      }
    })
}
