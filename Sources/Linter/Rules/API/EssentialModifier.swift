import DesignModel
import Specification
import SwiftFragments

extension Rule {
  /// Modifiers that say what a component is about.
  static let essentialModifier = Self(
    "essential-modifier", in: .api, .note,
    summary: "A modifier sets what a component is about.",
    rationale: """
      `Switch("Sound", isOn: $isOn)` cannot be written without what it switches; `Switch("Sound").isOn($isOn)` \
      can, and does nothing then. SwiftUI's initializers take what a view is about: what it writes to, what \
      it does, and the value that it shows where it shows nothing else. Modifiers are for the rest.
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
      // Who shows a value reads all of it.
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
          "'\(name)' is what \(subject.title) \(what), and calls can leave it out unseen; make it one of the "
            + "'properties'")
      }
    })
}

/// Names for what a component shows.
private let subjects: Set<String> = [
  "amount", "count", "data", "date", "items", "name", "progress", "text", "title", "url", "value",
]
