import DesignModel
import Specification

extension Rule {
  /// Components that nobody sees before they are used.
  static let missingPreview = Self(
    "missing-preview", in: .cost, .note,
    summary: "A component has no previews, for a value that it needs is not known.",
    rationale: """
      Previews and snapshot tests are made of examples of all values. For a type that callers decide \
      there is none, and the component has no picture anywhere. An entry of `previews` shows one.
      """,
    good: [
      """
      component: Choice
      generics: {Value: Hashable}
      slots: {title: {options: [text]}}
      properties: {value: Value}
      previews:
        number: {body: 'Choice(value: 1, title: "One")'}
      """
    ],
    bad: [
      """
      component: ↓Choice
      generics: {Value: Hashable}
      slots: {title: {options: [text]}}
      properties: {value: Value}
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      guard let component = subject.component, let name = spec.component, spec.previews.isEmpty,
        component.deprecation == nil
      else { return [] }
      let decided = Set(component.generics.filter { $0.defaultType == nil }.map(\.name))
      let unknown = spec.properties.first { property in
        guard let type = property.type, property.defaultValue == nil, type.wrapped == nil,
          property.deprecated == nil
        else { return false }
        return type.typeNames.contains { decided.contains($0.text) }
      }
      guard let unknown else { return [] }
      return [
        Finding(
          name.place,
          "'\(component.plainName)' has no previews and no snapshots, for there is no example of "
            + "'\(unknown.name.text)'; add one under 'previews'")
      ]
    })
}
