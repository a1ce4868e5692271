import Specification
import SwiftFragments

extension Rule {
  /// Identifiers that no view receives.
  static let lostIdentifier = Self(
    "lost-identifier", in: .accessibility,
    summary: "A slot has an identifier, and the part that shows it does not set it.",
    rationale: """
      A slot that a style places has its identifier automatically. If a part of the configuration or the body around \
      the styles places it, that code has to set `accessibilityIdentifier`; otherwise tests do not find the slot.
      """,
    good: [
      """
      component: Row
      slots: {title: {options: [text]}, icon: {options: [systemImage]}}
      configuration:
        title:
        face: {view: icon.accessibilityIdentifier(RowAccessibilityIdentifiers.icon)}
      accessibility: {identifiers: {icon: row.icon}}
      styles: {automatic: {body: "configuration.face; configuration.title"}}
      """
    ],
    bad: [
      """
      component: Row
      slots: {title: {options: [text]}, icon: {options: [systemImage]}}
      configuration:
        title:
        face: {view: icon.padding()}
      accessibility: {identifiers: {title: row.title, ↓icon: row.icon}}
      styles: {automatic: {body: "configuration.face; configuration.title"}}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component, let accessibility = subject.spec.accessibility,
        !subject.spec.styles.isEmpty
      else { return [] }
      let parts =
        (subject.spec.configuration?.entries.compactMap(\.view) ?? [])
        + [subject.spec.body].compactMap(\.self)
      return accessibility.identifiers.compactMap { identifier in
        let name = identifier.name.text
        let placing = parts.filter { part in part.identifiers.contains { $0.text == name } }
        guard component.configuration.hidden.contains(name), !placing.isEmpty,
          !placing.contains(where: { part in
            part.calls.contains { $0.isModifier("accessibilityIdentifier") }
          })
        else { return nil }
        return Finding(
          identifier.name.place,
          "'\(name)' is shown by a part that sets no identifier, so tests do not find it; write "
            + "'.accessibilityIdentifier(\(component.plainName)AccessibilityIdentifiers.\(name))' "
            + "there"
        )
      }
    })
}
