import Specification

extension Rule {
  /// Properties that could be modifiers.
  static let optionalProperty = Self(
    "optional-property", in: .api, .off,
    summary: "An optional property could be a modifier.",
    rationale: """
      An argument that most calls leave out makes each initializer longer. SwiftUI's views take \
      their essential values and have modifiers for the rest: `Tag("New").size(.large)`. Closures \
      and bindings stay arguments.

      The rule is off by default, because there are good reasons for such arguments.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {value: Int, action: "(() -> Void)?"}
      modifiers: {size: {type: Int, default: 1}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {↓size: {type: Int, default: 1}}
      """
    ],
    check: .spec { subject, _ in
      // A view modifier has no other methods.
      if subject.spec.kindOrView == .modifier { return [] }
      return subject.spec.properties.compactMap { property in
        guard let type = property.type, property.defaultValue != nil, property.binding == nil,
          property.label?.text != "_", property.deprecated == nil, !subject.library.isFunction(type)
        else { return nil }
        return Finding(
          property.name.place,
          "most calls omit '\(property.name.text)', which makes every initializer longer; "
            + "consider a modifier")
      }
    })
}
