import Specification
import SwiftFragments

extension Rule {
  /// Identifiers that no view receives, or none that tests find.
  static let lostIdentifier = Self(
    "lost-identifier", in: .accessibility,
    summary: "A slot has an identifier that tests do not find.",
    rationale: """
      A slot that a style places has its identifier automatically. If a part of the configuration or the body around \
      the styles places it, that code has to set `accessibilityIdentifier`; otherwise tests do not find the slot.

      With `children: combine` or `children: ignore`, the component is one element, and tests do not find the elements \
      of its slots. They find the component by the `accessibilityIdentifier` that the caller sets, and its texts by \
      its label. `children: contain` keeps the elements.
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
      """,
      """
      component: Row
      slots: {title: {options: [text]}}
      accessibility: {children: contain, identifiers: {title: row.title}}
      styles: {automatic: {body: configuration.title}}
      """,
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
      """,
      """
      component: Row
      slots: {title: {options: [text]}}
      accessibility: {children: combine, identifiers: {↓title: row.title}}
      styles: {automatic: {body: configuration.title}}
      """,
    ],
    check: .spec { subject, _ in
      guard let accessibility = subject.spec.accessibility else { return [] }
      if let children = accessibility.children, children.value != .contain {
        return accessibility.identifiers.filter { !subject.isAroundStyles($0.name.text) }.map {
          Finding(
            $0.name.place,
            "tests do not find '\($0.name.text)', because 'children: \(children.value.rawValue)' "
              + "makes the component one element; write 'children: contain', or remove the "
              + "identifier")
        }
      }
      guard let component = subject.component, !subject.spec.styles.isEmpty else { return [] }
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

extension Subject {
  /// Whether only the body around the styles shows a slot, which is outside of the component's element.
  fileprivate func isAroundStyles(_ slot: String) -> Bool {
    guard let component, let body = spec.body, !spec.styles.isEmpty else { return false }
    return component.configuration.hidden.contains(slot)
      && body.identifiers.contains { $0.text == slot }
      && !(spec.configuration?.entries.compactMap(\.view) ?? []).contains { part in
        part.identifiers.contains { $0.text == slot }
      }
  }
}
