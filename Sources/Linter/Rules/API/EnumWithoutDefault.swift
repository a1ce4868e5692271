import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Enums that every call has to provide.
  static let enumWithoutDefault = Self(
    "enum-without-default", in: .api, .note,
    summary: "Every call has to choose from an enum that has no default.",
    rationale: """
      Most chips are neutral and most buttons are of the usual size: where one case is usual, \
      `default` of the enum lets calls leave it out, for all components at once. Components \
      without slots are ignored, because they may show the case itself; so are bindings, and \
      enums with associated values.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {role: TagRole, place: {type: TagPlace, binding: true}}
      types:
        TagRole: {cases: [neutral, critical], default: neutral}
        TagPlace: {cases: [first, last]}
      """,
      """
      component: SeverityIcon
      properties: {severity: Severity}
      types: {Severity: {cases: [warning, error]}}
      body: 'Image(systemName: severity == .error ? "xmark.octagon" : "exclamationmark.triangle")'
      accessibility: {label: {when: severity == .error, then: {text: Error}, else: {text: Warning}}}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {role: TagRole}
      types: {↓TagRole: {cases: [neutral, critical]}}
      """
    ],
    check: .library { subject, _ in
      var uses: [String: PropertySpec] = [:]
      for spec in subject.subjects.map(\.spec) where !spec.slots.isEmpty && spec.deprecated == nil {
        for property in spec.properties.reversed() where property.isChosenInEveryCall {
          guard let type = property.type else { continue }
          uses[subject.library.library.naming.plain(type.text)] = property
        }
      }
      return subject.subjects.flatMap(\.spec.types).compactMap { type in
        guard type.cases.count > 1, type.defaultMember == nil, type.deprecated == nil,
          !type.cases.contains(where: \.hasPayload), let use = uses[type.name.text]
        else { return nil }
        return Finding(
          type.name.place,
          "every call has to pass '\(use.name.text)', because '\(type.name.text)' has no default; "
            + "if one case is usual, write 'default'",
          notes: [Note("a call has to choose here", at: use.name.place)])
      }
    })
}

extension PropertySpec {
  /// Whether every call has to provide it, and the component never changes it.
  fileprivate var isChosenInEveryCall: Bool {
    defaultValue == nil && type?.wrapped == nil && isBinding?.value != true && deprecated == nil
  }
}
