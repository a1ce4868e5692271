import DesignModel
import Specification
import SwiftFragments

extension Rule {
  /// Modifiers that set the essential content of a component.
  static let essentialModifier = Self(
    "essential-modifier", in: .api, .note,
    summary: "A modifier sets an essential value of a component.",
    rationale: """
      The call `Switch("Sound", isOn: $isOn)` cannot omit the binding; \
      `Switch("Sound").isOn($isOn)` can, and the switch does nothing then. SwiftUI's initializers \
      take the essential values of a view: the binding, the action, or the value it shows. \
      Modifiers set the rest.
      """,
    good: [
      """
      component: Switch
      slots: {title: {options: [text]}}
      properties: {isOn: {type: Bool, binding: true}}
      modifiers: {size: {type: Int, default: 1}, value: "String?"}
      """
    ],
    bad: [
      """
      component: Switch
      slots: {title: {options: [text]}}
      modifiers: {↓isActive: {type: Binding<Bool>, default: .constant(false)}, ↓action: "(() -> Void)?"}
      """,
      """
      component: Meter
      modifiers: {↓value: {type: Double, default: 0}, tint: {type: Int, default: 1}}
      body: 'Gauge(value: value) { Text(verbatim: "%") }'
      """,
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      // The code that shows a value reads all of it.
      guard spec.kindOrView == .view else { return [] }
      let isAboutNothingElse = spec.slots.isEmpty && spec.properties.isEmpty
      return spec.modifiers.filter { $0.deprecated == nil }.compactMap { modifier in
        let name = modifier.name.text
        let what: String
        if modifier.type?.unwrapped.lastName == "Binding" {
          what = "writes to"
        } else if name == "action", modifier.type?.isAction == true {
          what = "does"
        } else if isAboutNothingElse, subjects.contains(name) {
          what = "shows"
        } else {
          return nil
        }
        return Finding(
          modifier.name.place,
          "'\(name)' is what \(subject.title) \(what), but a call without it compiles; make it one "
            + "of the 'properties'")
      }
    })
}

/// Names for the content of a component.
private let subjects: Set<String> = [
  "amount", "count", "data", "date", "items", "name", "progress", "text", "title", "url", "value",
]
